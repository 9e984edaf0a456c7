import type { Knockout, Tie } from '@torneo/contracts/competition/knockout'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { Slot } from '@torneo/contracts/competition/slot'

export type Side = 'home' | 'away'

/** A slot of a tie that is not open, with the side that it is. */
export interface TieSide {
  /** Unique in the competition. */
  readonly key: string
  readonly knockout: Knockout
  readonly tie: Tie
  readonly side: Side
  readonly slot: Slot
}

export const sideKey = (tieId: string, side: Side): string => `${tieId} ${side}`
export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** Lists the slots of all knock-outs, in the order of the ties, home before away. */
export const tieSides = (phases: readonly Phase[]): TieSide[] =>
  phases.flatMap((phase) =>
    phase.kind === 'league'
      ? []
      : phase.ties.flatMap((tie) =>
          (['home', 'away'] as const).flatMap((side): TieSide[] => {
            const slot = tie[side]
            return slot ? [{ key: sideKey(tie.id, side), knockout: phase, tie, side, slot }] : []
          }),
        ),
  )
