import type { BrokenWish } from './plan'
import { planTexts } from './plan-texts'
import type { Placement, Task } from './problem'
import type { Found } from './search'

/** Indexes of the wishes that a placed match breaks. */
function brokenBy({ search: { problem }, draft }: Found, task: Task, placement: Placement): number[] {
  const own = task.wishes.flatMap(({ index, isMet }) => (isMet(placement) ? [] : [index]))
  const { rounds } = problem
  const isOutOfOrder = rounds?.before(task).some((other) => {
    const start = draft.placed.get(other)?.start
    return start !== undefined && start > placement.start
  })
  return [
    ...own,
    ...(rounds && isOutOfOrder ? [rounds.wish] : []),
    ...(draft.officialClashes(task, placement) > 0 ? [problem.officialsWish] : []),
  ]
}

/** Names the wishes that gave way, and for how many matches. */
export function brokenWishes(found: Found): BrokenWish[] {
  const counts = new Map<number, number>()
  for (const [task, placement] of found.draft.placed)
    for (const index of new Set(brokenBy(found, task, placement))) counts.set(index, (counts.get(index) ?? 0) + 1)
  return [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([wish, count]) => ({ wish, because: planTexts.gaveWay(count) }))
}
