/**
 * Returns a function that is called with each event's time (ms) and returns false above `most` events in any `window`
 * (ms).
 */
export function createBudget(max: number, window: number): (now: number) => boolean {
  const times = new Float64Array(max).fill(-Infinity)
  let next = 0
  return (now) => {
    const before = times[next] ?? -Infinity
    times[next] = now
    next = (next + 1) % max
    return now - before >= window
  }
}
