import { z } from '@torneo/contracts/fields/zod'
import {
  MatchEventDraft,
  matchEventEndpoints as endpoints,
  matchEventMessages,
  unidentified,
} from '@torneo/contracts/match/match-events'
import { minuteOf } from '../clock/clock-effect'
import { eventErrors } from '../event-check'
import { matchBounds } from '../match-aggregate'
import { isOpen } from '../phase'
import { registrationEffect } from '../registration'
import { scoringEventError } from '../result/scoring-rules'
import type { PanelAction, Fields } from './action'

const { matchId: _fromThePath, timestamp: _ofTheServer, ...shape } = MatchEventDraft.shape
const fields = { ...shape, playerId: z.string() }
const Registration = z.object(fields)
type Registration = Fields<z.output<typeof Registration>>

const name = z.nullable(z.string())
/** Names of the players to show until the server's row arrives; never sent. */
export const EventNames = z.object({
  playerName: name,
  playerNumber: z.nullable(z.number()),
  assistPlayerName: name,
  outPlayerName: z.optional(name),
})
export type EventNames = z.output<typeof EventNames>

/** A device registers the minute on its screen at the press; an event that is sent late keeps it. */
const StoredRegistration = z.object({
  ...fields,
  assistPlayerId: name,
  minute: z.number(),
  names: z.optional(EventNames),
})

/**
 * Registers an event. `counted`: the score already includes the goal. `withRed`: adds the red card of a second yellow
 * one. `isAnother`: false rejects the event if another person has just registered the same (B14).
 */
export const event: PanelAction<
  Registration,
  typeof endpoints.register,
  Fields<z.output<typeof StoredRegistration>>
> = {
  endpoint: endpoints.register,
  stored: StoredRegistration,
  toAction: ({ matchId: _matchId, timestamp: _timestamp, playerId, ...body }) => ({
    ...body,
    playerId: playerId ?? unidentified,
  }),
  toBody: ({ names: _names, playerId, isAnother = false, ...body }) => ({
    ...body,
    playerId: playerId || null,
    isAnother,
  }),
  bodyErrors: ({ matchId }, { id }) =>
    matchId === undefined || matchId === id ? [] : [{ path: 'matchId', message: matchEventMessages.otherMatch }],
  accepts: isOpen,
  otherwise: 'notOpen',
  check(match, action, { scoring, teamOf = () => action.teamId }) {
    return (
      scoringEventError(action, scoring) ??
      (match.events.length + (action.withRed ? 1 : 0) >= matchBounds.events
        ? 'tooManyEvents'
        : eventErrors(action, match, teamOf))
    )
  },
  players: (_, action) => [action],
  effect: (match, action, context) =>
    registrationEffect(match, action, minuteOf(action.minute, match, context), context),
  isRegistration: true,
  undoneAs: 'event',
}
