/** Milliseconds before a connection is tried again; `attempt` counts the failures since it was last open, from 0 (R41). */
export function reconnectDelay(attempt: number): number {
  if (attempt < 5) return 1000
  if (attempt < 15) return 5000
  return attempt < 100 ? 10_000 : 60_000
}

/** A delay moved by at most a fifth either way, so that not everyone comes back at once; `random` is from 0 to 1. */
export function jittered(delay: number, random: number): number {
  return Math.round(delay * (0.8 + 0.4 * random))
}
