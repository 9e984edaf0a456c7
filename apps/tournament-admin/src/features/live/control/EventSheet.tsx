import { UserPlus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import type { MatchSide } from '@torneo/contracts/match-commands'
import { matchEventMessages } from '@torneo/contracts/match-events'
import type { MatchTeam } from '@torneo/contracts/matches'
import type { Player } from '@torneo/contracts/players'
import { formatMinute } from '@torneo/domain/format-minute'
import { restoreFocus } from '@torneo/panel/collection-focus'
import { lazyPart } from '@torneo/panel/lazy-modal'
import { Button } from '@torneo/ui/Button'
import { Notice } from '@torneo/ui/Notice'
import { SelectField } from '@torneo/ui/SelectField'
import { Sheet } from '@torneo/ui/Sheet'
import { Skeleton } from '@torneo/ui/Skeleton'
import { color, flexWrap, text } from '@torneo/ui/tokens'
import { LinkButton } from '../../../parts/LinkButton'
import { teamName } from '../../../parts/match-words'
import { rosterAddress } from '../../../parts/team-address'
import { TeamMark } from '../../../parts/TeamMark'
import { eventTitles, liveTexts as texts, type RegisteredType } from '../live-texts'
import type { TeamRoster } from '../use-rosters'
import { sideways } from './layout'
import { ShirtGrid } from './ShirtGrid'

/** Which sheet is open: closed, then open for a type and side (spec 2 §4). */
export interface OpenSheet {
  readonly type: RegisteredType
  readonly side: MatchSide
  /** The match's minute when it was opened: that of the event. */
  readonly minute: number
}

interface EventSheetProps {
  readonly open: OpenSheet
  readonly team: MatchTeam | null
  readonly roster: TeamRoster
  readonly onRegister: (chosen: { readonly player: Player; readonly assistPlayerId: string | null }) => void
  readonly onClose: () => void
}

/** Seldom needed, so it is not of the board's first visit; fetched once a sheet is open, it is there when it is. */
const LatePlayerForm = lazyPart(() => import('./LatePlayerForm'), (_, content) => content)

const addIcon = <UserPlus size={18} aria-hidden />
const named = ({ number, name }: Player) => `${number} · ${name}`

/** Who it was (spec 2 §2, §5): by name, or by the number on the shirt. */
export function EventSheet({ open: { type, minute }, team, roster, onRegister, onClose }: EventSheetProps) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const [playerId, setPlayerId] = useState('')
  const [assistId, setAssistId] = useState('')
  // A number of its own each time, so that it is said again.
  const [refusals, setRefusals] = useState(0)
  const [isAdding, setAdding] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const players = roster.players ?? []
  const isEmpty = roster.players?.length === 0
  const options = (of: readonly Player[]) => of.map((player) => ({ value: player.id, label: named(player) }))

  const choose = (chosen: string) => {
    setPlayerId(chosen)
    setRefusals(0)
    if (chosen === assistId) setAssistId('')
  }
  const handleAdded = (player: Player) => {
    setAdding(false)
    choose(player.id)
  }
  useEffect(() => LatePlayerForm.prefetch(), [])
  // The form that had the focus went.
  useEffect(() => {
    if (!isAdding) restoreFocus([`${id}-player`, `${id}-add`])
  }, [id, isAdding])
  const handleRegister = () => {
    const player = players.find((one) => one.id === playerId)
    if (player) return onRegister({ player, assistPlayerId: assistId || null })
    setRefusals(refusals + 1)
    select.current?.focus()
  }
  return (
    <Sheet
      title={isAdding ? texts.addPlayer : eventTitles[type]}
      lead={<TeamMark team={team} />}
      aside={formatMinute(minute)}
      onClose={onClose}
      footer={isAdding
        ? (
          <>
            <Button key="back" size="lg" onClick={() => setAdding(false)}>{texts.backToPlayers}</Button>
            <Button key="add" size="lg" type="submit" form={`${id}-late`} variant="primary" busy={isSaving} busyLabel={texts.adding}>
              {texts.addPlayer}
            </Button>
          </>
        )
        : (
          <>
            <Button key="cancel" size="lg" onClick={onClose}>{texts.cancel}</Button>
            {players.length > 0 && <Button key="register" size="lg" type="submit" form={id} variant="primary">{texts.register}</Button>}
            {isEmpty && team && (
              <Button key="late" id={`${id}-add`} size="lg" variant="primary" icon={addIcon} onClick={() => setAdding(true)}>{texts.addPlayer}</Button>
            )}
          </>
        )}
    >
      {isAdding && team && <LatePlayerForm id={`${id}-late`} teamId={team.id} players={players} onSaving={setSaving} onAdded={handleAdded} />}
      {roster.players === null && !roster.hasFailed && <div role="status" aria-label={texts.loadingPlayers}><Skeleton height={200} /></div>}
      {roster.players === null && roster.hasFailed && (
        <Notice tone="warning" role="alert" action={<Button size="sm" onClick={roster.retry}>{texts.retry}</Button>}>{texts.playersFailed}</Notice>
      )}
      {isEmpty && !isAdding && (
        <NoPlayers>
          <strong>{texts.noPlayers(teamName(team))}</strong>
          {team && <><p>{texts.noPlayersWhy}</p><LinkButton to={rosterAddress(team.id)} $variant="ghost">{texts.toRoster}</LinkButton></>}
        </NoPlayers>
      )}
      {players.length > 0 && !isAdding && (
        <Form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            handleRegister()
          }}
          onKeyDown={(event) => {
            // A browser would open the list instead, although a typed number has chosen already.
            if (event.key !== 'Enter' || playerId === '' || !(event.target instanceof HTMLSelectElement)) return
            event.preventDefault()
            handleRegister()
          }}
        >
          {refusals > 0 && <Notice key={refusals} tone="danger" role="alert">{matchEventMessages.player}</Notice>}
          <SelectField
            ref={select}
            id={`${id}-player`}
            label={texts.player}
            aria-required
            aria-invalid={refusals > 0 || undefined}
            placeholder={texts.choosePlayer}
            value={playerId}
            options={options(players)}
            onChange={({ target }) => choose(target.value)}
          />
          <ShirtGrid label={texts.shirts} players={players} chosen={playerId} onChoose={choose} />
          {team && (
            <NotListed>
              {texts.notListed}
              <Button size="sm" variant="ghost" icon={addIcon} onClick={() => setAdding(true)}>{texts.addPlayer}</Button>
            </NotListed>
          )}
          {type === 'goal' && (
            <SelectField
              label={texts.assistLabel}
              placeholder={texts.noAssist}
              value={assistId}
              options={options(players.filter((player) => player.id !== playerId))}
              onChange={({ target }) => setAssistId(target.value)}
            />
          )}
        </Form>
      )}
    </Sheet>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  /* Both choices in sight at once, the numbers under them. */
  ${sideways} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > [role='alert'], > [role='group'] { grid-column: 1 / -1; }
    > [role='group'] { order: 1; }
  }
`

const NoPlayers = styled.div`
  padding: 24px 0;
  text-align: center;
  ${text(16)}
  p { margin-top: 4px; color: ${color.muted}; ${text(14)} }
  a { margin-top: 12px; }
`

const NotListed = styled.div`
  ${flexWrap('0 8px')}
  color: ${color.muted};
  ${text(13)}
  ${sideways} { grid-column: 1 / -1; order: 1; }
`
