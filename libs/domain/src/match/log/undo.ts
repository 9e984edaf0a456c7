import { type MatchSide, undoDepth } from '@torneo/contracts/match/match-commands'
import { sameValue } from '../../records/field-merge'
import type { Action } from '../actions/action'
import { directActions } from '../direct-actions'
import { inverse } from '../effect'
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
const kindOf = ({ kind }: { readonly kind: string }): Action | undefined =>
  Object.hasOwn(directActions, kind) ? directActions[kind as keyof typeof directActions] : undefined

/** Lists a user's last actions within the undo depth, newest first, undone ones included. */
export function lastActionsOf({ log }: Pick<MatchAggregate, 'log'>, userId: string): LogRow[] {
  return log
    .slice(-newestRows)
    .filter((row) => kindOf(row)?.undoneAs !== undefined && row.by.id === userId)
    .slice(-undoDepth)
    .toReversed()
}

/** A closed or corrected set can be undone until points or sets change again. */
const setFields = ['sets', 'homePoints', 'awayPoints'] as const

const idsOf = (events: Effect['added'] = []) => new Set(events.map(({ id }) => id))

/** Compares more than the rev: an undo restores an event's earlier rev, so the next correction may reuse the number. */
const isSameCorrection = (one: RegisteredEvent, other: RegisteredEvent): boolean =>
  (['id', 'rev', 'type', 'teamId', 'points'] as const).every((field) => one[field] === other[field])

/** Returns the reason that an effect cannot be reverted on the current match; null if it can. */
function effectObstacle(
  { after, set, added = [], removed = [] }: Effect,
  match: MatchAggregate,
  teamOf: ActionContext['teamOf'],
): RejectionReason | null {
  // Each start and stop of the clock has its own time.
  if (after && 'isLive' in after && match.clockSince && match.clockSince.getTime() !== after.clockSince?.getTime())
    return 'clockMoved'
  if (after && 'shootout' in after && !sameValue(after.shootout ?? null, match.shootout ?? null)) return 'shootoutMoved'
  if (after?.currentHalf !== undefined && after.currentHalf !== match.currentHalf) return 'halfMoved'
  const isOfOtherSet = set !== undefined && set !== runningSet(match)
  if (isOfOtherSet || (after && setFields.some((field) => field in after && !sameValue(after[field], match[field]))))
    return 'setsMoved'
  const [present, own, replaced] = [idsOf(match.events), idsOf(added), idsOf(removed)]
  // A correction can be undone until the event is corrected again.
  const isChanged = added.some(
    (event) => replaced.has(event.id) && !match.events.some((now) => isSameCorrection(now, event)),
  )
  if (isChanged) return 'eventChanged'
  if (added.some(({ id }) => !present.has(id))) return 'eventGone'
  if (removed.some(({ id }) => present.has(id) && !own.has(id))) return 'eventBack'
  return namesDeleted(removed, teamOf) ? (added.length > 0 ? 'eventChanged' : 'eventGone') : null
}

/** Returns the reason that a row cannot be undone now; null if it can. */
export function undoObstacle(
  row: LogRow,
  match: MatchAggregate,
  { now, teamOf }: Pick<ActionContext, 'now' | 'teamOf'>,
): RejectionReason | null {
  const { effect, at, rev, undone } = row
  const { accepts = () => false, isLasting, undoWindow } = kindOf(row) ?? {}
  if (match.status === 'finished' && (isLasting || !accepts(match))) return 'notOpen'
  if (undone) return 'undone'
  if (undoWindow !== undefined)
    return match.log.at(-1)?.rev !== rev
      ? 'startFollowed'
      : now.getTime() - at.getTime() > undoWindow
        ? 'startPassed'
        : null
  const isOfStart = effect.undid && kindOf(effect.undid)?.undoWindow !== undefined
  return isLasting || isOfStart ? 'notUndoable' : effectObstacle(effect, match, teamOf)
}

/** Finds any person's row by its rev (up to 7 digits, shorter than any key) or by its key. */
function rowNamed({ log, logCut = 0 }: MatchAggregate, name: string): LogRow | 'noRow' | 'tooOld' {
  const isIt = ({ rev, key }: LogRow) => (/^\d{1,7}$/.test(name) ? rev === Number(name) : key === name)
  const row = log.find(isIt)
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
  const nothing = match.status === 'finished' ? 'notOpen' : 'nothingToUndo'
  if (name === undefined && undoes === undefined)
    return last.find((row) => undoObstacle(row, match, context) === null) ?? nothing
  const row = name === undefined ? (last.find(({ key }) => key === undoes) ?? nothing) : rowNamed(match, name)
  return typeof row === 'string' ? row : (undoObstacle(row, match, context) ?? row)
}

/** Builds the effect that reverts a row completely without touching later changes of other users. */
export function undoEffect(match: MatchAggregate, { rev, key, kind, effect }: LogRow): Effect {
  const { undid: _undid, ...back } = inverse(effect)
  // The log records the event as it is removed, not as it was registered.
  const removed = back.removed?.flatMap(({ id }) => match.events.find((event) => event.id === id) ?? [])
  const replaced = idsOf(effect.removed)
  // Corrections may have moved the goal to the other side: subtract it from its present score.
  const moved = (effect.added ?? [])
    .filter(({ id }) => !replaced.has(id))
    .map((brought) => scoreSteps(match, removed?.find(({ id }) => id === brought.id) ?? brought, brought))
  const steps = (['home', 'away'] as const)
    .map((side) => [side, moved.reduce((sum, { [side]: step = 0 }) => sum + step, 0)] as const)
    .filter(([, step]) => step !== 0)
    .map(([side, step]) => [side, (back[side] ?? 0) + step])
  return {
    ...back,
    ...(Object.fromEntries(steps) as Pick<Effect, MatchSide>),
    ...(removed ? { removed } : {}),
    undid: { rev, key, kind },
  }
}

/** Marks the row that an undo reverted. If that row is itself an undo, the row that it had undone becomes effective again. */
export function markedUndone(log: readonly LogRow[], rev: number, { now: at, by }: ActionContext): LogRow[] {
  const restored = log.find((row) => row.rev === rev)?.effect.undid?.rev
  return log.map((row) => {
    if (row.rev === rev) return { ...row, undone: { at, by } }
    if (row.rev !== restored) return row
    const { undone: _undone, ...effective } = row
    return effective
  })
}
