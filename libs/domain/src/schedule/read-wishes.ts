import { groupBy } from './group-by'
import type { Pairing, PlanRequest, Wish } from './plan'
import type { RoundOrder, Spot, Task, TaskWish } from './problem'
import type { Standing } from './read-fixed'
import { formatDate, minutesADay, readMoment } from './wall-clock'

type Met = TaskWish['isMet']

/** Group within which rounds have an order; null for a match without a round. */
const zoneOf = ({ phase, zone, round }: Pairing): string | null =>
  phase === undefined || round === undefined ? null : `${phase}\n${zone ?? ''}`

function metBreak({ date, from, to }: Extract<Wish, { kind: 'break' }>, minutes: number): Met | null {
  const [start, end] = [readMoment(date, from), readMoment(date, to)]
  if (start === null || end === null || start === end) return null
  const until = end > start ? end : end + minutesADay
  return (spot) => spot.start >= until || spot.start + minutes <= start
}

/** Rounds that stay where they are, around a match's own. */
function metRounds(pairing: Pairing, stays: readonly Standing[]): Met | null {
  const zone = zoneOf(pairing)
  const round = pairing.round ?? 0
  let [earliest, latest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const { pairing: other, placement } of stays) {
    if (zone === null || other === null || zoneOf(other) !== zone) continue
    if ((other.round ?? 0) < round) earliest = Math.max(earliest, placement.start)
    if ((other.round ?? 0) > round) latest = Math.min(latest, placement.start)
  }
  // Rounds that stay out of order bound nothing.
  if (earliest > latest || (earliest === Number.NEGATIVE_INFINITY && latest === Number.POSITIVE_INFINITY)) return null
  return ({ start }) => start >= earliest && start <= latest
}

/** Finds the wishes that bound a match by itself. */
export function readWishes(request: PlanRequest, stays: readonly Standing[]) {
  const met = (wish: Wish, pairing: Pairing, minutes: number): Met | null => {
    if (wish.kind === 'officials') return null
    if (wish.kind === 'break') return metBreak(wish, minutes)
    if (wish.kind === 'rounds_in_order') return metRounds(pairing, stays)
    if (wish.kind === 'field')
      return wish.ids.includes(pairing.id) && wish.fields.length > 0 ? ({ field }) => wish.fields.includes(field) : null
    // A match after midnight belongs to the day on which its window opened.
    return wish.phase === pairing.phase && wish.dates.length > 0
      ? ({ day }: Spot) => wish.dates.includes(formatDate(day * minutesADay))
      : null
  }
  return (pairing: Pairing, minutes: number): TaskWish[] =>
    (request.wishes ?? []).flatMap((wish, index) => {
      const isMet = met(wish, pairing, minutes)
      return isMet ? [{ index, isMet }] : []
    })
}

const none: readonly Task[] = []

/** Neighbouring rounds of each zone; null without a wish for their order. */
export function orderedRounds({ wishes = [] }: PlanRequest, tasks: readonly Task[]): RoundOrder | null {
  const wish = wishes.findIndex(({ kind }) => kind === 'rounds_in_order')
  if (wish < 0) return null
  const [before, after] = [new Map<Task, readonly Task[]>(), new Map<Task, readonly Task[]>()]
  for (const [zone, own] of groupBy(tasks, ({ pairing }) => zoneOf(pairing))) {
    if (zone === null) continue
    const rounds = [...groupBy(own, ({ pairing }) => pairing.round ?? 0)]
      .toSorted(([one], [other]) => one - other)
      .map(([, matches]) => matches)
    rounds.forEach((matches, index) => {
      for (const task of matches) {
        before.set(task, rounds[index - 1] ?? none)
        after.set(task, rounds[index + 1] ?? none)
      }
    })
  }
  return { wish, before: (task) => before.get(task) ?? none, after: (task) => after.get(task) ?? none }
}
