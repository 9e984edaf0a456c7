import { consecutive, isInARow, isSameDay } from './cost'
import type { Draft } from './draft'
import type { PlanMeasures } from './plan'
import type { Problem } from './problem'
import { formatDate, formatTime } from './wall-clock'

/** Measures a draft, matches that stay where they are included. */
export function measure({ tasks, fixed, minutes, turnover }: Problem, draft: Draft): PlanMeasures {
  const keys = [...new Set([...tasks, ...fixed].flatMap((one) => one.keys))]
  const pairs = (own: readonly string[]) => own.flatMap((key) => consecutive(draft.of(key)))
  const sameDay = pairs(keys.filter((key) => key.startsWith('team '))).filter(([one, next]) => isSameDay(one, next))
  const inARow = new Set(
    pairs(keys)
      .filter(([one, next]) => isInARow(one, next, minutes + turnover))
      .map(([, next]) => next),
  )
  const ends = [...draft.placed.values(), ...fixed.map(({ placement }) => placement)].map(({ end }) => end)
  const lastEnd = ends.reduce((last, end) => Math.max(last, end), Number.NEGATIVE_INFINITY)
  return {
    longestWait: sameDay.reduce((longest, [one, next]) => Math.max(longest, next.start - one.end), 0),
    backToBacks: inARow.size,
    fieldChanges: sameDay.filter(([one, next]) => one.field !== next.field).length,
    lastEnd: ends.length === 0 ? '' : `${formatDate(lastEnd)} ${formatTime(lastEnd)}`,
  }
}
