import { type MatchSide, undoDepth } from '@torneo/contracts/match/match-commands'
import { sameValue } from '../../records/field-merge'
import type { Action } from '../actions/action'
import { directActions } from '../direct-actions'
import { invertEffect } from '../effect'
import {
  type ActionContext,
  type Effect,
  type LogRow,
  type MatchAggregate,
  newestRows,
  type RegisteredEvent,
  type RejectionReason,
} from '../match-aggregate'
import { scoreSteps } from '../result/scoring'
import { runningSet } from '../result/sets'
import { namesDeleted } from './restore'

/** The definition of a row's kind; undefined for an undo, and for a kind of a later version. */
const definitionOf = ({ kind }: { readonly kind: string }): Action | undefined =>
  Object.hasOwn(directActions, kind) ? directActions[kind as keyof typeof directActions] : undefined

/** Lists a user's last actions within the undo depth, newest first, undone ones included. */
export function lastActionsOf({ log }: Pick<MatchAggregate, 'log'>, userId: string): LogRow[] {
  return log
    .slice(-newestRows)
    .filter((row) => definitionOf(row)?.undoneAs !== undefined && row.by.id === userId)
    .slice(-undoDepth)
    .toReversed()
}

/** A closed or corrected set can be undone until points or sets change again. */
const setFields = ['sets', 'homePoints', 'awayPoints'] as const

const idsOf = (events: Effect['added'] = []) => new Set(events.map(({ id }) => id))

/** Compares more than the rev: an undo restores an event's earlier rev, so the next correction may reuse the number. */
const isSameCorrection = (one: RegisteredEvent, other: RegisteredEvent): boolean =>
  (['id', 'rev', 'type', 'teamId', 'points'] as const).every((field) => one[field] === other[field])

/** Fields that an action sets whole, so that a later action replaces them. */
const wholeFields = [
  { field: 'shootout', reason: 'shootoutMoved' },
  { field: 'bonus', reason: 'stateMoved' },
] as const

/** Returns the reason that an effect cannot be reverted on the current match; null if it can. */
function effectObstacle(
  { after, set, added = [], removed = [] }: Effect,
  match: MatchAggregate,
  teamOf: ActionContext['teamOf'],
): RejectionReason | null {
  // Each start and stop of the clock has its own time.
  if (after && 'isLive' in after && match.clockSince && match.clockSince.getTime() !== after.clockSince?.getTime())
    return 'clockMoved'
  const moved = wholeFields.find(
    ({ field }) => after && field in after && !sameValue(after[field] ?? null, match[field] ?? null),
  )
  if (moved) return moved.reason
  if (after?.currentHalf !== undefined && after.currentHalf !== match.currentHalf) return 'halfMoved'
  const isOfOtherSet = set !== undefined && set !== runningSet(match)
  if (isOfOtherSet || (after && setFields.some((field) => field in after && !sameValue(after[field], match[field]))))
    return 'setsMoved'
  const [presentIds, addedIds, replacedIds] = [idsOf(match.events), idsOf(added), idsOf(removed)]
  // A correction can be undone until the event is corrected again.
  const isChanged = added.some(
    (event) => replacedIds.has(event.id) && !match.events.some((current) => isSameCorrection(current, event)),
  )
  if (isChanged) return 'eventChanged'
  if (added.some(({ id }) => !presentIds.has(id))) return 'eventGone'
  if (removed.some(({ id }) => presentIds.has(id) && !addedIds.has(id))) return 'eventBack'
  return namesDeleted(removed, teamOf) ? (added.length > 0 ? 'eventChanged' : 'eventGone') : null
}

/** Returns the reason that a row cannot be undone now; null if it can. */
export function undoObstacle(
  row: LogRow,
  match: MatchAggregate,
  { now, teamOf }: Pick<ActionContext, 'now' | 'teamOf'>,
): RejectionReason | null {
  const { effect, at, rev, undone } = row
  const { accepts = () => false, isPermanent, undoWindowMs } = definitionOf(row) ?? {}
  if (match.status === 'finished' && (isPermanent || !accepts(match))) return 'notOpen'
  if (undone) return 'undone'
  if (undoWindowMs !== undefined)
    return match.log.at(-1)?.rev !== rev
      ? 'startFollowed'
      : now.getTime() - at.getTime() > undoWindowMs
        ? 'startPassed'
        : null
  const isOfStart = effect.undid && definitionOf(effect.undid)?.undoWindowMs !== undefined
  return isPermanent || isOfStart ? 'notUndoable' : effectObstacle(effect, match, teamOf)
}

/** Finds any person's row by its rev (up to 7 digits, shorter than any key) or by its key. */
function findRow({ log, logCut = 0 }: MatchAggregate, keyOrRev: string): LogRow | 'noRow' | 'tooOld' {
  const isTarget = ({ rev, key }: LogRow) => (/^\d{1,7}$/.test(keyOrRev) ? rev === Number(keyOrRev) : key === keyOrRev)
  const row = log.find(isTarget)
  if (!row) return logCut > 0 ? 'tooOld' : 'noRow'
  return log.length - log.indexOf(row) > newestRows ? 'tooOld' : row
}

type Undo = { readonly undoes?: string | undefined; readonly row?: string | undefined }

/** Finds the row that an undo names, or else the user's latest one that can be undone. */
export function rowToUndo(
  match: MatchAggregate,
  { undoes, row: name }: Undo,
  context: ActionContext,
): LogRow | RejectionReason | 'noRow' {
  const last = lastActionsOf(match, context.by.id)
  const rejection = match.status === 'finished' ? 'notOpen' : 'nothingToUndo'
  if (name === undefined && undoes === undefined)
    return last.find((row) => undoObstacle(row, match, context) === null) ?? rejection
  const row = name === undefined ? (last.find(({ key }) => key === undoes) ?? rejection) : findRow(match, name)
  return typeof row === 'string' ? row : (undoObstacle(row, match, context) ?? row)
}

/** Builds the effect that reverts a row completely without touching later changes of other users. */
export function undoEffect(match: MatchAggregate, { rev, key, kind, effect }: LogRow): Effect {
  const { undid: _undid, ...reverted } = invertEffect(effect)
  // The log records the event as it is removed, not as it was registered.
  const removed = reverted.removed?.flatMap(({ id }) => match.events.find((event) => event.id === id) ?? [])
  const replacedIds = idsOf(effect.removed)
  // Corrections may have moved the goal to the other side: subtract it from its present score.
  const movedSteps = (effect.added ?? [])
    .filter(({ id }) => !replacedIds.has(id))
    .map((registered) => scoreSteps(match, removed?.find(({ id }) => id === registered.id) ?? registered, registered))
  const steps = (['home', 'away'] as const)
    .map((side) => [side, movedSteps.reduce((sum, { [side]: step = 0 }) => sum + step, 0)] as const)
    .filter(([, step]) => step !== 0)
    .map(([side, step]) => [side, (reverted[side] ?? 0) + step])
  return {
    ...reverted,
    ...(Object.fromEntries(steps) as Pick<Effect, MatchSide>),
    ...(removed ? { removed } : {}),
    undid: { rev, key, kind },
  }
}

/** Marks the row that an undo reverted. If that row is itself an undo, the row that it had undone becomes effective again. */
export function markUndone(log: readonly LogRow[], rev: number, { now: at, by }: ActionContext): LogRow[] {
  const restored = log.find((row) => row.rev === rev)?.effect.undid?.rev
  return log.map((row) => {
    if (row.rev === rev) return { ...row, undone: { at, by } }
    if (row.rev !== restored) return row
    const { undone: _undone, ...effective } = row
    return effective
  })
}
