import type { Occupant } from './occupant'

export interface SourcedSide {
  readonly key: string
  /** The team that the slot says. */
  readonly occupant: Occupant
  /** The team of the match that has begun; undefined if it has not. */
  readonly begun: string | null | undefined
  /** Staff accepted that the begun match has another team than the slot. */
  readonly isKept: boolean
}

/**
 * Settles the slots of one source, such as a league, so that no team stands in two of them. A begun match keeps its team
 * after a correction; another slot that should get that team stays open until staff accept the match as it was played,
 * and then gets the team that was displaced. A match that began with that team is what staff decided, not a conflict.
 */
export function onePlaceEach(sides: readonly SourcedSide[]): Map<string, Occupant> {
  const playing = new Map(
    sides.flatMap((side): [string, SourcedSide][] =>
      side.begun && side.begun !== side.occupant ? [[side.begun, side]] : [],
    ),
  )
  const settle = (side: SourcedSide): Occupant => {
    const { begun } = side
    if (begun !== undefined && side.isKept) return side.occupant
    const open = begun === undefined ? null : side.occupant
    let { occupant } = side
    for (let steps = 0; typeof occupant === 'string' && occupant !== begun && steps <= sides.length; steps += 1) {
      const taken = playing.get(occupant)
      if (!taken) return begun === undefined ? occupant : open
      if (!taken.isKept) return open
      occupant = taken.occupant
    }
    return typeof occupant === 'string' && occupant !== begun ? open : occupant
  }
  return new Map(sides.map((side) => [side.key, settle(side)]))
}
