import type { Phase } from '@torneo/contracts/competition/phases'
import type { ZoneRow } from '@torneo/contracts/competition/zone-table'
import type { LeagueResult } from './league-result'
import { tieSides } from './tie-sides'
import { zoneSides } from './zone-sides'

/** The phase that a place leads to; `sure` is false if only the best of that rank go on. */
export type Destination = NonNullable<ZoneRow['leadsTo']>

export interface Destinations {
  /** Returns the phase that a rank of one zone leads to. */
  readonly ofPlace: (zoneId: string, rank: number) => Destination | null
  /** Returns the phase that the best of a rank, or all of them, lead to. */
  readonly ofBest: (rank: number) => Destination | null
  /** Returns the phase that the nth of the ranking of a rank leads to. */
  readonly ofNth: (rank: number, nth: number) => Destination | null
  /** Ranks that are ranked across the zones. */
  readonly bestRanks: ReadonlySet<number>
}

/** Joins the destinations of places that are not told apart yet: sure only if all lead to the same phase. */
export function joined(destinations: readonly (Destination | null)[]): Destination | null {
  const first = destinations.find((one) => one !== null)
  return first ? { ...first, sure: destinations.every((one) => one?.phaseId === first.phaseId && one.sure) } : null
}

/** Indexes the phases that the places of a league lead to, by the slots that refer to them. */
export function destinationsOf(phases: readonly Phase[], { league, zones }: LeagueResult): Destinations {
  const places = new Map<string, Destination>()
  const bests = new Map<string, Destination>()
  const bestRanks = new Set<number>()
  const takers = [
    ...tieSides(phases).map(({ slot, knockout }) => ({ slot, phase: knockout })),
    ...zoneSides(phases).map(({ slot, league: phase }) => ({ slot, phase })),
  ]
  for (const {
    slot,
    phase: { id, name },
  } of takers) {
    if (!('phase' in slot) || slot.phase !== league.id || 'bestLoser' in slot) continue
    if ('zone' in slot) places.set(`${slot.zone} ${slot.rank}`, { phaseId: id, name, sure: true })
    else {
      bests.set(`${slot.bestOf} ${slot.nth}`, { phaseId: id, name, sure: true })
      bestRanks.add(slot.bestOf)
    }
  }
  const ofNth = (rank: number, nth: number) => bests.get(`${rank} ${nth}`) ?? null
  return {
    ofPlace: (zoneId, rank) => places.get(`${zoneId} ${rank}`) ?? null,
    ofBest: (rank) =>
      joined(zones.filter(({ table }) => table.rows.length >= rank).map((_, index) => ofNth(rank, index + 1))),
    ofNth,
    bestRanks,
  }
}
