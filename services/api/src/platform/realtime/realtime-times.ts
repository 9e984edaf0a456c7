import { realtimeLimits } from '@torneo/contracts/realtime'

/** Milliseconds. */
export interface RealtimeTimes {
  /** How often sockets and sessions are checked. */
  readonly healthCheck: number
  /** A socket that sent nothing for so long is closed. */
  readonly silence: number
  /** A socket that stays full for so long is closed. */
  readonly full: number
  /** Before a read that failed is tried again. */
  readonly retry: number
  /** How long a stop waits for clients to take the close frame. */
  readonly stop: number
}

export const realtimeTimes: RealtimeTimes = {
  healthCheck: 500, silence: realtimeLimits.silence, full: 10_000, retry: 1000, stop: 1000,
}

/**
 * Bytes that may wait for a slow reader before it is sent nothing more: then it is owed the newest state. A frame is given whole, so one
 * more frame may wait; the bytes are the same ones for all sockets.
 */
export const unreadBound = 128 * 1024
