/** Limits of a socket; times in milliseconds. */
export const realtimeLimits = {
  /** Bytes per frame from a client. */
  frame: 4096,
  /** Maximum subscriptions per socket. */
  channels: 50,
  framesPerSecond: 20,
  /** Invalid frames before the socket is closed. */
  garbage: 10,
  /** Interval of a client's pings; a peer that is silent for `silence` is disconnected. */
  ping: 20_000,
  silence: 60_000,
  /** The number of action keys in a match's frames. */
  applied: 20,
} as const
