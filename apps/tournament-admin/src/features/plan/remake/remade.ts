import type { MatchPlan } from '@torneo/contracts/match/match-plans'
import type { Match } from '@torneo/contracts/match/matches'
import { placeKey } from '@torneo/domain/people/passes'
import type { MovedMatch, Plan } from '@torneo/domain/schedule/plan'
import { fixtureDrafts } from '../fixture-drafts'
import type { FixtureToPlan } from '../fixtures-to-plan'
import { placeOf } from '../plan-request'
import type { Place } from '../plan-settings'
import { isWaiting } from './changes'

interface Basis {
  /** The sport's matches by id. */
  readonly byId: ReadonlyMap<string, Match>
  readonly movable: ReadonlySet<string>
  readonly missing: readonly FixtureToPlan[]
  readonly places: readonly Place[]
}

/** A plan as the difference to the fixture. */
export interface Remade {
  readonly moved: readonly MovedMatch[]
  /** Matches without a date that get one. */
  readonly dated: readonly MovedMatch[]
  /** Pairings that become matches. */
  readonly made: ReturnType<typeof fixtureDrafts>
  /** Existing matches that find no place. */
  readonly lost: readonly string[]
  readonly body: MatchPlan
}

/** Compares a plan with the fixture, and says what is written. */
export function remadeOf(plan: Plan, { byId, movable, missing, places }: Basis): Remade {
  const byKey = new Map(places.map((place) => [placeKey(place), place]))
  const changes = plan.matches.flatMap(({ id, ...to }) => {
    const match = movable.has(id) ? byId.get(id) : undefined
    if (!match) return []
    const from = placeOf(match)
    const isSame = from.date === to.date && from.time === to.time && from.field === to.field
    return isSame && !isWaiting(match) ? [] : [{ id, from, to, isDated: isWaiting(match) }]
  })
  const change = changes.flatMap(({ id, to: { date, time, field } }) => {
    const [match, place] = [byId.get(id), byKey.get(field)]
    return match && place ? [{ id, rev: match.rev, date, time, ...place }] : []
  })
  const made = fixtureDrafts(plan.matches, missing, places)
  return {
    moved: changes.filter(({ isDated }) => !isDated),
    dated: changes.filter(({ isDated }) => isDated),
    made,
    lost: plan.ok ? [] : plan.missing.flatMap(({ id }) => (byId.has(id) ? [id] : [])),
    body: {
      keep: plan.matches.flatMap(({ id }) => (byId.has(id) && !movable.has(id) ? [id] : [])),
      change,
      make: made.map(({ draft }) => draft),
      remove: [],
    },
  }
}

export const isNothing = ({ body }: Remade): boolean => body.change.length + body.make.length === 0
