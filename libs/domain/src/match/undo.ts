import { undoableKinds, undoDepth, type UndoableKind, undoStartWindow } from '@torneo/contracts/match-commands'
import { inverse } from './effect'
import type { ActionContext, RejectionReason } from './apply-action'
import { type Effect, type LogRow, type MatchAggregate, newestRows } from './match-aggregate'

type UndoableRow = LogRow & { readonly kind: UndoableKind }

const isUndoable = (row: LogRow): row is UndoableRow => undoableKinds.some((kind) => kind === row.kind)

/** The own actions that undo looks at, newest first, undone ones included. */
export function ownLast({ log }: MatchAggregate, userId: string): UndoableRow[] {
  return log.slice(-newestRows).filter(isUndoable).filter(({ by }) => by.id === userId).slice(-undoDepth).toReversed()
}

/** Why an action cannot be taken back now; null when it can. */
function obstacle({ kind, effect, at, rev }: UndoableRow, match: MatchAggregate, { now, teamOf }: ActionContext): RejectionReason | null {
  switch (kind) {
    case 'score': case 'minute': return null
    case 'half': return match.currentHalf === effect.after?.currentHalf ? null : 'halfMoved'
    case 'event': return effect.added?.every(({ id }) => match.events.some((event) => event.id === id)) ? null : 'eventGone'
    case 'event_deletion': {
      // It comes back as it was, so the players it names must still be there.
      const named = (effect.removed ?? []).flatMap(({ playerId, assistPlayerId }) => (assistPlayerId ? [playerId, assistPlayerId] : [playerId]))
      return teamOf && named.some((id) => teamOf(id) === null) ? 'eventGone' : null
    }
    // Families saw it live for a moment: what came of it must not hang in the air (B7).
    case 'start': return match.log.at(-1)?.rev !== rev ? 'startFollowed' : now.getTime() - at.getTime() > undoStartWindow ? 'startPassed' : null
  }
}

/** The action with that key, or the latest own one that can be taken back. */
export function chosen(match: MatchAggregate, undoes: string | undefined, context: ActionContext): UndoableRow | RejectionReason {
  const last = ownLast(match, context.by.id)
  if (undoes === undefined) return last.find((row) => !row.undone && obstacle(row, match, context) === null) ?? 'nothingToUndo'
  const named = last.find(({ key }) => key === undoes)
  if (!named) return 'nothingToUndo'
  return named.undone ? 'undone' : obstacle(named, match, context) ?? named
}

/** Takes a row back whole; nothing that others did meanwhile is touched. */
export function undoing(match: MatchAggregate, { rev, key, kind, effect }: UndoableRow): Effect {
  const back = inverse(effect)
  // An event goes as it is now, whatever it was when it was registered.
  const removed = back.removed?.flatMap(({ id }) => match.events.find((event) => event.id === id) ?? [])
  return { ...back, ...(removed ? { removed } : {}), undid: { rev, key, kind } }
}
