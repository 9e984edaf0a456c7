import { allows } from './bounds'
import type { Draft } from './draft'
import type { Place } from './plan'
import type { Problem, Spot, Task } from './problem'
import { minutesADay, readMoment } from './wall-clock'
import type { FieldWindow } from './windows'

/** Largest number of spots that are tried for a match; more hours than that are thinned out. */
const maxSpots = 4_000

/** Smallest distance of two begins, in minutes, where turns of several lengths share a field. */
const minStep = 5

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other))

export const mayUse = ({ fields }: Task, { field }: { readonly field: string }): boolean => !fields || fields.has(field)

/** True unless a request or a match that stays where it is excludes the begin, whatever else is planned. */
export const isOpen = ({ bounds, notBefore, notAfter }: Task, { start, day }: Spot): boolean =>
  start >= notBefore && start <= notAfter && bounds.every((bound) => allows(bound, start, day))

export const areWishesMet = ({ wishes }: Task, spot: Spot): boolean => wishes.every(({ isMet }) => isMet(spot))

/** True if a match can be planned there, whatever else is. */
export const mayStand = (task: Task, spot: Spot, { isStrict }: Pick<Problem, 'isStrict'>): boolean =>
  mayUse(task, spot) && isOpen(task, spot) && (!isStrict || areWishesMet(task, spot))

/** Finds the spot of a place in the window that holds the whole match; null if none does. */
export function spotAt(place: Place | undefined, minutes: number, windows: readonly FieldWindow[]): Spot | null {
  const start = place ? readMoment(place.date, place.time) : null
  if (!place || start === null) return null
  const window = windows.find(({ field, from, to }) => field === place.field && start >= from && start + minutes <= to)
  return window ? { field: place.field, day: window.day, start } : null
}

/** True if one window holds the whole match. */
export const isInside = ({ minutes }: Task, spot: Spot, windows: readonly FieldWindow[]): boolean =>
  windows.some(({ field, from, to }) => field === spot.field && spot.start >= from && spot.start + minutes <= to)

export const fieldsKey = ({ fields }: Task): string => (fields ? [...fields].toSorted().join('\n') : '')

/** Minutes from one possible begin to the next on a field: a turn, or what turns of several lengths have in common. */
function createStepOf({ tasks, windows, turnover }: Problem): (field: string) => number {
  const steps = new Map<string, number>()
  for (const field of new Set(windows.map((window) => window.field))) {
    const turns = new Set(tasks.filter((task) => mayUse(task, { field })).map(({ minutes }) => minutes + turnover))
    const common = [...turns].reduce(gcd, 0)
    steps.set(field, turns.size > 1 ? Math.max(minStep, common) : common)
  }
  return (field) => steps.get(field) ?? minStep
}

/** Number of matches that ask for a field by name, shared among the fields that each names. */
function demandOf({ tasks }: Problem): ReadonlyMap<string, number> {
  const demand = new Map<string, number>()
  for (const { fields } of tasks)
    for (const field of fields ?? []) demand.set(field, (demand.get(field) ?? 0) + 1 / (fields?.size ?? 1))
  return demand
}

/** Places of other matches until now, off the regular spots, which a match of the same length can take. */
function formerSpots({ tasks }: Problem, task: Task, regular: readonly Spot[]): Spot[] {
  const keyOf = ({ field, start }: Spot) => `${start} ${field}`
  const known = new Set(regular.map(keyOf))
  return tasks.flatMap(({ was, minutes }) => {
    if (!was || minutes !== task.minutes || !mayUse(task, was) || known.has(keyOf(was))) return []
    known.add(keyOf(was))
    return [was]
  })
}

/** Lists the regular spots of each match in order of time, the less wanted fields first. */
export function createSpots(problem: Problem): (task: Task) => readonly Spot[] {
  const stepOf = createStepOf(problem)
  const demand = demandOf(problem)
  const list = (task: Task): readonly Spot[] => {
    const regular = problem.windows
      .filter((window) => mayUse(task, window))
      .flatMap(({ field, day, from, to }) => {
        const step = stepOf(field)
        const count = Math.max(0, Math.floor((to - from - task.minutes) / step) + 1)
        return Array.from({ length: count }, (_, index) => ({ field, day, start: from + index * step }))
      })
    const spots = [...regular, ...formerSpots(problem, task, regular)].toSorted(
      (one, other) => one.start - other.start || (demand.get(one.field) ?? 0) - (demand.get(other.field) ?? 0),
    )
    const stride = Math.ceil(spots.length / maxSpots)
    return stride > 1 ? spots.filter((_, index) => index % stride === 0) : spots
  }
  const shared = new Map<string, readonly Spot[]>()
  const own = new Map<Task, readonly Spot[]>()
  return (task) => {
    const key = `${task.minutes} ${fieldsKey(task)}`
    const spots = shared.get(key) ?? list(task)
    shared.set(key, spots)
    const open = own.get(task) ?? spots.filter((spot) => mayStand(task, spot, problem))
    own.set(task, open)
    return open
  }
}

/** Begins that follow directly on what is planned: the earliest possible one of each window is among them. */
function eventStarts(problem: Problem, draft: Draft, task: Task, window: FieldWindow): number[] {
  const days = [window.day, window.day + 1]
  const starts = [
    window.from,
    draft.rangeOf(task).earliest,
    ...draft.onField(window.field).map(({ end }) => end + problem.turnover),
    ...task.keys.flatMap((key) => draft.of(key).map(({ end }) => end + problem.rest)),
    ...task.officials.flatMap((key) => draft.of(key).map(({ end }) => end + problem.turnover)),
    ...task.bounds.flatMap(({ minute }) => (minute === null ? [] : days.map((day) => day * minutesADay + minute))),
  ]
  return [...new Set(starts)].filter((start) => start >= window.from && start + task.minutes <= window.to)
}

/** Lists free spots off the regular ones, in order of time. */
export function irregularSpots(problem: Problem, draft: Draft, task: Task): Spot[] {
  const range = draft.rangeOf(task)
  return problem.windows
    .filter((window) => mayUse(task, window))
    .flatMap((window) =>
      eventStarts(problem, draft, task, window).map((start) => ({ field: window.field, day: window.day, start })),
    )
    .filter((spot) => mayStand(task, spot, problem) && draft.isFree(task, spot, range))
    .toSorted((one, other) => one.start - other.start)
}
