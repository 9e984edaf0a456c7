import type { Effect, MatchAggregate, MatchState } from './match-aggregate'

/** The field that each step of an effect changes. */
const counters = {
  home: 'homeScore',
  away: 'awayScore',
  homePoints: 'homePoints',
  awayPoints: 'awayPoints',
  minute: 'currentMinute',
} as const
type Counter = keyof typeof counters

function mapSteps(effect: Effect, map: (counter: Counter, step: number) => number): Pick<Effect, Counter> {
  const names = Object.keys(counters) as Counter[]
  return Object.fromEntries(
    names.flatMap((name) => (effect[name] === undefined ? [] : [[name, map(name, effect[name])]])),
  )
}

/** Steps a counter, clamped at 0; `change` is the step that remained. */
export function stepCounter(value: number, step: number): { readonly value: number; readonly change: number } {
  const after = Math.max(0, value + step)
  return { value: after, change: after - value }
}

/** Values of absent fields: an undefined `before` would not be stored, and the effect could not be reverted. */
const absentFields: Partial<MatchState> = { sets: [], homePoints: 0, awayPoints: 0, bonus: null, result: null }

/** Builds an effect that sets fields of a match. */
export function setFields(match: MatchAggregate, after: Partial<MatchState>): Effect {
  const fields = Object.keys(after) as (keyof MatchState)[]
  return {
    before: Object.fromEntries(
      fields.map((field) => [field, match[field] === undefined ? absentFields[field] : match[field]]),
    ),
    after,
  }
}

/** Converts absolute scores to steps. */
export const stepsTo = (
  match: MatchAggregate,
  {
    homeScore = match.homeScore,
    awayScore = match.awayScore,
  }: { readonly homeScore?: number | undefined; readonly awayScore?: number | undefined },
): Effect => ({ home: homeScore - match.homeScore, away: awayScore - match.awayScore })

/** Clamps the steps of an effect so that no counter falls below 0. */
export function clampSteps(match: MatchAggregate, effect: Effect): Effect {
  return { ...effect, ...mapSteps(effect, (counter, step) => stepCounter(match[counters[counter]] ?? 0, step).change) }
}

/** Builds the effect that reverts this one. */
export function invertEffect(effect: Effect): Effect {
  const { before, after, added, removed, set } = effect
  return {
    ...mapSteps(effect, (_, step) => 0 - step),
    ...(before && after ? { before: after, after: before } : {}),
    ...(set === undefined ? {} : { set }),
    ...(added ? { removed: added } : {}),
    ...(removed ? { added: removed } : {}),
  }
}

export function applyEffect<M extends MatchAggregate>(
  match: M,
  { home = 0, away = 0, homePoints, awayPoints, minute = 0, after, added = [], removed = [] }: Effect,
): M {
  const next = { ...match, ...after }
  const removedIds = new Set(removed.map(({ id }) => id))
  return {
    ...next,
    homeScore: next.homeScore + home,
    awayScore: next.awayScore + away,
    currentMinute: next.currentMinute + minute,
    ...(homePoints === undefined ? {} : { homePoints: (next.homePoints ?? 0) + homePoints }),
    ...(awayPoints === undefined ? {} : { awayPoints: (next.awayPoints ?? 0) + awayPoints }),
    // An unchanged list keeps its identity, so that callers can compare by reference.
    events:
      added.length + removedIds.size === 0
        ? match.events
        : [...match.events.filter(({ id }) => !removedIds.has(id)), ...added],
  }
}
