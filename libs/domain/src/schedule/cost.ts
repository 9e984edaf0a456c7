import type { Draft } from './draft'
import type { Link, Placement, Problem, Spot, Task } from './problem'

/**
 * Weights of the soft goals, each far above the next: a wish, a place that people know, in a row, a long wait, the
 * spread, the field, the last whistle.
 */
export const weights = {
  wish: 1_000_000,
  moved: 150_000,
  inARow: 100_000,
  longWait: 8_000,
  spread: 300,
  fieldChange: 60,
  hour: 2,
} as const

export const isSamePlace = (one: Spot, other: Spot): boolean => one.start === other.start && one.field === other.field

export const isSameDay = (one: Placement, other: Placement): boolean => one.day === other.day

/** True for matches without a turn of the field between them. */
export const isInARow = (one: Placement, other: Placement, turn: number): boolean => other.start - one.end < turn

/** Pairs each match with the next one of a list in order of time. */
export const consecutive = (placements: readonly Placement[]): (readonly [Placement, Placement])[] =>
  placements.flatMap((next, index) => {
    const previous = placements[index - 1]
    return previous ? [[previous, next] as const] : []
  })

const squares = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value * value, 0)

function countBy(placements: readonly Placement[], keyOf: (placement: Placement) => number): Iterable<number> {
  const counts = new Map<number, number>()
  for (const placement of placements) counts.set(keyOf(placement), (counts.get(keyOf(placement)) ?? 0) + 1)
  return counts.values()
}

/** Cost of a plan by the soft goals; 'people' are those of a team, or shared by several. */
export function createCost({ windows, minutes, turnover, isStrict, rounds }: Problem) {
  const turn = minutes + turnover
  /** Longest wait: two matches between, with the changes of teams. */
  const maxWait = 2 * turn + turnover
  const opening = new Map<number, number>()
  const closing = new Map<number, number>()
  const capacity = new Map<number, number>()
  for (const { day, from, to } of windows) {
    opening.set(day, Math.min(from, opening.get(day) ?? from))
    closing.set(day, Math.max(to, closing.get(day) ?? to))
    capacity.set(day, (capacity.get(day) ?? 0) + (to - from) / turn)
  }
  /** Third of its day in which a match begins. */
  const third = ({ day, start }: Placement): number => {
    const from = opening.get(day) ?? start
    return Math.floor((3 * (start - from)) / ((closing.get(day) ?? start) - from + 1))
  }

  const between = (one: Placement, other: Placement, isTeam: boolean): number => {
    if (isInARow(one, other, turn)) return weights.inARow
    if (!isTeam || !isSameDay(one, other)) return 0
    const wait = other.start - one.end - maxWait
    return (wait > 0 ? weights.longWait * (1 + wait / turn) : 0) + (one.field === other.field ? 0 : weights.fieldChange)
  }

  const ofPeople = (draft: Draft, key: string): number => {
    const placements = draft.of(key)
    const isTeam = key.startsWith('team ')
    let cost = 0
    let previous: Placement | undefined
    for (const placement of placements) {
      if (previous) cost += between(previous, placement, isTeam)
      previous = placement
    }
    if (!isTeam) return cost
    return (
      cost +
      weights.spread * squares(countBy(placements, ({ day }) => day)) +
      (weights.spread / 4) * squares(countBy(placements, third))
    )
  }

  /** Wishes that a match breaks, and neighbouring rounds that it begins before or after. */
  const broken = (draft: Draft, task: Task, placement: Placement): number => {
    const own = task.wishes.filter(({ isMet }) => !isMet(placement)).length + draft.officialClashes(task, placement)
    if (!rounds) return own
    const begins = (other: Task) => draft.placed.get(other)?.start
    const early = rounds.before(task).filter((other) => (begins(other) ?? placement.start) > placement.start).length
    const late = rounds.after(task).filter((other) => (begins(other) ?? placement.start) < placement.start).length
    return own + early + late
  }

  /** Cost of a match by itself: how late it is, and how soon it follows on those that it waits for. */
  const ofMatch = (draft: Draft, task: Task): number => {
    const placement = draft.placed.get(task)
    if (!placement) return 0
    const isTooSoon = ({ task: other, isRound }: Link, isFeeder: boolean) => {
      const linked = isRound ? undefined : draft.placed.get(other)
      return linked && (isFeeder ? isInARow(linked, placement, turn) : isInARow(placement, linked, turn))
    }
    const soon =
      task.feeders.filter((link) => isTooSoon(link, true)).length +
      task.followers.filter((link) => isTooSoon(link, false)).length
    const turns = (placement.start - (opening.get(placement.day) ?? placement.start)) / turn
    return (
      (isStrict ? 0 : weights.wish * broken(draft, task, placement)) +
      (task.was && !isSamePlace(task.was, placement) ? weights.moved : 0) +
      soon * weights.inARow +
      weights.hour * turns * turns
    )
  }

  const ofDay = (draft: Draft, day: number): number =>
    (weights.spread * (draft.load.get(day) ?? 0) ** 2) / Math.max(1, capacity.get(day) ?? 1)

  return {
    /** Part of the cost that depends on these matches; `days` are those that they leave or enter. */
    of(draft: Draft, tasks: readonly Task[], days: Iterable<number>): number {
      let cost = 0
      for (const key of new Set(tasks.flatMap(({ keys }) => keys))) cost += ofPeople(draft, key)
      for (const task of tasks) cost += ofMatch(draft, task)
      for (const day of new Set(days)) cost += ofDay(draft, day)
      return cost
    },
  }
}

export type Cost = ReturnType<typeof createCost>
