import { setTimeout as delay } from 'node:timers/promises'
import { withMatches } from './live-matches.ts'
import type { Measurement } from './measurement.ts'
import { medians, percentile, timeOf, together } from './numbers.ts'
import { costOf } from './process-use.ts'
import type { Scene, Target } from './scene.ts'

const runs = 3
const milliseconds = (time: number) => `${time.toFixed(1)} ms`

interface Listed<T> {
  readonly items: readonly T[]
}

interface Fixture {
  readonly sportId: string
  readonly homeTeamId: string
  readonly awayTeamId: string
}

const creates: Measurement<Scene> = {
  id: 'creates',
  rows: [
    { what: 'Create a fixture, 10 callers, the same two teams: CPU with its database, over a bare POST', bar: 'at most 30 x' },
    { what: 'Create a fixture, 10 callers, the same two teams', bar: 'at least 600 a second' },
  ],
  async measure(scene) {
    const [{ ask, send, ...target }, bare] = [await scene.tournament('creates'), await scene.bare()]
    const { items: [known] } = await ask<Listed<Fixture>>('/matches?status=scheduled&limit=1')
    if (!known) throw new Error('The demo has no scheduled match left')
    const { sportId, homeTeamId, awayTeamId } = known
    const draft = { sportId, homeTeamId, awayTeamId, date: new Date().toISOString().slice(0, 10), time: '10:00', location: 'Campo' }
    const create = () => send('/matches', draft)
    await bare.keepJson(JSON.stringify(await create()))
    const body = JSON.stringify(draft)
    const createBare = async () =>
      (await fetch(bare.url('/json'), { method: 'POST', headers: { 'content-type': 'application/json' }, body })).arrayBuffer()

    const [callers, calls, bareCalls] = [10, 300, 4000]
    await together(callers, 50, create)
    await together(callers, bareCalls, createBare)
    const { x, own, us, rate } = await medians(5, async () => {
      let took = 0
      const ours = await costOf(target, calls, async () => (took = await timeOf(() => together(callers, calls, create))))
      const theirs = await costOf(bare, bareCalls, () => together(callers, bareCalls, createBare))
      return { x: ours.all / theirs.own, own: ours.own / theirs.own, us: ours.all, rate: calls / took * 1000 }
    })
    return [{ measured: `${x.toFixed(1)} x`, note: `${us.toFixed(0)} µs; API alone ${own.toFixed(1)} x` }, { measured: `${rate.toFixed(0)} a second` }]
  },
}

/** The p50 and p99 of scores, medians of three runs. */
const scores = ({ callers, calls }: { readonly callers: number; readonly calls: number }, target: Target) =>
  withMatches(target, 1, async ([match]) => {
    await together(callers, 50, match.score)
    return medians(runs, async () => {
      let sorted: number[] = []
      const { own, all } = await costOf(target, calls, async () => (sorted = await together(callers, calls, match.score)))
      return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), own, all }
    })
  })

const cpu = ({ own, all }: { readonly own: number; readonly all: number }) =>
  `CPU ${milliseconds(own / 1000)}, with its database ${milliseconds(all / 1000)}`

const scoreAlone: Measurement<Scene> = {
  id: 'score-alone',
  rows: [{ what: 'A score with an Idempotency-Key, one after the other: p50, p99', bar: 'at most 5 ms, 12 ms' }],
  async measure(scene) {
    const [target, write] = [await scene.tournament('large'), await scene.bareWrite()]
    const figures = await scores({ callers: 1, calls: 200 }, target)
    const bare = await together(1, 200, write)
    const note = `${cpu(figures)}; a conditional write alone: ${milliseconds(percentile(bare, 0.5))}, ${milliseconds(percentile(bare, 0.99))}`
    return [{ measured: `${milliseconds(figures.p50)}, ${milliseconds(figures.p99)}`, note }]
  },
}

const scoreTogether: Measurement<Scene> = {
  id: 'score-one-match',
  rows: [{ what: 'Scores of 20 callers on one match: p50', bar: 'at most 25 ms' }],
  async measure(scene) {
    const figures = await scores({ callers: 20, calls: 300 }, await scene.tournament('large'))
    return [{ measured: milliseconds(figures.p50), note: `p99 ${milliseconds(figures.p99)}; ${cpu(figures)}` }]
  },
}

const scoreEverywhere: Measurement<Scene> = {
  id: 'score-50-matches',
  rows: [{ what: 'Scores over 50 matches at once, their clocks running', bar: 'at least 900 a second' }],
  async measure(scene) {
    const target = await scene.tournament('large')
    const calls = 1000
    const { took, own, all } = await withMatches(target, 50, async (matches) => {
      const score = (place: number) => (matches[place % matches.length] ?? matches[0]).score()
      await together(50, 100, score)
      return medians(runs, async () => {
        let time = 0
        const cost = await costOf(target, calls, async () => (time = await timeOf(() => together(50, calls, score))))
        return { took: time, ...cost }
      })
    })
    return [{ measured: `${(calls / took * 1000).toFixed(0)} a second`, note: cpu({ own, all }) }]
  },
}

const [goalMatches, goalSeconds] = [50, 60]
const allGoals = goalMatches * goalSeconds

const goals: Measurement<Scene> = {
  id: 'goals',
  rows: [
    { what: `${goalMatches} matches with a goal a second each, for a minute: stored and counted`, bar: `${allGoals} of ${allGoals}` },
    { what: 'The same: p99 since the goal was due', bar: 'at most 60 ms' },
  ],
  async measure(scene) {
    const target = await scene.tournament('large')
    return withMatches(target, goalMatches, async (matches) => {
      const states = () => Promise.all(matches.map(async ({ id }) => {
        const [{ homeScore }, { items }] = await Promise.all(
          [target.ask<{ homeScore: number }>(`/matches/${id}`), target.ask<Listed<{ type: string }>>(`/matches/${id}/events`)])
        return Math.min(homeScore, items.filter(({ type }) => type === 'goal').length)
      }))
      const times: number[] = []
      const refusals: unknown[] = []
      const sent: Promise<unknown>[] = []
      const since = performance.now() + 100
      for (let place = 0; place < allGoals; place += 1) {
        const due = since + place * 1000 / goalMatches
        await delay(Math.max(0, due - performance.now()))
        sent.push((matches[place % goalMatches] ?? matches[0]).goal().then(() => times.push(performance.now() - due), (error: unknown) => refusals.push(error)))
      }
      await Promise.all(sent)
      const stored = (await states()).reduce((sum, one) => sum + one, 0)
      const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
      return [
        { measured: `${stored} of ${allGoals}`, note: `${times.length} answered${refusals.length > 0 ? `, first refusal: ${String(refusals[0])}` : ''}` },
        { measured: milliseconds(p99), note: `p50 ${milliseconds(p50)}` },
      ]
    })
  },
}

export const commands: readonly Measurement<Scene>[] = [creates, scoreAlone, scoreTogether, scoreEverywhere, goals]
