import type { Tie } from '@torneo/contracts/competition/knockout'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { TieConflict } from '@torneo/contracts/competition/resolved-tie'
import type { TableTeam } from '@torneo/contracts/tournament/standings'
import { teamOf } from './occupant'
import type { CompetitionRecord } from './resolve-request'
import type { ResolvedTies } from './resolve-ties'
import { sideKey, tieSides } from './tie-sides'

/** The conflict of a begun match whose slots now say another team; one that nobody accepted comes first. */
export function conflictOf(
  tie: Tie,
  ties: ResolvedTies,
  kept: CompetitionRecord['kept'],
  teams: ReadonlyMap<string, TableTeam>,
): TieConflict | null {
  if (!ties.matchOf(tie.id)?.hasBegun) return null
  const conflicts = (['home', 'away'] as const).flatMap((side): TieConflict[] => {
    const key = sideKey(tie.id, side)
    const due = teamOf(ties.dueAt(key))
    const shouldBe = due === null ? undefined : teams.get(due)
    if (!shouldBe || due === ties.occupantOf(key)) return []
    const accepted = kept.find((one) => one.tieId === tie.id && one.side === side && one.teamId === due)
    return [{ side, shouldBe, keptBy: accepted ? { name: accepted.by, at: accepted.at } : null }]
  })
  return conflicts.find(({ keptBy }) => keptBy === null) ?? conflicts[0] ?? null
}

/** Lists the sides of begun matches whose team is the one that their slots say. */
export const upheldSides = (phases: readonly Phase[], ties: ResolvedTies): string[] =>
  tieSides(phases).flatMap(({ key, tie }) => {
    const due = teamOf(ties.dueAt(key))
    return ties.matchOf(tie.id)?.hasBegun && due !== null && due === ties.occupantOf(key) ? [key] : []
  })
