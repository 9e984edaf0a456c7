export interface Pairing {
  /** Number of the round, from 1. */
  readonly round: number
  readonly home: string
  readonly away: string
}

/**
 * Pairs everybody once by the circle method: the first seat stays, the others rotate. Home and away differ by at most
 * one for each team. With an odd number the first seat is empty, and who would meet it rests.
 */
export function circle(teamIds: readonly string[]): Pairing[] {
  const seats: (string | null)[] = teamIds.length % 2 === 0 ? [...teamIds] : [null, ...teamIds]
  const rounds = seats.length - 1
  return Array.from({ length: Math.max(0, rounds) }, (_, index) => {
    const turned = seats.slice(1)
    const order = [seats[0], ...turned.slice(index), ...turned.slice(0, index)]
    return Array.from({ length: seats.length / 2 }, (_pair, pair): Pairing[] => {
      const [one, other] = [order[pair], order[order.length - 1 - pair]]
      if (!one || !other) return []
      // The first seat changes sides in every round, the others by their distance from it.
      const isHome = pair === 0 ? index % 2 === 0 : pair % 2 === 1
      return [{ round: index + 1, home: isHome ? one : other, away: isHome ? other : one }]
    }).flat()
  }).flat()
}

/** Pairs everybody once or twice; the second leg turns home and away around. */
export function roundRobin(teamIds: readonly string[], legs: 1 | 2): Pairing[] {
  const first = circle(teamIds)
  const rounds = Math.max(0, ...first.map(({ round }) => round))
  return legs === 1
    ? first
    : [...first, ...first.map(({ round, home, away }) => ({ round: round + rounds, home: away, away: home }))]
}

/** Teams that rest in each round ('Libre'), by round from 1. */
export function restingTeams(
  teamIds: readonly string[],
  pairings: readonly Pairing[],
): ReadonlyMap<number, readonly string[]> {
  const rounds = [...new Set(pairings.map(({ round }) => round))].toSorted((one, other) => one - other)
  return new Map(
    rounds.map((round) => {
      const playing = new Set(
        pairings.flatMap((pairing) => (pairing.round === round ? [pairing.home, pairing.away] : [])),
      )
      return [round, teamIds.filter((id) => !playing.has(id))]
    }),
  )
}
