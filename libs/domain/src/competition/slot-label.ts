import type { Tie } from '@torneo/contracts/competition/knockout'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { Slot } from '@torneo/contracts/competition/slot'
import { isBye, isByeTie } from './bracket/byes'
import { tieNames } from './bracket/tie-names'

/** Words of a side without a slot. */
export const openSlot = 'A definir'
const ordinals = ['primero', 'segundo', 'tercero', 'cuarto'] as const

const bestLabel = (rank: number, nth: number, byMerit: boolean | undefined): string => {
  const ordinal = ordinals[rank - 1] ?? `${rank}.º`
  return byMerit ? `${nth}.º mejor ${ordinal}` : `Mejor ${ordinal}`
}

/**
 * Returns the function that names a slot on every screen: '1.º Zona A', 'Mejor tercero', 'Ganador Semifinal 1', 'Libre',
 * 'A definir'. `nameOf` names a team, null for a deleted one.
 */
export function slotLabels(
  phases: readonly Phase[],
  nameOf: (teamId: string) => string | null,
): (slot: Slot | null) => string {
  const names = tieNames(phases)
  const zones = new Map(
    phases.flatMap((phase) =>
      phase.kind === 'league' ? phase.zones.map(({ id, name }): [string, string] => [id, name]) : [],
    ),
  )
  const ties = new Map(
    phases.flatMap((phase) => (phase.kind === 'knockout' ? phase.ties.map((tie): [string, Tie] => [tie.id, tie]) : [])),
  )

  const label = (slot: Slot | null, depth: number): string => {
    if (slot === null || depth > ties.size) return openSlot
    if ('team' in slot) return nameOf(slot.team) ?? openSlot
    if ('zone' in slot) return zones.has(slot.zone) ? `${slot.rank}.º ${zones.get(slot.zone)}` : openSlot
    if ('bestOf' in slot) return bestLabel(slot.bestOf, slot.nth, slot.byMerit)
    if ('bye' in slot) return 'Libre'
    const id = 'winner' in slot ? slot.winner : slot.loser
    const tie = ties.get(id)
    if (!tie) return openSlot
    // A tie with a bye is not played: its winner is the other side, and it has no loser.
    if (isByeTie(tie)) return 'winner' in slot ? label(isBye(tie.home) ? tie.away : tie.home, depth + 1) : 'Libre'
    return `${'winner' in slot ? 'Ganador' : 'Perdedor'} ${names.get(id) ?? ''}`
  }
  return (slot) => label(slot, 0)
}
