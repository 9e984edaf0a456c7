import { useId, useRef, useState } from 'react'
import styled from 'styled-components'
import type { MatchSide } from '@torneo/contracts/match-commands'
import { matchEventMessages } from '@torneo/contracts/match-events'
import type { MatchTeam } from '@torneo/contracts/matches'
import type { Player } from '@torneo/contracts/players'
import { minuteWords } from '@torneo/domain/minute-words'
import { Button } from '@torneo/ui/Button'
import { Notice } from '@torneo/ui/Notice'
import { SelectField } from '@torneo/ui/SelectField'
import { Sheet } from '@torneo/ui/Sheet'
import { Skeleton } from '@torneo/ui/Skeleton'
import { color, text } from '@torneo/ui/tokens'
import { teamName } from '../../../parts/match-words'
import { TeamMark } from '../../../parts/TeamMark'
import { LinkButton } from '../LinkButton'
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

const named = ({ number, name }: Player) => `${number} · ${name}`

/** Who it was (spec 2 §2, §5): by name, or by the number on the shirt. */
export function EventSheet({ open: { type, minute }, team, roster, onRegister, onClose }: EventSheetProps) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const [playerId, setPlayerId] = useState('')
  const [assistId, setAssistId] = useState('')
  // A number of its own each time, so that it is said again.
  const [refusals, setRefusals] = useState(0)
  const players = roster.players ?? []
  const options = (of: readonly Player[]) => of.map((player) => ({ value: player.id, label: named(player) }))

  const choose = (chosen: string) => {
    setPlayerId(chosen)
    setRefusals(0)
    if (chosen === assistId) setAssistId('')
  }
  const handleRegister = () => {
    const player = players.find((one) => one.id === playerId)
    if (player) return onRegister({ player, assistPlayerId: assistId || null })
    setRefusals(refusals + 1)
    select.current?.focus()
  }
  return (
    <Sheet
      title={eventTitles[type]}
      lead={<TeamMark team={team} />}
      aside={minuteWords(minute)}
      onClose={onClose}
      footer={
        <>
          <Button size="lg" onClick={onClose}>{texts.cancel}</Button>
          {players.length > 0
            ? <Button size="lg" type="submit" form={id} variant="primary">{texts.register}</Button>
            : roster.players && <LinkButton to="/tournament/teams" $size="lg" $variant="primary">{texts.toTeams}</LinkButton>}
        </>
      }
    >
      {roster.players === null && !roster.hasFailed && <div role="status" aria-label={texts.loadingPlayers}><Skeleton height={200} /></div>}
      {roster.players === null && roster.hasFailed && (
        <Notice tone="warning" role="alert" action={<Button size="sm" onClick={roster.retry}>{texts.retry}</Button>}>{texts.playersFailed}</Notice>
      )}
      {roster.players !== null && players.length === 0 && (
        <Nobody><strong>{texts.noPlayers(teamName(team))}</strong><p>{texts.noPlayersWhy}</p></Nobody>
      )}
      {players.length > 0 && (
        <Form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            handleRegister()
          }}
          onKeyDown={(event) => {
            // A browser opens the list instead: whoever typed a number has chosen already.
            if (event.key !== 'Enter' || playerId === '' || !(event.target instanceof HTMLSelectElement)) return
            event.preventDefault()
            handleRegister()
          }}
        >
          {refusals > 0 && <Notice key={refusals} tone="danger" role="alert">{matchEventMessages.player}</Notice>}
          <SelectField
            ref={select}
            label={texts.player}
            aria-required
            aria-invalid={refusals > 0 || undefined}
            placeholder={texts.choosePlayer}
            value={playerId}
            options={options(players)}
            onChange={({ target }) => choose(target.value)}
          />
          <ShirtGrid label={texts.shirts} players={players} chosen={playerId} onChoose={choose} />
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

const Nobody = styled.div`
  padding: 24px 0;
  text-align: center;
  ${text(16)}
  p { margin-top: 4px; color: ${color.muted}; ${text(14)} }
`
