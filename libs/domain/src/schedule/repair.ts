import { bestSpot } from './construct'
import { isSamePlace, weights } from './cost'
import { Draft } from './draft'
import type { Placement, Spot, Task } from './problem'
import type { Search } from './search'
import { areWishesMet, mayStand } from './spots'

/** Most evictions per match, and most spots that may be looked at for all of them. */
const limits = { perMatch: 20, least: 50, looks: 1_500_000 } as const

/** Places matches where they were, as far as no rule forbids it now; feeders may still be without a place. */
function placeFormer({ problem }: Search): Draft {
  const draft = new Draft(problem)
  for (const task of problem.tasks) {
    const { was } = task
    if (!was || !mayStand(task, was, problem)) continue
    if (draft.isFree(task, was, draft.rangeOf(task, Number.NEGATIVE_INFINITY))) draft.place(task, was)
  }
  return draft
}

/** Matches in the way of a spot; null if one of them stays where it is, or if the match may not begin then. */
function inTheWay(search: Search, draft: Draft, task: Task, spot: Spot): Task[] | null {
  const { turnover, rest, isStrict } = search.problem
  const end = spot.start + task.minutes
  const found = new Set<Task>()
  const meets = (others: readonly Placement[], gap: number): boolean =>
    others.every((other) => {
      if (spot.start >= other.end + gap || other.start >= end + gap) return true
      const own = draft.taskAt.get(other)
      if (own) found.add(own)
      return own !== undefined
    })
  if (!meets(draft.onField(spot.field), turnover)) return null
  if (!task.keys.every((key) => meets(draft.of(key), rest))) return null
  if (isStrict && !task.officials.every((key) => meets(draft.of(key), turnover))) return null
  for (const { task: follower, gap } of task.followers) {
    const begins = draft.placed.get(follower)?.start
    if (begins !== undefined && begins < end + gap) found.add(follower)
  }
  return [...found]
}

interface Eviction {
  readonly spot: Spot
  readonly evicted: readonly Task[]
}

/** The spot that moves the fewest matches; those that were moved often already weigh more. */
function cheapest(search: Search, draft: Draft, task: Task, evictions: ReadonlyMap<Task, number>): Eviction | null {
  const { problem, spotsOf, random } = search
  const { earliest } = draft.rangeOf(task)
  const weightOf = (other: Task) => {
    const placement = draft.placed.get(other)
    const stays = placement && other.was && isSamePlace(other.was, placement)
    return (stays ? weights.moved : weights.moved / 10) * (1 + (evictions.get(other) ?? 0))
  }
  let best: Eviction | null = null
  let lowest = Number.POSITIVE_INFINITY
  for (const spot of spotsOf(task)) {
    if (spot.start < earliest) continue
    const evicted = inTheWay(search, draft, task, spot)
    if (!evicted) continue
    const cost =
      evicted.reduce((sum, other) => sum + weightOf(other), 0) +
      (task.was && !isSamePlace(task.was, spot) ? weights.moved : 0) +
      (problem.isStrict || areWishesMet(task, spot) ? 0 : weights.wish) +
      random()
    if (cost < lowest) [best, lowest] = [{ spot, evicted }, cost]
  }
  return best
}

/**
 * Keeps matches where they were and finds places for the others: at a free spot, else where the fewest matches have to
 * move, which are then placed the same way.
 */
export function repairDraft(search: Search): Draft {
  const { problem, spotsOf } = search
  const draft = placeFormer(search)
  const evictions = new Map<Task, number>()
  const hopeless = new Set<Task>()
  const looks = Math.max(1, ...problem.tasks.map((task) => spotsOf(task).length))
  let left = Math.min(limits.least + limits.perMatch * problem.tasks.length, limits.looks / looks)
  for (;;) {
    // Feeders come first in the list: what a match waits for has a place before it, or never gets one.
    const task = problem.tasks.find((one) => !draft.placed.has(one) && !hopeless.has(one))
    if (!task) return draft
    const range = draft.rangeOf(task)
    const free = spotsOf(task).filter((spot) => draft.isFree(task, spot, range))
    const spot = bestSpot(search, draft, task, free)
    left -= 1
    if (spot) draft.place(task, spot)
    else {
      const eviction = left > 0 ? cheapest(search, draft, task, evictions) : null
      if (eviction) {
        for (const other of eviction.evicted) {
          evictions.set(other, (evictions.get(other) ?? 0) + 1)
          draft.remove(other)
        }
        draft.place(task, eviction.spot)
      } else {
        hopeless.add(task)
        for (const { task: follower } of task.followers) draft.remove(follower)
      }
    }
  }
}
