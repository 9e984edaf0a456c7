import { MongoClient, type Timestamp } from 'mongodb'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { startReplicaSet } from '../../testing/servers/replica-set'
import { startStandaloneApp } from '../../testing/standalone-app'
import { createTestProxy } from '../../testing/test-proxy'
import { openSocket, type TestSocket } from '../../testing/test-socket'
import { tournamentScene } from '../../testing/tournament-scene'

/** An oplog of 1 MB, truncated at each checkpoint, once a second; and commands that can be made to fail. */
const args = ['--oplogSize', '1', '--syncdelay', '1', '--setParameter', 'enableTestCommands=1']
const historyLost = 286

let set: Awaited<ReturnType<typeof startReplicaSet>>
let proxy: Awaited<ReturnType<typeof createTestProxy>>
let node: Awaited<ReturnType<typeof startStandaloneApp>>
/** Client of another node: the tested one learns of its writes only from the change stream. */
let other: MongoClient

beforeAll(async () => {
  set = await startReplicaSet(process.env.TEST_MONGODB_URI ?? '', inject('waitMs'), { members: 1, args })
  const port = set.ports[0] ?? 0
  proxy = await createTestProxy(port)
  node = await startStandaloneApp(`mongodb://127.0.0.1:${proxy.port}/torneo?directConnection=true`, set.uriOf('torneo'))
  other = await MongoClient.connect(set.uriOf('torneo'))
  await node.app.listen({ host: '127.0.0.1', port: 0 })
  await tournamentScene(node).match('m1', { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b', status: 'live' })
})

afterAll(async () => {
  await other.close()
  await node.stop()
  await proxy.cut()
  await set.stop()
})

/** Subscribes to the match and caches the list. */
async function watching(): Promise<TestSocket> {
  await expect.poll(() => node.app.services.changes.isLive()).toBe(true)
  const viewer = openSocket(node.app, { isPublic: true })
  onTestFinished(() => viewer.close())
  await viewer.subscribe('match:m1', 'matches')
  await node.client.get('/api/matches')
  return viewer
}

const scoreOfOther = (homeScore: number, rev: number) =>
  other
    .db()
    .collection<{ _id: string }>('matches')
    .updateOne({ _id: 'm1' }, { $set: { homeScore, rev, updatedAt: new Date() } })

async function oldestEntry(): Promise<Timestamp> {
  const [oldest] = await other
    .db('local')
    .collection<{ ts: Timestamp }>('oplog.rs')
    .find()
    .sort({ $natural: 1 })
    .limit(1)
    .toArray()
  if (!oldest) throw new Error('The oplog is empty')
  return oldest.ts
}

/** Writes until the oplog no longer contains its current entries. */
async function rollOver(): Promise<void> {
  const { operationTime } = (await other.db().command({ ping: 1 })) as { operationTime: Timestamp }
  const text = 'x'.repeat(200_000)
  while ((await oldestEntry()).lessThanOrEqual(operationTime)) {
    await other
      .db()
      .collection('others')
      .insertMany(Array.from({ length: 10 }, () => ({ text })))
  }
}

/** Asserts that reads and viewers get the missed changes, and that later ones arrive as usual. */
async function expectRecovery(viewer: TestSocket, score: number, rev: number): Promise<void> {
  await expect.poll(() => viewer.last('match:m1').match.homeScore).toBe(score)
  const list = (await node.client.get('/api/matches')).body as { items: { homeScore: number }[] }
  expect([(await node.client.get('/api/matches/m1')).body.homeScore, list.items[0]?.homeScore]).toEqual([score, score])
  await expect.poll(() => node.app.services.changes.isLive()).toBe(true)
  await scoreOfOther(score + 1, rev + 1)
  await expect.poll(() => viewer.last('match:m1').match.homeScore).toBe(score + 1)
  expect((await node.client.post('/api/matches/m1/score', { side: 'home', step: 1 })).body).toMatchObject({
    homeScore: score + 2,
    rev: rev + 2,
  })
  await expect.poll(() => viewer.last('match:m1').match.homeScore).toBe(score + 2)
}

it('changes that the oplog lost while a node was cut off are read, and viewers get them', async () => {
  const viewer = await watching()
  await proxy.cut()
  await scoreOfOther(3, 5)
  await rollOver()
  await proxy.restore()
  await expectRecovery(viewer, 3, 5)
})

it('a change stream without history on the server is reopened, and all caches are dropped', async () => {
  const fail = (mode: string) =>
    other
      .db('admin')
      .command({
        configureFailPoint: 'failCommand',
        mode,
        data: { failCommands: ['getMore'], errorCode: historyLost, appName: 'torneo' },
      })
  const viewer = await watching()
  await fail('alwaysOn')
  await expect.poll(() => node.app.services.changes.isLive()).toBe(false)
  await scoreOfOther(13, 20)
  // Outdated data must not be served meanwhile.
  expect((await node.client.get('/api/matches/m1')).body).toMatchObject({ homeScore: 13 })
  await fail('off')
  await expectRecovery(viewer, 13, 20)
})
