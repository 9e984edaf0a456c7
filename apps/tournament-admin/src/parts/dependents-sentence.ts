import type { Dependents } from '@torneo/contracts/endpoint/dependents'
import { formatCounts } from '@torneo/domain/format/bin-labels'

/**
 * Describes the dependents of a deletion (R39): 'Se eliminan también 3 equipos, 40 jugadores, 2 partidos y 5 eventos.'
 * Zero counts are left out; `none` is returned if all are zero.
 */
export function dependentsSentence(
  dependents: Dependents,
  none = 'No hay equipos ni partidos que dependan de él.',
): string {
  const { events, files = 0 } = dependents
  const stored = [
    ...(['teams', 'players', 'matches'] as const).map((collection) => ({ collection, count: dependents[collection] })),
    { collection: 'files', count: files },
  ]
  const all = stored.reduce((sum, { count }) => sum + count, events)
  if (all === 0) return none
  const ofMatches = events > 0 ? [events === 1 ? '1 evento' : `${events} eventos`] : []
  return `${all === 1 ? 'Se elimina' : 'Se eliminan'} también ${formatCounts(stored, ofMatches)}.`
}
