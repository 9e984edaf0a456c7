import { catchUp, minuteMs } from '@torneo/domain/match/clock/match-clock'
import { createJob } from '@torneo/serving/jobs'
import { z } from 'zod/mini'
import { row } from '../../platform/database/checked-collection'
import type { Database } from '../../platform/database/database'
import { isUnavailable } from '../../platform/database/database-errors'
import { visible } from '../../platform/database/soft-delete'
import { fits } from '../../platform/database/stored-shape'
import { Problem } from '../../platform/http/problems'
import type { MatchActions } from './match-actions'

interface LiveRow {
  readonly _id: string
  readonly currentMinute: number
  readonly nextTickAt: Date | null
  readonly now: Date
}

const Clock = row({
  currentMinute: z.optional(z.number()),
  rev: z.optional(z.number()),
  nextTickAt: z.optional(z.nullable(z.date())),
})

/** Milliseconds between two checks of the clocks. */
const intervalMs = 1000

interface TickerLog {
  warn(context: object, message: string): void
}

/**
 * Runs the clock of every live match (R9). Each node checks once a second. A due minute is counted by an update
 * conditional on an unchanged due time, so that it counts once for any number of nodes; after a gap all due minutes
 * count at once, and after too long a gap the clock stops.
 */
export function createMatchTicker(database: Database, actions: MatchActions, log: TickerLog) {
  const matches = database.collection('matches', Clock, [
    { key: { isLive: 1 }, partialFilterExpression: { isLive: true } },
  ])

  /** Stops the clock by an action, because replaying the log would miss it otherwise. */
  async function stall(id: string): Promise<void> {
    try {
      await actions.act(id, {
        by: { id: '', name: 'Reloj' },
        key: null,
        asked: undefined,
        authorize: () => Promise.resolve(),
        action: () => ({ kind: 'stall' }),
      })
      log.warn({ match: id }, 'a match clock was stopped because it was too far behind')
    } catch (error) {
      // Another node was faster.
      if (!(error instanceof Problem && error.code < 500)) throw error
    }
  }

  async function tick(): Promise<void> {
    const running = await matches
      .aggregate<LiveRow>([
        { $match: { isLive: true, status: 'live', ...visible } },
        { $project: { currentMinute: 1, rev: 1, nextTickAt: { $ifNull: ['$nextTickAt', null] }, now: '$$NOW' } },
      ])
      .toArray()
    for (const row of running.filter((candidate) => fits(Clock, candidate))) {
      await count(row).catch((error: unknown) => {
        if (isUnavailable(error)) throw error
        log.warn({ err: error, match: row._id }, 'a match clock could not be updated')
      })
    }
  }

  async function count({ _id, currentMinute, nextTickAt, now }: LiveRow): Promise<void> {
    const before = {
      isLive: true,
      currentMinute,
      nextTickAt: nextTickAt?.getTime() ?? null,
      restMs: minuteMs,
      isStalled: false,
    }
    const after = catchUp(before, now.getTime())
    // A match edited by hand has no due time yet: its minute begins now.
    const dueAt = nextTickAt === null ? now.getTime() + minuteMs : after.nextTickAt
    if (dueAt === before.nextTickAt) return
    if (dueAt === null) return stall(_id)
    // Adds minutes instead of setting them: a user may have stepped the clock meanwhile.
    const minutes = after.currentMinute - currentMinute
    const changes =
      minutes === 0
        ? {}
        : { currentMinute: { $add: ['$currentMinute', minutes] }, rev: { $add: ['$rev', 1] }, updatedAt: '$$NOW' }
    await matches.updateOne({ _id, isLive: true, status: 'live', nextTickAt, ...visible }, [
      { $set: { nextTickAt: new Date(dueAt), ...changes } },
    ])
  }

  const runTick = () =>
    tick().catch((error: unknown) => log.warn({ err: error }, 'the match clocks could not be updated'))
  return createJob('match clocks', runTick, { first: intervalMs, next: intervalMs })
}
