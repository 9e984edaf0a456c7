import { own } from '@torneo/contracts/fields/own'
import { noPlayerStats, type PlayerStats } from '@torneo/contracts/tournament/players'
import { noTeamStats, type TeamStats } from '@torneo/contracts/tournament/team-stats'
import { type Drift, driftOf, recount, recountByTeam } from '@torneo/domain/tables/recount'
import type { Document } from 'mongodb'
import { z } from 'zod/mini'
import { row } from '../../platform/database/checked-collection'
import type { Database, Transaction } from '../../platform/database/database'
import { visible } from '../../platform/database/soft-delete'

/** `former` has a player's counters for former teams, by team (B48). */
const CountedRow = row({
  name: z.string(),
  stats: z.optional(z.unknown()),
  teamId: z.optional(z.string()),
  former: z.optional(z.unknown()),
})
type CountedRow = z.output<typeof CountedRow>

const MatchRow = row({
  homeTeamId: z.string(),
  awayTeamId: z.string(),
  homeScore: z.number(),
  awayScore: z.number(),
  result: z.optional(z.unknown()),
  events: z.optional(z.array(z.looseObject({}))),
})
type Match = Parameters<typeof recountByTeam>[0][number]

/** A team or player whose counters differ from the recount of the finished matches. */
export interface DriftedRecord {
  readonly kind: 'team' | 'player'
  readonly id: string
  readonly name: string
  readonly drifts: readonly Drift[]
}

/** `teams` and `players`: the number of checked records. */
export interface StatsAudit {
  readonly teams: number
  readonly players: number
  readonly drifted: readonly DriftedRecord[]
}

type Stats = TeamStats | PlayerStats

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/**
 * Compares the counters of all teams and players with the finished matches and their events (R7). Deleted teams and
 * players are checked too, so that they are right when restored; deleted matches are not counted, purged records not
 * reported.
 */
export function createStatsAudit(database: Database) {
  const matches = database.collection('matches', MatchRow)
  const counted = {
    team: database.collection('teams', CountedRow),
    player: database.collection('players', CountedRow),
  } as const

  async function finishedMatches(session: Transaction): Promise<Match[]> {
    const rows = await matches
      .find(
        { status: 'finished', ...visible },
        {
          session,
          projection: {
            homeTeamId: 1,
            awayTeamId: 1,
            homeScore: 1,
            awayScore: 1,
            result: 1,
            events: { type: 1, teamId: 1, playerId: 1, assistPlayerId: 1, outPlayerId: 1, points: 1 },
          },
        },
      )
      .toArray()
    return rows.map((match) => ({ ...match, events: match.events ?? [] }) as unknown as Match)
  }

  /**
   * Finds the drifted records with their correct counters. The queries are sequential, because a session allows no
   * parallel ones.
   */
  async function audit(session: Transaction) {
    const matchesPlayed = await finishedMatches(session)
    const [expected, byTeam] = [recount(matchesPlayed), recountByTeam(matchesPlayed)]
    const drifted: { readonly record: DriftedRecord; readonly counters: Document }[] = []

    async function compare(
      kind: DriftedRecord['kind'],
      expectedOf: (row: CountedRow) => { readonly stats: Stats; readonly former?: Document },
    ): Promise<number> {
      const rows = await counted[kind]
        .find({}, { session, projection: { name: 1, stats: 1, teamId: 1, former: 1 } })
        .sort({ name: 1, _id: 1 })
        .toArray()
      for (const row of rows) {
        const { stats, former } = expectedOf(row)
        const ofFormer = Object.entries(former ?? {}).flatMap(([teamId, counters]) =>
          driftOf(recordOf(own(recordOf(row.former), teamId)), counters as Stats).map((drift) => ({
            ...drift,
            counter: `former.${teamId}.${drift.counter}`,
          })),
        )
        const drifts = [...driftOf(recordOf(row.stats), stats), ...ofFormer]
        if (drifts.length > 0)
          drifted.push({
            record: { kind, id: row._id, name: row.name, drifts },
            counters: { stats, ...(former && { former }) },
          })
      }
      return rows.length
    }

    /** Counters for other teams than the present one, and zeros for stored ones without matches. */
    function formerOf({ _id, teamId, former }: CountedRow): Document {
      const ids = new Set([...byTeam.keys(), ...Object.keys(recordOf(former))])
      return Object.fromEntries(
        [...ids]
          .filter((id) => id !== teamId)
          .flatMap((id) => {
            const counters = byTeam.get(id)?.get(_id) ?? (id in recordOf(former) ? noPlayerStats : null)
            return counters ? [[id, counters]] : []
          }),
      )
    }

    const teams = await compare('team', ({ _id }) => ({ stats: expected.teams.get(_id) ?? noTeamStats }))
    const players = await compare('player', (row) => ({
      stats: byTeam.get(row.teamId ?? '')?.get(row._id) ?? noPlayerStats,
      former: formerOf(row),
    }))
    return { found: { teams, players, drifted: drifted.map(({ record }) => record) }, drifted }
  }

  return {
    /** Checks a snapshot of the database and changes nothing. */
    check: async (): Promise<StatsAudit> => (await database.snapshot(audit)).found,

    /**
     * Corrects the drifted records and returns them as they were. Safe while matches are played: every write that
     * changes the expected stats of a team or player (a finish, a reopening, the deletion of a finished match) also
     * writes their stored stats in the same transaction. If such a transaction and this one write the same record,
     * MongoDB aborts one of them and it is retried on the new state; if not, the records written here are computed from
     * data that has not changed.
     */
    rebuild: (): Promise<StatsAudit> =>
      database.transaction(async (session) => {
        const { found, drifted } = await audit(session)
        for (const {
          record: { kind, id },
          counters,
        } of drifted)
          await counted[kind].updateOne({ _id: id }, { $set: counters }, { session })
        return found
      }),
  }
}
