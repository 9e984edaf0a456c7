import type { Phase } from '@torneo/contracts/competition/phases'
import { tieNames } from './tie-names'

interface PlacedMatch {
  readonly phaseId: string | null
  readonly tieId: string | null
  readonly round: number
}

/** Returns the function that names a match's round: 'Oro · Final', 'Fecha 3', or null outside a competition. */
export function roundNames(phases: readonly Phase[]): (match: PlacedMatch) => string | null {
  const names = tieNames(phases)
  const leagues = new Set(phases.flatMap(({ id, kind }) => (kind === 'league' ? [id] : [])))
  return ({ phaseId, tieId, round }) => {
    if (tieId !== null) return names.get(tieId) ?? null
    return phaseId !== null && leagues.has(phaseId) ? `Fecha ${round}` : null
  }
}

/** Names of the zones of leagues that have several, by phase and zone: a single one needs no name. */
export const zoneNames = (phases: readonly Phase[]): ReadonlyMap<string, ReadonlyMap<string, string>> =>
  new Map(
    phases.flatMap((phase) =>
      phase.kind === 'league' && phase.zones.length > 1
        ? [[phase.id, new Map(phase.zones.map(({ id, name }) => [id, name]))] as const]
        : [],
    ),
  )
