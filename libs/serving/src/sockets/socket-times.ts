import { realtimeLimits } from '@torneo/contracts/endpoint/realtime'

/** Timings of sockets in milliseconds. */
export interface SocketTimes {
  /** Interval at which sockets are checked. */
  readonly healthCheck: number
  /** Silence after which a socket is closed. */
  readonly silence: number
  /** Time for which a socket may stay full before it is closed. */
  readonly full: number
  /** Pause before a failed read is retried. */
  readonly retry: number
  /** Timeout for clients to accept the close frame during a stop. */
  readonly stop: number
}

export const socketTimes: SocketTimes = {
  healthCheck: 500,
  silence: realtimeLimits.silence,
  full: 10_000,
  retry: 1000,
  stop: 1000,
}

/**
 * Bytes that may wait for a slow reader before it gets no more changes; later it gets a new snapshot. A frame is
 * written whole, so one more may wait; its bytes are shared by all sockets.
 */
export const unreadBound = 128 * 1024
