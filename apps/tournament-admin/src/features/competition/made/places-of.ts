import type { Tie } from '@torneo/contracts/competition/knockout'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { Slot } from '@torneo/contracts/competition/slot'
import { byesIn } from '@torneo/domain/competition/bracket/byes'
import { sizeOfZone } from '@torneo/domain/competition/resolve/zone-sides'

/** Best losers of each round with more than one (B86). */
function bestLosers(phase: Extract<Phase, { kind: 'knockout' }>, isByeTie: (tie: Tie) => boolean): Slot[] {
  const ties = phase.ties.filter((tie) => !tie.thirdPlace && !isByeTie(tie))
  return [...new Set(ties.map(({ round }) => round))].flatMap((round) => {
    const losers = ties.filter((tie) => tie.round === round)
    return losers.length < 2 ? [] : losers.map((_, index) => ({ bestLoser: round, phase: phase.id, nth: index + 1 }))
  })
}

/** Same text: the same place. */
export const placeKey = (slot: Slot): string => JSON.stringify(slot)

/** Places that some tie or zone has already: nobody else may have them. */
const takenPlaces = (phases: readonly Phase[]): ReadonlySet<string> =>
  new Set(
    phases.flatMap((phase) => {
      const slots =
        phase.kind === 'league'
          ? phase.zones.flatMap(({ slots = [] }) => slots)
          : phase.ties.flatMap(({ home, away }) => [home, away])
      return slots.flatMap((slot) => (slot ? placeKey(slot) : []))
    }),
  )

/**
 * Places that a team of a later phase may come from: ranks of zones, winners, losers and best losers. `others`: the
 * phases that may have taken some.
 */
export function freePlaces(phases: readonly Phase[], others: readonly Phase[]): Slot[] {
  const taken = takenPlaces(others)
  return placesOf(phases).filter((slot) => !taken.has(placeKey(slot)))
}

function placesOf(phases: readonly Phase[]): Slot[] {
  const { isByeTie } = byesIn(phases)
  return phases.flatMap((phase): Slot[] =>
    phase.kind === 'league'
      ? phase.zones.flatMap((zone) =>
          Array.from({ length: sizeOfZone(zone) }, (_, index) => ({ phase: phase.id, zone: zone.id, rank: index + 1 })),
        )
      : [...phase.ties.flatMap(({ id }): Slot[] => [{ winner: id }, { loser: id }]), ...bestLosers(phase, isByeTie)],
  )
}
