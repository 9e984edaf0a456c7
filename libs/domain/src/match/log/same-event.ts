import { sameEventWindow } from '@torneo/contracts/match/match-boards'
import type { MatchAction } from '../actions'
import type { ActionContext, LogRow, MatchAggregate, Person } from '../match-aggregate'
import { scoringSide } from '../result/scoring'

/** Key under which two reports count as the same event: a side's goal, or a team's event of another type. */
type EventKey = `${string} ${string}`

/** The device's time if plausible: offline devices report late. */
const reportedAt = (at: Date, deviceAt: Date | undefined): number =>
  Math.min(at.getTime(), deviceAt?.getTime() ?? Infinity)

const isSamePerson = (one: Person, other: Person): boolean => one.id === other.id && one.name === other.name

const goalKey = (side: string): EventKey => `goal ${side}`

function eventKeyOf(match: MatchAggregate, event: { readonly type: string; readonly teamId: string }): EventKey {
  const side = scoringSide(event, match)
  return side ? goalKey(side) : `${event.type} ${event.teamId}`
}

/** Key of the event that an action registers; null if it registers none. */
function actionEventKey(match: MatchAggregate, action: MatchAction): EventKey | null {
  if (action.kind === 'event') return eventKeyOf(match, action)
  return action.kind === 'score' && action.step > 0 ? goalKey(action.side) : null
}

/** Key of the event that a row registered; null if it was undone or deleted. */
function rowEventKey(match: MatchAggregate, { kind, effect, undone }: LogRow, isNaming: boolean): EventKey | null {
  if (undone) return null
  const [event] = effect.added ?? []
  if (kind === 'event' && event) return match.events.some(({ id }) => id === event.id) ? eventKeyOf(match, event) : null
  // Naming an already counted goal does not count it twice.
  if (kind !== 'score' || isNaming) return null
  const { home = effect.homePoints ?? 0, away = effect.awayPoints ?? 0 } = effect
  return home > 0 ? goalKey('home') : away > 0 ? goalKey('away') : null
}

/**
 * Finds another person's row that registered the same kind of event for the same side within `sameEventWindow`: both
 * may have seen the same event (B14). Null if none, or if the action does not request the check by `isAnother: false`.
 */
export function sameEventRow(
  match: MatchAggregate,
  action: MatchAction,
  { by, now, deviceAt }: ActionContext,
): LogRow | null {
  const eventKey = 'isAnother' in action && action.isAnother === false ? actionEventKey(match, action) : null
  if (eventKey === null) return null
  const time = reportedAt(now, deviceAt)
  const isNaming = action.kind === 'event' && action.counted === true
  return (
    match.log.findLast(
      (row) =>
        !isSamePerson(row.by, by) &&
        Math.abs(reportedAt(row.at, row.deviceAt) - time) <= sameEventWindow &&
        rowEventKey(match, row, isNaming) === eventKey,
    ) ?? null
  )
}
