import { realtimeLimits } from '@torneo/contracts/endpoint/realtime'

/** Timings in milliseconds. */
export interface RealtimeTimes {
  /** Interval at which sockets and sessions are checked. */
  readonly healthCheck: number
  /** Silence after which a socket is closed. */
  readonly silence: number
  /** Time for which a socket may stay full before it is closed. */
  readonly full: number
  /** Pause before a failed read is retried. */
  readonly retry: number
  /** Timeout for clients to accept the close frame during a stop. */
  readonly stop: number
  /** Timings of the open match boards. */
  readonly boards: {
    /** Interval at which silent devices are looked for. */
    readonly check: number
    /** Silence after which a device's board counts as closed; clients ping every 20 s. */
    readonly silence: number
    /** Interval at which a node announces its open boards again, and how long other nodes trust an announcement. */
    readonly renewal: number
    readonly trust: number
  }
}

export const realtimeTimes: RealtimeTimes = {
  healthCheck: 500,
  silence: realtimeLimits.silence,
  full: 10_000,
  retry: 1000,
  stop: 1000,
  boards: { check: 3000, silence: 26_000, renewal: 15_000, trust: 35_000 },
}

/**
 * Bytes that may wait for a slow reader before it gets no more changes; later it gets a new snapshot. A frame is
 * written whole, so one more may wait; its bytes are shared by all sockets.
 */
export const unreadBound = 128 * 1024
