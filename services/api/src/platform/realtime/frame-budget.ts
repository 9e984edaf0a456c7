/** Says of each frame, by the time it came (ms), whether it is within so many in any one second. */
export function createFrameBudget(perSecond: number): (now: number) => boolean {
  const times = new Float64Array(perSecond).fill(-Infinity)
  let next = 0
  return (now) => {
    const before = times[next] ?? -Infinity
    times[next] = now
    next = (next + 1) % perSecond
    return now - before >= 1000
  }
}
