import { check } from '@torneo/contracts/fields/validation'
import { z } from '@torneo/contracts/fields/zod'
import { MatchEvent } from '@torneo/contracts/match/match-events'
import { actionOf } from '@torneo/domain/match/actions'
import { redCardId } from '@torneo/domain/match/match-aggregate'
import type { LiveAction, DeviceEffect } from '@torneo/domain/match/projection'

const counter = z.optional(z.number())

const StoredAction = z.object({
  key: z.string(),
  matchId: z.string(),
  at: z.number(),
  place: z.number(),
  action: z.looseObject({ kind: z.string() }),
  state: z.enum(['waiting', 'refused', 'done']),
  isTried: z.boolean(),
  reason: z.optional(z.string()),
  same: z.optional(z.object({ by: z.string(), event: z.nullable(MatchEvent) })),
  rev: z.optional(z.number()),
})

/** True if an action fits the stored form of its kind. */
function isStored({ kind, ...fields }: { readonly kind: string }): boolean {
  const stored = actionOf(kind)?.stored
  return stored !== undefined && check(stored, fields).ok
}

const fields = z.optional(z.record(z.string(), z.unknown()))
const rows = z.optional(z.array(MatchEvent))
const StoredEffect = z.object({
  home: counter,
  away: counter,
  homePoints: counter,
  awayPoints: counter,
  minute: counter,
  before: fields,
  after: fields,
  added: rows,
  removed: rows,
})

/**
 * A match action of this device, as stored across reloads. Its key is its `Idempotency-Key`, so it counts once however
 * often it is sent. Do not rename its fields: earlier and later releases read the same entries.
 */
export interface QueuedAction {
  readonly key: string
  readonly matchId: string
  /** Milliseconds since 1970, by the device's estimate of the server's clock. */
  readonly at: number
  /** Sequence number: grows with every action of this device on the match, whatever its clock does. */
  readonly place: number
  readonly action: LiveAction
  /** `refused`: rejected by the server; `reason` is its Spanish sentence. */
  readonly state: 'waiting' | 'refused' | 'done'
  /** Sent at least once: the server may have applied it, answered or not. */
  readonly isTried: boolean
  readonly reason?: string | undefined
  /**
   * Set if rejected as a possible duplicate of another person's event, or score step (null): the person decides (B14).
   */
  readonly same?: { readonly by: string; readonly event: MatchEvent | null } | undefined
  /** Set if done: the first rev of the match known to include it; absent if unknown. */
  readonly rev?: number | undefined
  /** Its effect, as far as this device knows. */
  readonly change?: DeviceEffect | undefined
  /** Cannot be undone: the server rejected an undo, or another person had done the same before. */
  readonly isFinal?: boolean | undefined
}

/** Converts dates back, which JSON does not have. */
function reviveDates(change: DeviceEffect | undefined): DeviceEffect | undefined {
  if (!change?.before || !change.after) return change
  const dated = (fields: NonNullable<DeviceEffect['after']>) =>
    Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [
        field,
        typeof value === 'string' && (field === 'nextTickAt' || field === 'clockSince') ? new Date(value) : value,
      ]),
    )
  return { ...change, before: dated(change.before), after: dated(change.after) }
}

/** Parses a stored action; null if invalid. An unreadable `change` is dropped, because the action counts without it. */
export function parseQueuedAction(text: string): QueuedAction | null {
  try {
    const value: unknown = JSON.parse(text)
    const stored = check(StoredAction, value)
    if (!stored.ok || !isStored(stored.value.action)) return null
    const action = value as QueuedAction
    return { ...action, change: check(StoredEffect, action.change).ok ? reviveDates(action.change) : undefined }
  } catch {
    return null
  }
}

/** Replaces the provisional row of a registered event by the server's; the id of its red card follows. */
export const withRow = (
  change: DeviceEffect | undefined,
  row: MatchEvent | null | undefined,
): DeviceEffect | undefined =>
  change?.added && row
    ? { ...change, added: [row, ...change.added.slice(1).map((red) => ({ ...red, id: redCardId(row.id) }))] }
    : change
