import { countedEvents, playerDeltasFor, teamDelta } from '@torneo/domain/match-result'
import type { AnyBulkWriteOperation, Filter } from 'mongodb'
import { anyRow } from '../../platform/database/checked-collection'
import type { Database, Transaction } from '../../platform/database/database'
import type { MatchDocument } from './matches.repository'

type Played = Pick<MatchDocument, 'homeTeamId' | 'awayTeamId' | 'homeScore' | 'awayScore' | 'events' | 'result'>

type Counters = ReadonlyMap<string, Readonly<Partial<Record<string, number>>>>

interface CountedRow {
  readonly _id: string
  readonly teamId?: string
}

/** Counters that a match contributes to its teams, by id; empty for null. */
function teamCounters(match: Played | null): Counters {
  if (!match) return new Map()
  const { homeTeamId, awayTeamId, homeScore, awayScore } = match
  return new Map([[homeTeamId, { ...teamDelta(homeScore, awayScore) }], [awayTeamId, { ...teamDelta(awayScore, homeScore) }]])
}

/** Counters that a match contributes to the players with events for one of its teams. */
const playerCounters = (match: Played | null, teamId: string): Counters =>
  new Map([...(match ? playerDeltasFor(teamId, countedEvents(match)) : [])].map(([id, delta]) => [id, { ...delta }]))

/** Returns the counters that change, by id, with their differences. */
function stepsOf(before: Counters, after: Counters): (readonly [id: string, steps: Readonly<Record<string, number>>])[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [was, is] = [before.get(id) ?? {}, after.get(id) ?? {}]
    const steps = Object.keys({ ...was, ...is }).map((name) => [name, (is[name] ?? 0) - (was[name] ?? 0)] as const).filter(([, step]) => step !== 0)
    return steps.length === 0 ? [] : [[id, Object.fromEntries(steps)] as const]
  })
}

/** Updates by `$inc`, never by read-modify-write (R5). */
const increment = (filter: Filter<CountedRow>, path: string, steps: Readonly<Record<string, number>>): AnyBulkWriteOperation<CountedRow> =>
  ({ updateOne: { filter, update: { $inc: Object.fromEntries(Object.entries(steps).map(([name, step]) => [`${path}.${name}`, step])) } } })

/**
 * Updates a player's counters for a team: those of the present team, or those stored for a former team (B48). One of
 * the two matches.
 */
const playerUpdates = (teamId: string, [_id, steps]: ReturnType<typeof stepsOf>[number]) =>
  [increment({ _id, teamId }, 'stats', steps), increment({ _id, teamId: { $ne: teamId } }, `former.${teamId}`, steps)]

/**
 * Adds a finished match to the counters of its teams and players, and subtracts it when it is deleted or reopened (R7).
 */
export function createMatchResults(database: Database) {
  const teams = database.collection('teams', anyRow<CountedRow>())
  const players = database.collection('players', anyRow<CountedRow>())

  /** Returns false if one of the teams is missing. */
  async function move(before: Played | null, after: Played | null, session: Transaction): Promise<boolean> {
    const ofTeams = stepsOf(teamCounters(before), teamCounters(after)).map(([_id, steps]) => increment({ _id }, 'stats', steps))
    const teamIds = new Set([before, after].flatMap((match) => (match ? [match.homeTeamId, match.awayTeamId] : [])))
    const ofPlayers = [...teamIds].flatMap((teamId) =>
      stepsOf(playerCounters(before, teamId), playerCounters(after, teamId)).flatMap((steps) => playerUpdates(teamId, steps)))
    const found = ofTeams.length === 0 ? 0 : (await teams.bulkWrite(ofTeams, { session })).matchedCount
    if (ofPlayers.length > 0) await players.bulkWrite(ofPlayers, { session })
    return found === ofTeams.length
  }

  return {
    /** Counts a result; false if a team is missing: the transaction must then end, so that nothing is counted (R4). */
    add: (match: Played, session: Transaction): Promise<boolean> => move(null, match, session),

    revert: async (match: Played, session: Transaction): Promise<void> => void await move(match, null, session),

    /** Updates the players' counters after a correction (B4). */
    move: async (before: Played, after: Played, session: Transaction): Promise<void> => void await move(before, after, session),
  }
}
