import { arrangeBest } from './arrange-best'
import { bestTeam, rankedTeam } from './decided-places'
import type { LeagueResult } from './league-result'
import { nobody, type Occupant } from './occupant'
import { otherSide, sideKey, type TieSide } from './tie-sides'

type BestSide = TieSide & { readonly slot: { readonly phase: string; readonly bestOf: number; readonly nth: number } }

/** Returns the team on a side of a match that has begun. */
export type BegunTeams = (key: string) => string | null | undefined

const isArranged = (side: TieSide): side is BestSide => 'bestOf' in side.slot && !side.slot.byMerit

/**
 * Fills the slots of one knock-out for the best of one rank, once all of their teams are decided. A team whose match has
 * begun stays where it is.
 */
function arranged(
  sides: readonly BestSide[],
  result: LeagueResult,
  occupants: Map<string, Occupant>,
  begun: BegunTeams,
): void {
  const coming = sides
    .toSorted((one, other) => one.slot.nth - other.slot.nth)
    .map(({ slot }) => bestTeam(result, slot.bestOf, slot.nth))
  if (coming.includes(null)) return
  for (const { key } of sides) if (coming.includes(begun(key) ?? nobody)) occupants.set(key, begun(key) ?? nobody)
  const standing = new Set(sides.map(({ key }) => occupants.get(key)))
  const free = sides.filter(({ key }) => !occupants.has(key))
  const zoneOf = (team: Occupant) =>
    result.zones.find(({ zone }) => zone.teamIds.some((id) => id === team))?.zone.id ?? null
  const slots = free.map(({ key, tie, side }) => {
    const rival = tie[otherSide(side)]
    const rivalKey = sideKey(tie.id, otherSide(side))
    const fixed = rival && 'zone' in rival && rival.phase === result.league.id ? rival.zone : null
    return { key, opponentZone: fixed ?? zoneOf(occupants.get(rivalKey) ?? null), opponentKey: rivalKey }
  })
  const placed = arrangeBest(
    slots,
    coming.filter((team) => typeof team === 'string').filter((team) => !standing.has(team)),
    zoneOf,
  )
  for (const { key } of free) occupants.set(key, placed.get(key) ?? nobody)
}

/** Returns the teams that a league gives to the slots that refer to it; slots without an entry are open. */
export function leagueSlots(sides: readonly TieSide[], result: LeagueResult, begun: BegunTeams): Map<string, Occupant> {
  const occupants = new Map<string, Occupant>()
  const groups = new Map<string, BestSide[]>()
  for (const side of sides) {
    const { key, slot, knockout } = side
    if ('zone' in slot) {
      const zone = result.zones.find((one) => one.zone.id === slot.zone)
      if (zone) occupants.set(key, rankedTeam(zone, slot.rank))
    } else if (isArranged(side)) {
      const group = `${knockout.id} ${side.slot.bestOf}`
      groups.set(group, [...(groups.get(group) ?? []), side])
    } else if ('bestOf' in slot) occupants.set(key, bestTeam(result, slot.bestOf, slot.nth))
  }
  for (const group of groups.values()) arranged(group, result, occupants, begun)
  return occupants
}
