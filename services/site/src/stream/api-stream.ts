import { closeCodes, realtimeLimits, realtimePath, ServerMessage } from '@torneo/contracts/endpoint/realtime'
import { check } from '@torneo/contracts/fields/validation'
import {
  parsePublicChannel,
  type PublicChange,
  publicChannel,
  publicChannelData,
  type PublicPart,
  publicParts,
  type PublicSnapshot,
} from '@torneo/contracts/site/public-channels'
import { reconnectDelay, withJitter } from '@torneo/domain/reconnect-delay'
import { after, every } from '@torneo/serving/timers'
import { WebSocket } from 'ws'
import type { PublicStore } from './public-store'

/** Milliseconds before a channel is subscribed again, after a gap or an error. */
const resubscribeMs = 1000

interface StreamLog {
  info(context: object, message: string): void
  warn(context: object, message: string): void
}

interface StreamParts {
  readonly apiUrl: string
  readonly store: PublicStore
  readonly log: StreamLog
  /** Milliseconds before a failed connection is tried again, by the number of failures. */
  readonly delayOf?: (failures: number) => number
}

function parsed(bytes: unknown): ServerMessage | null {
  try {
    const message = check(ServerMessage, JSON.parse(String(bytes)))
    return message.ok ? message.value : null
  } catch {
    return null
  }
}

/**
 * Follows what is public over one socket to the API: snapshots, then changes in order. A gap is answered by a new
 * subscription, whose snapshot replaces the state; an end by another connection (R41).
 */
export function createApiStream({ apiUrl, store, log, delayOf = reconnectDelay }: StreamParts) {
  /** Last sequence number of each part on this connection; absent until its snapshot. */
  const seqs = new Map<PublicPart, number>()
  let socket: WebSocket | null = null
  let heardAt = 0
  let failures = 0
  let isStopped = false
  let retry: NodeJS.Timeout | null = null

  const send = (message: object) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message))
  const subscribe = (parts: readonly PublicPart[]) => send({ type: 'subscribe', channels: parts.map(publicChannel) })

  function subscribeAgain(part: PublicPart): void {
    seqs.delete(part)
    after(resubscribeMs, () => subscribe([part]))
  }

  function take<Part extends PublicPart>(part: Part, message: ServerMessage): void {
    if (message.type === 'error') {
      log.warn({ part, code: message.code }, 'the API refused a part of what is public; asking again')
      return subscribeAgain(part)
    }
    if (message.type === 'pong') return
    const last = seqs.get(part)
    if (message.type === 'change') {
      // Changes before the snapshot belong to an earlier subscription.
      if (last === undefined) return
      if (message.seq !== last + 1) return subscribeAgain(part)
    }
    const data = check(publicChannelData[part][message.type], message.data)
    if (!data.ok) {
      log.warn({ part, details: data.details.slice(0, 3) }, 'the API sent a part that is not of the contract')
      return subscribeAgain(part)
    }
    seqs.set(part, message.seq)
    if (message.type === 'snapshot') store.snapshot(part, data.value as PublicSnapshot<Part>)
    else store.change(part, data.value as PublicChange<Part>)
  }

  function lose(lost: WebSocket): void {
    if (socket !== lost) return
    socket = null
    lost.terminate()
    if (store.isConnected()) log.warn({}, 'the API is away; what was known last is shown')
    store.setConnected(false)
    if (isStopped) return
    retry = after(withJitter(delayOf(failures), Math.random()), connect)
    failures += 1
  }

  function connect(): void {
    const opened = new WebSocket(`${apiUrl.replace(/^http/, 'ws')}${realtimePath}?public=1`, {
      perMessageDeflate: false,
      handshakeTimeout: 10_000,
    })
    socket = opened
    seqs.clear()
    heardAt = performance.now()
    opened.on('open', () => {
      failures = 0
      store.setConnected(true)
      log.info({}, 'connected to the API')
      subscribe(publicParts)
    })
    opened.on('message', (bytes) => {
      heardAt = performance.now()
      const message = parsed(bytes)
      const channel = message && 'channel' in message && message.channel ? parsePublicChannel(message.channel) : null
      if (message && channel) take(channel.part, message)
    })
    opened.on('error', () => lose(opened))
    opened.on('close', () => lose(opened))
  }

  const ping = every(realtimeLimits.ping, () => {
    if (!socket) return
    if (performance.now() - heardAt > realtimeLimits.silence) return lose(socket)
    send({ type: 'ping' })
  })

  return {
    start: connect,
    stop(): void {
      isStopped = true
      clearInterval(ping)
      if (retry) clearTimeout(retry)
      socket?.close(closeCodes.shutdown)
      socket?.terminate()
    },
  }
}
