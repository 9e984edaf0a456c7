import { matchEventMessages, unidentified } from '@torneo/contracts/match/match-events'
import type { MatchTeam } from '@torneo/contracts/match/matches'
import type { Player } from '@torneo/contracts/tournament/players'
import type { EventKind } from '@torneo/domain/match/event-kinds'
import type { TimelineEvent } from '@torneo/domain/match/projection'
import { Button } from '@torneo/ui/buttons/Button'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { teamName } from '../../../../parts/match-labels'
import { choiceText } from '../../board-events'
import { liveTexts as texts } from '../../live-texts'
import { Form, GoalKinds, KindButton, NotListed } from './event-sheet-styles'
import { EventMinuteField } from './EventMinuteField'
import { PointsWorth } from './PointsWorth'
import { ShirtGrid } from './ShirtGrid'
import type { useRegistration } from './use-registration'

export const addIcon = <UserPlus size={18} aria-hidden />
const optionOf = ({ id, number, name }: Player) => ({ value: id, label: `${number} · ${name}` })

interface EventFormProps {
  readonly id: string
  readonly registration: ReturnType<typeof useRegistration>
  /** Team that a goal counts for. */
  readonly scorer: MatchTeam | null
  /** True if the score includes the goal already. */
  readonly counted: boolean
  readonly events: readonly TimelineEvent[]
  readonly suspended: ReadonlySet<string>
  readonly onAdd: () => void
}

/** Form for an event: a tap on a shirt registers at once; the select needs a submit (spec 2 §5). */
export function EventForm({ id, registration, scorer, counted, events, suspended, onAdd }: EventFormProps) {
  const { team, players, playerId, assistId, typedMinute, kind, variants, isOwnGoal, isPoints, hasAssist } =
    registration
  const select = useRef<HTMLSelectElement>(null)
  // Counts the failures, so that screen readers announce a repeated message.
  const [failedSubmits, setFailedSubmits] = useState(0)
  const playerOf = (chosen: string) => players.find((player) => player.id === chosen) ?? null

  const choose = (chosen: string) => {
    registration.choose(chosen)
    setFailedSubmits(0)
  }
  const chooseKind = (chosen: EventKind) => {
    registration.chooseKind(chosen)
    setFailedSubmits(0)
  }
  const submit = () => {
    const player = playerOf(playerId)
    if (player) return registration.register(player)
    setFailedSubmits(failedSubmits + 1)
    select.current?.focus()
  }
  return (
    <Form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onKeyDown={(event) => {
        // Submit on Enter: browsers would open the list, although typing has already chosen a player.
        if (event.key !== 'Enter' || playerId === '' || !(event.target instanceof HTMLSelectElement)) return
        event.preventDefault()
        submit()
      }}>
      {failedSubmits > 0 && (
        <Notice key={failedSubmits} tone="danger" role="alert">
          {matchEventMessages.player}
        </Notice>
      )}
      {typedMinute !== null && <EventMinuteField value={typedMinute} onChange={registration.setTypedMinute} />}
      {isPoints && !counted && (
        <PointsWorth points={registration.points} steps={registration.steps} onChange={registration.setPoints} />
      )}
      {variants.length > 0 && (
        <GoalKinds>
          {variants.map((one) => (
            <KindButton
              key={one.key}
              type="button"
              aria-pressed={kind?.key === one.key}
              onClick={() => chooseKind(one)}>
              {choiceText(one)}
            </KindButton>
          ))}
          {isOwnGoal && <small>{texts.countsFor(teamName(scorer))}</small>}
        </GoalKinds>
      )}
      <ShirtGrid
        label={texts.shirts}
        players={players}
        events={events}
        suspended={suspended}
        chosen={playerId}
        hasUnidentified
        onChoose={(chosen) => registration.register(chosen === unidentified ? null : playerOf(chosen))}
      />
      {team && players.length > 0 && (
        <NotListed>
          {texts.notListed}
          <Button size="sm" variant="ghost" icon={addIcon} onClick={onAdd}>
            {texts.addPlayer}
          </Button>
        </NotListed>
      )}
      {players.length > 0 && (
        <SelectField
          ref={select}
          id={`${id}-player`}
          label={texts.player}
          aria-required
          aria-invalid={failedSubmits > 0 || undefined}
          placeholder={texts.choosePlayer}
          value={playerId}
          options={players.map(optionOf)}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      {players.length > 0 && hasAssist && (
        <SelectField
          label={texts.assistLabel}
          placeholder={texts.noAssist}
          value={assistId}
          options={players.filter((player) => player.id !== playerId).map(optionOf)}
          onChange={({ target }) => registration.setAssistId(target.value)}
        />
      )}
    </Form>
  )
}
