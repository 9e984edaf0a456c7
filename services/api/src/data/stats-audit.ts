import { noPlayerStats, type PlayerStats } from '@torneo/contracts/players'
import { noTeamStats, type TeamStats } from '@torneo/contracts/teams'
import { type Drift, driftOf, type FinishedMatch, recount } from '@torneo/domain/recount'
import type { Database, Transaction } from '../platform/database'
import { visible } from '../platform/hidden'

interface CountedRow {
  readonly _id: string
  readonly name: string
  readonly stats?: unknown
}

type MatchRow = Omit<FinishedMatch, 'events'> & Partial<Pick<FinishedMatch, 'events'>> & { readonly _id: string; readonly status: string }

/** A team or player whose counters are not what the finished matches make them. */
export interface DriftedRecord {
  readonly kind: 'team' | 'player'
  readonly id: string
  readonly name: string
  readonly drifts: readonly Drift[]
}

/** What was looked at, and what of it is wrong. */
export interface StatsAudit {
  readonly teams: number
  readonly players: number
  readonly drifted: readonly DriftedRecord[]
}

type Stats = TeamStats | PlayerStats

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Compares the counters of all teams and players with the finished matches and their events (R7). Hidden ones have their counters
 * too, so that they come back right; a hidden match is not counted. Teams and players that are gone are not reported.
 */
export function createStatsAudit(database: Database) {
  const matches = database.collection<MatchRow>('matches')
  const counted = { team: database.collection<CountedRow>('teams'), player: database.collection<CountedRow>('players') } as const

  async function finishedMatches(session: Transaction): Promise<FinishedMatch[]> {
    const rows = await matches.find({ status: 'finished', ...visible }, {
      session, projection: { homeTeamId: 1, awayTeamId: 1, homeScore: 1, awayScore: 1, events: { type: 1, playerId: 1, assistPlayerId: 1 } },
    }).toArray()
    return rows.map((row) => ({ ...row, events: row.events ?? [] }))
  }

  /** What is wrong, and what the stats of each such record should be. One question after the other: a session takes no parallel ones. */
  async function audit(session: Transaction) {
    const due = recount(await finishedMatches(session))
    const wrong: { readonly record: DriftedRecord; readonly stats: Stats }[] = []

    async function compare(kind: DriftedRecord['kind'], dueOf: (id: string) => Stats): Promise<number> {
      const rows = await counted[kind].find({}, { session, projection: { name: 1, stats: 1 } }).sort({ name: 1, _id: 1 }).toArray()
      for (const { _id: id, name, stats: stored } of rows) {
        const stats = dueOf(id)
        const drifts = driftOf(isRecord(stored) ? stored : {}, stats)
        if (drifts.length > 0) wrong.push({ record: { kind, id, name, drifts }, stats })
      }
      return rows.length
    }

    const teams = await compare('team', (id) => due.teams.get(id) ?? noTeamStats)
    const players = await compare('player', (id) => due.players.get(id) ?? noPlayerStats)
    return { found: { teams, players, drifted: wrong.map(({ record }) => record) }, wrong }
  }

  return {
    /** Looks at one moment of the database and changes nothing. */
    check: async (): Promise<StatsAudit> => (await database.snapshot(audit)).found,

    /**
     * Puts right what is wrong and tells what it was. It may run while matches are played: whatever changes what a team or player should have
     * (a finish, a reopening, the deletion of a finished match) also writes the stats of that team or player, in one transaction. When one of
     * those and this one touch the same record, MongoDB lets the first commit and repeats the other on what is there then; when they touch none
     * in common, nothing that was read here for a record that is written here has changed.
     */
    rebuild: (): Promise<StatsAudit> => database.transaction(async (session) => {
      const { found, wrong } = await audit(session)
      for (const { record: { kind, id }, stats } of wrong) await counted[kind].updateOne({ _id: id }, { $set: { stats } }, { session })
      return found
    }),
  }
}
