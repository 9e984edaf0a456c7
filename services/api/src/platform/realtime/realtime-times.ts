import { socketTimes, type SocketTimes } from '@torneo/serving/sockets/socket-times'

/** Timings in milliseconds. */
export interface RealtimeTimes extends SocketTimes {
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
  ...socketTimes,
  boards: { check: 3000, silence: 26_000, renewal: 15_000, trust: 35_000 },
}
