import { plainText } from '../format/search'

/** A player on a team's list, with the players whom staff told apart from them. */
export interface ListedPlayer {
  readonly id: string
  readonly name: string
  readonly teamId: string
  readonly sportId: string
  readonly distinctFrom?: readonly string[] | undefined
}

/**
 * Reduces a name to its words in any order, case and accents: 'PÉREZ, Juan' is 'Juan Perez'. Numbers do not count, so
 * 'Jugador 7' is a single word. Null for a single word, which too many people share.
 */
export function nameKey(name: string): string | null {
  const words = plainText(name).match(/\p{L}+/gu) ?? []
  return words.length > 1 ? words.toSorted().join(' ') : null
}

/**
 * Groups players of one name on lists of several teams of a sport: perhaps one person (B48). A group is left out once
 * staff told all of its players of different teams apart.
 */
export function findNamesakes<P extends ListedPlayer>(players: readonly P[]): P[][] {
  const groups = new Map<string, P[]>()
  for (const player of players) {
    const key = nameKey(player.name)
    if (key === null) continue
    const group = groups.get(`${player.sportId} ${key}`)
    if (group) group.push(player)
    else groups.set(`${player.sportId} ${key}`, [player])
  }
  return [...groups.values()].filter((group) =>
    group.some((one, index) => group.slice(index + 1).some((other) => mayBeOne(one, other))),
  )
}

const mayBeOne = (one: ListedPlayer, other: ListedPlayer) =>
  one.teamId !== other.teamId && !one.distinctFrom?.includes(other.id) && !other.distinctFrom?.includes(one.id)
