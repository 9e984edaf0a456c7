import { closeCodes, realtimeLimits, ServerMessage, type ClientMessage } from '@torneo/contracts/endpoint/realtime'
import { check } from '@torneo/contracts/fields/validation'
import { withJitter, reconnectDelay } from '@torneo/domain/reconnect-delay'
import type { Environment } from './environment'
import { createTimer } from './timer'

/** `online`: the server has sent a message on the open connection. `offline`: no network, or closed for good. */
export type ConnectionState = 'online' | 'reconnecting' | 'offline'

/** Timeouts in milliseconds of an opening connection, and of the ping when a page becomes visible again. */
const timeouts = { opening: 10_000, check: 5000 }

interface Listeners {
  /** A new connection is open, without subscriptions. */
  readonly onOpen: () => void
  readonly onMessage: (message: ServerMessage) => void
  readonly onState: (state: ConnectionState) => void
  /** The server closed with 1008, after which the client does not reconnect. */
  readonly onEnded: () => void
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}

/**
 * Creates a connection to the server that reconnects by itself (R41). It pings, drops a connection that does not
 * respond, and opens another after a growing delay, or at once when the network returns or the page becomes visible.
 */
export function createConnection(environment: Environment, { onOpen, onMessage, onState, onEnded }: Listeners) {
  const { address, WebSocket: Socket, now, random, timers, page } = environment
  const [retry, ping, silence] = [createTimer(timers), createTimer(timers), createTimer(timers)]
  let phase: 'idle' | 'wanted' | 'closed' = 'idle'
  let socket: WebSocket | null = null
  let hasReceived = false
  let attempt = 0
  let lastMessageAt: number | null = null
  let state: ConnectionState = page.isOnline() ? 'reconnecting' : 'offline'

  const isOpen = () => socket?.readyState === Socket.OPEN

  function notify(): void {
    const next = hasReceived ? 'online' : phase === 'closed' || !page.isOnline() ? 'offline' : 'reconnecting'
    if (next === state) return
    state = next
    onState(next)
  }

  function send(message: ClientMessage): void {
    if (isOpen()) socket?.send(JSON.stringify(message))
  }

  function drop(): void {
    for (const timer of [retry, ping, silence]) timer.clear()
    const old = socket
    socket = null
    hasReceived = false
    old?.close()
  }

  function lose(code?: number): void {
    drop()
    if (code === closeCodes.policy) phase = 'closed'
    else retry.set(withJitter(reconnectDelay(attempt), random()), connect)
    attempt += 1
    notify()
    if (code === closeCodes.policy) onEnded()
  }

  /** Pings, and drops the connection unless a message arrives within `wait`. */
  function pingWithin(timeoutMs: number): void {
    send({ type: 'ping' })
    if (!silence.isSet()) silence.set(timeoutMs, lose)
  }

  function pingRepeatedly(): void {
    pingWithin(realtimeLimits.ping)
    ping.set(realtimeLimits.ping, pingRepeatedly)
  }

  function connect(): void {
    drop()
    try {
      socket = new Socket(address)
    } catch {
      // The browser rejects the address itself.
      return lose()
    }
    const opened = socket
    silence.set(timeouts.opening, lose)
    opened.addEventListener('open', () => {
      if (socket !== opened) return
      silence.clear()
      attempt = 0
      onOpen()
      pingRepeatedly()
    })
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return
      silence.clear()
      lastMessageAt = now()
      hasReceived = true
      notify()
      const message = check(ServerMessage, parseJson(data))
      if (message.ok) onMessage(message.value)
      else console.error('A message of the server is not in the contract', message.details)
    })
    opened.addEventListener('close', ({ code }) => {
      if (socket === opened) lose(code)
    })
  }

  /** Skips the delay when the page becomes visible again. */
  function checkNow(): void {
    if (phase !== 'wanted') return
    if (!socket) connect()
    else if (isOpen()) {
      silence.clear()
      pingWithin(timeouts.check)
    }
  }

  function reset(): void {
    phase = 'idle'
    attempt = 0
    drop()
    notify()
  }

  page.listen({
    online: checkNow,
    visible: checkNow,
    offline: () => {
      if (phase === 'wanted' && socket) lose()
      notify()
    },
  })

  return {
    send,
    isOpen,
    state: () => state,
    /** Time of the server's last message, in milliseconds since 1970; null before the first. */
    lastMessageAt: () => lastMessageAt,
    /** Connects, unless closed before. */
    open: (): void => {
      if (phase !== 'idle') return
      phase = 'wanted'
      connect()
    },
    /** Closes a connection without subscriptions, until the next `open`. */
    closeIdle: (): void => {
      if (phase === 'wanted') reset()
    },
    /** Closes for good; `reset` allows `open` again. */
    close: (): void => {
      phase = 'closed'
      drop()
      notify()
    },
    reset,
  }
}
