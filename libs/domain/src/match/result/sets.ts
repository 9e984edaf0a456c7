import type { MatchSide } from '@torneo/contracts/match/match-commands'
import { defaultSetRules, type ScoringRules, type SetScore } from '@torneo/contracts/tournament/scoring'

/** Rules that decide how a set is won (B13). */
export type SetRules = { readonly [Field in keyof typeof defaultSetRules]: number }

/** A match in a sport scored by sets, whose score is the sets won. */
interface SetMatch {
  readonly homeScore: number
  readonly awayScore: number
  readonly homePoints?: number | undefined
  readonly awayPoints?: number | undefined
}

export const setRulesOf = ({ bestOf, setPoints, lastSetPoints, setCap }: ScoringRules): SetRules => ({
  bestOf: bestOf ?? defaultSetRules.bestOf,
  setPoints: setPoints ?? defaultSetRules.setPoints,
  lastSetPoints: lastSetPoints ?? defaultSetRules.lastSetPoints,
  setCap: setCap ?? defaultSetRules.setCap,
})

/** Number of the running set, from 1; one more than the last once the match is decided. */
export const runningSet = ({ homeScore, awayScore }: SetMatch): number => homeScore + awayScore + 1

export const runningPoints = ({ homePoints = 0, awayPoints = 0 }: SetMatch): SetScore => ({
  home: homePoints,
  away: awayPoints,
})

export const setsToWin = ({ bestOf }: SetRules): number => Math.ceil(bestOf / 2)

export const isDecided = ({ homeScore, awayScore }: SetMatch, rules: SetRules): boolean =>
  Math.max(homeScore, awayScore) >= setsToWin(rules)

/** Points that win the set with this number. */
export const pointsOf = (set: number, { bestOf, setPoints, lastSetPoints }: SetRules): number =>
  set === bestOf ? lastSetPoints : setPoints

/** True if a set is over: its points are reached with a lead of two, or the cap. */
export function isSetOver({ home, away }: SetScore, set: number, rules: SetRules): boolean {
  const [max, min, points] = [Math.max(home, away), Math.min(home, away), pointsOf(set, rules)]
  const hasCap = rules.setCap > 0 && points === rules.setPoints
  return (max >= points && max - min >= 2) || (hasCap && max > min && max >= rules.setCap)
}

export const setWinner = ({ home, away }: SetScore): MatchSide => (home > away ? 'home' : 'away')

/** True if a set can end with this score: it is over, and was not over one point before. */
export function isFinalScore(score: SetScore, set: number, rules: SetRules): boolean {
  const winner = setWinner(score)
  return isSetOver(score, set, rules) && !isSetOver({ ...score, [winner]: score[winner] - 1 }, set, rules)
}

/** Counts the sets won by each side. */
export function setsWon(sets: readonly SetScore[]): SetScore {
  const home = sets.filter((set) => setWinner(set) === 'home').length
  return { home, away: sets.length - home }
}

export const formatSet = ({ home, away }: SetScore): string => `${home}-${away}`

interface ShownSets extends SetMatch {
  readonly status: string
  readonly sets?: readonly SetScore[] | undefined
}

/** Formats '25-20, 3-1': the finished sets, then the running set if the match is live; empty if there are none. */
export function formatSets({ sets = [], status, ...match }: ShownSets): string {
  const running = runningPoints(match)
  return [...sets, ...(status === 'live' && running.home + running.away > 0 ? [running] : [])].map(formatSet).join(', ')
}
