import type { ScorerRow } from '@torneo/contracts/tournament/scorers'
import type { ScoringRules } from '@torneo/contracts/tournament/scoring'
import type { StandingRow, TableTeam } from '@torneo/contracts/tournament/standings'
import { shownName } from '@torneo/domain/competition/withdrawn'
import type { Scoring } from '@torneo/domain/scoring/scoring-type'
import { byScoring, scoringOf } from '@torneo/domain/scoring/scorings'
import { columns } from '../live-texts'

interface RankedName {
  readonly id: string
  readonly team: TableTeam
  readonly name: string
  /** Shirt number of a player. */
  readonly number?: number
  readonly hasPlayed: boolean
}

export interface Ranking<Row> {
  readonly nameHead: string
  readonly nameOf: (row: Row) => RankedName
  /** Columns; the last is the ranked figure. */
  readonly columns: readonly {
    readonly head: string
    readonly value: (row: Row) => string | number
    /** Width needed on the page: `wide` needs a wide table, `usual` is hidden on the narrowest. */
    readonly room?: 'wide' | 'usual'
    /** True to omit the column on the television board. */
    readonly isPageOnly?: true
  }[]
}

const standingsRanking = (
  { hasSets, columns: counted }: Scoring,
  hasBonus: boolean | undefined,
): Ranking<StandingRow> => ({
  nameHead: columns.team,
  nameOf: ({ team, played }) => ({ id: team.id, team, name: shownName(team), hasPlayed: played > 0 }),
  columns: [
    { head: columns.played, value: ({ played }) => played, room: 'usual' },
    { head: columns.won, value: ({ won }) => won, room: 'wide' },
    // Sets cannot be drawn.
    ...(hasSets ? [] : [{ head: columns.drawn, value: ({ drawn }: StandingRow) => drawn, room: 'wide' } as const]),
    { head: columns.lost, value: ({ lost }) => lost, room: 'wide' },
    { head: counted.favour[0], value: ({ goalsFor }) => goalsFor, room: 'wide', isPageOnly: true },
    { head: counted.against[0], value: ({ goalsAgainst }) => goalsAgainst, room: 'wide', isPageOnly: true },
    {
      head: counted.difference[0],
      value: ({ goalDifference }) => (goalDifference > 0 ? `+${goalDifference}` : goalDifference),
    },
    ...(hasBonus ? [{ head: 'Bon', value: ({ bonus = 0 }: StandingRow) => bonus, room: 'usual' } as const] : []),
    { head: columns.points, value: ({ points }) => points },
  ],
})

const scorersRanking = ({ stepsAreEvents }: Scoring): Ranking<ScorerRow> => ({
  nameHead: columns.player,
  nameOf: ({ player, team }) => ({
    id: `${player.id} ${team.id}`,
    team,
    name: player.name,
    number: player.number,
    hasPlayed: true,
  }),
  columns: [
    { head: columns.played, value: ({ matchesPlayed }) => matchesPlayed, room: 'usual' },
    { head: columns.assists, value: ({ assists }) => assists, room: 'wide', isPageOnly: true },
    { head: columns.average, value: ({ average }) => average.toFixed(2), room: 'wide', isPageOnly: true },
    { head: stepsAreEvents ? columns.goals : columns.scored, value: ({ goals }) => goals },
  ],
})

/** Ranking of a sport; one with bonus points has their column before the points (B81). */
export const standingsRankingOf = (rules: ScoringRules): Ranking<StandingRow> =>
  standingsRanking(scoringOf(rules), rules.usesBonus)

/** Rankings by scoring system. */
export const scorersRankings = byScoring(scorersRanking)
