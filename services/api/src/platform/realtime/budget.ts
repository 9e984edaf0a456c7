/**
 * Returns a function that is called with each event's time (ms) and returns false above `most` events in any `window`
 * (ms).
 */
export function createBudget(most: number, window: number): (now: number) => boolean {
  const times = new Float64Array(most).fill(-Infinity)
  let next = 0
  return (now) => {
    const before = times[next] ?? -Infinity
    times[next] = now
    next = (next + 1) % most
    return now - before >= window
  }
}
