/** A slot for one of the best of a rank. */
export interface BestSlot {
  readonly key: string
  /** Zone of the other side of its tie; null if unknown. */
  readonly opponentZone: string | null
  /** Key of the other side, which may be a slot of the same kind. */
  readonly opponentKey: string
}

/** Arrangements tried before the order of merit is taken; practical ones need less than a hundred. */
const maxSteps = 10_000

/**
 * Puts teams in the order of merit into slots by the first arrangement in which nobody meets their own zone, or by merit
 * where there is none. Returns the team of each slot by its key.
 */
export function arrangeBest(
  slots: readonly BestSlot[],
  teams: readonly string[],
  zoneOf: (teamId: string) => string | null,
): Map<string, string> {
  const placed = new Map<string, string>()
  let steps = 0
  const fits = (teamId: string, slot: BestSlot): boolean => {
    const zone = zoneOf(teamId)
    const rival = placed.get(slot.opponentKey)
    return zone === null || (zone !== slot.opponentZone && (rival === undefined || zoneOf(rival) !== zone))
  }
  const fill = (at: number, rest: readonly string[]): boolean => {
    const slot = slots[at]
    if (!slot) return true
    return rest.some((teamId) => {
      steps += 1
      if (steps > maxSteps || !fits(teamId, slot)) return false
      placed.set(slot.key, teamId)
      if (
        fill(
          at + 1,
          rest.filter((one) => one !== teamId),
        )
      )
        return true
      placed.delete(slot.key)
      return false
    })
  }
  if (fill(0, teams)) return placed
  return new Map(
    slots.flatMap(({ key }, index): [string, string][] => {
      const team = teams[index]
      return team === undefined ? [] : [[key, team]]
    }),
  )
}
