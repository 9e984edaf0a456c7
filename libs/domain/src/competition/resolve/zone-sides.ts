import type { League, Zone } from '@torneo/contracts/competition/league'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { Slot } from '@torneo/contracts/competition/slot'

/** A place of a zone that is fed by slots (B86). */
export interface ZoneSide {
  /** Unique in the competition. */
  readonly key: string
  readonly league: League
  readonly zone: Zone
  readonly index: number
  readonly slot: Slot
}

export const zoneKey = (zoneId: string, index: number): string => `${zoneId} ${index}`

/** Number of teams that a zone has, or will have. */
export const sizeOfZone = ({ slots = [], teamIds }: Zone): number => slots.length || teamIds.length

/** Lists the slots of all zones, in their order. */
export const zoneSides = (phases: readonly Phase[]): ZoneSide[] =>
  phases.flatMap((phase) =>
    phase.kind === 'league'
      ? phase.zones.flatMap((zone) =>
          (zone.slots ?? []).map((slot, index) => ({ key: zoneKey(zone.id, index), league: phase, zone, index, slot })),
        )
      : [],
  )
