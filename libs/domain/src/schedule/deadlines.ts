import type { Problem, Task } from './problem'
import { mayUse } from './spots'
import type { FieldWindow } from './windows'

/** Latest moment that leaves so many minutes of field in the windows. */
function latestLeaving(work: number, windows: readonly FieldWindow[]): number {
  let [low, high] = [Math.min(...windows.map(({ from }) => from)), Math.max(...windows.map(({ to }) => to))]
  const left = (moment: number) =>
    windows.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, moment)), 0)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (left(middle) >= work) low = middle
    else high = middle
  }
  return low
}

/**
 * Latest end of each match that leaves room for all that wait for it: one after another, and side by side on the fields.
 * A match without a window to wait for limits nothing.
 */
export function deadlinesOf({ tasks, windows, minutes, turnover }: Problem, margin: number): ReadonlyMap<Task, number> {
  const deadlines = new Map<Task, number>()
  /** Waiting matches of each, as bits. */
  const waiting = new Map<Task, bigint>()
  const cached = new Map<string, number>()
  for (const [index, task] of [...tasks.entries()].toReversed()) {
    const own = windows.filter((window) => mayUse(task, window) && window.to - window.from >= task.minutes)
    if (own.length === 0) continue
    let bits = 0n
    let pause = 0
    let deadline = Math.max(...own.map(({ to }) => to))
    for (const { task: follower, gap } of task.followers) {
      const end = deadlines.get(follower)
      if (end === undefined) continue
      bits |= waiting.get(follower) ?? 0n
      pause = Math.max(pause, gap)
      deadline = Math.min(deadline, end - follower.minutes - gap)
    }
    const count = bits === 0n ? 0 : bits.toString(2).replaceAll('0', '').length
    const key = `${count} ${task.fields ? [...task.fields].toSorted().join('\n') : ''}`
    if (count > 0 && !cached.has(key)) cached.set(key, latestLeaving(margin * count * (minutes + turnover), own))
    deadlines.set(task, Math.min(deadline, (cached.get(key) ?? deadline) - pause))
    waiting.set(task, bits | (1n << BigInt(index)))
  }
  return deadlines
}
