import { type ClientMessage, closeCodes, realtimeLimits } from '@torneo/contracts/realtime'
import { WebSocket } from 'ws'
import { problemMessages } from '../problems'
import { readClientFrame } from './client-frame'
import { createBudget } from './budget'
import { errorFrame } from './frames'
import { type RealtimeTimes, unreadBound } from './realtime-times'

/** Text, though it is bytes: they are made once for all sockets. */
const asText = { binary: false }

/** So many names of nothing count as one frame that means nothing. */
const missesAsGarbage = 10

export type Connection = ReturnType<typeof createConnection>

/** One client's socket: how much it may send, and how much of what it is sent may wait for it. */
export function createConnection(socket: WebSocket, times: Pick<RealtimeTimes, 'silence' | 'full'>, onMessage: (message: ClientMessage) => void) {
  const isWithinBudget = createBudget(realtimeLimits.framesPerSecond, 1000)
  let heardAt = performance.now()
  let fullSince: number | null = null
  let garbage = 0
  let misses = 0

  const isFull = () => socket.bufferedAmount > unreadBound
  const close = (code: number) => socket.close(code)

  /** False when the client has not read what it was sent before: nothing is added to that. */
  function send(frame: Buffer): boolean {
    // Nothing is owed to one that goes.
    if (socket.readyState !== WebSocket.OPEN) return true
    if (isFull()) return false
    socket.send(frame, asText)
    return true
  }

  /** Whether the client may go on. */
  function hear(): boolean {
    if (socket.readyState !== WebSocket.OPEN) return false
    heardAt = performance.now()
    const isPatient = isWithinBudget(heardAt)
    if (!isPatient) close(closeCodes.policy)
    return isPatient
  }

  /** Whether the client may go on. */
  function blame(): boolean {
    garbage += 1
    if (garbage >= realtimeLimits.garbage) close(closeCodes.policy)
    return garbage < realtimeLimits.garbage
  }

  function refuse(): void {
    if (blame()) send(errorFrame(400, problemMessages.validation))
  }

  socket.on('ping', hear)
  socket.on('pong', hear)
  socket.on('message', (data, isBinary) => {
    if (!hear()) return
    const message = !isBinary && Buffer.isBuffer(data) ? readClientFrame(data.toString()) : null
    if (message) onMessage(message)
    else refuse()
  })

  return {
    send,
    close,
    /** It asked for something that is not there: anyone may now and then, nobody for ever. */
    miss(): void {
      misses += 1
      if (misses % missesAsGarbage === 0) blame()
    },
    /** For who does not even take the close frame. */
    terminate: () => socket.terminate(),

    /** Closes one that went silent, or that has not read for too long. */
    lookOver(now: number): void {
      if (now - heardAt > times.silence) close(closeCodes.silence)
      if (!isFull()) fullSince = null
      else if (now - (fullSince ??= now) > times.full) close(closeCodes.slowReader)
    },
  }
}
