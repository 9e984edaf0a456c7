import { countedEvents, playerDeltas, teamDelta } from '@torneo/domain/match-result'
import type { AnyBulkWriteOperation } from 'mongodb'
import { anyRow } from '../platform/checked-collection'
import type { Database, Transaction } from '../platform/database'
import type { WholeMatch } from './matches.repository'

type Played = Pick<WholeMatch, 'homeTeamId' | 'awayTeamId' | 'homeScore' | 'awayScore' | 'events' | 'result'>

type Counters = ReadonlyMap<string, Readonly<Partial<Record<string, number>>>>

/** What a match adds to its teams and players, by their ids; nothing while it does not count. */
function countersOf(match: Played | null): { readonly teams: Counters; readonly players: Counters } {
  if (!match) return { teams: new Map(), players: new Map() }
  const { homeTeamId, awayTeamId, homeScore, awayScore } = match
  const teams = new Map([[homeTeamId, { ...teamDelta(homeScore, awayScore) }], [awayTeamId, { ...teamDelta(awayScore, homeScore) }]])
  return { teams, players: new Map([...playerDeltas(countedEvents(match))].map(([id, delta]) => [id, { ...delta }])) }
}

/** The updates of the teams or players whose counters change, by `$inc`, never by read-modify-write (R5). */
function updatesOf(before: Counters, after: Counters): AnyBulkWriteOperation<{ _id: string }>[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((_id) => {
    const [was, is] = [before.get(_id) ?? {}, after.get(_id) ?? {}]
    const steps = Object.keys({ ...was, ...is }).map((name) => [`stats.${name}`, (is[name] ?? 0) - (was[name] ?? 0)] as const)
    const changed = steps.filter(([, step]) => step !== 0)
    return changed.length === 0 ? [] : [{ updateOne: { filter: { _id }, update: { $inc: Object.fromEntries(changed) } } }]
  })
}

/** What a finished match adds to its teams and players, and takes back when it goes or is reopened (R7). */
export function createMatchResults(database: Database) {
  const teams = database.collection('teams', anyRow())
  const players = database.collection('players', anyRow())

  /** Whether both teams are there. */
  async function move(before: Played | null, after: Played | null, session: Transaction): Promise<boolean> {
    const [was, is] = [countersOf(before), countersOf(after)]
    const [ofTeams, ofPlayers] = [updatesOf(was.teams, is.teams), updatesOf(was.players, is.players)]
    const found = ofTeams.length === 0 ? 0 : (await teams.bulkWrite(ofTeams, { session })).matchedCount
    if (ofPlayers.length > 0) await players.bulkWrite(ofPlayers, { session })
    return found === ofTeams.length
  }

  return {
    /** Counts a result; false when a team is missing: the transaction must then end, so that nothing is counted (R4). */
    add: (match: Played, session: Transaction): Promise<boolean> => move(null, match, session),

    takeBack: async (match: Played, session: Transaction): Promise<void> => void await move(match, null, session),

    /** After a correction: the counters of the players concerned (B4). */
    move: async (before: Played, after: Played, session: Transaction): Promise<void> => void await move(before, after, session),
  }
}
