import { createResponseCache } from '@torneo/serving/response-cache'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabaseUri } from '../../testing/test-api'
import { createTestProxy } from '../../testing/test-proxy'
import { anyRow } from '../database/checked-collection'
import { connectDatabase, type Database } from '../database/database'
import { type ChangeFeed, createChangeFeed } from './change-feed'

const { uri, name } = testDatabaseUri()
const client = new MongoClient(uri)
const cups = client.db(name).collection('cups')

let proxy: Awaited<ReturnType<typeof createTestProxy>>
let database: Database
let changes: ChangeFeed
let cached: ReturnType<ReturnType<typeof createResponseCache>['of']>
let received = 0
/** Documents whose changes came by the stream. */
let streamed: (string | null)[] = []

beforeAll(async () => {
  proxy = await createTestProxy(Number(new URL(uri).port))
  database = await connectDatabase(`mongodb://127.0.0.1:${proxy.port}/${name}?directConnection=true`)
  changes = createChangeFeed(database, { warn: () => undefined })
  cached = createResponseCache(changes, 40_000).of(['cups'])
  changes.on(['cups'], ({ id, isOwn }) => {
    received += 1
    if (!isOwn) streamed.push(id)
  })
  changes.start()
})
beforeEach(write)
afterAll(async () => {
  await changes.stop()
  await client.db(name).dropDatabase()
  await client.close()
  await database.close()
  await proxy.cut()
})

/** Writes and waits for the change feed, so that nothing is cached. */
async function write() {
  await expect.poll(() => changes.isLive()).toBe(true)
  const before = received
  await cups.insertOne({})
  await expect.poll(() => received).toBeGreaterThan(before)
}

/** A load that the test finishes. */
function slow(value: string) {
  let finish = (): void => undefined
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { load: () => done.then(() => value), finish }
}
const ready = (load: () => Promise<unknown>, query = '') => cached(query, load)
const textOf = async (asked: ReturnType<typeof ready>) => (await asked).bytes.toString()
const now = (value: string) => () => Promise.resolve(value)

it('is cached until a change, then reloaded', async () => {
  expect(await textOf(ready(now('a')))).toBe('"a"')
  expect(await textOf(ready(now('b')))).toBe('"a"')
  await write()
  expect(await textOf(ready(now('b')))).toBe('"b"')
})

it('is loaded once for all who ask meanwhile', async () => {
  const { load, finish } = slow('a')
  const asked = [ready(load), ready(now('b')), ready(now('c'))]
  finish()
  expect(await Promise.all(asked.map(textOf))).toEqual(['"a"', '"a"', '"a"'])
})

it('is not cached when a change overtook its load, nor given to who asks after that', async () => {
  const { load, finish } = slow('old')
  const first = ready(load)
  await write()
  expect(await textOf(ready(now('new')))).toBe('"new"')
  finish()
  expect(await textOf(first)).toBe('"old"')
  expect(await textOf(ready(now('newer')))).toBe('"new"')
})

it('is cached for each key by itself, until a change', async () => {
  expect([await textOf(ready(now('a'), 'one')), await textOf(ready(now('b'), 'two'))]).toEqual(['"a"', '"b"'])
  expect([await textOf(ready(now('c'), 'one')), await textOf(ready(now('d'), 'two'))]).toEqual(['"a"', '"b"'])
  await write()
  expect([await textOf(ready(now('c'), 'one')), await textOf(ready(now('d'), 'two'))]).toEqual(['"c"', '"d"'])
})

it('holds so many bytes: beyond that the answer goes that was not asked for the longest', async () => {
  const large = 'x'.repeat(1000)
  for (let key = 0; key < 20; key += 1) await ready(now(large), `large ${key}`)
  expect(await textOf(ready(now('again'), 'large 19'))).toBe(`"${large}"`)
  expect(await textOf(ready(now('again'), 'large 0'))).toBe('"again"')
})

it('an own write is followed by a load, before the change stream delivers it', async () => {
  expect(await textOf(ready(now('a'), 'own'))).toBe('"a"')
  await database.collection('cups', anyRow()).insertOne({ _id: 'a' })
  expect(await textOf(ready(now('b'), 'own'))).toBe('"b"')
})

describe('a write of this node that gives a known rev', () => {
  const own = () => database.collection('cups', anyRow<{ _id: string; rev: number }>())
  const byHand = client.db(name).collection<{ _id: string; rev: number }>('cups')
  const answer = (value: string) => textOf(ready(now(value), 'rev'))

  /** Does some work, then something else, and resolves when the stream has brought the change of this document. */
  async function delivered(
    id: string,
    work: () => Promise<unknown>,
    meanwhile = async (): Promise<unknown> => null,
  ): Promise<void> {
    streamed = []
    await work()
    await meanwhile()
    await expect.poll(() => streamed).toContain(id)
  }

  it.each<[string, () => Promise<unknown>]>([
    ['an insert', () => own().insertOne({ _id: 'a1', rev: 1 })],
    ['an update', () => own().updateOne({ _id: 'a1', rev: 1 }, { $set: { rev: 2 } })],
    [
      'an update among others',
      () => own().bulkWrite([{ updateOne: { filter: { _id: 'a1', rev: 2 }, update: { $set: { rev: 3 } } } }]),
    ],
    [
      'one in a transaction',
      () =>
        database.transaction((session) => own().updateOne({ _id: 'a1', rev: 3 }, { $set: { rev: 4 } }, { session })),
    ],
  ])('is followed by one load, %s: what the stream says of it is no second change', async (_, work) => {
    await delivered('a1', work, () => answer('once'))
    expect(await answer('twice')).toBe('"once"')
  })

  it('is one change where its two reports come one after the other', async () => {
    await delivered('d1', () => byHand.insertOne({ _id: 'd1', rev: 1 }))
    await answer('once')
    database.ownWrites.emit({ collection: 'cups', id: 'd1', rev: 1 })
    expect(await answer('twice')).toBe('"once"')
  })

  it('is skipped if another write was faster: that change counts', async () => {
    await delivered('b1', () => byHand.insertOne({ _id: 'b1', rev: 1 }))
    await own().updateOne({ _id: 'b1', rev: 0 }, { $set: { rev: 2 } })
    await answer('before')
    await delivered('b1', () => byHand.updateOne({ _id: 'b1' }, { $set: { rev: 2 } }))
    expect(await answer('after')).toBe('"after"')
  })

  it('hides no later change: a document that is deleted and comes again with its rev is another', async () => {
    await delivered('c1', () => own().insertOne({ _id: 'c1', rev: 1 }))
    await delivered('c1', () => byHand.deleteOne({ _id: 'c1' }))
    await answer('before')
    await delivered('c1', () => byHand.insertOne({ _id: 'c1', rev: 1 }))
    expect(await answer('after')).toBe('"after"')
  })
})

it('loads again after a failed load', async () => {
  await expect(ready(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await textOf(ready(now('a')))).toBe('"a"')
})

describe('a stream that is not live', () => {
  it('serves and caches nothing, nor the result of loads in progress', async () => {
    const { load, finish } = slow('from before')
    const before = ready(load)
    await proxy.cut()
    await expect.poll(() => changes.isLive()).toBe(false)
    expect([await textOf(ready(now('a'))), await textOf(ready(now('b')))]).toEqual(['"a"', '"b"'])
    await proxy.restore()
    await expect.poll(() => changes.isLive()).toBe(true)
    finish()
    expect(await textOf(before)).toBe('"from before"')
    expect(await textOf(ready(now('c')))).toBe('"c"')
    expect(await textOf(ready(now('d')))).toBe('"c"')
  })
})
