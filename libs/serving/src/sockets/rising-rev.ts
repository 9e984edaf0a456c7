/** Returns a function for the time (ms since 1970) of each next state: it rises even while the clock stands or goes back. */
export function createRisingRev(now: () => number = Date.now): () => number {
  let rev = 0
  return () => (rev = Math.max(rev + 1, now()))
}
