import { deadlinesOf } from './deadlines'
import { Draft } from './draft'
import type { Spot, Task } from './problem'
import type { Search } from './search'
import { irregularSpots } from './spots'

/** Largest number of spots that are compared by cost for one match. */
const maxCompared = 200

/** Most spots that may be looked at for all attempts together. */
const maxLooks = 4_000_000

/** Room that the first attempts leave for matches that wait, as a multiple of what those need. */
const margins: readonly number[] = [1.5, 1, 2.5]

type Rank = readonly [urgency: number, depth: number, spots: number, chance: number]

const unranked: Rank = [0, 0, 0, 0]

/** Sorts by urgency: matches that did not fit before, those that many wait for, those with few spots. */
function order({ problem: { tasks }, spotsOf, random }: Search, urgency: ReadonlyMap<Task, number>): Task[] {
  const rank = new Map<Task, Rank>()
  for (const task of tasks.toReversed()) {
    let [urgent, depth] = [urgency.get(task) ?? 0, 0]
    for (const { task: follower } of task.followers) {
      const [followerUrgency, followerDepth] = rank.get(follower) ?? unranked
      urgent = Math.max(urgent, followerUrgency)
      depth = Math.max(depth, followerDepth + 1)
    }
    rank.set(task, [urgent, depth, spotsOf(task).length, random()])
  }
  return tasks.toSorted((one, other) => {
    const [a, b] = [rank.get(one) ?? unranked, rank.get(other) ?? unranked]
    return b[0] - a[0] || b[1] - a[1] || a[2] - b[2] || a[3] - b[3]
  })
}

/** Free spot of the lowest cost among a sample. */
export function bestSpot({ cost, random }: Search, draft: Draft, task: Task, free: readonly Spot[]): Spot | undefined {
  const stride = Math.ceil(free.length / maxCompared)
  const offset = Math.floor(random() * stride)
  let best: Spot | undefined
  let lowest = Number.POSITIVE_INFINITY
  for (const spot of free.filter((_, index) => index % stride === offset)) {
    const before = cost.of(draft, [task], [spot.day])
    draft.place(task, spot)
    const added = cost.of(draft, [task], [spot.day]) - before + random()
    draft.remove(task)
    if (added < lowest) [best, lowest] = [spot, added]
  }
  return best
}

/** Places one match after another: by the soft goals within the deadlines, or each as early as possible. */
function construct(search: Search, tasks: readonly Task[], deadlines: ReadonlyMap<Task, number> | null): Draft {
  const { problem, spotsOf } = search
  const draft = new Draft(problem)
  for (const task of tasks) {
    const range = draft.rangeOf(task)
    if (range.earliest === Number.POSITIVE_INFINITY) continue
    const spots = spotsOf(task)
    const isFree = (spot: Spot) => draft.isFree(task, spot, range)
    let spot: Spot | undefined
    if (deadlines) {
      const latest = (deadlines.get(task) ?? Number.POSITIVE_INFINITY) - task.minutes
      spot = bestSpot(
        search,
        draft,
        task,
        spots.filter((one) => one.start <= latest && isFree(one)),
      )
    }
    spot ??= spots.find(isFree) ?? irregularSpots(problem, draft, task)[0]
    if (spot) draft.place(task, spot)
  }
  return draft
}

/**
 * Builds a draft: first an even one; while matches are missing, earliest first, with those that did not fit moved ahead
 * in the next attempt ('squeaky wheel').
 */
export function constructDraft(search: Search, maxAttempts: number): Draft {
  const { problem, spotsOf } = search
  const urgency = new Map<Task, number>()
  const looks = problem.tasks.reduce((sum, task) => sum + spotsOf(task).length + 1, 1)
  const attempts = Math.min(maxAttempts, Math.max(2, Math.floor(maxLooks / looks)))
  let best = new Draft(problem)
  for (let attempt = 0; attempt < attempts && best.placed.size < problem.tasks.length; attempt += 1) {
    const margin = margins[attempt]
    const draft = construct(search, order(search, urgency), margin === undefined ? null : deadlinesOf(problem, margin))
    for (const task of problem.tasks) if (!draft.placed.has(task)) urgency.set(task, (urgency.get(task) ?? 0) + 1)
    if (attempt === 0 || draft.placed.size > best.placed.size) best = draft
  }
  return best
}
