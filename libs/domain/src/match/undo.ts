import { unidentified } from '@torneo/contracts/match-events'
import { undoableKinds, undoDepth, type UndoableKind, undoStartWindow } from '@torneo/contracts/match-commands'
import { inverse } from './effect'
import { type ActionContext, type Effect, type LogRow, type MatchAggregate, newestRows, type RejectionReason } from './match-aggregate'
import { scoreSteps } from './scoring'

type UndoableRow = LogRow & { readonly kind: UndoableKind }

const isUndoable = (row: LogRow): row is UndoableRow => undoableKinds.some((kind) => kind === row.kind)

/** A user's last actions within the undo depth, newest first, undone ones included. */
export function lastActionsOf({ log }: MatchAggregate, userId: string): UndoableRow[] {
  return log.slice(-newestRows).filter(isUndoable).filter(({ by }) => by.id === userId).slice(-undoDepth).toReversed()
}

/** Whether a player of the events that are restored, unchanged, exists no more. */
function namesGone({ removed = [] }: Effect, teamOf: ActionContext['teamOf']): boolean {
  const players = removed.flatMap(({ playerId, assistPlayerId }) => [playerId, assistPlayerId ?? unidentified])
  return teamOf !== undefined && players.some((id) => id !== unidentified && teamOf(id) === null)
}

/** Why an action cannot be undone now; null when it can. */
function obstacle({ kind, effect, at, rev }: UndoableRow, match: MatchAggregate, { now, teamOf }: ActionContext): RejectionReason | null {
  if (match.status === 'finished' && kind !== 'event_change') return 'notOpen'
  switch (kind) {
    case 'score': case 'minute': return null
    case 'half': return match.currentHalf === effect.after?.currentHalf ? null : 'halfMoved'
    case 'event': return effect.added?.every(({ id }) => match.events.some((event) => event.id === id)) ? null : 'eventGone'
    case 'event_deletion': return namesGone(effect, teamOf) ? 'eventGone' : null
    case 'event_change': return namesGone(effect, teamOf) || !effect.added?.every(({ id, rev: changed }) =>
      match.events.some((event) => event.id === id && event.rev === changed)) ? 'eventChanged' : null
    // Families have seen the match live: only an immediate undo, with nothing recorded since, is harmless (B7).
    case 'start': return match.log.at(-1)?.rev !== rev ? 'startFollowed' : now.getTime() - at.getTime() > undoStartWindow ? 'startPassed' : null
  }
}

/** The user's action with that key, or without a key the user's latest that can be undone. */
export function rowToUndo(match: MatchAggregate, undoes: string | undefined, context: ActionContext): UndoableRow | RejectionReason {
  const last = lastActionsOf(match, context.by.id)
  const nothing = match.status === 'finished' ? 'notOpen' : 'nothingToUndo'
  if (undoes === undefined) return last.find((row) => !row.undone && obstacle(row, match, context) === null) ?? nothing
  const row = last.find(({ key }) => key === undoes)
  if (!row) return nothing
  return row.undone ? 'undone' : obstacle(row, match, context) ?? row
}

/** The effect that reverts a row completely, without touching later changes of other users. */
export function undoEffect(match: MatchAggregate, { rev, key, kind, effect }: UndoableRow): Effect {
  const back = inverse(effect)
  // The log records the event as it is removed, not as it was registered.
  const removed = back.removed?.flatMap(({ id }) => match.events.find((event) => event.id === id) ?? [])
  const [now, registered] = [removed?.[0], effect.added?.[0]]
  // A registration that is undone takes along where corrections have moved the goal since.
  const moved = kind === 'event' && now && registered ? scoreSteps(match, now, registered) : {}
  const steps = (['home', 'away'] as const).filter((side) => moved[side]).map((side) => [side, (back[side] ?? 0) + (moved[side] ?? 0)])
  return { ...back, ...Object.fromEntries(steps) as typeof moved, ...(removed ? { removed } : {}), undid: { rev, key, kind } }
}
