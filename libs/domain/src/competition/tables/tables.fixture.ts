import type { SetScore } from '@torneo/contracts/tournament/scoring'
import { noCards, type PlayedMatch } from './played-match'
import type { PointsRules, Table, TableRequest, TableSettings } from './table'

const setsWon = (sets: readonly SetScore[], side: 'home' | 'away') =>
  sets.filter((set) => set[side] === Math.max(set.home, set.away)).length

/** Reads a finished match: 'Home 2-1 Away', or 'Home 6-4 6-2 Away' with its sets. */
export function aMatch(line: string, changes: Partial<PlayedMatch> = {}): PlayedMatch {
  const [, home = '', scores = '', away = ''] = /^(.+?) ((?:\d+-\d+ )+)(.+)$/.exec(line) ?? []
  const all = scores
    .trim()
    .split(' ')
    .map((score): SetScore => {
      const [own = 0, other = 0] = score.split('-').map(Number)
      return { home: own, away: other }
    })
  const [only, ...more] = all
  const score = more.length === 0 && only ? only : { home: setsWon(all, 'home'), away: setsWon(all, 'away') }
  return {
    id: line,
    phaseId: null,
    zoneId: null,
    tieId: null,
    round: 1,
    homeTeamId: home,
    awayTeamId: away,
    status: 'finished',
    hasBegun: true,
    homeScore: score.home,
    awayScore: score.away,
    sets: more.length === 0 ? [] : all,
    result: null,
    interruption: null,
    shootout: null,
    cards: { home: noCards, away: noCards },
    ...changes,
  }
}

/** Matches from lines that are joined by semicolons. */
export const matchesOf = (results: string): PlayedMatch[] => results.split('; ').map((line) => aMatch(line))

export const teamsOf = (matches: readonly PlayedMatch[]): string[] => [
  ...new Set(matches.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId ?? '', awayTeamId ?? ''])),
]

export const usualPoints: PointsRules = {
  scoring: 'goals',
  win: 3,
  draw: 1,
  loss: 0,
  closeWin: 3,
  closeLoss: 0,
  absence: 0,
  bestOf: 0,
  drawAllowed: true,
}
export const usualSettings: TableSettings = {
  tieBreaks: ['points', 'goal_difference', 'goals_for'],
  headToHead: 'block',
  fairPlay: 'fifa',
  walkoverGoals: true,
}

/** The request of a table of R8. */
export function aRequest(results: string, changes: Partial<TableRequest> = {}): TableRequest {
  const matches = matchesOf(results)
  return {
    teamIds: teamsOf(matches).toSorted(),
    matches,
    settings: usualSettings,
    points: usualPoints,
    deductions: [],
    withdrawals: [],
    lots: [],
    nameOf: (teamId) => teamId,
    ...changes,
  }
}

/** Formats 'A, B = C': level teams are joined by '=', by name. */
export function listed({ rows }: Pick<Table, 'rows'>): string {
  const byPosition = new Map<number, string[]>()
  for (const { position, teamId } of rows) byPosition.set(position, [...(byPosition.get(position) ?? []), teamId])
  return [...byPosition.values()].map((teams) => teams.toSorted().join(' = ')).join(', ')
}
