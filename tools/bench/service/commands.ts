import { setTimeout as delay } from 'node:timers/promises'
import { withMatches } from '../scene/live-matches.ts'
import { costOf } from '../scene/process-use.ts'
import type { Scene } from '../scene/scene.ts'
import type { Measurement } from '../table/measurement.ts'
import { percentile, timeOf, together } from '../table/numbers.ts'
import { figureOf, ratios } from '../table/ratios.ts'

interface Listed<T> {
  readonly items: readonly T[]
}

interface Fixture {
  readonly sportId: string
  readonly homeTeamId: string
  readonly awayTeamId: string
}

const [callers, creations, posts] = [10, 300, 4000]

const creates: Measurement<Scene> = {
  id: 'creates',
  rows: [
    {
      title: `Create a fixture, ${callers} callers, the same two teams: CPU with its database, over a bare POST`,
      bar: 'at most 30 x',
    },
    { title: 'The same: time of each, over a bare transaction', bar: 'at most 4 x' },
  ],
  async measure(scene) {
    const [{ get, send, ...target }, bare, write] = [
      await scene.tournament('creates'),
      await scene.bare(),
      await scene.bareTransaction(),
    ]
    const {
      items: [known],
    } = await get<Listed<Fixture>>('/matches?status=scheduled&limit=1')
    if (!known) throw new Error('The demo has no scheduled match left')
    const { sportId, homeTeamId, awayTeamId } = known
    const draft = {
      sportId,
      homeTeamId,
      awayTeamId,
      date: new Date().toISOString().slice(0, 10),
      time: '10:00',
      location: 'Campo',
    }
    await bare.keepJson(JSON.stringify(await send('/matches', draft)))
    const body = JSON.stringify(draft)
    const post = async () =>
      (
        await fetch(bare.url('/json'), { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      ).arrayBuffer()
    const timeOfEach = async (call: (index: number) => Promise<unknown>) =>
      (await timeOf(() => together(callers, creations, call))) / creations

    const { all, ms } = await ratios(
      5,
      async () => {
        let each = Number.NaN
        const { all } = await costOf(
          target,
          creations,
          async () => (each = await timeOfEach(() => send('/matches', draft))),
        )
        return { all, ms: each }
      },
      async () => ({
        all: (await costOf(bare, posts, () => together(callers, posts, post))).all,
        ms: await timeOfEach(write),
      }),
    )
    return [figureOf('µs', all), figureOf('ms', ms)]
  },
}

/** Measures p50 and p99 in milliseconds for `calling` concurrent callers that share `calls` calls. */
async function timesOf(calling: number, calls: number, call: (index: number) => Promise<unknown>) {
  const times = await together(calling, calls, call)
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

const scoreAlone: Measurement<Scene> = {
  id: 'score-alone',
  rows: [
    {
      title: 'A score with an Idempotency-Key, one after the other: p50, p99, over a bare transaction',
      bar: 'at most 5 x, 6 x',
    },
  ],
  async measure(scene) {
    const [target, write] = [await scene.tournament('large'), await scene.bareTransaction()]
    return withMatches(target, 1, async ([match]) => {
      const { p50, p99 } = await ratios(
        5,
        () => timesOf(1, 150, match.score),
        () => timesOf(1, 150, write),
      )
      return [figureOf('ms', p50, p99)]
    })
  },
}

const scoreTogether: Measurement<Scene> = {
  id: 'score-one-match',
  rows: [
    { title: 'Scores of 20 callers on one match: p50, over 20 callers of a bare transaction', bar: 'at most 2 x' },
  ],
  async measure(scene) {
    const [target, write] = [await scene.tournament('large'), await scene.bareTransaction()]
    return withMatches(target, 1, async ([match]) => {
      const { p50 } = await ratios(
        5,
        () => timesOf(20, 300, match.score),
        () => timesOf(20, 300, write),
      )
      return [figureOf('ms', p50)]
    })
  },
}

const matchCount = 50

const scoreEverywhere: Measurement<Scene> = {
  id: 'score-50-matches',
  rows: [
    {
      title: `Scores over ${matchCount} matches at once, their clocks running: time of each, over a bare transaction`,
      bar: 'at most 2 x',
    },
  ],
  async measure(scene) {
    const [target, write] = [await scene.tournament('large'), await scene.bareTransaction()]
    return withMatches(target, matchCount, async (matches) => {
      const score = (index: number) => (matches[index % matchCount] ?? matches[0]).score()
      const timeOfEach = async (call: (index: number) => Promise<unknown>) => ({
        ms: (await timeOf(() => together(matchCount, 1000, call))) / 1000,
      })
      const { ms } = await ratios(
        5,
        () => timeOfEach(score),
        () => timeOfEach(write),
      )
      return [figureOf('ms', ms)]
    })
  },
}

/** Turns and their seconds: a minute of goals, in turns with as many seconds of bare transactions. */
const [goalTurns, turnSeconds] = [6, 10]
const turnGoals = turnSeconds * matchCount
const allGoals = goalTurns * turnGoals

/** Starts `matchCount` calls a second, however long others take; returns the p99 in milliseconds since each was due. */
async function timesSinceDue(call: (index: number) => Promise<unknown>) {
  const since = performance.now()
  const times = await Promise.all(
    Array.from({ length: turnGoals }, async (_, index) => {
      const due = since + (index * 1000) / matchCount
      await delay(due - performance.now())
      await call(index)
      return performance.now() - due
    }),
  )
  return { p99: percentile(times, 0.99) }
}

const goals: Measurement<Scene> = {
  id: 'goals',
  rows: [
    {
      title: `${matchCount} matches with a goal a second each, for a minute: stored and counted`,
      bar: `${allGoals} of ${allGoals}`,
    },
    { title: 'The same: p99 since the goal was due, over bare transactions at the same pace', bar: 'at most 6 x' },
  ],
  async measure(scene) {
    const [target, write] = [await scene.tournament('large'), await scene.bareTransaction()]
    return withMatches(target, matchCount, async (matches) => {
      const stored = async ({ id }: { readonly id: string }) => {
        const [{ homeScore }, { items }] = await Promise.all([
          target.get<{ homeScore: number }>(`/matches/${id}`),
          target.get<Listed<{ type: string }>>(`/matches/${id}/events`),
        ])
        return Math.min(homeScore, items.filter(({ type }) => type === 'goal').length)
      }
      const goal = (index: number) => (matches[index % matchCount] ?? matches[0]).goal()
      // One turn is the warm-up, whose goals are stored too.
      const { p99 } = await ratios(
        goalTurns - 1,
        () => timesSinceDue(goal),
        () => timesSinceDue(write),
      )
      const counted = (await Promise.all(matches.map(stored))).reduce((sum, one) => sum + one, 0)
      return [{ measured: `${counted} of ${allGoals}` }, figureOf('ms', p99)]
    })
  },
}

export const commands: readonly Measurement<Scene>[] = [creates, scoreAlone, scoreTogether, scoreEverywhere, goals]
