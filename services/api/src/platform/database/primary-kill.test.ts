import { setTimeout as delay } from 'node:timers/promises'
import { expect, inject, it, onTestFinished } from 'vitest'
import { createStatsAudit } from '../../data/read-models/stats-audit'
import { startReplicaSet } from '../../testing/servers/replica-set'
import { startStandaloneApp } from '../../testing/standalone-app'
import type { Answer } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'

const commands = Array.from({ length: 100 }, (_, index) => index)
const goal = { type: 'goal', teamId: 'a', playerId: 'auno' }

it('the primary is killed while 100 commands are sent: every acknowledged one is there once, and all end acknowledged', async () => {
  const trio = await startReplicaSet(process.env.TEST_MONGODB_URI ?? '', inject('waitMs'))
  onTestFinished(trio.stop)
  const { app, raw, client, stop } = await startStandaloneApp(trio.uriOf('torneo'))
  onTestFinished(stop)
  const scene = tournamentScene({ raw })
  for (const team of ['a', 'b']) await scene.team(team, { sportId: 'futbol', promotionId: 'p' })
  await scene.player('auno', { teamId: 'a' })
  await scene.match('m1', { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b', status: 'live' })
  const primary = async () => String((await raw.admin().command({ hello: 1 })).primary)
  const before = await primary()

  const acknowledged: Answer[] = []
  const refused: Answer[] = []
  /** Sends one action after the other and retries with the same key, as the panel does. */
  async function send(index: number): Promise<void> {
    const [path, body] = index % 2 === 0 ? ['events', goal] : ['score', { side: 'away', step: 1 }]
    const answer = await client.post(`/api/matches/m1/${path}`, body, { 'idempotency-key': `orden-${index}-000` })
    if (answer.status < 300) return void acknowledged.push(answer)
    if (answer.status !== 503) throw new Error(`A command was answered ${answer.status}: ${answer.text}`)
    refused.push(answer)
    await delay(100)
    return send(index)
  }
  const waiting = [...commands]
  const kills: Promise<void>[] = []
  async function panel(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await send(next)
      if (acknowledged.length >= 25 && kills.length === 0) kills.push(trio.killPrimary())
    }
  }
  await Promise.all([panel(), panel(), panel(), panel()])
  await Promise.all(kills)

  expect(refused.filter(({ headers }) => headers['retry-after'] !== '5')).toEqual([])
  expect(await primary()).not.toBe(before)
  // Each has its own rev: none was lost, none counted twice. Repeats return the match's current state.
  const first = acknowledged.filter(({ headers }) => headers['idempotency-replayed'] === undefined)
  const revs = first.map(({ body }) => (body.match ?? body).rev as number)
  expect([acknowledged.length, new Set(revs).size]).toEqual([100, first.length])
  expect((await client.get('/api/matches/m1')).body).toMatchObject({ homeScore: 50, awayScore: 50, rev: 101 })
  const registered = acknowledged.flatMap(({ body }) => (body.event ? [body.event.id as string] : []))
  const { items } = (await client.get('/api/matches/m1/events')).body as { items: { id: string }[] }
  expect(items.map(({ id }) => id).toSorted()).toEqual(registered.toSorted())

  expect((await client.post('/api/matches/m1/finish')).body).toMatchObject({ status: 'finished' })
  expect((await client.get('/api/teams/a')).body.stats).toMatchObject({ played: 1, drawn: 1, goalsFor: 50 })
  expect((await createStatsAudit(app.services.database).check()).drifted).toEqual([])
})
