/** Says of each, by the time it came (ms), whether it is within so many in any one `window` (ms). */
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
