import type { ChannelName, ChannelData } from '@torneo/client/realtime-socket'
import {
  channelData,
  ClientMessage,
  closeCodes,
  followersPath,
  parseChannel,
  type MatchesChange,
  type MatchesSnapshot,
} from '@torneo/contracts/endpoint/realtime'
import { check } from '@torneo/contracts/fields/validation'
import { applyMatchesChange } from '@torneo/domain/match/list/live-list'
import { FakeWebSocket } from './fake-websocket'

interface ChannelError {
  readonly code: number
  readonly message: string
}

/** Serializes `data` as JSON does; throws when it does not match the contract. */
function serialize(channel: string, type: 'snapshot' | 'change', data: unknown): unknown {
  const parsed = parseChannel(channel)
  if (!parsed) throw new Error(`The contract has no channel ${channel}`)
  const checked = check(channelData[parsed.kind][type], data)
  if (!checked.ok)
    throw new Error(`A ${type} of ${channel} was given outside the contract: ${JSON.stringify(checked.details)}`)
  return JSON.parse(JSON.stringify(checked.value))
}

/**
 * A fake server of `/api/realtime` for screens, bound to the contract: invalid frames from the page, and data outside
 * the shape of their channel, fail the test. Like the real one, it responds to a subscription with a snapshot and
 * numbers the changes. Messages arrive asynchronously, so wait for them (`findByText`).
 *
 * ```ts
 * const { realtime } = renderScreen(<Screen />)           // installed already; or create one first and pass it in
 * realtime.setSnapshot('matches', { items: [aMatch()] })  // the snapshot of a channel; before or after subscribing
 * realtime.push('match:m1', { match, events, applied })   // a change; later snapshots include it
 * realtime.rejectSubscription('match:m9', { code: 404, message })     // an error instead of a snapshot
 * realtime.drop()                                         // the server is down: 'Reconectando'
 * realtime.goOffline()                                     // the browser has no network: 'Sin conexión'
 * realtime.reconnect()                                     // ends `drop` or `goOffline`: new connection, new snapshots
 * realtime.end()                                          // the session has ended: 1008
 * ```
 *
 * Defaults: `matches` and `boards` are empty, a board is open to nobody, `calls` and `content` exist, and every match and table
 * is a 404.
 */
export class FakeRealtime {
  readonly #snapshots = new Map<string, unknown>([
    ['matches', { items: [] }],
    ['boards', { items: [] }],
    ['calls', {}],
    ['content', {}],
  ])
  readonly #errors = new Map<string, ChannelError>()
  /** Sequence numbers of the subscriptions, by socket. */
  readonly #sockets = new Map<FakeWebSocket, Map<string, number>>()
  #isDown = false

  /** Installs this server as the page's WebSocket. */
  install(): void {
    const server = {
      isDown: () => this.#isDown,
      opened: (socket: FakeWebSocket) => void this.#sockets.set(socket, new Map()),
      received: (socket: FakeWebSocket, text: string) => this.#received(socket, text),
      closed: (socket: FakeWebSocket) => void this.#sockets.delete(socket),
    }
    const ServedWebSocket = class extends FakeWebSocket {
      constructor(url: string | URL) {
        super(String(url), server)
      }
    }
    globalThis.WebSocket = ServedWebSocket as unknown as typeof WebSocket
  }

  /** Sets the snapshot of a channel and sends it to the subscribers. */
  setSnapshot<Name extends ChannelName>(channel: Name, snapshot: ChannelData<Name>['snapshot']): this {
    this.#snapshots.set(channel, serialize(channel, 'snapshot', snapshot))
    this.#errors.delete(channel)
    for (const [socket, channels] of this.#sockets) if (channels.has(channel)) this.#subscribe(socket, channel)
    return this
  }

  /** Sends a change to the subscribers. */
  push<Name extends ChannelName>(channel: Name, change: ChannelData<Name>['change']): this {
    const data = serialize(channel, 'change', change)
    if (channel === 'matches') {
      const { items } = this.#snapshots.get(channel) as MatchesSnapshot
      this.#snapshots.set(channel, { items: applyMatchesChange(items, data as MatchesChange) })
    } else if (channel !== 'calls' && channel !== 'content') this.#snapshots.set(channel, data)
    for (const [socket, channels] of this.#sockets) {
      const seq = channels.get(channel)
      if (seq === undefined) continue
      channels.set(channel, seq + 1)
      socket.deliver({ type: 'change', channel, seq: seq + 1, data })
    }
    return this
  }

  /** Responds to current and new subscriptions of a channel with an error. */
  rejectSubscription(channel: ChannelName, error: ChannelError): this {
    this.#errors.set(channel, error)
    for (const [socket, channels] of this.#sockets) if (channels.has(channel)) this.#subscribe(socket, channel)
    return this
  }

  /** Simulates a stopped server: open sockets close, and new ones do not open. */
  drop(): void {
    this.#isDown = true
    for (const socket of [...this.#sockets.keys()]) socket.end(1006)
  }

  /** Simulates an offline browser. */
  goOffline(): void {
    this.drop()
    setOnline(false)
  }

  /** Ends `drop` or `goOffline`; the browser is online again. */
  reconnect(): void {
    this.#isDown = false
    setOnline(true)
  }

  /** Ends the session, as a deactivation does. */
  end(): void {
    for (const socket of [...this.#sockets.keys()]) socket.end(closeCodes.policy)
  }

  /** The currently subscribed channels. */
  subscribed(): string[] {
    return [...new Set([...this.#sockets.values()].flatMap((channels) => [...channels.keys()]))]
  }

  #received(socket: FakeWebSocket, text: string): void {
    const message = check(ClientMessage, JSON.parse(text))
    if (!message.ok) throw new Error(`The page sent what is not in the contract: ${text}`)
    if (message.value.type === 'ping') return socket.deliver({ type: 'pong' })
    for (const channel of message.value.channels) {
      if (message.value.type === 'subscribe') this.#subscribe(socket, channel)
      else this.#sockets.get(socket)?.delete(channel)
    }
  }

  #subscribe(socket: FakeWebSocket, channel: string): void {
    const isForbidden = channel === 'content' && socket.url.endsWith(followersPath)
    const error = isForbidden ? { code: 403, message: 'No tienes permisos para hacer esto' } : this.#errors.get(channel)
    const parsed = parseChannel(channel)
    const data =
      this.#snapshots.get(channel) ??
      (parsed?.kind === 'board' ? { matchId: parsed.id, lead: null, here: [] } : undefined)
    if (error ?? data === undefined) {
      this.#sockets.get(socket)?.delete(channel)
      return socket.deliver({ type: 'error', channel, code: 404, message: 'No existe o ya fue eliminado', ...error })
    }
    this.#sockets.get(socket)?.set(channel, 1)
    socket.deliver({ type: 'snapshot', channel, seq: 1, data })
  }
}

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true })
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
