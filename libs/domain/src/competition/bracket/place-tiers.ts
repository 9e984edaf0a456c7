import type { League } from '@torneo/contracts/competition/league'
import type { Slot } from '@torneo/contracts/competition/slot'

const withRank = ({ zones }: League, rank: number) => zones.filter(({ teamIds }) => teamIds.length >= rank)

/** Number of teams that finish within the first `advance` of their zones. */
export const placesOf = ({ zones }: League, advance: number): number =>
  zones.reduce((sum, { teamIds }) => sum + Math.min(teamIds.length, advance), 0)

/**
 * Lists the places of a league by rank. `first` has the ranks up to `advance` and the `best` of the next one, `rest` all
 * other places.
 */
export function placeTiers(
  league: League,
  advance: number,
  best: number,
): { readonly first: Slot[][]; readonly rest: Slot[][] } {
  const tier = (rank: number) => withRank(league, rank).map(({ id: zone }): Slot => ({ phase: league.id, zone, rank }))
  const bests = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, index): Slot => ({
      phase: league.id,
      bestOf: advance + 1,
      nth: from + index + 1,
    }))
  const last = Math.max(...league.zones.map(({ teamIds }) => teamIds.length))
  const ranks = Array.from({ length: last }, (_, index) => index + 1)
  // A rank of which only some go on is ranked across the zones: its others are named by that ranking too.
  const next = best > 0 ? bests(best, withRank(league, advance + 1).length) : tier(advance + 1)
  const isFilled = (slots: Slot[]) => slots.length > 0
  return {
    first: [...ranks.filter((rank) => rank <= advance).map(tier), bests(0, best)].filter(isFilled),
    rest: [next, ...ranks.filter((rank) => rank > advance + 1).map(tier)].filter(isFilled),
  }
}
