import type { Tie } from '@torneo/contracts/competition/knockout'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { Slot } from '@torneo/contracts/competition/slot'
import { byesIn } from './bracket/byes'
import { tieNames } from './bracket/tie-names'
import { tieSides } from './resolve/tie-sides'

/** Words of a side without a slot. */
export const openSlot = 'A definir'
const ordinals = ['primero', 'segundo', 'tercero', 'cuarto'] as const

type BestSlot = Extract<Slot, { readonly bestOf: number }>

/** Words of one of the teams of a rank: the best of them go up by merit, the others only are what is left (B89). */
const bestLabel = ({ bestOf: rank, nth, byMerit }: BestSlot, isLeft: boolean): string => {
  const ordinal = ordinals[rank - 1] ?? `${rank}.º`
  if (byMerit) return `${nth}.º mejor ${ordinal}`
  return isLeft ? `Otro ${ordinal}` : `Mejor ${ordinal}`
}

/** Returns the test of a slot for a team of a rank that is left after another knock-out took the best. */
function leftSlots(phases: readonly Phase[]): (slot: BestSlot) => boolean {
  const bestTaker = new Map<string, { readonly cup: string; readonly nth: number }>()
  const cups = new Map<string, string>()
  const keyOf = ({ phase, bestOf }: BestSlot) => `${phase} ${bestOf}`
  for (const { slot, knockout } of tieSides(phases)) {
    if (!('bestOf' in slot)) continue
    cups.set(`${keyOf(slot)} ${slot.nth}`, knockout.id)
    const best = bestTaker.get(keyOf(slot))
    if (!best || slot.nth < best.nth) bestTaker.set(keyOf(slot), { cup: knockout.id, nth: slot.nth })
  }
  return (slot) => {
    const cup = cups.get(`${keyOf(slot)} ${slot.nth}`)
    return cup !== undefined && cup !== bestTaker.get(keyOf(slot))?.cup
  }
}

/**
 * Returns the function that names a slot on every screen: '1.º Zona A', 'Mejor tercero', 'Otro tercero', 'Ganador Semifinal 1',
 * 'Libre', 'A definir'. `nameOf` names a team, null for a deleted one.
 */
export function slotLabels(
  phases: readonly Phase[],
  nameOf: (teamId: string) => string | null,
): (slot: Slot | null) => string {
  const names = tieNames(phases)
  const isLeft = leftSlots(phases)
  const { isBye, isByeTie } = byesIn(phases)
  const zones = new Map(
    phases.flatMap((phase) =>
      phase.kind === 'league' ? phase.zones.map(({ id, name }): [string, string] => [id, name]) : [],
    ),
  )
  const ties = new Map(
    phases.flatMap((phase) => (phase.kind === 'knockout' ? phase.ties.map((tie): [string, Tie] => [tie.id, tie]) : [])),
  )

  /** ' de Octavos', or nothing for a round that is gone. */
  const roundOf = ({ phase: id, bestLoser }: Extract<Slot, { bestLoser: number }>): string => {
    const phase = phases.find((one) => one.id === id)
    const tie =
      phase?.kind === 'knockout' && phase.ties.find(({ round, thirdPlace }) => round === bestLoser && !thirdPlace)
    const name = tie && names.get(tie.id)?.replace(/(?: · Cruce)? \d+$/, '')
    return name ? ` de ${name}` : ''
  }

  const label = (slot: Slot | null, depth: number): string => {
    if (slot === null || depth > ties.size) return openSlot
    if ('team' in slot) return nameOf(slot.team) ?? openSlot
    if ('zone' in slot) return zones.has(slot.zone) ? `${slot.rank}.º ${zones.get(slot.zone)}` : openSlot
    if ('bestOf' in slot) return bestLabel(slot, isLeft(slot))
    if ('bestLoser' in slot) return `${slot.nth}.º mejor perdedor${roundOf(slot)}`
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
