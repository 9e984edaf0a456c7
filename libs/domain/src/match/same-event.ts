import { sameEventWindow } from '@torneo/contracts/match-boards'
import type { ActionContext, LogRow, MatchAction, MatchAggregate, Person } from './match-aggregate'
import { scoringSide } from './scoring'

/** What two persons may have seen both: a goal of a side, or an event of another type of a team. */
type Sight = `${string} ${string}`

/** When somebody did it: by the device where that is possible, as one without a line reports it later. */
const timeOf = (at: Date, deviceAt: Date | undefined): number => Math.min(at.getTime(), deviceAt?.getTime() ?? Infinity)

const isSamePerson = (one: Person, other: Person): boolean => one.id === other.id && one.name === other.name

const goalOf = (side: string): Sight => `goal ${side}`

function sightOf(match: MatchAggregate, event: { readonly type: string; readonly teamId: string }): Sight {
  const side = scoringSide(event, match)
  return side ? goalOf(side) : `${event.type} ${event.teamId}`
}

/** What an action registers; null when it registers nothing. */
function sightOfAction(match: MatchAggregate, action: MatchAction): Sight | null {
  if (action.kind === 'event') return sightOf(match, action)
  return action.kind === 'score' && action.step > 0 ? goalOf(action.side) : null
}

/** What a row registered and still stands; null when there is none. */
function sightOfRow(match: MatchAggregate, { kind, effect, undone }: LogRow, isNaming: boolean): Sight | null {
  if (undone) return null
  const [event] = effect.added ?? []
  if (kind === 'event' && event) return match.events.some(({ id }) => id === event.id) ? sightOf(match, event) : null
  // Who names a goal that the score has does not count it twice.
  if (kind !== 'score' || isNaming) return null
  const { home = effect.homePoints ?? 0, away = effect.awayPoints ?? 0 } = effect
  return home > 0 ? goalOf('home') : away > 0 ? goalOf('away') : null
}

/**
 * The row of another person that registered the same kind for the same side within `sameEventWindow`, so that both may have seen one thing (B14);
 * null when there is none, or the action does not ask (`isAnother: false`).
 */
export function sameEventRow(match: MatchAggregate, action: MatchAction, { by, now, deviceAt }: ActionContext): LogRow | null {
  const sight = 'isAnother' in action && action.isAnother === false ? sightOfAction(match, action) : null
  if (sight === null) return null
  const time = timeOf(now, deviceAt)
  const isNaming = action.kind === 'event' && action.counted === true
  return match.log.findLast((row) => !isSamePerson(row.by, by) && Math.abs(timeOf(row.at, row.deviceAt) - time) <= sameEventWindow
    && sightOfRow(match, row, isNaming) === sight) ?? null
}
