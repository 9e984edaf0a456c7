import type { Duplex } from 'node:stream'
import { ClientMessage, closeCodes, realtimeLimits } from '@torneo/contracts/endpoint/realtime'
import { check } from '@torneo/contracts/fields/validation'
import { WebSocket } from 'ws'
import { clientFault } from '../client-fault'
import { logFault } from '../process-log'
import { after } from '../timers'
import { createBudget } from './budget'
import { faultFrame } from './frames'
import { type SocketTimes, unreadBound } from './socket-times'

/** Sends the bytes as a text frame: they are encoded once for all sockets. */
const asText = { binary: false }

/**
 * Number of unknown names that count as one malformed frame, and milliseconds for which reading from their sender then
 * pauses.
 */
const missesPerMalformed = 10
const restMs = 1000

export type Connection = ReturnType<typeof createConnection>

/** Returns null for an invalid frame. */
function parseFrame(text: string): ClientMessage | null {
  try {
    const checked = check(ClientMessage, JSON.parse(text))
    return checked.ok ? checked.value : null
  } catch {
    return null
  }
}

/** Limits what one client's socket may send, and how much may be buffered for it. */
export function createConnection(
  socket: WebSocket,
  stream: Duplex,
  times: Pick<SocketTimes, 'silence' | 'full'>,
  onMessage: (message: ClientMessage) => void,
) {
  const isWithinBudget = createBudget(realtimeLimits.framesPerSecond, 1000)
  let lastFrameAt = performance.now()
  let fullSince: number | null = null
  let malformed = 0
  let misses = 0

  const isFull = () => socket.bufferedAmount > unreadBound
  const close = (code: number) => socket.close(code)

  /** Returns false if the client has not read earlier frames yet: nothing is added to them. */
  function send(frame: Buffer): boolean {
    // A closing socket needs no more frames.
    if (socket.readyState !== WebSocket.OPEN) return true
    if (isFull()) return false
    socket.send(frame, asText)
    return true
  }

  /** Returns false if the client exceeds its budget and is disconnected. */
  function countFrame(): boolean {
    if (socket.readyState !== WebSocket.OPEN) return false
    lastFrameAt = performance.now()
    const isAllowed = isWithinBudget(lastFrameAt)
    if (!isAllowed) close(closeCodes.policy)
    return isAllowed
  }

  function countMalformed(): void {
    malformed += 1
    if (malformed >= realtimeLimits.garbage) close(closeCodes.policy)
  }

  socket.on('ping', countFrame)
  socket.on('pong', countFrame)
  socket.on('message', (data, isBinary) => {
    if (!countFrame()) return
    const message = !isBinary && Buffer.isBuffer(data) ? parseFrame(data.toString()) : null
    // All frames that answer this one, such as an error for each of fifty names, go out in one write.
    stream.cork()
    try {
      if (message) onMessage(message)
      else {
        countMalformed()
        send(faultFrame(clientFault('validation')))
      }
    } catch (error) {
      logFault(error)
      send(faultFrame(clientFault('internal')))
    }
    stream.uncork()
  })

  return {
    send,
    close,
    /** Counts a request for an unknown name: tolerated now and then, not constantly. */
    miss(): void {
      misses += 1
      if (misses % missesPerMalformed !== 0) return
      countMalformed()
      if (socket.isPaused) return
      socket.pause()
      after(restMs, () => socket.resume())
    },
    /** Milliseconds since the client's last frame. */
    silentFor: () => performance.now() - lastFrameAt,
    /** Ends a client that does not even accept the close frame. */
    terminate: () => socket.terminate(),

    /** Closes the socket of a client that was silent, or has not read, for too long. */
    checkHealth(now: number): void {
      if (now - lastFrameAt > times.silence) close(closeCodes.silence)
      if (!isFull()) fullSince = null
      else if (now - (fullSince ??= now) > times.full) close(closeCodes.slowReader)
    },
  }
}
