import type { ScorerRow } from '@torneo/contracts/scorers'
import type { StandingRow, TableTeam } from '@torneo/contracts/standings'
import { columns } from '../live-texts'

interface RankedName {
  readonly id: string
  readonly team: TableTeam
  readonly name: string
  /** Of a player. */
  readonly number?: number
  readonly hasPlayed: boolean
}

export interface Ranking<Row> {
  readonly nameHead: string
  readonly nameOf: (row: Row) => RankedName
  /** The last is what the ranking is about. */
  readonly columns: readonly {
    readonly head: string
    readonly value: (row: Row) => string | number
    /** On the page: `wide` needs a wide table, `usual` is left out on the narrowest. */
    readonly room?: 'wide' | 'usual'
    /** The television board leaves it out. */
    readonly isPageOnly?: true
  }[]
}

export const standingsRanking: Ranking<StandingRow> = {
  nameHead: columns.team,
  nameOf: ({ team, played }) => ({ id: team.id, team, name: team.name, hasPlayed: played > 0 }),
  columns: [
    { head: columns.played, value: ({ played }) => played, room: 'usual' },
    { head: columns.won, value: ({ won }) => won, room: 'wide' },
    { head: columns.drawn, value: ({ drawn }) => drawn, room: 'wide' },
    { head: columns.lost, value: ({ lost }) => lost, room: 'wide' },
    { head: columns.goalsFor, value: ({ goalsFor }) => goalsFor, room: 'wide', isPageOnly: true },
    { head: columns.goalsAgainst, value: ({ goalsAgainst }) => goalsAgainst, room: 'wide', isPageOnly: true },
    { head: columns.goalDifference, value: ({ goalDifference }) => (goalDifference > 0 ? `+${goalDifference}` : goalDifference) },
    { head: columns.points, value: ({ points }) => points },
  ],
}

export const scorersRanking: Ranking<ScorerRow> = {
  nameHead: columns.player,
  nameOf: ({ player, team }) => ({ id: player.id, team, name: player.name, number: player.number, hasPlayed: true }),
  columns: [
    { head: columns.played, value: ({ matchesPlayed }) => matchesPlayed, room: 'usual' },
    { head: columns.assists, value: ({ assists }) => assists, room: 'wide', isPageOnly: true },
    { head: columns.average, value: ({ average }) => average.toFixed(2), room: 'wide', isPageOnly: true },
    { head: columns.goals, value: ({ goals }) => goals },
  ],
}
