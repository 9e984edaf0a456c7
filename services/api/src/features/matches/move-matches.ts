import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import {
  matchBatchMessages as messages,
  type MatchBatchUpdate,
  type MatchMove,
} from '@torneo/contracts/match/match-batches'
import { Match, type MatchUpdate } from '@torneo/contracts/match/matches'
import { recordPreviousSchedule, recordStartPlace } from '@torneo/domain/fixture/rescheduled'
import type { FastifyInstance } from 'fastify'
import type { FillMatches } from '../../data/competitions/fill-matches'
import { yearFault } from '../../data/matches/check-year'
import type { MatchDocument } from '../../data/matches/matches.repository'
import type { TournamentCache } from '../../data/read-models/tournament-cache'
import type { BodyRows } from '../../platform/http/body-rows'
import type { WriteOfCall } from '../../platform/http/call'
import { conflict, stale } from '../../platform/http/problems'
import { toContract } from '../../platform/http/to-contract'
import { realChange, splitAction, waitsForDate } from './fixture-checks'
import type { MatchActions } from './match-actions'

type MatchMoves = BodyRows<MatchBatchUpdate, MatchMove>

interface Moved {
  readonly before: Match
  readonly after: Match
  readonly written: MatchUpdate
}

/** Fields that stay once a match is played. */
const movingFields = ['date', 'time', 'location', 'field'] as const

const isPlayed = ({ status }: Match): boolean => status === 'live' || status === 'finished'

/** Moves many matches in time and place, all or none. */
export function createMoveMatches(
  { database, matches }: FastifyInstance['services'],
  { actIn }: MatchActions,
  tournament: TournamentCache,
  fill: FillMatches,
) {
  const read = async (ids: readonly string[], { transaction }: WriteOfCall): Promise<Map<string, MatchDocument>> => {
    const { items } = await matches.list({ filter: { _id: { $in: [...ids] } }, transaction })
    return new Map(items.map((match) => [match.id, match]))
  }

  async function faultsOf({ rows }: MatchMoves, before: ReadonlyMap<string, MatchDocument>) {
    const named = await tournament.fixtureParts()
    return rows.flatMap(({ row: { id, date }, index }): ErrorDetail[] => {
      const match = before.get(id)
      const isRepeated = rows.some((one) => one.row.id === id && one.index < index)
      if (!match || isRepeated)
        return [{ path: `items.${index}.id`, message: isRepeated ? messages.sameMatch : messages.noMatch }]
      const year = date === match.date ? null : yearFault(named, { date })
      return year ? [{ path: `items.${index}.date`, message: year.message }] : []
    })
  }

  /** Returns the moved matches as saves of their histories, and all of the asked ones as they are then. */
  return async function moveAll(
    moves: MatchMoves,
    write: WriteOfCall,
  ): Promise<{ readonly changed: readonly Moved[]; readonly after: Match[] }> {
    const { items } = moves.body
    const ids = items.map(({ id }) => id)
    const stored = await read(ids, write)
    moves.reject(await faultsOf(moves, stored))
    const rows = items.flatMap(({ id, rev, ...sent }) => {
      const match = stored.get(id)
      if (!match) return []
      const before = tournament.withTeams(match)
      // A match that waits for a date takes the one that is sent, also the day that it had.
      const given = waitsForDate(before) && sent.date !== undefined ? { date: sent.date } : {}
      return [{ match, before, rev, change: { ...realChange(sent, before), ...given } }]
    })
    const old = rows.find(({ before, rev }) => rev !== undefined && rev !== before.rev)
    if (old) throw stale(toContract(Match, old.before), await matches.lastChange(old.before.id, write.transaction))
    if (rows.some(({ before, change }) => isPlayed(before) && movingFields.some((field) => field in change)))
      throw conflict(messages.stateKeeps)

    const now = (await database.now()).getTime()
    const plain: { id: string; change: object }[] = []
    for (const { match, before, change } of rows.filter((row) => Object.keys(row.change).length > 0)) {
      const { action, fields } = splitAction(change, before)
      const earlier =
        before.status === 'scheduled' ? recordPreviousSchedule(change, before, now) : recordStartPlace(change, before)
      const whole = { ...fields, ...earlier }
      if (!action) plain.push({ id: before.id, change: whole })
      else {
        const done = await actIn(
          before.id,
          { by: write.by, key: null, asked: undefined, action: () => action },
          write.transaction,
          whole,
        )
        await fill.after(match, done.match, write)
      }
    }
    await matches.updateAll(plain, write)
    const written = await read(ids, write)
    const saves = rows.map(({ match, before, change }) => ({
      before,
      after: tournament.withTeams(written.get(before.id) ?? match),
      written: change,
    }))
    return {
      changed: saves.filter((save) => Object.keys(save.written).length > 0),
      after: saves.map(({ after }) => after),
    }
  }
}
