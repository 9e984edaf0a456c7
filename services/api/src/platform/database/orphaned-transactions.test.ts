import { type ClientSession, type Db, MongoClient } from 'mongodb'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { startReplicaSet } from '../../testing/servers/replica-set'
import { startStandaloneApp } from '../../testing/standalone-app'
import { createTestProxy } from '../../testing/test-proxy'
import { tournamentScene } from '../../testing/tournament-scene'
import { anyRow } from './checked-collection'

/**
 * A separate server: on the shared one an open transaction would block other tests, and their operations would hide it
 * from the check.
 */
let server: Awaited<ReturnType<typeof startReplicaSet>>
let api: Awaited<ReturnType<typeof startStandaloneApp>>
const mongoPort = () => Number(new URL(api.app.services.config.mongodbUri).port)

beforeAll(async () => {
  server = await startReplicaSet(process.env.TEST_MONGODB_URI ?? '', inject('waitMs'), { members: 1 })
  api = await startStandaloneApp(server.uriOf('torneo'))
})
afterAll(async () => {
  await api.stop()
  await server.stop()
})

const liveMatch = (id: string) =>
  tournamentScene(api).match(id, { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b', status: 'live' })

/** Opens a transaction on this match, written but not committed, as a node in the middle of a command. */
async function openTransaction(
  port: number,
  appName: string,
  matchId: string,
  further?: (db: Db, session: ClientSession) => Promise<unknown>,
) {
  const node = new MongoClient(`mongodb://127.0.0.1:${port}/${api.raw.databaseName}?directConnection=true`, {
    appName,
    serverSelectionTimeoutMS: 500,
  })
  onTestFinished(() => node.close())
  const session = node.startSession()
  session.startTransaction()
  await node
    .db()
    .collection<{ _id: string }>('matches')
    .updateOne({ _id: matchId }, { $inc: { homeScore: 5, rev: 1 } }, { session })
  await further?.(node.db(), session)
  return session
}

it('a node that died in the middle of a command does not lock the match for long', async () => {
  await liveMatch('m1')
  const proxy = await createTestProxy(mongoPort())
  await openTransaction(proxy.port, 'torneo', 'm1')
  await proxy.cut()
  const organiser = api.client
  const tap = () =>
    organiser.post('/api/matches/m1/score', { side: 'home', step: 1 }, { 'idempotency-key': 'gol-de-ana-001' })
  await expect.poll(async () => (await tap()).status).toBe(200)
  expect((await organiser.get('/api/matches/m1')).body).toMatchObject({ homeScore: 1, rev: 2 })
})

it('a node that died while it archived an edition has archived nothing, and the next attempt succeeds', async () => {
  const scene = tournamentScene(api)
  await api.raw.collection('matches').deleteMany({})
  await scene.tournament({ year: 2025 })
  await scene.sport('futbol')
  await scene.match('m3', { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b' })
  const proxy = await createTestProxy(mongoPort())
  const names = ['matches', 'tournament_sports', 'tournaments']
  await openTransaction(proxy.port, 'torneo', 'm3', async (db, session) => {
    await db.collection('archived_records').insertOne({ edition: '1', names: ['m3'] }, { session })
    for (const name of names) await db.collection(name).deleteMany({}, { session })
  })
  await proxy.cut()
  const stored = () => Promise.all(names.map((name) => api.raw.collection(name).countDocuments()))
  expect([await stored(), await api.app.services.archive.holds(['m3'])]).toEqual([[1, 1, 1], false])
  const next = { name: 'Torneo', year: 2026, copy: { teams: true, players: true } }
  await expect.poll(async () => (await api.client.post('/api/tournaments', next)).status).toBe(201)
  expect([await stored(), await api.app.services.archive.holds(['m3'])]).toEqual([[0, 1, 2], true])
})

it('a running transaction is left alone, and so is one of another program', async () => {
  await liveMatch('m2')
  const { database } = api.app.services
  const notes = database.collection('about', anyRow<{ _id: string; count: number }>())
  await notes.insertOne({ _id: 'nota', count: 0 })
  const theirs = await openTransaction(mongoPort(), 'mongosh', 'm2')
  /**
   * Writes for five seconds in one transaction; returns how often it began, and the longest pause between two
   * statements in milliseconds.
   */
  async function writeOn() {
    let [began, longest, last] = [0, 0, performance.now()]
    const until = last + 5000
    await database.transaction(async (session) => {
      began += 1
      while (performance.now() < until) {
        await notes.updateOne({ _id: 'nota' }, { $inc: { count: 1 } }, { session })
        longest = Math.max(longest, performance.now() - last)
        last = performance.now()
      }
    })
    return { began, longest }
  }
  // A busy machine may pause this process for seconds, which makes the transaction look orphaned: such a run proves
  // nothing.
  let run = await writeOn()
  while (run.longest > 1500) run = await writeOn()
  expect(run.began).toBe(1)
  await theirs.commitTransaction()
  // The write of another program reaches the match in memory by the change stream.
  await expect.poll(async () => (await api.client.get('/api/matches/m2')).body).toMatchObject({ homeScore: 5 })
})
