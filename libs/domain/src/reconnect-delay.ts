/** Milliseconds before the next connection attempt; `attempt` counts failures since the last connection (R41). */
export function reconnectDelay(attempt: number): number {
  if (attempt < 5) return 1000
  if (attempt < 15) return 5000
  return attempt < 100 ? 10_000 : 60_000
}

/** Adds up to 20 % of jitter either way, so that clients do not all reconnect at once; `random` is from 0 to 1. */
export function withJitter(delay: number, random: number): number {
  return Math.round(delay * (0.8 + 0.4 * random))
}
