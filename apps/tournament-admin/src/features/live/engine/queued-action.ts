import { HalfChoice, matchSides, MinuteChoice, MinuteStep, PeriodChoice, ScoreStep, SetEnd, SetsCorrection } from '@torneo/contracts/match-commands'
import { MatchEvent } from '@torneo/contracts/match-events'
import { check } from '@torneo/contracts/validation'
import { z } from '@torneo/contracts/zod'
import { redCardId } from '@torneo/domain/match/match-aggregate'
import type { LiveAction, DeviceEffect } from '@torneo/domain/match/projection'

const kind = <K extends string>(name: K) => ({ kind: z.literal(name) })

const counter = z.optional(z.number())
const periods = z.optional(z.object({ count: z.number(), minutes: z.number(), extra: z.optional(z.number()) }))

const StoredAction = z.object({
  key: z.string(),
  matchId: z.string(),
  at: z.number(),
  place: z.number(),
  action: z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['start', 'pause', 'resume', 'finish', 'period_end']) }),
    z.extend(PeriodChoice, { ...kind('period_start'), periods }),
    z.extend(MinuteChoice, kind('minute_set')),
    z.extend(ScoreStep, kind('score')),
    z.extend(SetEnd, kind('set_end')),
    z.extend(SetsCorrection, kind('sets')),
    z.extend(MinuteStep, kind('minute')),
    z.extend(HalfChoice, { ...kind('half'), periods }),
    z.object({
      ...kind('event'), type: z.string(), teamId: z.string(), playerId: z.string(), assistPlayerId: z.nullable(z.string()), minute: z.number(),
      added: z.optional(z.number()), penalty: z.optional(z.boolean()), points: counter, counted: z.optional(z.boolean()), withRed: z.optional(z.boolean()),
    }),
    z.object({
      ...kind('event_change'), eventId: z.string(), type: z.optional(z.string()), teamId: z.optional(z.string()), playerId: z.optional(z.string()),
      assistPlayerId: z.optional(z.nullable(z.string())), minute: z.optional(z.number()), added: z.optional(z.number()), penalty: z.optional(z.boolean()), points: counter,
    }),
    z.object({ ...kind('event_deletion'), eventId: z.string() }),
    z.object({ ...kind('kick'), side: z.enum(matchSides), scored: z.boolean(), playerId: z.string() }),
    z.object({ ...kind('undo'), undoes: z.string() }),
  ]),
  state: z.enum(['waiting', 'refused', 'done']),
  isTried: z.boolean(),
  reason: z.optional(z.string()),
  same: z.optional(z.object({ by: z.string(), event: z.nullable(MatchEvent) })),
  rev: z.optional(z.number()),
})

const fields = z.optional(z.record(z.string(), z.unknown()))
const rows = z.optional(z.array(MatchEvent))
const StoredEffect = z.object({ home: counter, away: counter, homePoints: counter, awayPoints: counter, minute: counter, before: fields, after: fields, added: rows, removed: rows })

/**
 * An action of this device on a match, as it is stored over reloads. Its key is its `Idempotency-Key`: it counts once however often it is sent.
 * The names of the fields are fixed: the releases before and after this one read the same entries.
 */
export interface QueuedAction {
  readonly key: string
  readonly matchId: string
  /** Milliseconds since 1970, by the server's clock as far as the device knew it. */
  readonly at: number
  /** The sequence: grows with every action of this device on the match, whatever its clock does. */
  readonly place: number
  readonly action: LiveAction
  /** `refused`: the server said no; `reason` says why in Spanish. */
  readonly state: 'waiting' | 'refused' | 'done'
  /** It was sent at least once: the server may have taken it, answered or not. */
  readonly isTried: boolean
  readonly reason?: string | undefined
  /** Of a refused one: another person may have registered the same, an event or, null, a step of the score. The person decides (B14). */
  readonly same?: { readonly by: string; readonly event: MatchEvent | null } | undefined
  /** Of a done one: the first rev of the match that is known to include it; absent while none is. */
  readonly rev?: number | undefined
  /** What it changes, as far as this device knows. */
  readonly change?: DeviceEffect | undefined
  /** Cannot be undone: the server said so, or another person had done the same before. */
  readonly isFinal?: boolean | undefined
}

/** JSON has no dates. */
function revived(change: DeviceEffect | undefined): DeviceEffect | undefined {
  if (!change?.before || !change.after) return change
  const dated = (fields: NonNullable<DeviceEffect['after']>) => Object.fromEntries(Object.entries(fields).map(([field, value]) =>
    [field, typeof value === 'string' && (field === 'nextTickAt' || field === 'clockSince') ? new Date(value) : value]))
  return { ...change, before: dated(change.before), after: dated(change.after) }
}

/** Null for what is not a stored action. An unreadable `change` is left out: the action counts all the same. */
export function parseQueuedAction(text: string): QueuedAction | null {
  try {
    const value: unknown = JSON.parse(text)
    if (!check(StoredAction, value).ok) return null
    const action = value as QueuedAction
    return { ...action, change: check(StoredEffect, action.change).ok ? revived(action.change) : undefined }
  } catch {
    return null
  }
}

/** With the server's own row in the place of the one that was shown for a registered event; a red card that came with it has its id by it. */
export const withRow = (change: DeviceEffect | undefined, row: MatchEvent | null | undefined): DeviceEffect | undefined =>
  (change?.added && row ? { ...change, added: [row, ...change.added.slice(1).map((red) => ({ ...red, id: redCardId(row.id) }))] } : change)
