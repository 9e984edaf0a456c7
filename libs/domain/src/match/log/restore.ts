import { sameValue } from '../../records/field-merge'
import { invertEffect, setFields, applyEffect } from '../effect'
import { playersOfEvent } from '../event-players'
import type { ActionContext, Effect, LogRow, MatchAggregate } from '../match-aggregate'

type Restored = Pick<
  MatchAggregate,
  | 'homeScore'
  | 'awayScore'
  | 'currentMinute'
  | 'currentHalf'
  | 'events'
  | 'shootout'
  | 'bonus'
  | 'sets'
  | 'homePoints'
  | 'awayPoints'
>

/**
 * Returns score, minute, period, shoot-out and events after the row with this rev; null if there is no such row. `rows`
 * contains at least all rows from that one on, oldest first.
 */
export function stateAfter(
  match: MatchAggregate,
  rows: readonly Pick<LogRow, 'rev' | 'minute' | 'effect'>[],
  rev: number,
): Restored | null {
  const target = rows.find((row) => row.rev === rev)
  if (!target) return null
  const then = rows
    .filter((row) => row.rev > rev)
    .reduceRight((later, { effect }) => applyEffect(later, invertEffect(effect)), match)
  return { ...then, currentMinute: target.minute ?? then.currentMinute }
}

/** Fields that an action sets whole. */
const wholeFields = ['shootout', 'bonus'] as const

/** Builds the effect that restores that state; null if nothing differs. */
export function restoreEffect(match: MatchAggregate, then: Restored): Effect | null {
  const eventsMissingFrom = (events: Restored['events'], others: Restored['events']) =>
    events.filter((event) => !others.some((other) => sameValue(event, other)))
  const [added, removed] = [eventsMissingFrom(then.events, match.events), eventsMissingFrom(match.events, then.events)]
  const whole = wholeFields.filter((field) => !sameValue(then[field] ?? null, match[field] ?? null))
  const { sets = [], homePoints = 0, awayPoints = 0 } = then
  const areSameSets =
    sameValue(sets, match.sets ?? []) &&
    homePoints === (match.homePoints ?? 0) &&
    awayPoints === (match.awayPoints ?? 0)
  const isSame =
    added.length + removed.length === 0 &&
    whole.length === 0 &&
    areSameSets &&
    (['homeScore', 'awayScore', 'currentMinute', 'currentHalf'] as const).every((field) => then[field] === match[field])
  const after = {
    ...(then.currentHalf === match.currentHalf ? {} : { currentHalf: then.currentHalf }),
    ...Object.fromEntries(whole.map((field) => [field, then[field] ?? null])),
    ...(areSameSets ? {} : { sets, homePoints, awayPoints }),
  }
  return isSame
    ? null
    : {
        home: then.homeScore - match.homeScore,
        away: then.awayScore - match.awayScore,
        minute: then.currentMinute - match.currentMinute,
        ...(Object.keys(after).length > 0 ? setFields(match, after) : {}),
        ...(added.length > 0 ? { added } : {}),
        ...(removed.length > 0 ? { removed } : {}),
      }
}

/** True if a restored event names a deleted player. */
export function namesDeleted(events: Effect['added'] = [], teamOf: ActionContext['teamOf']): boolean {
  return teamOf !== undefined && events.flatMap(playersOfEvent).some((id) => teamOf(id) === null)
}
