import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { AwardedResult, Interruption } from '@torneo/contracts/match/match-outcome'
import type { ScoringRules, SetScore } from '@torneo/contracts/tournament/scoring'
import type { MatchState } from '../match-aggregate'
import { setRulesOf, setsToWin } from './sets'

export const walkover = 'walkover'
export const abandoned = 'abandoned'
export const postponed = 'postponed'

/** Default score awarded to the side that showed up. */
export const usualWalkoverScore = 3

interface Ending {
  readonly result?: AwardedResult | null | undefined
  readonly interruption?: Interruption | null | undefined
}

export const isWalkover = ({ result }: Ending): boolean => result?.kind === walkover
export const isAbandoned = ({ interruption }: Ending): boolean => interruption?.kind === abandoned

type Score = { readonly homeScore: number; readonly awayScore: number }

const scoreFor = (absent: MatchSide, score: number): Score =>
  absent === 'home' ? { homeScore: 0, awayScore: score } : { homeScore: score, awayScore: 0 }

/** Score of a walkover: the one that the sport chose, or all sets. */
export const walkoverScore = (
  absent: MatchSide,
  rules: ScoringRules & { readonly walkoverScore?: number | undefined } = {},
): Score =>
  scoreFor(
    absent,
    rules.scoring === 'sets' ? setsToWin(setRulesOf(rules)) : (rules.walkoverScore ?? usualWalkoverScore),
  )

/** Sets of a walkover, each won to nil, so that ratios of points count it; empty in other sports. */
export function walkoverSets(absent: MatchSide, rules: ScoringRules = {}): SetScore[] {
  if (rules.scoring !== 'sets') return []
  const setRules = setRulesOf(rules)
  const { homeScore: home, awayScore: away } = scoreFor(absent, setRules.setPoints)
  return Array.from({ length: setsToWin(setRules) }, () => ({ home, away }))
}

/** Clears the interruption of a match that continues; an empty change if there is none. */
export const clearInterruption = ({ interruption }: Ending): Partial<MatchState> =>
  interruption ? { interruption: null } : {}
