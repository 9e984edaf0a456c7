import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anyRow } from '../database/checked-collection'
import { createTestProxy } from '../../testing/test-proxy'
import { testDatabaseUri } from '../../testing/test-api'
import { type ChangeFeed, createChangeFeed } from './change-feed'
import { connectDatabase, type Database } from '../database/database'
import { createResponseCache } from './response-cache'

const { uri, name } = testDatabaseUri()
const client = new MongoClient(uri)
const cups = client.db(name).collection('cups')

let proxy: Awaited<ReturnType<typeof createTestProxy>>
let database: Database
let changes: ChangeFeed
let cached: ReturnType<ReturnType<typeof createResponseCache>['of']>
let heard = 0

beforeAll(async () => {
  proxy = await createTestProxy(Number(new URL(uri).port))
  database = await connectDatabase(`mongodb://127.0.0.1:${proxy.port}/${name}?directConnection=true`)
  changes = createChangeFeed(database, { warn: () => undefined })
  cached = createResponseCache(changes, 40_000).of(['cups'])
  changes.on(['cups'], () => {
    heard += 1
  })
  changes.start()
})
beforeEach(write)
afterAll(async () => {
  await changes.close()
  await client.db(name).dropDatabase()
  await client.close()
  await database.close()
  await proxy.cut()
})

/** Writes and waits for the change feed, so that nothing is cached. */
async function write() {
  await expect.poll(() => changes.isLive()).toBe(true)
  const before = heard
  await cups.insertOne({})
  await expect.poll(() => heard).toBeGreaterThan(before)
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

it('is cached until a change, then loaded anew', async () => {
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

it('an own write is followed by a load, before anything is heard of it', async () => {
  expect(await textOf(ready(now('a'), 'own'))).toBe('"a"')
  await database.collection('cups', anyRow()).insertOne({ _id: 'a' })
  expect(await textOf(ready(now('b'), 'own'))).toBe('"b"')
})

it('what could not be loaded is loaded again', async () => {
  await expect(ready(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await textOf(ready(now('a')))).toBe('"a"')
})

describe('while the stream is not live', () => {
  it('nothing cached is served, nothing loaded is cached, and what was under way before is not either', async () => {
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
