import { setTieBreakRules, type TieBreakRule, tieBreakRules } from '@torneo/contracts/competition/tie-breaks'
import type { ScoringRules } from '@torneo/contracts/tournament/scoring'
import { scoringOf } from './scorings'

const ofSets: readonly TieBreakRule[] = setTieBreakRules

/** Lists the tie-breaks that make sense: those of sets need sets, shoot-outs a sport of penalties, bonus a sport that gives it. */
export function tieBreaksOf(sport: ScoringRules): readonly TieBreakRule[] {
  const { hasSets, hasShootout } = scoringOf(sport)
  return tieBreakRules.filter((rule) => {
    if (rule === 'shootout_wins') return hasShootout
    if (rule === 'bonus') return sport.usesBonus === true
    return hasSets || !ofSets.includes(rule)
  })
}
