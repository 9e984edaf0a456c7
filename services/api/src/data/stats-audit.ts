import { noPlayerStats, type PlayerStats } from '@torneo/contracts/players'
import { noTeamStats, type TeamStats } from '@torneo/contracts/team-stats'
import { type Drift, driftOf, type FinishedMatch, recount } from '@torneo/domain/recount'
import { z } from 'zod/mini'
import { row } from '../platform/checked-collection'
import type { Database, Transaction } from '../platform/database'
import { visible } from '../platform/hidden'

const CountedRow = row({ name: z.string(), stats: z.optional(z.unknown()) })

const MatchRow = row({
  homeTeamId: z.string(), awayTeamId: z.string(), homeScore: z.number(), awayScore: z.number(), result: z.optional(z.unknown()), events: z.optional(z.array(z.looseObject({}))),
})

/** A team or player whose counters differ from the recount of the finished matches. */
export interface DriftedRecord {
  readonly kind: 'team' | 'player'
  readonly id: string
  readonly name: string
  readonly drifts: readonly Drift[]
}

/** `teams` and `players`: how many were checked. */
export interface StatsAudit {
  readonly teams: number
  readonly players: number
  readonly drifted: readonly DriftedRecord[]
}

type Stats = TeamStats | PlayerStats

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Compares the counters of all teams and players with the finished matches and their events (R7). Hidden teams and players are checked too,
 * so that they are right when restored; hidden matches are not counted, purged records not reported.
 */
export function createStatsAudit(database: Database) {
  const matches = database.collection('matches', MatchRow)
  const counted = { team: database.collection('teams', CountedRow), player: database.collection('players', CountedRow) } as const

  async function finishedMatches(session: Transaction): Promise<FinishedMatch[]> {
    const rows = await matches.find({ status: 'finished', ...visible }, {
      session, projection: { homeTeamId: 1, awayTeamId: 1, homeScore: 1, awayScore: 1, result: 1, events: { type: 1, playerId: 1, assistPlayerId: 1, points: 1 } },
    }).toArray()
    return rows.map((match) => ({ ...match, events: match.events ?? [] }) as unknown as FinishedMatch)
  }

  /** The drifted records with their correct stats. The queries are sequential, because a session takes no parallel ones. */
  async function audit(session: Transaction) {
    const expected = recount(await finishedMatches(session))
    const wrong: { readonly record: DriftedRecord; readonly stats: Stats }[] = []

    async function compare(kind: DriftedRecord['kind'], expectedOf: (id: string) => Stats): Promise<number> {
      const rows = await counted[kind].find({}, { session, projection: { name: 1, stats: 1 } }).sort({ name: 1, _id: 1 }).toArray()
      for (const { _id: id, name, stats: stored } of rows) {
        const stats = expectedOf(id)
        const drifts = driftOf(isRecord(stored) ? stored : {}, stats)
        if (drifts.length > 0) wrong.push({ record: { kind, id, name, drifts }, stats })
      }
      return rows.length
    }

    const teams = await compare('team', (id) => expected.teams.get(id) ?? noTeamStats)
    const players = await compare('player', (id) => expected.players.get(id) ?? noPlayerStats)
    return { found: { teams, players, drifted: wrong.map(({ record }) => record) }, wrong }
  }

  return {
    /** Checks a snapshot of the database and changes nothing. */
    check: async (): Promise<StatsAudit> => (await database.snapshot(audit)).found,

    /**
     * Corrects the drifted records and returns them as they were. Safe while matches are played: every write that changes the expected stats of
     * a team or player (a finish, a reopening, the deletion of a finished match) also writes their stored stats in the same transaction. If such
     * a transaction and this one write the same record, MongoDB aborts one of them and it is retried on the new state; if not, the records
     * written here are computed from data that has not changed.
     */
    rebuild: (): Promise<StatsAudit> => database.transaction(async (session) => {
      const { found, wrong } = await audit(session)
      for (const { record: { kind, id }, stats } of wrong) await counted[kind].updateOne({ _id: id }, { $set: { stats } }, { session })
      return found
    }),
  }
}
