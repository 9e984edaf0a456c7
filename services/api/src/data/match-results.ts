import { playerDeltas, teamDelta } from '@torneo/domain/match-result'
import type { Database, Transaction } from '../platform/database'
import type { WholeMatch } from './matches.repository'

type Played = Pick<WholeMatch, 'homeTeamId' | 'awayTeamId' | 'homeScore' | 'awayScore' | 'events'>

/** Adds to counters by `$inc`, never by read-modify-write (R5); `sign` -1 takes back exactly what 1 added. */
function incOf(delta: object, sign: 1 | -1): Record<string, number> {
  return Object.fromEntries(Object.entries(delta).filter(([, value]) => value !== 0).map(([name, value]) => [`stats.${name}`, sign * Number(value)]))
}

/** What a finished match adds to its teams and players, and takes back when it goes or is reopened (R7). */
export function createMatchResults(database: Database) {
  const teams = database.collection<{ _id: string }>('teams')
  const players = database.collection<{ _id: string }>('players')

  /** How many of the two teams are there. */
  async function count({ homeTeamId, awayTeamId, homeScore, awayScore, events }: Played, sign: 1 | -1, session: Transaction): Promise<number> {
    const { matchedCount } = await teams.bulkWrite([
      { updateOne: { filter: { _id: homeTeamId }, update: { $inc: incOf(teamDelta(homeScore, awayScore), sign) } } },
      { updateOne: { filter: { _id: awayTeamId }, update: { $inc: incOf(teamDelta(awayScore, homeScore), sign) } } },
    ], { session })
    const deltas = playerDeltas(events)
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
