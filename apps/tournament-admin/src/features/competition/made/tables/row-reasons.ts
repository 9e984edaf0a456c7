import type { Competition, ResolvedLeague } from '@torneo/contracts/competition/competition'
import type { ZoneRow } from '@torneo/contracts/competition/zone-table'
import { madeTexts as texts } from '../made-texts'

/** A line under a team's name. */
export interface RowReason {
  readonly words: string
  readonly tone: 'muted' | 'danger' | 'warning'
}

/** Names of the cups that places of a zone may lead to, in the order of the phases. */
function cupsOf({ phases }: Competition, league: ResolvedLeague, zoneId: string, ranks: readonly number[]): string[] {
  return phases.flatMap((phase) => {
    if (phase.kind !== 'knockout') return []
    const slots = phase.ties.flatMap(({ home, away }) => [home, away])
    const isReached = slots.some(
      (slot) =>
        slot !== null &&
        'phase' in slot &&
        slot.phase === league.id &&
        !('bestLoser' in slot) &&
        ('zone' in slot ? slot.zone === zoneId && ranks.includes(slot.rank) : ranks.includes(slot.bestOf)),
    )
    return isReached ? [phase.name] : []
  })
}

/**
 * Returns the function that explains a row of a zone: what decided the place, what level teams wait for (once, at the
 * first of them), where it may lead, points taken and a withdrawal.
 */
export function rowReasons(competition: Competition, league: ResolvedLeague, zoneId: string) {
  const rows = league.tables.find((table) => table.zoneId === zoneId)?.rows ?? []
  const hasBegun = rows.some(({ played }) => played > 0)
  return (row: ZoneRow): RowReason[] => {
    const { decidedBy, deducted, withdrawn, lotsDue, leadsTo, position, team } = row
    const level = rows.filter((one) => one.position === position)
    const ranks = level.map((_, index) => position + index)
    const isFirst = level[0] === row
    const reasons: RowReason[] = []
    if (withdrawn !== null) reasons.push({ words: texts.withdrawn, tone: 'danger' })
    if (lotsDue) {
      const cups = cupsOf(competition, league, zoneId, ranks)
      if (isFirst) reasons.push({ words: texts.levelHere(cups, leadsTo?.sure === true), tone: 'warning' })
    } else {
      // Points need no words: their column says them. Before the first match everybody is level.
      if (decidedBy && decidedBy.rule !== 'points' && hasBegun) reasons.push({ words: decidedBy.text, tone: 'muted' })
      const cups = leadsTo && !leadsTo.sure && level.length === 1 ? cupsOf(competition, league, zoneId, ranks) : []
      if (cups.length > 0 && hasBegun) reasons.push({ words: texts.mayLeadTo(cups), tone: 'muted' })
    }
    if (deducted !== 0) {
      const why = competition.deductions
        .filter(({ phaseId, teamId }) => phaseId === league.id && teamId === team.id)
        .map(({ reason }) => reason)
      reasons.push({ words: texts.deducted(deducted, why.join('; ')), tone: deducted > 0 ? 'danger' : 'muted' })
    }
    return reasons
  }
}
