import type { ChannelName, ChannelData } from '@torneo/client/realtime-socket'
import { channelData, ClientMessage, closeCodes, parseChannel, type MatchesChange, type MatchesSnapshot } from '@torneo/contracts/realtime'
import { check } from '@torneo/contracts/validation'
import { foldMatches } from '@torneo/domain/matches-fold'
import { FakeLine } from './fake-line'

interface Refused {
  readonly code: number
  readonly message: string
}

/** `data` as it would arrive, or an error of the test when it is not of the contract's shape. */
function onTheWire(channel: string, type: 'snapshot' | 'change', data: unknown): unknown {
  const known = parseChannel(channel)
  if (!known) throw new Error(`The contract has no channel ${channel}`)
  const checked = check(channelData[known.kind][type], data)
  if (!checked.ok) throw new Error(`A ${type} of ${channel} was given outside the contract: ${JSON.stringify(checked.details)}`)
  return JSON.parse(JSON.stringify(checked.value))
}

/**
 * A server of `/api/realtime` for screens that run without one. It can only speak the contract: a frame from the page that is not in it, and
 * data that are not of their channel's shape, are errors of the test. Like the real one it answers a subscription with a snapshot and numbers
 * what follows; what is said arrives a moment later, so wait for it (`findByText`).
 *
 * ```ts
 * const { realtime } = renderScreen(<Screen />)          // one that was taken over already; or make it first, and pass it in
 * realtime.holds('matches', { items: [aMatch()] })       // what a subscriber is given as its snapshot; before or after subscribing
 * realtime.push('match:m1', { match, events, applied })  // a change; later snapshots hold it too
 * realtime.refuse('match:m9', { code: 404, message })    // an error instead of a snapshot
 * realtime.drop()                                        // the server is gone: 'Reconectando'
 * realtime.cut()                                         // the browser has no network: 'Sin conexión'
 * realtime.comeBack()                                    // after either: the page connects at once and gets new snapshots
 * realtime.end()                                         // the session is over: 1008
 * ```
 *
 * Without a word from the test, `matches` is empty, `content` is there, and any match or table answers 404.
 */
export class FakeRealtime {
  readonly #held = new Map<string, unknown>([['matches', { items: [] }], ['content', {}]])
  readonly #refused = new Map<string, Refused>()
  /** Per line, the seq of what it is subscribed to. */
  readonly #lines = new Map<FakeLine, Map<string, number>>()
  #isDown = false

  /** Every socket that the page opens from now on ends here. */
  takeOver(): void {
    const server = {
      isDown: () => this.#isDown,
      opened: (line: FakeLine) => void this.#lines.set(line, new Map()),
      received: (line: FakeLine, text: string) => this.#received(line, text),
      closed: (line: FakeLine) => void this.#lines.delete(line),
    }
    const Line = class extends FakeLine {
      constructor(url: string | URL) {
        super(String(url), server)
      }
    }
    globalThis.WebSocket = Line as unknown as typeof WebSocket
  }

  /** What a channel holds; whoever is subscribed is given it as a new snapshot. */
  holds<Name extends ChannelName>(channel: Name, snapshot: ChannelData<Name>['snapshot']): this {
    this.#held.set(channel, onTheWire(channel, 'snapshot', snapshot))
    this.#refused.delete(channel)
    for (const [line, channels] of this.#lines) if (channels.has(channel)) this.#subscribe(line, channel)
    return this
  }

  /** Tells a change to whoever is subscribed. */
  push<Name extends ChannelName>(channel: Name, change: ChannelData<Name>['change']): this {
    const data = onTheWire(channel, 'change', change)
    if (channel === 'matches') {
      const { items } = this.#held.get(channel) as MatchesSnapshot
      this.#held.set(channel, { items: foldMatches(items, data as MatchesChange) })
    } else if (channel !== 'content') this.#held.set(channel, data)
    for (const [line, channels] of this.#lines) {
      const seq = channels.get(channel)
      if (seq === undefined) continue
      channels.set(channel, seq + 1)
      line.deliver({ type: 'change', channel, seq: seq + 1, data })
    }
    return this
  }

  /** Refuses a channel to whoever is subscribed and whoever asks for it. */
  refuse(channel: ChannelName, refused: Refused): this {
    this.#refused.set(channel, refused)
    for (const [line, channels] of this.#lines) if (channels.has(channel)) this.#subscribe(line, channel)
    return this
  }

  /** The server is gone: open lines break, new ones do not open. */
  drop(): void {
    this.#isDown = true
    for (const line of [...this.#lines.keys()]) line.end(1006)
  }

  /** The browser itself says that it has no network. */
  cut(): void {
    this.drop()
    setOnline(false)
  }

  /** After `drop` or `cut`: everything is there again, and the browser says so. */
  comeBack(): void {
    this.#isDown = false
    setOnline(true)
  }

  /** The session is over, as after a deactivation. */
  end(): void {
    for (const line of [...this.#lines.keys()]) line.end(closeCodes.policy)
  }

  /** The channels that some page is subscribed to now. */
  subscribed(): string[] {
    return [...new Set([...this.#lines.values()].flatMap((channels) => [...channels.keys()]))]
  }

  #received(line: FakeLine, text: string): void {
    const message = check(ClientMessage, JSON.parse(text))
    if (!message.ok) throw new Error(`The page sent what is not in the contract: ${text}`)
    if (message.value.type === 'ping') return line.deliver({ type: 'pong' })
    for (const channel of message.value.channels) {
      if (message.value.type === 'subscribe') this.#subscribe(line, channel)
      else this.#lines.get(line)?.delete(channel)
    }
  }

  #subscribe(line: FakeLine, channel: string): void {
    const isForbidden = channel === 'content' && line.url.includes('public=1')
    const refused = isForbidden ? { code: 403, message: 'No tienes permisos para hacer esto' } : this.#refused.get(channel)
    const data = this.#held.get(channel)
    if (refused ?? data === undefined) {
      this.#lines.get(line)?.delete(channel)
      return line.deliver({ type: 'error', channel, code: 404, message: 'No existe o ya fue eliminado', ...refused })
    }
    this.#lines.get(line)?.set(channel, 1)
    line.deliver({ type: 'snapshot', channel, seq: 1, data })
  }
}

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true })
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
