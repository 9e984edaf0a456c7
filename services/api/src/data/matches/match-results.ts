import { countedEvents, playerDeltasFor, teamDelta } from '@torneo/domain/match/result/match-result'
import type { AnyBulkWriteOperation } from 'mongodb'
import { anyRow } from '../../platform/database/checked-collection'
import type { Database, Transaction } from '../../platform/database/database'
import type { MatchDocument } from './matches.repository'

type Played = Pick<MatchDocument, 'homeTeamId' | 'awayTeamId' | 'homeScore' | 'awayScore' | 'events' | 'result'>

/** Ids of the teams of a match; empty for null. */
const teamsIn = (match: Played | null): string[] =>
  match ? [match.homeTeamId, match.awayTeamId].filter((id) => id !== null) : []

type Counters = ReadonlyMap<string, Readonly<Partial<Record<string, number>>>>

interface CountedRow {
  readonly _id: string
  readonly teamId?: string
}

/** Counters that a match contributes to its teams, by id; empty for null. */
function teamCounters(match: Played | null): Counters {
  if (!match) return new Map()
  return new Map(teamsIn(match).map((id) => [id, { ...teamDelta(match, id === match.homeTeamId ? 'home' : 'away') }]))
}

/** Counters that a match contributes to the players with events for one of its teams. */
const playerCounters = (match: Played | null, teamId: string): Counters =>
  new Map([...(match ? playerDeltasFor(teamId, countedEvents(match)) : [])].map(([id, delta]) => [id, { ...delta }]))

/** Returns the counters that change, by id, with their differences. */
function stepsOf(
  before: Counters,
  after: Counters,
): (readonly [id: string, steps: Readonly<Record<string, number>>])[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [was, is] = [before.get(id) ?? {}, after.get(id) ?? {}]
    const steps = Object.keys({ ...was, ...is })
      .map((name) => [name, (is[name] ?? 0) - (was[name] ?? 0)] as const)
      .filter(([, step]) => step !== 0)
    return steps.length === 0 ? [] : [[id, Object.fromEntries(steps)] as const]
  })
}

/** Updates by `$inc`, never by read-modify-write (R5). */
const increment = (
  _id: string,
  path: string,
  steps: Readonly<Record<string, number>>,
): AnyBulkWriteOperation<CountedRow> => ({
  updateOne: {
    filter: { _id },
    update: { $inc: Object.fromEntries(Object.entries(steps).map(([name, step]) => [`${path}.${name}`, step])) },
  },
})

/**
 * Adds a finished match to the counters of its teams and players, and subtracts it when it is deleted or reopened (R7).
 */
export function createMatchResults(database: Database) {
  const teams = database.collection('teams', anyRow<CountedRow>())
  const players = database.collection('players', anyRow<CountedRow>())

  /**
   * Returns the present team of each player: only its counters are in `stats`, those of a former team in `former` (B48).
   * A player who moves meanwhile is a write conflict, which repeats this transaction.
   */
  async function teamsOf(
    ids: readonly string[],
    session: Transaction,
  ): Promise<ReadonlyMap<string, string | undefined>> {
    const found =
      ids.length === 0
        ? []
        : await players.find({ _id: { $in: [...ids] } }, { session, projection: { teamId: 1 } }).toArray()
    return new Map(found.map(({ _id, teamId }) => [_id, teamId]))
  }

  /** Returns false if one of the teams is missing. */
  async function move(before: Played | null, after: Played | null, session: Transaction): Promise<boolean> {
    const ofTeams = stepsOf(teamCounters(before), teamCounters(after)).map(([_id, steps]) =>
      increment(_id, 'stats', steps),
    )
    const teamIds = new Set([before, after].flatMap(teamsIn))
    const steps = [...teamIds].flatMap((teamId) =>
      stepsOf(playerCounters(before, teamId), playerCounters(after, teamId)).map(([id, step]) => ({
        id,
        teamId,
        step,
      })),
    )
    const teamOf = await teamsOf(
      steps.map(({ id }) => id),
      session,
    )
    const ofPlayers = steps
      .filter(({ id }) => teamOf.has(id))
      .map(({ id, teamId, step }) => increment(id, teamOf.get(id) === teamId ? 'stats' : `former.${teamId}`, step))
    const found = ofTeams.length === 0 ? 0 : (await teams.bulkWrite(ofTeams, { session })).matchedCount
    if (ofPlayers.length > 0) await players.bulkWrite(ofPlayers, { session })
    return found === ofTeams.length
  }

  return {
    /** Counts a result; false if a team is missing: the transaction must then end, so that nothing is counted (R4). */
    add: (match: Played, session: Transaction): Promise<boolean> => move(null, match, session),

    revert: async (match: Played, session: Transaction): Promise<void> => void (await move(match, null, session)),

    /** Updates the players' counters after a correction (B4). */
    move: async (before: Played, after: Played, session: Transaction): Promise<void> =>
      void (await move(before, after, session)),
  }
}
