import { own } from '@torneo/contracts/fields/own'
import { readBound } from './bounds'
import { groupBy } from './group-by'
import type { Pairing, PlanRequest } from './plan'
import type { Problem, Task } from './problem'
import { lengthOf, officialKeys, readFixed, type Standing } from './read-fixed'
import { openWindows, readNow } from './read-windows'
import { orderedRounds, readWishes } from './read-wishes'
import { spotAt } from './spots'

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

/** Latest begins that leave room for what stays where it is, by the id of the match that it waits for. */
function latestEnds(stays: readonly Standing[], gap: (one: Pairing, other: Pairing) => number) {
  const followers = groupBy(
    stays.flatMap(({ pairing, placement }) =>
      (pairing?.after ?? []).map((id) => ({ id, pairing, start: placement.start })),
    ),
    ({ id }) => id,
  )
  return (feeder: Pairing): number =>
    Math.min(
      Number.POSITIVE_INFINITY,
      ...(followers.get(feeder.id) ?? []).map(({ pairing, start }) => start - (pairing ? gap(feeder, pairing) : 0)),
    )
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

/**
 * Turns a request into numbers and links. Repeated ids count once; unreadable parts are left out. Strictly read, wishes
 * are rules.
 */
export function readProblem(request: PlanRequest, isStrict = false): Problem {
  const [turnover, rest] = [pauseOf(request.turnover), pauseOf(request.rest)]
  const keysOf = createKeysOf(request)
  const bounds = groupBy(
    (request.requests ?? []).map(readBound).filter((bound) => bound !== null),
    (bound) => bound.request.team,
  )
  const stays = readFixed(request, keysOf)
  const gapAfter = (one: Pick<Pairing, 'home' | 'away'>, other: Pick<Pairing, 'home' | 'away'>) =>
    hasTeam(one) || hasTeam(other) ? rest : 0
  const staysById = new Map(stays.map((one) => [one.match.id, one]))
  const held = stays.filter(({ isOver }) => !isOver)
  const endBefore = latestEnds(held, gapAfter)
  const windows = openWindows(request, held, turnover)
  const now = readNow(request.notBefore)
  const wishesOf = readWishes(request, stays)
  const tasks = new Map<string, Task>()
  for (const pairing of request.pairings) {
    if (tasks.has(pairing.id) || staysById.has(pairing.id)) continue
    const before = (pairing.after ?? []).flatMap((id) => staysById.get(id) ?? []).filter(({ isOver }) => !isOver)
    const ends = before.map(({ match, placement }) => placement.end + gapAfter(match, pairing))
    const minutes = lengthOf(pairing.minutes ?? request.minutes)
    tasks.set(pairing.id, {
      pairing,
      minutes,
      fields: pairing.fields ? new Set(pairing.fields) : null,
      keys: keysOf(pairing),
      officials: officialKeys(request, pairing),
      bounds: [pairing.home, pairing.away].flatMap((id) => (id === null ? [] : (bounds.get(id) ?? []))),
      notBefore: Math.max(now, ...ends),
      notAfter: endBefore(pairing) - minutes,
      was: spotAt(pairing.was, minutes, windows),
      wishes: wishesOf(pairing, minutes),
      feeders: [],
      followers: [],
    })
  }
  const link = (feeder: Task, task: Task, gap: number, isRound = false) => {
    feeder.followers.push({ task, gap, isRound })
    task.feeders.push({ task: feeder, gap, isRound })
  }
  for (const task of tasks.values()) {
    for (const id of new Set(task.pairing.after)) {
      const feeder = tasks.get(id)
      if (feeder) link(feeder, task, gapAfter(feeder.pairing, task.pairing))
    }
  }
  const rounds = orderedRounds(request, [...tasks.values()])
  if (isStrict && rounds) {
    // Counts from begin to begin: a round may overlap with the next one.
    for (const task of tasks.values())
      for (const feeder of rounds.before(task)) link(feeder, task, -feeder.minutes, true)
  }
  const ordered = inOrder(tasks)
  const placed = new Set(ordered)
  return {
    tasks: ordered,
    circular: [...tasks.values()].filter((task) => !placed.has(task)).map(({ pairing }) => pairing),
    windows,
    minutes: lengthOf(request.minutes),
    turnover,
    rest,
    peopleOf: (team) => `people ${request.people?.[team]}`,
    fixed: held,
    isStrict,
    rounds,
    officialsWish: (request.wishes ?? []).findIndex(({ kind }) => kind === 'officials'),
  }
}
