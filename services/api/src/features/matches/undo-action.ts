import { matchCommandMessages as messages, type UndoAnswer, undoStartWindow } from '@torneo/contracts/match-commands'
import { minuteLength } from '@torneo/domain/match-clock'
import { stepped } from '@torneo/domain/match-lifecycle'
import { createMatchActionsRepository, type Effect, type MatchAction } from '../../data/match-actions.repository'
import { createMatchEventsRepository } from '../../data/match-events.repository'
import { createPlayersRepository } from '../../data/players.repository'
import { type MatchChange, storedClock } from '../../data/matches.repository'
import type { Database } from '../../platform/database'
import { conflict } from '../../platform/problems'
import type { Hand } from './match-in-hand'
import { scoreField } from './score-field'

/** Takes back whole what an own action really changed, as a write of its own: nothing that others did meanwhile is touched. */
export function createUndo(database: Database) {
  const actions = createMatchActionsRepository(database)
  const events = createMatchEventsRepository(database)
  const players = createPlayersRepository(database)

  /** Why an action cannot be taken back now; null when it can. */
  async function obstacle({ effect, rev, createdAt }: MatchAction, { match, now, write: { transaction } }: Hand<unknown>): Promise<string | null> {
    switch (effect.kind) {
      case 'score':
      case 'minute': return null
      case 'half': return match.currentHalf === effect.after ? null : messages.halfMoved
      case 'event': return (await events.findIn(match.id, effect.eventId, transaction)) ? null : messages.eventGone
      case 'event_deletion': {
        // It comes back as it was, so those it names must still be there.
        const { playerId, assistPlayerId } = effect.event
        const named = [playerId, ...(assistPlayerId ? [assistPlayerId] : [])]
        for (const id of named) if (!(await players.hold(id, transaction))) return messages.eventGone
        return null
      }
      // Families saw it live for a moment: what came of it must not hang in the air (B7).
      case 'start': return match.commandRev !== rev ? messages.startFollowed : now - createdAt.getTime() > undoStartWindow ? messages.startPassed : null
    }
  }

  /** Puts back what is not on the match itself; gives what of the match goes back. */
  async function takeBack(effect: Effect, { match, write }: Hand<unknown>): Promise<MatchChange> {
    switch (effect.kind) {
      case 'score': return { [scoreField[effect.side]]: stepped(match[scoreField[effect.side]], -effect.change).value }
      case 'minute': return { currentMinute: stepped(match.currentMinute, -effect.change).value }
      case 'half': return { currentHalf: effect.before }
      case 'event':
        await events.remove(effect.eventId, write.transaction)
        return effect.side ? { [scoreField[effect.side]]: stepped(match[scoreField[effect.side]], -1).value } : {}
      case 'event_deletion': {
        const { id, createdAt: _createdAt, updatedAt: _updatedAt, rev: _rev, ...fields } = effect.event
        await events.create(fields, write, id)
        return {}
      }
      case 'start': {
        const clock = { isLive: false, currentMinute: effect.minute, nextTickAt: null, restMs: minuteLength, isStalled: false }
        return { status: 'scheduled', currentHalf: effect.half, ...storedClock(clock) }
      }
    }
  }

  /** The action with that key, or the latest that can be taken back. Throws 409 when there is none. */
  async function chosen(hand: Hand<{ key?: string | undefined }>): Promise<MatchAction> {
    const { body: { key }, match, user, write: { transaction } } = hand
    const last = await actions.lastOf(match.id, user.id, transaction)
    if (key !== undefined) {
      const named = last.find((action) => action.key === key)
      if (!named) throw conflict(messages.nothingToUndo)
      if (named.isUndone) throw conflict(messages.undone)
      const fault = await obstacle(named, hand)
      if (fault) throw conflict(fault)
      return named
    }
    for (const action of last) {
      if (!action.isUndone && !(await obstacle(action, hand))) return action
    }
    throw conflict(messages.nothingToUndo)
  }

  return async function undo(hand: Hand<{ key?: string | undefined }>): Promise<UndoAnswer> {
    const action = await chosen(hand)
    const change = await takeBack(action.effect, hand)
    await actions.markUndone(action, hand.write.transaction)
    return { undone: { key: action.key, kind: action.effect.kind }, match: await hand.change(change) }
  }
}
