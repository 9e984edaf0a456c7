import { own } from '@torneo/contracts/fields/own'
import { readBound } from './bounds'
import { groupBy } from './group-by'
import type { Pairing, PlanRequest } from './plan'
import type { Problem, Task } from './problem'
import { dayOf, minutesADay, readMoment } from './wall-clock'
import { freeParts, readWindows } from './windows'

/** Default for a length that is not a positive number; no match lasts longer than a day. */
const lengthOf = (minutes: number): number => Math.min(minutesADay, Math.max(1, Math.round(minutes) || 1))
const pauseOf = (minutes: number): number => Math.max(0, Math.round(minutes) || 0)

const hasTeam = ({ home, away }: Pick<Pairing, 'home' | 'away'>): boolean => home !== null || away !== null

/** Maps a match to the keys of its teams and of their people, where several teams share them. */
function createKeysOf({ pairings, fixed = [], people = {} }: PlanRequest) {
  const teams = [...pairings, ...fixed].flatMap(({ home, away }) => [home, away].filter((id) => id !== null))
  const teamsOf = groupBy(new Set(teams), (team) => own(people, team))
  return ({ home, away }: Pick<Pairing, 'home' | 'away'>): string[] => {
    const sides = [home, away].filter((id) => id !== null)
    const shared = sides
      .map((id) => own(people, id))
      .filter((key) => key !== undefined && (teamsOf.get(key)?.length ?? 0) > 1)
    return [...new Set([...sides.map((id) => `team ${id}`), ...shared.map((key) => `people ${key}`)])]
  }
}

/** Sorts tasks so that feeders come first; those in a circle, and those that wait for them, are left over. */
function inOrder(tasks: ReadonlyMap<string, Task>): Task[] {
  const waits = new Map([...tasks.values()].map((task) => [task, task.feeders.length]))
  const ordered = [...tasks.values()].filter(({ feeders }) => feeders.length === 0)
  for (const { followers } of ordered) {
    for (const { task } of followers) {
      const left = (waits.get(task) ?? 0) - 1
      waits.set(task, left)
      if (left === 0) ordered.push(task)
    }
  }
  return ordered
}

/** Turns a request into numbers and links. Repeated ids count once; unreadable parts are left out. */
export function readProblem(request: PlanRequest): Problem {
  const [turnover, rest] = [pauseOf(request.turnover), pauseOf(request.rest)]
  const keysOf = createKeysOf(request)
  const bounds = groupBy(
    (request.requests ?? []).map(readBound).filter((bound) => bound !== null),
    (bound) => bound.request.team,
  )
  const fixed = (request.fixed ?? []).flatMap((match) => {
    const start = readMoment(match.date, match.time)
    if (start === null) return []
    const placement = { field: match.field, day: dayOf(start), start, end: start + lengthOf(match.minutes) }
    return [{ match, keys: keysOf(match), placement }]
  })
  const gapAfter = (one: Pick<Pairing, 'home' | 'away'>, other: Pairing) => (hasTeam(one) || hasTeam(other) ? rest : 0)
  const fixedById = new Map(fixed.map((one) => [one.match.id, one]))
  const tasks = new Map<string, Task>()
  for (const pairing of request.pairings) {
    if (tasks.has(pairing.id) || fixedById.has(pairing.id)) continue
    const before = (pairing.after ?? []).map((id) => fixedById.get(id)).filter((one) => one !== undefined)
    const ends = before.map(({ match, placement }) => placement.end + gapAfter(match, pairing))
    tasks.set(pairing.id, {
      pairing,
      minutes: lengthOf(pairing.minutes ?? request.minutes),
      fields: pairing.fields ? new Set(pairing.fields) : null,
      keys: keysOf(pairing),
      bounds: [pairing.home, pairing.away].flatMap((id) => (id === null ? [] : (bounds.get(id) ?? []))),
      notBefore: Math.max(Number.NEGATIVE_INFINITY, ...ends),
      feeders: [],
      followers: [],
    })
  }
  for (const task of tasks.values()) {
    for (const id of new Set(task.pairing.after)) {
      const feeder = tasks.get(id)
      if (!feeder) continue
      const gap = gapAfter(feeder.pairing, task.pairing)
      task.feeders.push({ task: feeder, gap })
      feeder.followers.push({ task, gap })
    }
  }
  const ordered = inOrder(tasks)
  const placed = new Set(ordered)
  const taken = groupBy(
    fixed.map(({ placement }) => placement),
    ({ field }) => field,
  )
  return {
    tasks: ordered,
    circular: [...tasks.values()].filter((task) => !placed.has(task)).map(({ pairing }) => pairing),
    windows: readWindows(request.days).flatMap((window) => freeParts(window, taken.get(window.field) ?? [], turnover)),
    minutes: lengthOf(request.minutes),
    turnover,
    rest,
    peopleOf: (team) => `people ${request.people?.[team]}`,
    fixed,
  }
}
