import { endpoint } from '../endpoint/endpoint'
import { listOf, pageQuery } from '../endpoint/record'
import { whole } from '../fields/fields'
import { z } from '../fields/zod'
import { Match } from './match'
import { MatchEvent } from './match-event'

const person = z.object({ id: z.string(), name: z.string() })
const step = z.optional(z.number())
const fields = z.optional(z.record(z.string(), z.unknown()))
const events = z.optional(z.array(MatchEvent))

/** An action on a match (B1). The log is append-only; an undo marks the row that it undid. */
export const MatchLogRow = z.object({
  /** Idempotency-Key of the request; null without one. */
  key: z.nullable(z.string()),
  /** The match's rev after the action; identifies the row. */
  rev: z.number(),
  /** ISO 8601, on the database's clock. */
  at: z.string(),
  /** Time on the device's clock; null when the device sent none. */
  deviceAt: z.nullable(z.string()),
  by: person,
  /** `score`, `event`, `undo`, `restore`..., or a kind of a later version. */
  kind: z.string(),
  /** The match's minute after the action; null in rows of earlier versions. */
  minute: z.nullable(z.number()),
  /** Actual change: steps of the counters, fields before and after, and events with the players' current names. */
  effect: z.object({
    home: step,
    away: step,
    homePoints: step,
    awayPoints: step,
    minute: step,
    before: fields,
    after: fields,
    added: events,
    removed: events,
    undid: z.optional(z.object({ rev: z.number(), kind: z.string() })),
  }),
  undone: z.nullable(z.object({ at: z.string(), by: person })),
  /**
   * State of the match after the action, and the number of events that a restore of this moment brings back and
   * removes.
   */
  moment: z.object({
    homeScore: z.number(),
    awayScore: z.number(),
    homePoints: step,
    awayPoints: step,
    minute: z.number(),
    half: z.number(),
    brought: z.number(),
    removed: z.number(),
  }),
  /** True while no later action depends on it. */
  canUndo: z.boolean(),
})
export type MatchLogRow = z.output<typeof MatchLogRow>

export const RestoreRequest = z.strictObject({ rev: whole(1, 1_000_000) })

const tag = 'match-log'
const access = { section: 'live_control' } as const
export const matchLogEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/matches/:id/log',
    reads: ['matches', 'match_log'],
    tag,
    access,
    summary: 'What was done to a match, newest first',
    query: pageQuery,
    response: listOf(MatchLogRow),
    personal: true,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/matches/:id/log/:key/undo',
    tag,
    access,
    response: Match,
    repeatable: true,
    summary: 'Undo the action with this key, or this rev, by any user; 409 while something later depends on it',
    failure: 'Error al deshacer',
  }),
  restore: endpoint({
    method: 'POST',
    path: '/matches/:id/restore',
    tag,
    access,
    body: RestoreRequest,
    response: Match,
    repeatable: true,
    summary: 'While scheduled or live: score, events, minute and period as they were after the action with this rev',
    failure: 'Error al volver a ese momento',
  }),
} as const
