import { matchCommandEndpoints, matchCommandMessages as messages } from '@torneo/contracts/match-commands'
import { matchEventEndpoints, type MatchEvent } from '@torneo/contracts/match-events'
import { matchEndpoints, type Match } from '@torneo/contracts/matches'
import type { Player } from '@torneo/contracts/players'
import { realtimeLimits, type MatchState } from '@torneo/contracts/realtime'
import { projected, type LiveAction, type LiveEffect } from '@torneo/domain/live-projection'
import { canCommand } from '@torneo/domain/match-lifecycle'
import { aMatch } from '@torneo/testing/builders'
import type { FakeApi } from '@torneo/testing/fake-api'
import { noAnswer, refuse, type Refusal } from '@torneo/testing/refuse'
import { unavailable } from './unavailable'

/** A row of the timeline: a goal of the home team by nobody known, unless said. */
export function aMatchEvent(fields: Partial<MatchEvent> = {}): MatchEvent {
  const time = '2025-11-15T19:05:00.000Z'
  return {
    id: 'e0', createdAt: time, updatedAt: time, rev: 1, matchId: 'm1', type: 'goal', playerId: 'p1', playerName: 'Martín Sosa', playerNumber: 9, teamId: 't1',
    minute: 5, assistPlayerId: null, assistPlayerName: null, timestamp: time, ...fields,
  }
}

interface Sent {
  readonly headers: Readonly<Record<string, string>>
}

interface LiveServerOptions {
  readonly match?: Match
  readonly events?: readonly MatchEvent[]
  /** Whom its rows can name. */
  readonly players?: () => readonly Player[]
}

export interface LiveServer {
  match: Match
  events: readonly MatchEvent[]
  readonly applied: string[]
  /** What counted, oldest first. */
  readonly taken: LiveAction[]
  /** `down`: nothing arrives; `deaf`: everything arrives and no answer comes back; `away`: the database is gone. */
  line: 'up' | 'down' | 'deaf' | 'away'
  /** What the socket would say. */
  readonly state: () => MatchState
  /** Another panel does something. */
  readonly other: (action: LiveAction) => void
}

const refusals: Readonly<Record<LiveAction['kind'], string>> = {
  start: messages.notScheduled, pause: messages.notRunning, resume: messages.notStopped, finish: messages.notLive,
  score: messages.notOpen, minute: messages.notOpen, half: messages.notOpen, event: messages.notOpen, event_deletion: messages.notOpen, undo: messages.notOpen,
}

const conflict = (message: string) => refuse({ code: 409, type: 'conflict', message })
const missing = () => refuse({ code: 404, type: 'not_found', message: 'No existe o ya fue eliminado' })

const aLiveMatch = () => aMatch({ id: 'm1', status: 'live', isLive: true, rev: 5 })

/** Makes a fake API keep one match as the real one does: commands are judged by its state, and a key counts once, however often it is sent. */
export function serveLiveMatch(api: FakeApi, { match = aLiveMatch(), events = [], players = () => [] }: LiveServerOptions = {}): LiveServer {
  const replies = new Map<string, unknown>()
  const effects = new Map<string, LiveEffect>()
  const undone = new Set<string>()
  const server: LiveServer = {
    match, events, applied: [], taken: [], line: 'up',
    state: () => ({ match: server.match, events: [...server.events], applied: server.applied.slice(-realtimeLimits.applied) }),
    other: (action) => void effectOf(`other-${server.match.rev}`, action),
  }

  function effectOf(key: string, action: LiveAction): Refusal | undefined {
    if (!canCommand(action.kind, server.match)) return conflict(refusals[action.kind])
    if (action.kind === 'event_deletion' && !server.events.some(({ id }) => id === action.eventId)) return missing()
    if (action.kind === 'undo') {
      if (!effects.has(action.undoes)) return conflict(messages.nothingToUndo)
      if (undone.has(action.undoes)) return conflict(messages.undone)
      undone.add(action.undoes)
    }
    const after = projected(server, [{ key, at: Date.now(), action, isDone: true }], effects)
    for (const [name, effect] of after.effects) {
      effects.set(name, effect.kind === 'event' ? { ...effect, event: { ...effect.event, id: `server${effects.size}` } } : effect)
    }
    const own = effects.get(key)
    server.events = after.events.map(({ unsent: _unsent, ...event }) => (own?.kind === 'event' && event.id === key ? own.event : event))
    server.match = { ...after.match, rev: server.match.rev + 1 }
    server.applied.push(key)
    server.taken.push(action)
    return undefined
  }

  /** The answer to a command, once a key. */
  function answer<A>({ headers }: Sent, action: LiveAction, reply: (key: string) => A): A | Refusal | typeof noAnswer {
    const key = headers['idempotency-key'] ?? ''
    if (server.line === 'down') return noAnswer
    if (server.line === 'away') return unavailable()
    if (!replies.has(key)) {
      const refusal = effectOf(key, action)
      if (refusal) return server.line === 'deaf' ? noAnswer : refusal
      replies.set(key, reply(key))
    }
    return server.line === 'deaf' ? noAnswer : replies.get(key) as A
  }

  const given = <T>(found: T) => (server.line === 'up' ? found : server.line === 'away' ? unavailable() : noAnswer)
  const theMatch = () => server.match
  api.answer(matchEndpoints.find, ({ params }) => given(params.id === server.match.id ? server.match : missing()))
  api.answer(matchEventEndpoints.list, () => given({ total: server.events.length, items: [...server.events] }))
  for (const kind of ['start', 'pause', 'resume', 'finish'] as const) {
    api.answer(matchCommandEndpoints[kind], (sent) => answer(sent, { kind }, theMatch))
  }
  api.answer(matchCommandEndpoints.score, (sent) => answer(sent, { kind: 'score', ...sent.body }, theMatch))
  api.answer(matchCommandEndpoints.minute, (sent) => answer(sent, { kind: 'minute', ...sent.body }, theMatch))
  api.answer(matchCommandEndpoints.half, (sent) => answer(sent, { kind: 'half', half: sent.body.half === 2 ? 2 : 1 }, theMatch))
  api.answer(matchCommandEndpoints.undo, (sent) => {
    const undoes = sent.body.key ?? ''
    return answer(sent, { kind: 'undo', undoes }, () => ({ undone: { key: undoes, kind: effects.get(undoes)?.kind ?? 'score' }, match: server.match }))
  })
  api.answer(matchEventEndpoints.register, (sent) => {
    const { type, teamId, playerId, assistPlayerId = null, minute = server.match.currentMinute } = sent.body
    const player = players().find(({ id }) => id === playerId)
    const assist = players().find(({ id }) => id === assistPlayerId)
    const names = { playerName: player?.name ?? null, playerNumber: player?.number ?? null, assistPlayerName: assist?.name ?? null }
    return answer(sent, { kind: 'event', type, teamId, playerId, assistPlayerId, minute, ...(player && { names }) }, (key) => {
      const effect = effects.get(key)
      if (effect?.kind !== 'event') throw new Error('An event of a team that does not play the match')
      return { event: effect.event, match: server.match }
    })
  })
  api.answer(matchEventEndpoints.remove, (sent) => answer(sent, { kind: 'event_deletion', eventId: sent.params.eventId }, () => undefined))
  return server
}
