import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { matchBatchMessages as messages, type MatchMove } from '@torneo/contracts/match/match-batches'
import { Match, type MatchUpdate } from '@torneo/contracts/match/matches'
import { recordPreviousSchedule, recordStartPlace } from '@torneo/domain/fixture/rescheduled'
import type { FastifyInstance } from 'fastify'
import { yearFault } from '../../data/matches/check-year'
import type { MatchDocument } from '../../data/matches/matches.repository'
import type { BodyRow } from '../../platform/http/body-rows'
import type { WriteOfCall } from '../../platform/http/call'
import { conflict, stale } from '../../platform/http/problems'
import { toContract } from '../../platform/http/to-contract'
import { realChange, splitAction, waitsForDate } from './fixture-checks'

/** A match with its move, read in the transaction that writes it. */
interface MoveOfMatch {
  readonly stored: MatchDocument
  readonly before: Match
  readonly rev: number | undefined
  readonly change: MatchUpdate
}

/** A save of a match's history; nothing is `written` where the match was there already. */
export interface MatchSave {
  readonly before: Match
  readonly after: Match
  readonly written: MatchUpdate
}

/** Fields that stay once a match is played. */
const movingFields = ['date', 'time', 'location', 'field'] as const

const isPlayed = ({ status }: Match): boolean => status === 'live' || status === 'finished'

/** Lists the ids that are unknown, or were sent before, by their paths. */
export function idFaults(
  sent: readonly { readonly path: string; readonly id: string }[],
  known: ReadonlyMap<string, unknown>,
): ErrorDetail[] {
  const seen = new Set<string>()
  return sent.flatMap(({ path, id }): ErrorDetail[] => {
    const isRepeated = seen.has(id)
    seen.add(id)
    if (!isRepeated && known.has(id)) return []
    return [{ path, message: isRepeated ? messages.sameMatch : messages.noMatch }]
  })
}

/** Moves many matches in time and place, all or none. */
export function createMoveMatches({
  database,
  matches,
  matchActions: { actIn },
  fillMatches: fill,
  tournament,
}: FastifyInstance['services']) {
  const readAll = async (ids: readonly string[], { transaction }: WriteOfCall): Promise<Map<string, MatchDocument>> => {
    const { items } = await matches.list({ filter: { _id: { $in: [...ids] } }, transaction })
    return new Map(items.map((match) => [match.id, match]))
  }

  /** Throws unless each match is as its sender read it, and still to be played. */
  async function rejectLate(moved: readonly MoveOfMatch[], { transaction }: WriteOfCall): Promise<void> {
    const old = moved.find(({ before, rev }) => rev !== undefined && rev !== before.rev)
    if (old) throw stale(toContract(Match, old.before), await matches.lastChange(old.before.id, transaction))
    if (moved.some(({ before, change }) => isPlayed(before) && movingFields.some((field) => field in change)))
      throw conflict(messages.stateKeeps)
  }

  return {
    /** Reads the matches of moves. `faults` has the wrong ones, by their path below `list`. */
    async read(rows: readonly BodyRow<MatchMove>[], list: string, write: WriteOfCall) {
      const known = await readAll(
        rows.map(({ row }) => row.id),
        write,
      )
      const named = await tournament.fixtureParts()
      const faults = idFaults(
        rows.map(({ row, index }) => ({ path: `${list}.${index}.id`, id: row.id })),
        known,
      )
      const moved = rows.flatMap(({ row: { id, rev, ...sent }, index }): MoveOfMatch[] => {
        const stored = known.get(id)
        if (!stored) return []
        const year = sent.date === stored.date ? null : yearFault(named, { date: sent.date })
        if (year) faults.push({ path: `${list}.${index}.date`, message: year.message })
        const before = tournament.withTeams(stored)
        // A match that waits for a date takes the one that is sent, also the day that it had.
        const given = waitsForDate(before) && sent.date !== undefined ? { date: sent.date } : {}
        return [{ stored, before, rev, change: { ...realChange(sent, before), ...given } }]
      })
      return { faults, moved }
    },

    /** Writes moves without faults; throws 409 for a stale one, or one that is played. */
    async write(moved: readonly MoveOfMatch[], write: WriteOfCall): Promise<MatchSave[]> {
      await rejectLate(moved, write)
      const now = (await database.now()).getTime()
      const plain: { id: string; change: object }[] = []
      for (const { stored, before, change } of moved.filter((row) => Object.keys(row.change).length > 0)) {
        const { action, fields } = splitAction(change, before)
        const earlier =
          before.status === 'scheduled' ? recordPreviousSchedule(change, before, now) : recordStartPlace(change, before)
        const whole = { ...fields, ...earlier }
        if (!action) plain.push({ id: before.id, change: whole })
        else {
          const request = { by: write.by, key: null, asked: undefined, action: () => action }
          const done = await actIn(before.id, request, write.transaction, whole)
          await fill.after(stored, done.match, write)
        }
      }
      await matches.updateAll(plain, write)
      const written = await readAll(
        moved.map(({ before }) => before.id),
        write,
      )
      return moved.map(({ stored, before, change }) => ({
        before,
        after: tournament.withTeams(written.get(before.id) ?? stored),
        written: change,
      }))
    },
  }
}
