import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { AwardedResult } from '@torneo/contracts/match/match-outcome'
import { defaultSetRules, type ScoringRules, type SetScore } from '@torneo/contracts/tournament/scoring'
import { isRetired } from './outcome-kinds'

/** Rules that decide how a set is won (B13). */
export type SetRules = { readonly [Field in keyof typeof defaultSetRules]: number }

/** A match in a sport scored by sets, whose score is the sets won. */
interface SetMatch {
  readonly homeScore: number
  readonly awayScore: number
  readonly homePoints?: number | undefined
  readonly awayPoints?: number | undefined
}

/**
 * Rules of the sets of a match. Two fixed sets are read as the best of 2, which may end level; a match that must have a
 * winner goes on to a third, as the best of 3 (B84).
 */
export const setRulesOf = (
  { bestOf, setPoints, lastSetPoints, setCap, fixedSets = 0 }: ScoringRules,
  { mustHaveWinner = false }: { readonly mustHaveWinner?: boolean | undefined } = {},
): SetRules => ({
  bestOf: fixedSets > 0 ? fixedSets + (mustHaveWinner ? 1 : 0) : (bestOf ?? defaultSetRules.bestOf),
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

/** True if all sets are played, so that a match may end level. */
const areFixed = ({ bestOf }: SetRules): boolean => bestOf % 2 === 0

/** Most sets that a side can win. */
export const setsToWin = (rules: SetRules): number => (areFixed(rules) ? rules.bestOf : Math.ceil(rules.bestOf / 2))

export const isDecided = ({ homeScore, awayScore }: SetMatch, rules: SetRules): boolean =>
  areFixed(rules) ? homeScore + awayScore >= rules.bestOf : Math.max(homeScore, awayScore) >= setsToWin(rules)

/** Points that win the set with this number: the last one decides where there are three or more. */
export const pointsOf = (set: number, rules: SetRules): number =>
  set === rules.bestOf && set > 1 && !areFixed(rules) ? rules.lastSetPoints : rules.setPoints

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
  readonly result?: AwardedResult | null | undefined
}

/** Lists the sets that were played: the finished ones, and one that a side retired in (B84). */
export function playedSets({ sets = [], result, ...match }: Omit<ShownSets, 'status'>): readonly SetScore[] {
  const running = runningPoints(match)
  return isRetired({ result }) && running.home + running.away > 0 ? [...sets, running] : sets
}

/** Formats '25-20, 3-1': the finished sets, then a set that runs, or that a side retired in; empty if there are none. */
export function formatSets({ status, ...match }: ShownSets): string {
  const running = runningPoints(match)
  const isRunning = status === 'live' && running.home + running.away > 0
  return [...playedSets(match), ...(isRunning ? [running] : [])].map(formatSet).join(', ')
}
