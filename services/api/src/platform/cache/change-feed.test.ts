import { type Document, MongoClient } from 'mongodb'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabaseUri } from '../../testing/test-api'
import { createTestProxy } from '../../testing/test-proxy'
import { connectDatabase, type Database } from '../database/database'
import { type ChangeFeed, createChangeFeed } from './change-feed'

const { uri, name } = testDatabaseUri()
const client = new MongoClient(uri)
const raw = client.db(name)

let proxy: Awaited<ReturnType<typeof createTestProxy>>
let database: Database
let changes: ChangeFeed
let received: string[] = []
let warned: string[] = []

beforeAll(async () => {
  proxy = await createTestProxy(Number(new URL(uri).port))
  database = await connectDatabase(`mongodb://127.0.0.1:${proxy.port}/${name}?directConnection=true`)
})
beforeEach(async () => {
  ;[received, warned] = [[], []]
  changes = createChangeFeed(database, { warn: (_facts, message) => void warned.push(message) })
  changes.on(['cups', 'medals'], ({ collection }) => void received.push(collection))
  changes.start()
  await live()
})
afterEach(() => changes.stop())
afterAll(async () => {
  await raw.dropDatabase()
  await client.close()
  await database.close()
  await proxy.cut()
})

const live = async () => {
  await expect.poll(() => changes.isLive()).toBe(true)
}
const notLive = async () => {
  await expect.poll(() => changes.isLive()).toBe(false)
}
const forget = () => received.splice(0)

/** Lists the server's operations and idle cursors of our change stream. */
async function streams(): Promise<Document[]> {
  const admin = client.db('admin')
  return admin
    .aggregate([
      { $currentOp: { allUsers: true, idleCursors: true } },
      {
        $match: {
          'cursor.originatingCommand.$db': name,
          'cursor.originatingCommand.pipeline.0.$changeStream': { $exists: true },
        },
      },
    ])
    .toArray()
}

it('tells of each write to a collection that someone listens to, and of no other', async () => {
  forget()
  await raw.collection('cups').insertOne({ name: 'Uno' })
  await raw.collection('others').insertOne({ name: 'Uno' })
  await raw.collection('medals').insertOne({ name: 'Uno' })
  await expect.poll(() => received).toEqual(['cups', 'medals'])
  forget()
  await raw.collection('cups').updateOne({}, { $set: { name: 'Dos' } })
  await raw.collection('medals').drop()
  await expect.poll(() => received).toEqual(['cups', 'medals'])
})

it('names the document, its new rev and whether it is deleted; nothing if the document is unknown', async () => {
  const documents: unknown[] = []
  changes.on(['medals'], ({ id, rev, isDeletion }) => void documents.push([id, rev, isDeletion]))
  const medals = raw.collection<{ _id: string | number; name?: string; rev?: number }>('medals')
  await medals.insertMany([{ _id: 'm1', rev: 1 }, { _id: 'm2' }, { _id: 5 }])
  await medals.updateOne({ _id: 'm1' }, { $set: { name: 'Oro' } })
  await medals.updateOne({ _id: 'm1' }, [{ $set: { rev: { $add: ['$rev', 1] } } }])
  await medals.replaceOne({ _id: 'm1' }, { rev: 2 })
  await medals.deleteOne({ _id: 'm2' })
  await medals.drop()
  await expect
    .poll(() => documents)
    .toEqual([
      ['m1', 1, false],
      ['m2', undefined, false],
      [null, undefined, undefined],
      ['m1', undefined, false],
      ['m1', 2, false],
      ['m1', undefined, false],
      ['m2', undefined, true],
      [null, undefined, undefined],
    ])
})

it('tells of a collection that another took the place of', async () => {
  await raw.collection('others').insertOne({ name: 'Uno' })
  forget()
  await raw
    .collection('others')
    .aggregate([{ $out: 'cups' }])
    .toArray()
  await expect.poll(() => received).toContain('cups')
})

/**
 * Returns the values of `isLive` during `work`, repeated until no pause of this process or of the database was as long
 * as a change stream may be silent: a busy machine may pause them for seconds, and such a run proves nothing.
 */
async function livenessDuring(work: (onStep: () => void) => Promise<void>): Promise<boolean[]> {
  let [longest, last] = [Infinity, 0]
  let seen = new Set<boolean>()
  while (longest > 300) {
    await live()
    seen = new Set()
    longest = 0
    last = performance.now()
    await work(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
      seen.add(changes.isLive())
    })
  }
  return [...seen]
}

it('stays live while nothing is written', async () => {
  const seen = await livenessDuring(async (onStep) => {
    const since = performance.now()
    while (performance.now() - since < 2500) {
      await raw.command({ ping: 1 })
      onStep()
    }
  })
  expect(seen).toEqual([true])
})

it('stays live under more writes than it could ask about one by one', async () => {
  const seen = await livenessDuring(async (onStep) => {
    forget()
    for (let i = 0; i < 1000; i += 1) {
      await raw.collection('cups').insertOne({ i })
      onStep()
    }
    await expect.poll(() => received.length).toBeGreaterThanOrEqual(1000)
  })
  expect(seen).toEqual([true])
  expect(received.length).toBe(1000)
})

describe('interruptions of the change stream', () => {
  it('a killed cursor: listeners reload or receive the next write all the same', async () => {
    await expect.poll(async () => (await streams()).length).toBe(1)
    const [{ cursor } = { cursor: null }] = await streams()
    forget()
    await raw.command({ killCursors: '$cmd.aggregate', cursors: [cursor.cursorId] })
    await raw.collection('cups').insertOne({ name: 'Uno' })
    await expect.poll(() => received).toContain('cups')
    await live()
    expect((await streams()).map((one) => String(one['cursor'].cursorId))).not.toContain(String(cursor.cursorId))
  })

  it('a killed operation', async () => {
    const running = async () =>
      (await streams()).find((one) => one['opid'] !== undefined)?.['opid'] as number | undefined
    await expect.poll(running).toBeDefined()
    forget()
    await client.db('admin').command({ killOp: 1, op: await running() })
    await raw.collection('cups').insertOne({ name: 'Uno' })
    await expect.poll(() => received).toContain('cups')
    await live()
  })

  it('a database that is dropped whole', async () => {
    await raw.collection('cups').insertOne({ name: 'Uno' })
    forget()
    await raw.dropDatabase()
    await expect.poll(() => received).toContain('cups')
    await live()
    forget()
    await raw.collection('medals').insertOne({ name: 'Uno' })
    await expect.poll(() => received).toContain('medals')
  })

  it('a lost connection: not live meanwhile, and all listeners are notified once when it is back', async () => {
    await proxy.cut()
    await notLive()
    await raw.collection('cups').insertOne({ name: 'Uno' })
    forget()
    await proxy.restore()
    await live()
    expect(received).toEqual(expect.arrayContaining(['cups', 'medals']))
    forget()
    await raw.collection('cups').insertOne({ name: 'Dos' })
    await expect.poll(() => received).toEqual(['cups'])
  })

  it('a server that stops answering counts as away after a second', async () => {
    proxy.stall()
    await notLive()
    await raw.collection('cups').insertOne({ name: 'Uno' })
    forget()
    proxy.resume()
    await live()
    expect(received).toEqual(expect.arrayContaining(['cups', 'medals']))
  })
})

describe('closing', () => {
  it('ends immediately, is not live, receives nothing more, and leaves no cursor behind', async () => {
    await changes.stop()
    expect(changes.isLive()).toBe(false)
    forget()
    await raw.collection('cups').insertOne({ name: 'Uno' })
    await expect.poll(async () => (await streams()).length).toBe(0)
    expect([received, warned]).toEqual([[], []])
    await changes.stop()
  })

  it('ends while it is being opened, twenty times', async () => {
    for (let i = 0; i < 20; i += 1) {
      const one = createChangeFeed(database, { warn: (_facts, message) => void warned.push(message) })
      one.on(['cups'], () => undefined)
      one.start()
      await Promise.resolve()
      await one.stop()
      expect(one.isLive()).toBe(false)
    }
    await changes.stop()
    await expect.poll(async () => (await streams()).length).toBe(0)
    expect(warned).toEqual([])
  })

  it('ends while the database is away', async () => {
    await proxy.cut()
    await notLive()
    await changes.stop()
    expect(changes.isLive()).toBe(false)
    await proxy.restore()
  })

  it('ends when it was never started, and without listeners', async () => {
    const silent = createChangeFeed(database, { warn: () => undefined })
    await silent.stop()
    const alone = createChangeFeed(database, { warn: () => undefined })
    alone.start()
    await alone.stop()
    expect([silent.isLive(), alone.isLive()]).toEqual([false, false])
  })
})
