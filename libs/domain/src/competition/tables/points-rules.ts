import { defaultSetRules } from '@torneo/contracts/tournament/scoring'
import type { SportRules } from '@torneo/contracts/tournament/tournament-sports'
import { tablePoints } from '../../match/result/match-result'
import { scoringOf } from '../../scoring/scorings'
import type { PointsRules } from './table'

/** A sport's own points (B34). */
interface OwnPoints {
  readonly usesOwnPoints?: boolean | undefined
  /** A win or loss in the deciding set; absent: as any other. */
  readonly pointsForCloseWin?: number | undefined
  readonly pointsForCloseLoss?: number | undefined
  /** Absent: 0. */
  readonly pointsForAbsence?: number | undefined
}

/** Returns the points of a sport's tables: 3, 1 and 0 (R3) unless the sport uses its own. */
export function pointsRulesOf(
  rules: Pick<
    SportRules,
    'scoring' | 'bestOf' | 'fixedSets' | 'drawAllowed' | 'pointsForWin' | 'pointsForDraw' | 'pointsForLoss'
  > &
    OwnPoints,
): PointsRules {
  const { pointsForWin, pointsForDraw, pointsForLoss } = rules
  const { kind: scoring, hasSets } = scoringOf(rules)
  const sets = hasSets && !rules.fixedSets ? (rules.bestOf ?? defaultSetRules.bestOf) : 0
  const common = { scoring, bestOf: sets > 1 ? sets : 0, drawAllowed: rules.drawAllowed ?? true }
  if (!rules.usesOwnPoints) {
    const { won: win, drawn: draw, lost: loss } = tablePoints
    return { ...common, win, draw, loss, closeWin: win, closeLoss: loss, absence: loss }
  }
  return {
    ...common,
    win: pointsForWin,
    draw: pointsForDraw,
    loss: pointsForLoss,
    absence: rules.pointsForAbsence ?? 0,
    closeWin: rules.pointsForCloseWin ?? pointsForWin,
    closeLoss: rules.pointsForCloseLoss ?? pointsForLoss,
  }
}
