import type { Random } from './random'

/** A team in the order of a draw; at most one team of a pot, and of a promotion's group, may be in a zone. */
export interface Drawn {
  readonly teamId: string
  readonly pot: string
  readonly promotion: string
}

/**
 * Places teams in zones: an edge colouring of the bipartite graph of pots and promotions, where a team is an edge and a
 * zone its colour (Kőnig; de Werra for equal sizes). With at most `zones` teams in each pot and promotion's group there
 * always is one: exchanging two zones along an alternating chain makes room, and evens out the sizes.
 */
export function placeApart(order: readonly Drawn[], zones: number, random: Random): ReadonlyMap<string, number> {
  const zoneOf = new Map<Drawn, number>()
  const all = Array.from({ length: zones }, (_, zone) => zone)
  const teamsIn = (zone: number) => [...zoneOf].flatMap(([team, placed]) => (placed === zone ? [team] : []))
  const isFree = (zone: number, { pot, promotion }: Partial<Drawn>) =>
    !teamsIn(zone).some((team) => team.pot === pot || team.promotion === promotion)
  const pick = (from: readonly number[]) => from[Math.floor(random() * from.length)] ?? 0

  /** Teams of two zones that are linked to `start` by a common pot or promotion, and so on. */
  function chain(start: Drawn, one: number, other: number): Drawn[] {
    const pool = new Set([...teamsIn(one), ...teamsIn(other)])
    const linked = [start]
    pool.delete(start)
    for (const { pot, promotion } of linked) {
      for (const team of pool) {
        if (team.pot !== pot && team.promotion !== promotion) continue
        linked.push(team)
        pool.delete(team)
      }
    }
    return linked
  }

  const exchange = (teams: readonly Drawn[], one: number, other: number) => {
    for (const team of teams) zoneOf.set(team, zoneOf.get(team) === one ? other : one)
  }

  function place(team: Drawn): number {
    const open = all.filter((zone) => isFree(zone, team))
    const fewest = Math.min(...open.map((zone) => teamsIn(zone).length))
    if (open.length > 0) return pick(open.filter((zone) => teamsIn(zone).length === fewest))
    const zone = pick(all.filter((one) => isFree(one, { pot: team.pot })))
    const other = pick(all.filter((one) => isFree(one, { promotion: team.promotion })))
    const blocking = teamsIn(zone).find(({ promotion }) => promotion === team.promotion)
    if (blocking) exchange(chain(blocking, zone, other), zone, other)
    return zone
  }

  for (const team of order) zoneOf.set(team, place(team))
  for (;;) {
    const bySize = all.toSorted((one, other) => teamsIn(other).length - teamsIn(one).length)
    const [largest = 0, smallest = 0] = [bySize[0], bySize.at(-1)]
    if (teamsIn(largest).length - teamsIn(smallest).length < 2) break
    const surplus = teamsIn(largest)
      .map((team) => chain(team, largest, smallest))
      .find((teams) => teams.filter((team) => zoneOf.get(team) === largest).length * 2 > teams.length)
    exchange(surplus ?? [], largest, smallest)
  }
  return new Map([...zoneOf].map(([{ teamId }, zone]) => [teamId, zone]))
}
