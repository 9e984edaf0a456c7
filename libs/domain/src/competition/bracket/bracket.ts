import type { Tie } from '@torneo/contracts/competition/knockout'
import type { Slot } from '@torneo/contracts/competition/slot'
import { byesOf } from './byes'
import { crossings } from './crossings'
import { bracketSize, seedOrder } from './seed-order'

export interface BracketOptions {
  /** Beginning of the ids of the ties, at most 17 characters: `oro` gives `oro-1-1`. */
  readonly idPrefix: string
  /** Adds the match of the losers of the semi-finals, if there are four entrants. Default: false. */
  readonly thirdPlace?: boolean | undefined
}

/** Ties of a bracket whose first round is given in order, byes included; the length is a power of two. */
export function bracketTies(
  positions: readonly (Slot | null)[],
  { idPrefix, thirdPlace = false }: BracketOptions,
): Tie[] {
  const rounds: Tie[][] = []
  let sides: readonly (Slot | null)[] = positions
  while (sides.length > 1) {
    const round = rounds.length + 1
    const ties = Array.from({ length: Math.floor(sides.length / 2) }, (_, index): Tie => ({
      id: `${idPrefix}-${round}-${index + 1}`,
      round,
      home: sides[index * 2] ?? null,
      away: sides[index * 2 + 1] ?? null,
    }))
    rounds.push(ties)
    sides = ties.map(({ id }) => ({ winner: id }))
  }
  const [one, other] = rounds.at(-2) ?? []
  const entrants = positions.filter((slot) => !(slot && 'bye' in slot)).length
  const third: Tie[] =
    thirdPlace && one && other && entrants > 3
      ? [
          {
            id: `${idPrefix}-third`,
            round: rounds.length,
            home: { loser: one.id },
            away: { loser: other.id },
            thirdPlace: true,
          },
        ]
      : []
  return [...rounds.flat(), ...third]
}

/** Draws 2 to 64 entrants, the best first: 1 meets the last, 1 and 2 only in the final, and byes go to the best. */
export function seededBracket(entrants: readonly Slot[], options: BracketOptions): Tie[] {
  return bracketTies(
    seedOrder(bracketSize(entrants.length)).map((seed) => entrants[seed - 1] ?? { bye: true }),
    options,
  )
}

/** Draws the places of zones: `tiers` are the firsts in the order of the zones, then the seconds, and so on. */
export function zonesBracket(tiers: readonly (readonly Slot[])[], options: BracketOptions): Tie[] {
  return bracketTies(crossings(tiers), options)
}

/** Draws the losers of a round of another knock-out, neighbours first ('5.º al 8.º'); a bye has no loser. */
export function losersBracket(ties: readonly Tie[], round: number, options: BracketOptions): Tie[] {
  const { isByeTie } = byesOf(ties)
  const losers = ties
    .filter((tie) => tie.round === round && !tie.thirdPlace)
    .map((tie): Slot => (isByeTie(tie) ? { bye: true } : { loser: tie.id }))
  return bracketTies(losers, options)
}
