import { realtimeLimits, type MatchState } from '@torneo/contracts/endpoint/realtime'
import { sameEventMessage } from '@torneo/contracts/match/match-boards'
import { matchCommandMessages as messages } from '@torneo/contracts/match/match-commands'
import { matchEventEndpoints, type MatchEvent, unidentified } from '@torneo/contracts/match/match-events'
import { matchEndpoints, type Match } from '@torneo/contracts/match/matches'
import type { Player } from '@torneo/contracts/tournament/players'
import {
  actionKinds,
  actionOf,
  type LiveAction,
  type MatchAction,
  type MatchActionKind,
  toAction,
} from '@torneo/domain/match/actions'
import { applyAction } from '@torneo/domain/match/apply-action'
import { timeline } from '@torneo/domain/match/log/timeline'
import type { LogRow, MatchAggregate } from '@torneo/domain/match/match-aggregate'
import { definedFields } from '@torneo/domain/records/defined-fields'
import { aMatch } from '@torneo/testing/builders'
import { networkFailure, errorReply, type ErrorReply } from '@torneo/testing/error-reply'
import type { FakeApi } from '@torneo/testing/fake-api'
import { unavailable } from './unavailable'

/** Builds an event: by default a home goal of an unknown player. */
export function aMatchEvent(fields: Partial<MatchEvent> = {}): MatchEvent {
  const time = '2025-11-15T19:05:00.000Z'
  return {
    id: 'e0',
    createdAt: time,
    updatedAt: time,
    rev: 1,
    matchId: 'm1',
    type: 'goal',
    playerId: 'p1',
    playerName: 'Martín Sosa',
    playerNumber: 9,
    teamId: 't1',
    minute: 5,
    assistPlayerId: null,
    assistPlayerName: null,
    timestamp: time,
    ...fields,
  }
}

interface Sent {
  readonly headers: Readonly<Record<string, string>>
}

interface LiveServerOptions {
  readonly match?: Match
  readonly events?: readonly MatchEvent[]
  /** Players that its events can name. */
  readonly players?: () => readonly Player[]
}

export interface LiveServer {
  match: Match
  events: readonly MatchEvent[]
  readonly applied: string[]
  /** Applied actions, oldest first. */
  readonly received: LiveAction[]
  /** `down`: requests do not arrive; `deaf`: responses are lost; `away`: the database is unavailable. */
  connection: 'up' | 'down' | 'deaf' | 'away'
  /** Current frame of the socket. */
  readonly state: () => MatchState
  /** Applies an action of another panel, by the same person or by one with this name. */
  readonly actFromOtherPanel: (action: LiveAction, name?: string) => void
}

const conflict = (message: string) => errorReply({ code: 409, type: 'conflict', message })
const missing = () => errorReply({ code: 404, type: 'not_found', message: 'No existe o ya fue eliminado' })

const aLiveMatch = () => aMatch({ id: 'm1', status: 'live', isLive: true, rev: 5 })

const unnamed = { playerName: null, playerNumber: null, assistPlayerName: null } as const

type Outcome = ReturnType<typeof applyAction>

/** Returns the response to an action that the match rejects. */
function rejectionReply(rejection: NonNullable<Outcome['rejection']>, events: readonly MatchEvent[]): ErrorReply {
  if (rejection.reason === 'sameEvent') {
    const {
      kind,
      by,
      at,
      effect: { added: [event] = [] },
    } = rejection.row
    const current = kind === 'score' ? undefined : events.find(({ id }) => id === event?.id)
    return errorReply({
      code: 409,
      type: 'same_event',
      message: sameEventMessage,
      changedBy: { name: by.name, at: at.toISOString() },
      ...(current && { current }),
    })
  }
  const { reason } = rejection
  if (reason === 'invalid') throw new Error('An event of a team that does not play the match')
  return reason === 'noEvent' || reason === 'noRow' ? missing() : conflict(messages[reason])
}

/** Fields of a match that an action may change, in the contract's shape. */
function liveFields({
  rev,
  status,
  isLive,
  homeScore,
  awayScore,
  sets,
  homePoints,
  awayPoints,
  currentMinute,
  currentHalf,
  nextTickAt,
  restMs,
  periodOver,
  shootout,
  bonus,
}: MatchAggregate) {
  return {
    rev,
    status,
    isLive,
    homeScore,
    awayScore,
    sets,
    homePoints,
    awayPoints,
    currentMinute,
    currentHalf,
    nextTickAt: nextTickAt ? nextTickAt.toISOString() : nextTickAt,
    restMs,
    periodOver,
    shootout,
    ...(bonus !== undefined && { bonus }),
  }
}

/** Makes a fake API serve one match: commands are checked against its state, and repeated keys count once. */
export function serveLiveMatch(
  api: FakeApi,
  { match = aLiveMatch(), events = [], players = () => [] }: LiveServerOptions = {},
): LiveServer {
  const responses = new Map<string, unknown>()
  let log: readonly LogRow[] = []
  // A server may continue from another's events: avoid reusing their ids.
  const known = events.filter(({ id }) => id.startsWith('server')).length
  const server: LiveServer = {
    match,
    events,
    applied: [],
    received: [],
    connection: 'up',
    state: () => ({
      match: server.match,
      events: [...server.events],
      applied: server.applied.slice(-realtimeLimits.applied),
    }),
    actFromOtherPanel: (action, name) => void apply(`other-${server.match.rev}`, action, undefined, name),
  }

  /** Applies an action like the service. */
  function apply(key: string, action: LiveAction, deviceAt?: Date, name = ''): ErrorReply | undefined {
    const { nextTickAt, ...shown } = server.match
    const before: MatchAggregate = {
      ...shown,
      nextTickAt: nextTickAt ? new Date(nextTickAt) : (nextTickAt as null | undefined),
      events: server.events,
      log,
    }
    const outcome = applyAction(before, action, {
      now: new Date(),
      deviceAt,
      by: { id: name || 'u1', name },
      key,
      eventId: `server${known + log.length}`,
      scoring: server.match.sport ?? undefined,
    })
    if (outcome.rejection) return rejectionReply(outcome.rejection, server.events)
    const names = (action.kind === 'event' && action.names) || unnamed
    const corrected = action.kind === 'event_change' ? { [action.eventId]: definedFields(action.names ?? {}) } : {}
    server.match = { ...server.match, ...liveFields(outcome.match) }
    server.events = timeline(
      outcome.match.events.map((event) => ({ matchId: server.match.id, ...names, ...event, ...corrected[event.id] })),
    )
    log = outcome.match.log
    server.applied.push(key)
    // Compare actions without the flag: it only requests a check.
    const { isAnother, ...taken } = { isAnother: undefined, ...action }
    server.received.push((isAnother ? action : taken) as LiveAction)
    return undefined
  }
  const rowOf = (key: string) => log.find((row) => row.key === key)

  /** Answers a command, once per key. */
  function respondOnce<A>(
    { headers }: Sent,
    action: LiveAction,
    reply: (key: string) => A,
  ): A | ErrorReply | typeof networkFailure {
    const key = headers['idempotency-key'] ?? ''
    if (server.connection === 'down') return networkFailure
    if (server.connection === 'away') return unavailable()
    if (!responses.has(key)) {
      const time = headers['x-device-time']
      const rejection = apply(key, action, time === undefined ? undefined : new Date(time))
      if (rejection) return server.connection === 'deaf' ? networkFailure : rejection
      responses.set(key, reply(key))
    }
    return server.connection === 'deaf' ? networkFailure : (responses.get(key) as A)
  }

  /** Returns the names of an event's players, if the server knows any. */
  function named(playerId: string, assistPlayerId: string | null) {
    const [player, assist] = [playerId, assistPlayerId].map((wanted) => players().find(({ id }) => id === wanted))
    return (
      players().length > 0 && {
        names: {
          playerName: player?.name ?? null,
          playerNumber: player?.number ?? null,
          assistPlayerName: assist?.name ?? null,
        },
      }
    )
  }
  function eventResponse(key: string) {
    const event = server.events.find(({ id }) => id === rowOf(key)?.effect.added?.[0]?.id)
    if (!event) throw new Error('An event that is not there')
    return { event, match: server.match }
  }

  const unlessOffline = <T>(found: T) =>
    server.connection === 'up' ? found : server.connection === 'away' ? unavailable() : networkFailure
  api.respond(matchEndpoints.find, ({ params }) =>
    unlessOffline(params.id === server.match.id ? server.match : missing()),
  )
  api.respond(matchEventEndpoints.list, () => unlessOffline({ total: server.events.length, items: [...server.events] }))
  /** Completes an action with the fields that the panel stores. */
  function asPanel(action: MatchAction): LiveAction {
    if (action.kind === 'event') {
      const { playerId, assistPlayerId = null, minute = server.match.currentMinute } = action
      return { ...action, assistPlayerId, minute, ...named(playerId, assistPlayerId) }
    }
    if (action.kind === 'event_change') {
      const before = server.events.find(({ id }) => id === action.eventId)
      const { playerId = before?.playerId ?? unidentified, assistPlayerId = before?.assistPlayerId ?? null } = action
      return { ...action, ...named(playerId, assistPlayerId) }
    }
    return action as LiveAction
  }
  const matchResponse = (key: string) => ({
    ...server.match,
    event: rowOf(key)?.effect.added && eventResponse(key).event,
  })
  const responseByKind: { readonly [Kind in MatchActionKind]?: (key: string, action: LiveAction) => unknown } = {
    event: eventResponse,
    event_change: eventResponse,
    undo: (key, action) => ({
      undone: {
        key: action.kind === 'undo' ? action.undoes : '',
        kind: actionOf(rowOf(key)?.effect.undid?.kind ?? '')?.undoneAs ?? 'score',
      },
      match: server.match,
    }),
  }
  for (const kind of actionKinds) {
    const { endpoint, stored, isRegistration } = actionOf(kind)
    if (!endpoint || !stored) continue
    api.respond(endpoint, (sent) => {
      const action = asPanel(toAction(kind, sent.body, sent.params))
      // The response's type is unknown here; the fake API checks it by the contract.
      return respondOnce(
        sent,
        action,
        (key) =>
          (responseByKind[kind] ?? (isRegistration ? matchResponse : () => endpoint.response && server.match))(
            key,
            action,
          ) as undefined,
      )
    })
  }
  return server
}
