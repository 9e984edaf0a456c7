import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { Absence, AwardedResult, Interruption } from '@torneo/contracts/match/match-outcome'
import type { ScoringRules, SetScore } from '@torneo/contracts/tournament/scoring'
import { scoringOf, scorings } from '../../scoring/scorings'
import type { MatchState } from '../match-aggregate'
import { isWalkover } from './outcome-kinds'
import { setRulesOf, setsToWin } from './sets'

export { isWalkover, walkover } from './outcome-kinds'

export const abandoned = 'abandoned'
export const postponed = 'postponed'

interface Ending {
  readonly result?: AwardedResult | null | undefined
  readonly interruption?: Interruption | null | undefined
}

/** True for a side that did not show up. */
export const isAbsent = (match: Ending, side: MatchSide): boolean =>
  isWalkover(match) && (match.result?.absent === side || match.result?.absent === 'both')
/** True for a match that both sides lost, because neither showed up (B85). */
export const isLostByBoth = (match: Ending): boolean => isAbsent(match, 'home') && isAbsent(match, 'away')
export const isAbandoned = ({ interruption }: Ending): boolean => interruption?.kind === abandoned

type Score = { readonly homeScore: number; readonly awayScore: number }

const scoreFor = (absent: Absence, score: number): Score => ({
  homeScore: absent === 'away' ? score : 0,
  awayScore: absent === 'home' ? score : 0,
})

/** Score of a walkover: the one that the sport chose, or all sets; 0 to 0 if neither side showed up. */
export const walkoverScore = (
  absent: Absence,
  rules: ScoringRules & { readonly walkoverScore?: number | undefined } = {},
): Score =>
  scoreFor(
    absent,
    scoringOf(rules).hasSets ? setsToWin(setRulesOf(rules)) : (rules.walkoverScore ?? scorings.goals.walkoverScore),
  )

/** Sets of a walkover, each won to nil, so that ratios of points count it; empty in other sports. */
export function walkoverSets(absent: Absence, rules: ScoringRules = {}): SetScore[] {
  if (!scoringOf(rules).hasSets || absent === 'both') return []
  const setRules = setRulesOf(rules)
  const { homeScore: home, awayScore: away } = scoreFor(absent, setRules.setPoints)
  return Array.from({ length: setsToWin(setRules) }, () => ({ home, away }))
}

/** Clears the interruption of a match that continues; an empty change if there is none. */
export const clearInterruption = ({ interruption }: Ending): Partial<MatchState> =>
  interruption ? { interruption: null } : {}
