import type { Competition } from '@torneo/contracts/competition/competition'
import type { ResolvedTie } from '@torneo/contracts/competition/resolved-tie'
import type { Slot } from '@torneo/contracts/competition/slot'
import type { OwedLots } from '../lots/lots-owed'
import { madeTexts as texts } from '../made-texts'

/** Words next to an open slot. */
export interface SlotNote {
  readonly words: string
  /** Lots that the slot waits for. */
  readonly lots?: OwedLots
}

/** Name of the team that has a place at present; null before the first match, or while teams share the place. */
function presentTeam({ phases }: Competition, slot: Slot): string | null {
  if (!('zone' in slot)) return null
  const tables = phases.flatMap((phase) => (phase.kind === 'league' && phase.id === slot.phase ? phase.tables : []))
  const rows = tables.find(({ zoneId }) => zoneId === slot.zone)?.rows ?? []
  const row = rows[slot.rank - 1]
  const isAlone = rows.filter(({ position }) => position === row?.position).length === 1
  return row && isAlone && rows.some(({ played }) => played > 0) ? row.team.name : null
}

/** Returns the function that says what an open side of a tie waits for, or which team would take it today. */
export function slotNotes(competition: Competition, owed: readonly OwedLots[]) {
  return (tie: ResolvedTie, side: 'home' | 'away'): SlotNote | null => {
    const slot = tie[side]
    if (tie[`${side}Team`] || !slot) return null
    const lots = owed.find(({ slots }) => slots.some((one) => one.tieId === tie.id && one.side === side))
    if (lots) return { words: texts.lotsDueHere, lots }
    const team = presentTeam(competition, slot)
    return team === null ? null : { words: texts.today(team) }
  }
}
