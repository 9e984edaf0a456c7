import { z } from '@torneo/contracts/fields/zod'
import { MatchEventChange, matchEventEndpoints as endpoints, unidentified } from '@torneo/contracts/match/match-events'
import { definedFields } from '../../records/defined-fields'
import { eventErrors } from '../event-check'
import { playersOfEvent } from '../event-players'
import { hasField } from '../event-types'
import type { MatchAggregate, RegisteredEvent } from '../match-aggregate'
import { isFinished, isOpen } from '../phase'
import { scoreSteps } from '../result/scoring'
import { scoringEventError } from '../result/scoring-rules'
import type { PanelAction, Fields } from './action'
import { EventNames } from './event'

const fields = { ...MatchEventChange.shape, eventId: z.string(), playerId: z.optional(z.string()) }
const Correction = z.object(fields)
type Correction = Fields<z.output<typeof Correction>>
const StoredCorrection = z.object({ ...fields, names: z.optional(z.partial(EventNames)) })

const eventOf = (match: MatchAggregate, eventId: string) => match.events.find(({ id }) => id === eventId)

/** Rejects an event that does not exist, whatever the state of the match. */
const missing = (match: MatchAggregate, { eventId }: { readonly eventId: string }) =>
  eventOf(match, eventId) ? null : 'noEvent'

/** Applies the given fields to an event, and clears fields that its new type cannot have. */
function correctEvent(
  event: RegisteredEvent,
  { type, teamId, playerId, assistPlayerId, outPlayerId, minute, added, penalty, points }: Correction,
  now: Date,
): RegisteredEvent {
  const given = definedFields({ type, teamId, playerId, assistPlayerId, outPlayerId, minute, added, penalty, points })
  const withoutGoalFields = { assistPlayerId: null, penalty: false }
  const newType = given.type ?? event.type
  const isGoal = hasField(newType, 'assistPlayerId')
  // The other players belong to the former team.
  const isMoved = (teamId ?? event.teamId) !== event.teamId
  const isOut = event.outPlayerId && !isMoved && hasField(newType, 'outPlayerId')
  return {
    ...event,
    ...(!isGoal ? withoutGoalFields : isMoved && { assistPlayerId: null }),
    ...(event.outPlayerId && !isOut && { outPlayerId: null }),
    ...given,
    updatedAt: now.toISOString(),
    rev: (event.rev || 1) + 1,
  }
}

/** Corrects the given fields of an event (B4). */
export const event_change: PanelAction<
  Correction,
  typeof endpoints.correct,
  Fields<z.output<typeof StoredCorrection>>
> = {
  endpoint: endpoints.correct,
  stored: StoredCorrection,
  toAction: ({ playerId, ...change }, { eventId }) => ({
    eventId,
    ...change,
    ...(playerId === undefined ? {} : { playerId: playerId ?? unidentified }),
  }),
  toBody: ({ eventId: _inThePath, names: _names, playerId, ...change }) => ({
    ...change,
    ...(playerId === undefined ? {} : { playerId: playerId || null }),
  }),
  accepts: (match) => isOpen(match) || isFinished(match),
  otherwise: 'notOpen',
  precheck: missing,
  /** Players that the event already names are not checked again. */
  check(match, action, { scoring, now, teamOf }) {
    const before = eventOf(match, action.eventId)
    const { type: sentType, points: sentPoints, ...others } = action
    // The event as it was is not judged again: the sport may have lost that card or step since.
    const error = scoringEventError(
      {
        ...others,
        ...(sentType !== before?.type && { type: sentType }),
        ...(sentPoints !== before?.points && { points: sentPoints }),
      },
      scoring,
    )
    if (error || !before) return error
    const after = correctEvent(before, action, now)
    const known = new Set(after.teamId === before.teamId ? playersOfEvent(before) : [])
    return eventErrors(after, match, (id) => (!teamOf || known.has(id) ? after.teamId : teamOf(id)))
  },
  players: (match, { eventId, playerId = unidentified, ...others }) => [
    ...match.events.filter(({ id }) => id === eventId),
    { ...others, playerId },
  ],
  effect(match, action, { now }) {
    const removed = match.events.filter(({ id }) => id === action.eventId)
    const added = removed.map((event) => correctEvent(event, action, now))
    return { removed, added, ...scoreSteps(match, removed[0] ?? null, added[0] ?? null) }
  },
  undoneAs: 'event',
}

const Deletion = z.object({ eventId: z.string() })

/** Deletes an event; the score stays (R1). */
export const event_deletion: PanelAction<Fields<z.output<typeof Deletion>>, typeof endpoints.remove> = {
  endpoint: endpoints.remove,
  stored: Deletion,
  toAction: (_, { eventId }) => ({ eventId }),
  accepts: isOpen,
  otherwise: 'notOpen',
  precheck: missing,
  effect: ({ events }, { eventId }) => ({ removed: events.filter(({ id }) => id === eventId) }),
  undoneAs: 'event_deletion',
}
