import { closeCodes, realtimeLimits, ServerMessage, type ClientMessage } from '@torneo/contracts/realtime'
import { check } from '@torneo/contracts/validation'
import { jittered, reconnectDelay } from '@torneo/domain/reconnect-delay'
import { createAlarm } from './alarm'
import type { Surroundings } from './surroundings'

/** `online`: the server was heard on the line that is open. `offline`: the browser has no network, or the line was ended for good. */
export type ConnectionState = 'online' | 'reconnecting' | 'offline'

/** Milliseconds: how long a line may take to open, and to answer when the page comes back and asks. */
const patience = { opening: 10_000, check: 5000 }

interface Listeners {
  /** A new line is open; nothing is subscribed on it. */
  readonly onOpen: () => void
  readonly onMessage: (message: ServerMessage) => void
  readonly onState: (state: ConnectionState) => void
  /** The server closed with 1008: it is not tried again. */
  readonly onEnded: () => void
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}

/**
 * One line to the server that mends itself (R41): it pings, takes a line that does not answer for dead, and opens another after a growing
 * delay, or at once when the browser says that the network or the person is back.
 */
export function createConnection(surroundings: Surroundings, { onOpen, onMessage, onState, onEnded }: Listeners) {
  const { address, WebSocket: Socket, now, random, timers, page } = surroundings
  const [retry, ping, silence] = [createAlarm(timers), createAlarm(timers), createAlarm(timers)]
  let phase: 'idle' | 'wanted' | 'closed' = 'idle'
  let line: WebSocket | null = null
  let isHeard = false
  let attempt = 0
  let heardAt: number | null = null
  let told: ConnectionState = page.isOnline() ? 'reconnecting' : 'offline'

  const isOpen = () => line?.readyState === Socket.OPEN

  function tell(): void {
    const state = isHeard ? 'online' : phase === 'closed' || !page.isOnline() ? 'offline' : 'reconnecting'
    if (state === told) return
    told = state
    onState(state)
  }

  function send(message: ClientMessage): void {
    if (isOpen()) line?.send(JSON.stringify(message))
  }

  function drop(): void {
    for (const alarm of [retry, ping, silence]) alarm.clear()
    const old = line
    line = null
    isHeard = false
    old?.close()
  }

  function lose(code?: number): void {
    drop()
    if (code === closeCodes.policy) phase = 'closed'
    else retry.set(jittered(reconnectDelay(attempt), random()), connect)
    attempt += 1
    tell()
    if (code === closeCodes.policy) onEnded()
  }

  /** Wants to hear anything within `wait`, or the line is dead. */
  function ask(wait: number): void {
    send({ type: 'ping' })
    if (!silence.isSet()) silence.set(wait, lose)
  }

  function keepAsking(): void {
    ask(realtimeLimits.ping)
    ping.set(realtimeLimits.ping, keepAsking)
  }

  function connect(): void {
    drop()
    try {
      line = new Socket(address)
    } catch {
      // An address that the browser refuses outright.
      return lose()
    }
    const own = line
    silence.set(patience.opening, lose)
    own.addEventListener('open', () => {
      if (line !== own) return
      silence.clear()
      attempt = 0
      onOpen()
      keepAsking()
    })
    own.addEventListener('message', ({ data }) => {
      if (line !== own) return
      silence.clear()
      heardAt = now()
      isHeard = true
      tell()
      const message = check(ServerMessage, parsed(data))
      if (message.ok) onMessage(message.value)
      else console.error('The server said something that is not in the contract', message.details)
    })
    own.addEventListener('close', ({ code }) => { if (line === own) lose(code) })
  }

  /** A page that is back does not wait for its turn. */
  function checkNow(): void {
    if (phase !== 'wanted') return
    if (!line) connect()
    else if (isOpen()) {
      silence.clear()
      ask(patience.check)
    }
  }

  function reset(): void {
    phase = 'idle'
    attempt = 0
    drop()
    tell()
  }

  page.listen({
    online: checkNow,
    visible: checkNow,
    offline: () => {
      if (phase === 'wanted' && line) lose()
      tell()
    },
  })

  return {
    send, isOpen,
    state: () => told,
    /** When anything was last heard, in milliseconds since 1970; null before. */
    heardAt: () => heardAt,
    /** Opens the line unless it was closed or ended before. */
    open: (): void => {
      if (phase !== 'idle') return
      phase = 'wanted'
      connect()
    },
    /** Nobody listens any more: the line is closed until the next `open`. */
    rest: (): void => {
      if (phase === 'wanted') reset()
    },
    /** Ends the line; `reset` makes it ready for `open` again. */
    close: (): void => {
      phase = 'closed'
      drop()
      tell()
    },
    reset,
  }
}
