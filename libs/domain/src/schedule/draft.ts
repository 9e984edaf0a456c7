import type { Placement, Problem, Spot, Task } from './problem'

type Timelines = Map<string, Placement[]>

/** First and last possible begin. */
export interface Range {
  readonly earliest: number
  readonly latest: number
}

const none: readonly Placement[] = []

/** True if two matches, `gap` apart, overlap. */
const overlaps = (one: Placement, start: number, end: number, gap: number): boolean =>
  start < one.end + gap && one.start < end + gap

function insert(timelines: Timelines, key: string, placement: Placement): void {
  const placements = timelines.get(key)
  if (!placements) timelines.set(key, [placement])
  else {
    const later = placements.findIndex(({ start }) => start > placement.start)
    placements.splice(later < 0 ? placements.length : later, 0, placement)
  }
}

const drop = (placements: Placement[] | undefined, placement: Placement): void => {
  placements?.splice(placements.indexOf(placement), 1)
}

/** A plan in the making: which matches stand where, by field and by team in order of time. */
export class Draft {
  readonly placed = new Map<Task, Placement>()
  /** Matches of each day, by the day that their window opened. */
  readonly load = new Map<number, number>()
  /** Matches by their placement; those that stay where they are have none. */
  readonly taskAt = new Map<Placement, Task>()
  private readonly fields: Timelines = new Map()
  private readonly people: Timelines = new Map()

  constructor(private readonly problem: Problem) {
    for (const { keys, officials, placement } of problem.fixed) {
      insert(this.fields, placement.field, placement)
      for (const key of [...keys, ...officials]) insert(this.people, key, placement)
    }
  }

  onField(field: string): readonly Placement[] {
    return this.fields.get(field) ?? none
  }

  /** Matches of a team, of people that share teams, or of an official. */
  of(key: string): readonly Placement[] {
    return this.people.get(key) ?? none
  }

  isFieldFree({ minutes }: Task, { field, start }: Spot): boolean {
    return !this.onField(field).some((other) => overlaps(other, start, start + minutes, this.problem.turnover))
  }

  isRested({ minutes }: Task, key: string, { start }: Spot): boolean {
    return !this.of(key).some((other) => overlaps(other, start, start + minutes, this.problem.rest))
  }

  /** Number of other matches that its officials have then, or without the time to get there. */
  officialClashes(task: Task, { start }: Spot): number {
    const own = this.placed.get(task)
    const clashes = task.officials.flatMap((key) =>
      this.of(key).filter(
        (other) => other !== own && overlaps(other, start, start + task.minutes, this.problem.turnover),
      ),
    )
    return new Set(clashes).size
  }

  /** Begins that the matches before and after it leave. `unplaced` is the end of a match before it without a place. */
  rangeOf(
    { minutes, feeders, followers, notBefore, notAfter }: Task,
    unplaced: number = Number.POSITIVE_INFINITY,
  ): Range {
    let [earliest, latest] = [notBefore, notAfter]
    for (const { task, gap } of feeders) earliest = Math.max(earliest, (this.placed.get(task)?.end ?? unplaced) + gap)
    for (const { task, gap } of followers)
      latest = Math.min(latest, (this.placed.get(task)?.start ?? Number.POSITIVE_INFINITY) - gap - minutes)
    return { earliest, latest }
  }

  /** True if no placed match is in the way. The list of spots respects windows and requests. */
  isFree(task: Task, spot: Spot, { earliest, latest }: Range): boolean {
    return (
      spot.start >= earliest &&
      spot.start <= latest &&
      this.isFieldFree(task, spot) &&
      task.keys.every((key) => this.isRested(task, key, spot)) &&
      !(this.problem.isStrict && this.officialClashes(task, spot) > 0)
    )
  }

  place(task: Task, { field, day, start }: Spot): void {
    const placement = { field, day, start, end: start + task.minutes }
    this.placed.set(task, placement)
    this.taskAt.set(placement, task)
    this.load.set(day, (this.load.get(day) ?? 0) + 1)
    insert(this.fields, field, placement)
    for (const key of [...task.keys, ...task.officials]) insert(this.people, key, placement)
  }

  remove(task: Task): void {
    const placement = this.placed.get(task)
    if (!placement) return
    this.placed.delete(task)
    this.taskAt.delete(placement)
    this.load.set(placement.day, (this.load.get(placement.day) ?? 0) - 1)
    drop(this.fields.get(placement.field), placement)
    for (const key of [...task.keys, ...task.officials]) drop(this.people.get(key), placement)
  }
}
