import { stepped } from '../match-lifecycle'
import type { Effect, MatchAggregate, MatchState } from './match-aggregate'

/** Where the steps of an effect count. */
const counters = { home: 'homeScore', away: 'awayScore', minute: 'currentMinute' } as const
type Counter = keyof typeof counters

function steps(effect: Effect, made: (counter: Counter, step: number) => number): Pick<Effect, Counter> {
  const names = Object.keys(counters) as Counter[]
  return Object.fromEntries(names.flatMap((name) => (effect[name] === undefined ? [] : [[name, made(name, effect[name])]])))
}

/** Sets fields of a match. */
export function setting(match: MatchAggregate, after: Partial<MatchState>): Effect {
  const fields = Object.keys(after) as (keyof MatchState)[]
  return { before: Object.fromEntries(fields.map((field) => [field, match[field]])), after }
}

/** What of a wanted effect a match takes: no counter goes below 0. */
export function limited(match: MatchAggregate, wanted: Effect): Effect {
  return { ...wanted, ...steps(wanted, (counter, step) => stepped(match[counters[counter]], step).change) }
}

/** The effect that takes this one back. */
export function inverse(effect: Effect): Effect {
  const { before, after, added, removed } = effect
  return {
    ...steps(effect, (_, step) => 0 - step), ...(before && after ? { before: after, after: before } : {}),
    ...(added ? { removed: added } : {}), ...(removed ? { added: removed } : {}),
  }
}

export function withEffect<M extends MatchAggregate>(match: M, { home = 0, away = 0, minute = 0, after, added = [], removed = [] }: Effect): M {
  const set = { ...match, ...after }
  const gone = new Set(removed.map(({ id }) => id))
  return {
    ...set,
    homeScore: set.homeScore + home, awayScore: set.awayScore + away, currentMinute: set.currentMinute + minute,
    // The same list where nothing happened in it: who keeps it can tell.
    events: added.length + gone.size === 0 ? match.events : [...match.events.filter(({ id }) => !gone.has(id)), ...added],
  }
}
