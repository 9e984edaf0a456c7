import { weights } from './cost'
import type { Draft } from './draft'
import type { Spot, Task } from './problem'
import type { Search } from './search'
import { isInside, mayStand } from './spots'

type Move = readonly [task: Task, spot: Spot]

/** Cost that a day may gain by an early begin: hours less evenly used, but no wait, and nobody twice in a row. */
const spreadOfDay = weights.longWait - 1

const tries = { perMatch: 80, max: 14_000 } as const

/** Places all of the moved matches, or none. */
function placeAll(draft: Draft, moves: readonly Move[]): boolean {
  for (const [index, [task, spot]] of moves.entries()) {
    if (draft.isFree(task, spot, draft.rangeOf(task))) draft.place(task, spot)
    else {
      for (const [placed] of moves.slice(0, index)) draft.remove(placed)
      return false
    }
  }
  return true
}

/** Moves matches unless that breaks a rule or costs more than `allowed`; true if they moved. */
function attempt({ cost }: Search, draft: Draft, moves: readonly Move[], allowed = 0): boolean {
  const tasks = moves.map(([task]) => task)
  const before = tasks.flatMap((task): Move[] => {
    const spot = draft.placed.get(task)
    return spot ? [[task, spot]] : []
  })
  const days = [...moves, ...before].map(([, { day }]) => day)
  const costBefore = cost.of(draft, tasks, days)
  for (const task of tasks) draft.remove(task)
  if (placeAll(draft, moves)) {
    if (cost.of(draft, tasks, days) <= costBefore + allowed) return true
    for (const task of tasks) draft.remove(task)
  }
  for (const [task, spot] of before) draft.place(task, spot)
  return false
}

/**
 * Begins each day as early as its first hours allow: all of its matches together, which single moves cannot do without
 * long waits between.
 */
function pullForward(search: Search, draft: Draft): void {
  const { problem } = search
  const turn = problem.minutes + problem.turnover
  for (const day of new Set(problem.windows.map((window) => window.day))) {
    const opening = Math.min(...problem.windows.filter((window) => window.day === day).map(({ from }) => from))
    // Sorted by time: a match is placed after what it waits for.
    const placed = [...draft.placed]
      .filter(([, placement]) => placement.day === day)
      .toSorted(([, one], [, other]) => one.start - other.start)
    const first = Math.min(...placed.map(([, { start }]) => start))
    if (placed.length === 0) continue
    for (let turns = Math.floor((first - opening) / turn); turns > 0; turns -= 1) {
      const moves = placed.map(([task, { field, start }]): Move => [task, { field, day, start: start - turns * turn }])
      const mayMove = moves.every(
        ([task, spot]) => mayStand(task, spot, problem) && isInside(task, spot, problem.windows),
      )
      if (mayMove && attempt(search, draft, moves, spreadOfDay)) break
    }
  }
}

/**
 * Moves matches to other spots, or exchanges the spots of two, as long as the cost does not rise. The number of tries
 * depends on the matches alone, so that a plan is the same on every machine.
 */
export function improve(search: Search, draft: Draft): void {
  const { problem, spotsOf, random } = search
  const tasks = problem.tasks.filter((task) => draft.placed.has(task))
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  const mayTake = (task: Task, spot: Spot) => mayStand(task, spot, problem)
  const goBack = () => {
    for (const task of tasks) if (task.was && mayTake(task, task.was)) attempt(search, draft, [[task, task.was]])
  }
  goBack()
  const count = Math.min(tries.max, tries.perMatch * tasks.length)
  for (let round = 0; round < count; round += 1) {
    const [task, other] = [pick(tasks), pick(tasks)]
    if (!task || !other) return
    const [spot, otherSpot, target] = [draft.placed.get(task), draft.placed.get(other), pick(spotsOf(task))]
    if (round % 2 === 0) {
      if (target) attempt(search, draft, [[task, target]])
    } else if (task !== other && task.minutes === other.minutes && spot && otherSpot) {
      if (mayTake(task, otherSpot) && mayTake(other, spot)) {
        attempt(search, draft, [
          [task, otherSpot],
          [other, spot],
        ])
      }
    }
  }
  goBack()
  pullForward(search, draft)
}
