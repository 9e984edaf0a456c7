import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { TeamStats } from '@torneo/contracts/tournament/team-stats'
import { isAbsent, isWalkover } from '../../match/result/endings'
import { outcomeOf } from '../../match/result/match-result'
import { isForfeit, losingSide } from '../../match/result/outcome-kinds'
import { isLevel, winnerOf } from '../../match/result/shootout'
import { scoringOf } from '../../scoring/scorings'
import { cardPenalty, sentOff } from './card-penalty'
import { noCards, type PlayedMatch } from './played-match'
import type { PointsRules, TableRequest, TableSettings, Tally } from './table'

/** A finished match between two teams of a table. */
export type CountedMatch = PlayedMatch & { readonly homeTeamId: string; readonly awayTeamId: string }

const emptyTally: Tally = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  goalDifference: 0,
  points: 0,
  setPointsFor: 0,
  setPointsAgainst: 0,
  fairPlay: 0,
  reds: 0,
  bonus: 0,
  shootoutWins: 0,
}

/** Keeps the finished matches among these teams. */
export function matchesAmong(teamIds: readonly string[], matches: readonly PlayedMatch[]): CountedMatch[] {
  const teams = new Set<string | null>(teamIds)
  return matches.filter(
    (match): match is CountedMatch =>
      match.status === 'finished' &&
      match.homeTeamId !== match.awayTeamId &&
      teams.has(match.homeTeamId) &&
      teams.has(match.awayTeamId),
  )
}

const scoreOf = ({ homeScore, awayScore }: PlayedMatch, side: MatchSide) =>
  side === 'home' ? { own: homeScore, other: awayScore } : { own: awayScore, other: homeScore }

/** Side that won a level match by penalties; null without them. */
const shootoutSide = (match: PlayedMatch): MatchSide | null =>
  isLevel(match) && losingSide(match) === null ? winnerOf(match) : null

function pointsFor(match: PlayedMatch, side: MatchSide, rules: PointsRules, settings: TableSettings): number {
  const { own, other } = scoreOf(match, side)
  const loser = losingSide(match)
  if (isForfeit(match)) return loser === side || isAbsent(match, side) ? rules.absence : rules.win
  if (loser) return loser === side ? rules.loss : rules.win
  if (own === other) {
    const winner = shootoutSide(match)
    const { shootoutPoints } = settings
    return winner && shootoutPoints ? (winner === side ? shootoutPoints.win : shootoutPoints.loss) : rules.draw
  }
  const isClose = rules.bestOf > 0 && own + other === rules.bestOf
  if (own > other) return isClose ? rules.closeWin : rules.win
  return isClose ? rules.closeLoss : rules.loss
}

/** Outcome in the table: a sport without draws has none, since penalties win and lose (B82). */
function countedOutcome(match: PlayedMatch, side: MatchSide, { drawAllowed }: PointsRules) {
  const winner = drawAllowed ? null : shootoutSide(match)
  return winner ? (winner === side ? 'won' : 'lost') : outcomeOf(match, side)
}

/** Counts one side of a match; a walkover has no cards, and its score may not count. */
function sideTally(match: PlayedMatch, side: MatchSide, rules: PointsRules, settings: TableSettings): Tally {
  const { fairPlay, walkoverGoals } = settings
  const { own, other } = scoreOf(match, side)
  const outcome = countedOutcome(match, side, rules)
  const hasScore = walkoverGoals || !isForfeit(match)
  const bonus = match.bonus?.[side] ?? 0
  const [goalsFor, goalsAgainst] = hasScore ? [own, other] : [0, 0]
  const cards = isWalkover(match) ? noCards : match.cards[side]
  const setPoints = (of: MatchSide) =>
    hasScore && scoringOf(rules).hasSets ? match.sets.reduce((sum, set) => sum + set[of], 0) : 0
  return {
    played: 1,
    won: Number(outcome === 'won'),
    drawn: Number(outcome === 'drawn'),
    lost: Number(outcome === 'lost'),
    goalsFor,
    goalsAgainst,
    goalDifference: goalsFor - goalsAgainst,
    points: pointsFor(match, side, rules, settings) + bonus,
    setPointsFor: setPoints(side),
    setPointsAgainst: setPoints(side === 'home' ? 'away' : 'home'),
    fairPlay: cardPenalty(cards, fairPlay),
    reds: sentOff(cards),
    bonus,
    shootoutWins: Number(shootoutSide(match) === side),
  }
}

const counters = Object.keys(emptyTally) as (keyof Tally)[]

/** Adds up the counted matches of each team, without deductions. */
export function tallyMatches(
  teamIds: readonly string[],
  matches: readonly CountedMatch[],
  { points, settings }: Pick<TableRequest, 'points' | 'settings'>,
): ReadonlyMap<string, Tally> {
  const totals = new Map(teamIds.map((teamId): [string, Record<keyof Tally, number>] => [teamId, { ...emptyTally }]))
  for (const match of matches) {
    for (const [teamId, side] of [
      [match.homeTeamId, 'home'],
      [match.awayTeamId, 'away'],
    ] as const) {
      const total = totals.get(teamId)
      const added = sideTally(match, side, points, settings)
      if (total) for (const counter of counters) total[counter] += added[counter]
    }
  }
  return totals
}

/** Points of both sides of a level match that penalties decided, where no league says others (B82). */
export const usualShootoutPoints = { win: 2, loss: 1 } as const

/** Counters of a sport's teams by its own points, over all of its finished matches (B34). */
export const statsByOwnPoints = (
  teamIds: readonly string[],
  matches: readonly PlayedMatch[],
  points: PointsRules,
): ReadonlyMap<string, TeamStats> => {
  const shootoutPoints = points.drawAllowed ? undefined : usualShootoutPoints
  return tallyMatches(teamIds, matchesAmong(teamIds, matches), {
    points,
    settings: { tieBreaks: [], headToHead: 'block', fairPlay: 'fifa', walkoverGoals: true, shootoutPoints },
  })
}
