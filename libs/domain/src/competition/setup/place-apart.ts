import type { Random } from './random'

/** A team in the order of a draw; at most one team of a pot, and of a promotion's group, may be in a zone. */
export interface Drawn {
  readonly teamId: string
  readonly pot: string
  readonly promotion: string
}

type Zone = Set<Drawn>

const has = (zone: Zone, { pot, promotion }: Partial<Drawn>) =>
  [...zone].some((team) => team.pot === pot || team.promotion === promotion)

/** Returns the teams of two zones that are linked to `start` by a common pot or promotion, and so on. */
function chainOf(start: Drawn, zones: readonly [Zone, Zone]): Drawn[] {
  const rest = new Set([...zones[0], ...zones[1]].filter((team) => team !== start))
  const chain = [start]
  for (const { pot, promotion } of chain) {
    for (const team of rest) {
      if (team.pot !== pot && team.promotion !== promotion) continue
      chain.push(team)
      rest.delete(team)
    }
  }
  return chain
}

/** Moves each team to the other of the two zones. */
function exchange(teams: readonly Drawn[], [one, other]: readonly [Zone, Zone]): void {
  for (const team of teams) {
    const [from, to] = one.has(team) ? [one, other] : [other, one]
    from.delete(team)
    to.add(team)
  }
}

/** Moves a chain with a team too many from the largest to the smallest zone until sizes differ by one at most. */
function evenOut(zones: readonly Zone[]): void {
  for (;;) {
    const bySize = zones.toSorted((one, other) => other.size - one.size)
    const [largest, smallest] = [bySize[0], bySize.at(-1)]
    if (!largest || !smallest || largest.size - smallest.size < 2) return
    const chains = [...largest].map((team) => chainOf(team, [largest, smallest]))
    const surplus = chains.find((chain) => chain.filter((team) => largest.has(team)).length * 2 > chain.length)
    if (!surplus) return
    exchange(surplus, [largest, smallest])
  }
}

/**
 * Places teams in zones: an edge colouring of the bipartite graph of pots and promotions, where a team is an edge and a
 * zone its colour (Kőnig; de Werra for equal sizes). With at most `count` teams in each pot and promotion's group there
 * always is one: a team that fits nowhere takes the place of another, which makes room along an alternating chain.
 */
export function placeApart(order: readonly Drawn[], count: number, random: Random): Zone[] {
  const zones = Array.from({ length: count }, (): Zone => new Set())
  const pick = (from: readonly Zone[]): Zone => from[Math.floor(random() * from.length)] ?? new Set()
  for (const team of order) {
    const open = zones.filter((zone) => !has(zone, team))
    const fewest = Math.min(...open.map(({ size }) => size))
    if (open.length > 0) {
      pick(open.filter(({ size }) => size === fewest)).add(team)
      continue
    }
    const pair = [
      pick(zones.filter((zone) => !has(zone, { pot: team.pot }))),
      pick(zones.filter((zone) => !has(zone, { promotion: team.promotion }))),
    ] as const
    const blocking = [...pair[0]].find(({ promotion }) => promotion === team.promotion)
    exchange(blocking ? chainOf(blocking, pair) : [], pair)
    pair[0].add(team)
  }
  evenOut(zones)
  return zones
}
