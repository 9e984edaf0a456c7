import type { FixedMatch } from './plan'
import { readMoment } from './wall-clock'

/** Minutes between two matches of a field where its fixture does not tell. */
const usualTurnover = 10
/** A longer gap is a free hour of the field, not the time between two matches. */
const longestTurnover = 60

/** Minutes that a field's fixture keeps between two matches: the shortest gap between matches that follow one another. */
export function turnoverOf(matches: readonly FixedMatch[], field: string): number {
  const spans = matches
    .filter((match) => match.field === field)
    .flatMap(({ date, time, minutes }) => {
      const start = readMoment(date, time)
      return start === null ? [] : [{ start, end: start + minutes }]
    })
    .toSorted((one, other) => one.start - other.start)
  const gaps = spans.slice(1).map(({ start }, index) => start - (spans[index]?.end ?? start))
  const turnover = Math.min(...gaps.filter((gap) => gap >= 0))
  return turnover <= longestTurnover ? turnover : usualTurnover
}
