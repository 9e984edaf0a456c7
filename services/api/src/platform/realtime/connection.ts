import type { Duplex } from 'node:stream'
import { ClientMessage, closeCodes, realtimeLimits } from '@torneo/contracts/realtime'
import { check } from '@torneo/contracts/validation'
import { WebSocket } from 'ws'
import { problemMessages } from '../problems'
import { logFault } from '../process-log'
import { after } from '../timers'
import { createBudget } from './budget'
import { errorFrame } from './frames'
import { type RealtimeTimes, unreadBound } from './realtime-times'

/** Text, though it is bytes: they are made once for all sockets. */
const asText = { binary: false }

/** So many names of nothing count as one malformed frame, and for so many milliseconds no more is read from who named them. */
const missesPerMalformed = 10
const restMs = 1000

export type Connection = ReturnType<typeof createConnection>

/** Null for a frame that means nothing. */
function parseFrame(text: string): ClientMessage | null {
  try {
    const checked = check(ClientMessage, JSON.parse(text))
    return checked.ok ? checked.value : null
  } catch {
    return null
  }
}

/** One client's socket, over `stream`: how much it may send, and how much of what it is sent may wait for it. */
export function createConnection(socket: WebSocket, stream: Duplex, times: Pick<RealtimeTimes, 'silence' | 'full'>, onMessage: (message: ClientMessage) => void) {
  const isWithinBudget = createBudget(realtimeLimits.framesPerSecond, 1000)
  let heardAt = performance.now()
  let fullSince: number | null = null
  let malformed = 0
  let misses = 0

  const isFull = () => socket.bufferedAmount > unreadBound
  const close = (code: number) => socket.close(code)

  /** False when the client has not read what it was sent before: nothing is added to that. */
  function send(frame: Buffer): boolean {
    // One that is closing is owed nothing.
    if (socket.readyState !== WebSocket.OPEN) return true
    if (isFull()) return false
    socket.send(frame, asText)
    return true
  }

  /** Whether the client may go on. */
  function countFrame(): boolean {
    if (socket.readyState !== WebSocket.OPEN) return false
    heardAt = performance.now()
    const mayGoOn = isWithinBudget(heardAt)
    if (!mayGoOn) close(closeCodes.policy)
    return mayGoOn
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
    // What answers one frame, an error for each of fifty names perhaps, is one write.
    stream.cork()
    try {
      if (message) onMessage(message)
      else {
        countMalformed()
        send(errorFrame(400, problemMessages.validation))
      }
    } catch (error) {
      logFault(error)
      send(errorFrame(500, problemMessages.internal))
    }
    stream.uncork()
  })

  return {
    send,
    close,
    /** It asked for something that does not exist: tolerated now and then, not constantly. */
    miss(): void {
      misses += 1
      if (misses % missesPerMalformed !== 0) return
      countMalformed()
      if (socket.isPaused) return
      socket.pause()
      after(restMs, () => socket.resume())
    },
    /** Milliseconds since it was last heard. */
    silentFor: () => performance.now() - heardAt,
    /** For one that does not even take the close frame. */
    terminate: () => socket.terminate(),

    /** Closes one that went silent, or that has not read for too long. */
    checkHealth(now: number): void {
      if (now - heardAt > times.silence) close(closeCodes.silence)
      if (!isFull()) fullSince = null
      else if (now - (fullSince ??= now) > times.full) close(closeCodes.slowReader)
    },
  }
}
