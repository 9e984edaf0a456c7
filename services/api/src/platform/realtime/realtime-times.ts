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
  /** Of who has a board open. */
  readonly boards: {
    /** Between two looks at who is still heard. */
    readonly look: number
    /** A device that was silent for so long has the board open no more; its client pings every 20 s. */
    readonly silence: number
    /** How often a node says again what is open on it, and how long the others believe it. */
    readonly renewal: number
    readonly trust: number
  }
}

export const realtimeTimes: RealtimeTimes = {
  healthCheck: 500, silence: realtimeLimits.silence, full: 10_000, retry: 1000, stop: 1000,
  boards: { look: 3000, silence: 26_000, renewal: 15_000, trust: 35_000 },
}

/**
 * Bytes that may wait for a slow reader before it is sent nothing more: then it is owed the newest state. A frame is given whole, so one
 * more frame may wait; the bytes are the same ones for all sockets.
 */
export const unreadBound = 128 * 1024
