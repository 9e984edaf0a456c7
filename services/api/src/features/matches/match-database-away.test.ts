import { setTimeout as delay } from 'node:timers/promises'
import { MongoClient } from 'mongodb'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createStatsAudit } from '../../data/read-models/stats-audit'
import { startStandaloneApp } from '../../testing/standalone-app'
import { testDatabaseUri } from '../../testing/test-api'
import type { Answer } from '../../testing/test-client'
import { createTestProxy } from '../../testing/test-proxy'
import { tournamentScene } from '../../testing/tournament-scene'

type Line = Awaited<ReturnType<typeof createTestProxy>>
type StandaloneApp = Awaited<ReturnType<typeof startStandaloneApp>>
let proxy: Line
let standalone: StandaloneApp

beforeEach(async () => {
  const { uri, name } = testDatabaseUri()
  proxy = await createTestProxy(Number(new URL(uri).port))
  standalone = await startStandaloneApp(`mongodb://127.0.0.1:${proxy.port}/${name}?directConnection=true`, uri)
  const scene = tournamentScene(standalone)
  for (const team of ['a', 'b']) await scene.team(team, { sportId: 'futbol', promotionId: 'p' })
  await scene.player('auno', { teamId: 'a' })
  await scene.match('m1', { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b', status: 'live' })
  const { stop } = standalone
  const { cut } = proxy
  onTestFinished(async () => {
    await stop()
    await cut()
  })
})

const keyOf = (index: number) => ({ 'idempotency-key': `orden-${index}-000` })

/** Sends goals and steps alternately. */
function send(index: number): Promise<Answer> {
  return index % 2 === 0
    ? standalone.client.post('/api/matches/m1/events', { type: 'goal', teamId: 'a', playerId: 'auno' }, keyOf(index))
    : standalone.client.post('/api/matches/m1/score', { side: 'away', step: 1 }, keyOf(index))
}

/** Retries with the same key, as the panel does. */
async function sendUntilAnswered(index: number): Promise<Answer> {
  for (let answer = await send(index); ; answer = await send(index)) {
    if (answer.status !== 503) return answer
    await delay(100)
  }
}

const statusesOf = (answers: readonly Answer[]) => [...new Set(answers.map(({ status }) => status))].toSorted()

async function expectReady() {
  await expect.poll(async () => (await standalone.client.get('/readyz')).status).toBe(200)
}
const twenty = Array.from({ length: 20 }, (_, index) => index)

async function expectEachOnce() {
  expect((await standalone.client.get('/api/matches/m1')).body).toMatchObject({ homeScore: 10, awayScore: 10, rev: 21 })
  expect((await standalone.client.get('/api/matches/m1/events')).body.total).toBe(20)
  expect((await standalone.client.post('/api/matches/m1/finish')).body).toMatchObject({ status: 'finished' })
  expect((await standalone.client.get('/api/players/auno')).body.stats).toMatchObject({ goals: 10, matchesPlayed: 1 })
  expect((await createStatsAudit(standalone.app.services.database).check()).drifted).toEqual([])
}

describe('a database that goes away in mid-match', () => {
  it('every command fails within seconds, and commands sent at the cut count once when they are sent again', async () => {
    const underWay = twenty.map(send)
    await Promise.race(underWay)
    await proxy.cut()
    const first = await Promise.all(underWay)
    expect(statusesOf(first).filter((status) => ![200, 201, 503].includes(status))).toEqual([])

    // A driver without our limits waits 30 seconds for a server.
    const patient = new MongoClient(`mongodb://127.0.0.1:${proxy.port}/?directConnection=true`)
    onTestFinished(() => patient.close())
    const gaveUp = patient.connect().then(
      () => false,
      () => true,
    )
    const refused = await Promise.all([
      ...twenty.slice(0, 4).map(send),
      standalone.client.post('/api/matches/m1/finish'),
      standalone.client.post('/api/matches/m1/undo', {}),
      standalone.client.post('/api/matches/m1/pause'),
      standalone.client.delete('/api/matches/m1/events/nada'),
      standalone.client.get('/api/matches/m1/events'),
    ])
    expect(await Promise.race([gaveUp, Promise.resolve('waits')])).toBe('waits')
    expect(refused.map(({ status, body, headers }) => [status, body.type, headers['retry-after']])).toEqual(
      refused.map(() => [503, 'unavailable', '5']),
    )

    await proxy.restore()
    await expectReady()
    expect(statusesOf(await Promise.all(twenty.map(sendUntilAnswered)))).toEqual([200, 201])
    await expectEachOnce()
  })

  it('finds by its key what a stalled database stored unseen', async () => {
    const underWay = twenty.map(send)
    await Promise.race(underWay)
    proxy.stall()
    const first = await Promise.all(underWay)
    expect(statusesOf(first).filter((status) => ![200, 201, 503].includes(status))).toEqual([])
    proxy.resume()
    await expectReady()
    expect(statusesOf(await Promise.all(twenty.map(sendUntilAnswered)))).toEqual([200, 201])
    await expectEachOnce()
  })

  it('the clock catches up once it is back', async () => {
    const matches = standalone.raw.collection<{ _id: string; currentMinute: number }>('matches')
    await standalone.client.post('/api/matches/m1/resume')
    await proxy.cut()
    await matches.updateOne({ _id: 'm1' }, [{ $set: { nextTickAt: { $subtract: ['$$NOW', 90_000] } } }])
    expect((await standalone.client.post('/api/matches/m1/pause')).status).toBe(503)
    await proxy.restore()
    await expect.poll(async () => (await matches.findOne({ _id: 'm1' }))?.currentMinute).toBe(2)
    await expectReady()
    expect((await standalone.client.post('/api/matches/m1/pause')).body).toMatchObject({
      isLive: false,
      currentMinute: 2,
    })
  })
})
