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
 * and then gets the team that was displaced.
 */
export function onePlaceEach(sides: readonly SourcedSide[]): Map<string, Occupant> {
  const playing = new Map(
    sides.flatMap((side): [string, SourcedSide][] =>
      side.begun && side.begun !== side.occupant ? [[side.begun, side]] : [],
    ),
  )
  const settle = (side: SourcedSide): Occupant => {
    if (side.begun !== undefined) return side.occupant
    let { occupant } = side
    for (let steps = 0; typeof occupant === 'string' && steps <= sides.length; steps += 1) {
      const taken = playing.get(occupant)
      if (!taken) return occupant
      if (!taken.isKept) return null
      occupant = taken.occupant
    }
    return typeof occupant === 'string' ? null : occupant
  }
  return new Map(sides.map((side) => [side.key, settle(side)]))
}
