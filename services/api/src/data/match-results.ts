import type { Match } from '@torneo/contracts/matches'
import { playerDeltas, teamDelta } from '@torneo/domain/match-result'
import type { Database, Transaction } from '../platform/database'

interface EventRow {
  readonly type: string
  readonly playerId: string
  readonly assistPlayerId?: string | null
}

type Played = Pick<Match, 'id' | 'homeTeamId' | 'awayTeamId' | 'homeScore' | 'awayScore'>

/** Adds to counters by `$inc`, never by read-modify-write (R5); `sign` -1 takes back exactly what 1 added. */
function incOf(delta: object, sign: 1 | -1): Record<string, number> {
  return Object.fromEntries(Object.entries(delta).filter(([, value]) => value !== 0).map(([name, value]) => [`stats.${name}`, sign * Number(value)]))
}

/** What a finished match adds to its teams and players, and takes back when it goes or is reopened (R7). */
export function createMatchResults(database: Database) {
  const teams = database.collection<{ _id: string }>('teams')
  const players = database.collection<{ _id: string }>('players')
  const events = database.collection<EventRow & { matchId: string }>('match_events', [{ key: { matchId: 1 } }])

  /** How many of the two teams are there. */
  async function count({ id, homeTeamId, awayTeamId, homeScore, awayScore }: Played, sign: 1 | -1, session: Transaction): Promise<number> {
    const { matchedCount } = await teams.bulkWrite([
      { updateOne: { filter: { _id: homeTeamId }, update: { $inc: incOf(teamDelta(homeScore, awayScore), sign) } } },
      { updateOne: { filter: { _id: awayTeamId }, update: { $inc: incOf(teamDelta(awayScore, homeScore), sign) } } },
    ], { session })
    const deltas = playerDeltas(await events.find({ matchId: id }, { session }).toArray())
    if (deltas.size === 0) return matchedCount
    await players.bulkWrite([...deltas].map(([playerId, delta]) => (
      { updateOne: { filter: { _id: playerId }, update: { $inc: incOf(delta, sign) } } })), { session })
    return matchedCount
  }

  return {
    /** Counts a result; false when a team is missing: the transaction must then end, so that nothing is counted (R4). */
    add: async (match: Played, session: Transaction): Promise<boolean> => (await count(match, 1, session)) === 2,

    takeBack: async (match: Played, session: Transaction): Promise<void> => {
      await count(match, -1, session)
    },
  }
}
