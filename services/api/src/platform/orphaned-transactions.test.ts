import { MongoClient } from 'mongodb'
import { expect, it, onTestFinished } from 'vitest'
import { anyRow } from './checked-collection'
import { createTestProxy } from '../testing/test-proxy'
import { useTestApi } from '../testing/test-api'
import { tournamentScene } from '../testing/tournament-scene'

const api = useTestApi()
const scene = tournamentScene(api)

/** A node in the middle of a command on this match: written, not committed. */
async function openTransaction(proxy: { port: number }, appName: string) {
  const node = new MongoClient(`mongodb://127.0.0.1:${proxy.port}/${api.raw.databaseName}?directConnection=true`, { appName, serverSelectionTimeoutMS: 500 })
  onTestFinished(() => node.close())
  const session = node.startSession()
  session.startTransaction()
  await node.db().collection<{ _id: string }>('matches').updateOne({ _id: 'm1' }, { $inc: { homeScore: 5, rev: 1 } }, { session })
  return session
}

it('a node that is gone in the middle of a command keeps the match from nobody for long', async () => {
  await scene.match('m1', { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b', status: 'live' })
  const { port } = new URL(api.app.services.config.mongodbUri)
  const proxy = await createTestProxy(Number(port))
  await openTransaction(proxy, 'torneo')
  await proxy.cut()
  const organiser = await api.as('admin_tournament')
  const tap = () => organiser.post('/api/matches/m1/score', { side: 'home', step: 1 }, { 'idempotency-key': 'gol-de-ana-001' })
  await expect.poll(async () => (await tap()).status).toBe(200)
  expect((await organiser.get('/api/matches/m1')).body).toMatchObject({ homeScore: 1, rev: 2 })
})

it('a transaction that goes on is left alone, and so is one that is not ours', async () => {
  await scene.match('m1', { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b', status: 'live' })
  const { database } = api.app.services
  const notes = database.collection('about', anyRow<{ _id: string; count: number }>())
  await notes.insertOne({ _id: 'nota', count: 0 })
  const { port } = new URL(api.app.services.config.mongodbUri)
  const theirs = await openTransaction({ port: Number(port) }, 'mongosh')
  /** Writes for five seconds in one transaction: how often it began, and the longest pause between two statements, in milliseconds. */
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
  // A machine that gives this process no time for seconds makes it one that does nothing: such a run says nothing.
  let run = await writeOn()
  while (run.longest > 1500) run = await writeOn()
  expect(run.began).toBe(1)
  await theirs.commitTransaction()
  expect((await (await api.as('super')).get('/api/matches/m1')).body).toMatchObject({ homeScore: 5 })
})
