import { groupBy } from './group-by'
import type { PlanRequest } from './plan'
import { planTexts } from './plan-texts'
import type { Problem, Task } from './problem'
import { readProblem } from './read-problem'
import { fieldsKey, mayUse } from './spots'
import type { FieldWindow } from './windows'

export interface Capacity {
  /** Matches that fit by hours of fields alone. */
  readonly fits: number
  readonly total: number
  /** 'Entran 30 de 30'. */
  readonly text: string
  /** The smallest change that makes room; null if all fit. */
  readonly advice: string | null
}

type Room = Pick<Problem, 'tasks' | 'windows' | 'turnover'>

/** Fills the windows with matches in this order, fields that few ask for first; returns what is left over. */
function fill(tasks: readonly Task[], { windows, turnover }: Room, demand: ReadonlyMap<string, number>): Task[] {
  const ends = new Map<string, number>()
  const rooms = windows
    .map((window) => {
      const from = Math.max(window.from, ends.get(window.field) ?? window.from)
      ends.set(window.field, Math.max(from, window.to))
      return { field: window.field, left: window.to - from + turnover }
    })
    .toSorted((one, other) => (demand.get(one.field) ?? 0) - (demand.get(other.field) ?? 0))
  return tasks.filter((task) => {
    const room = rooms.find(({ field, left }) => mayUse(task, { field }) && left >= task.minutes + turnover)
    if (room) room.left -= task.minutes + turnover
    return !room
  })
}

/** Matches that find no hours on the fields: those bound to few fields choose first. */
export function leftOver(room: Room): Task[] {
  const demand = new Map<string, number>()
  for (const { fields } of room.tasks) for (const field of fields ?? []) demand.set(field, (demand.get(field) ?? 0) + 1)
  const choice = ({ fields }: Task) => fields?.size ?? Number.POSITIVE_INFINITY
  const byChoice = (direction: 1 | -1) =>
    room.tasks.toSorted((one, other) => {
      if (choice(one) !== choice(other)) return choice(one) < choice(other) ? -1 : 1
      return direction * (one.minutes - other.minutes)
    })
  const longestFirst = fill(byChoice(-1), room, demand)
  return longestFirst.length === 0 ? [] : fill(byChoice(1), room, demand)
}

const groupOf = (task: Task): string => task.pairing.sport ?? fieldsKey(task)

/** True if hours suffice for the group once its matches and the windows are changed. */
function fitsWith(
  room: Room,
  group: string,
  change: (task: Task) => Task,
  added: readonly FieldWindow[] = [],
): boolean {
  const changed = new Set<Task>()
  const tasks = room.tasks.map((task) => {
    if (groupOf(task) !== group) return task
    const own = change(task)
    changed.add(own)
    return own
  })
  return !leftOver({ ...room, tasks, windows: [...room.windows, ...added] }).some((task) => changed.has(task))
}

/** Fewest fields, with the hours of the group's most open one, that make room for it; null above ten. */
function fieldsToAdd(room: Room, group: string, own: readonly FieldWindow[]): number | null {
  const hours = (windows: readonly FieldWindow[]) => windows.reduce((sum, { from, to }) => sum + to - from, 0)
  const byField = [...groupBy(own, ({ field }) => field).values()]
  const [model = []] = byField.toSorted((one, other) => hours(other) - hours(one))
  for (let count = 1; count <= 10; count += 1) {
    const names = Array.from({ length: count }, (_, index) => `+${index}`)
    const added = names.flatMap((field) => model.map((window) => ({ ...window, field })))
    const widen = (task: Task) => (task.fields ? { ...task, fields: new Set([...task.fields, ...names]) } : task)
    if (fitsWith(room, group, widen, added)) return count
  }
  return null
}

/** Longest turn in steps of five minutes that makes room for the group; null if even ten minutes of play do not. */
function shorterTurn(room: Room, group: string, turn: number): number | null {
  for (let next = Math.ceil(turn / 5) * 5 - 5; next - room.turnover >= 10; next -= 5) {
    const minutes = next - room.turnover
    if (fitsWith(room, group, (task) => ({ ...task, minutes: Math.min(task.minutes, minutes) }))) return next
  }
  return null
}

/** Says what is short and the smallest change that makes room; null if the hours suffice. */
export function capacityAdvice(room: Room): string | null {
  const [largest] = [...groupBy(leftOver(room), groupOf)].toSorted(([, one], [, other]) => other.length - one.length)
  if (!largest) return null
  const texts = planTexts.advice
  if (room.windows.length === 0) return texts.noFields
  const [group, left] = largest
  const all = room.tasks.filter((task) => groupOf(task) === group)
  const own = room.windows.filter((window) => all.some((task) => mayUse(task, window)))
  if (own.length === 0) return texts.noWindow([...new Set(all.flatMap(({ fields }) => [...(fields ?? [])]))])
  const longestWindow = Math.max(...own.map(({ from, to }) => to - from))
  const longestMatch = Math.max(...left.map(({ minutes }) => minutes))
  if (longestMatch > longestWindow) return texts.tooLong(longestMatch, longestWindow)
  const fields = fieldsToAdd(room, group, own)
  const turn = shorterTurn(room, group, longestMatch + room.turnover)
  return texts.shortage({
    sport: all[0]?.pairing.sport,
    fields: new Set(own.map(({ field }) => field)).size,
    matches: all.length,
    missing: left.reduce((sum, { minutes }) => sum + minutes + room.turnover, 0),
    options: [
      fields === null ? texts.addDays : texts.addFields(fields),
      ...(turn === null ? [] : [texts.shorterTurns(turn)]),
    ],
  })
}

/** Counts how many matches the fields' hours hold, without any search: cheap enough for every keystroke. */
export function capacityOf(request: PlanRequest): Capacity {
  const problem = readProblem(request)
  const total = problem.tasks.length + problem.circular.length
  const fits = total - leftOver(problem).length
  return { fits, total, text: planTexts.capacity(fits, total), advice: capacityAdvice(problem) }
}
