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

/** Places that a team of a later phase may come from: ranks of zones, winners, losers and best losers. */
export function placesOf(phases: readonly Phase[]): Slot[] {
  const { isByeTie } = byesIn(phases)
  return phases.flatMap((phase): Slot[] =>
    phase.kind === 'league'
      ? phase.zones.flatMap((zone) =>
          Array.from({ length: sizeOfZone(zone) }, (_, index) => ({ phase: phase.id, zone: zone.id, rank: index + 1 })),
        )
      : [...phase.ties.flatMap(({ id }): Slot[] => [{ winner: id }, { loser: id }]), ...bestLosers(phase, isByeTie)],
  )
}
