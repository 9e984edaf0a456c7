import { type Db, MongoClient } from 'mongodb'
import { afterAll, afterEach, expect, it } from 'vitest'
import { testDatabaseUri } from '../testing/test-api'
import type { LeaseRow } from './lease'
import { migrate, pendingOf, requireCurrent, versionOf } from './migrate'
import type { Migration } from './migration'

const { uri, name } = testDatabaseUri()
const client = new MongoClient(uri)
const db: Db = client.db(name)
const players = db.collection<{ _id: string; number?: number; shirt?: number }>('players')
const lease = db.collection<LeaseRow>('migrations')

afterEach(() => db.dropDatabase())
afterAll(() => client.close())

/** Renames a field and counts its runs. */
function renaming(from: string, to: string, version: number) {
  const ran: number[] = []
  const migration: Migration = {
    version,
    description: `${from} becomes ${to}`,
    count: (target) => target.collection('players').countDocuments({ [from]: { $exists: true } }),
    async up(target) {
      ran.push(version)
      return (await target.collection('players').updateMany({ [from]: { $exists: true } }, { $rename: { [from]: to } }))
        .modifiedCount
    },
  }
  return { migration, ran }
}

it('runs pending migrations in order, once, and returns the number of changes; counting changes nothing', async () => {
  await players.insertMany([
    { _id: 'a', number: 9 },
    { _id: 'b', number: 4 },
  ])
  const all = [renaming('number', 'digit', 1).migration, renaming('digit', 'shirt', 2).migration]
  const said: string[] = []
  expect(await all[0]?.count(db)).toBe(2)
  expect([
    await versionOf(db),
    (await pendingOf(db, all)).length,
    await players.countDocuments({ number: { $exists: true } }),
  ]).toEqual([0, 2, 2])

  await migrate(db, (line) => void said.push(line), all)
  expect(await players.find().sort({ _id: 1 }).toArray()).toEqual([
    { _id: 'a', shirt: 9 },
    { _id: 'b', shirt: 4 },
  ])
  expect(said).toEqual([
    'migration 1 begins: number becomes digit',
    'migration 1 is done: 2 documents changed',
    'migration 2 begins: digit becomes shirt',
    'migration 2 is done: 2 documents changed',
  ])
  await migrate(db, (line) => void said.push(line), all)
  expect([said.length, await versionOf(db), await pendingOf(db, all)]).toEqual([4, 2, []])
})

it('two nodes that start concurrently migrate once, and both continue when it is done', async () => {
  await players.insertOne({ _id: 'a', number: 9 })
  const { migration, ran } = renaming('number', 'shirt', 1)
  await Promise.all([
    migrate(db, undefined, [migration]),
    migrate(db, undefined, [migration]),
    migrate(db, undefined, [migration]),
  ])
  expect([ran, await players.find().toArray()]).toEqual([[1], [{ _id: 'a', shirt: 9 }]])
})

it('continues after a node that died in the middle, once its lease has ended', async () => {
  await players.insertMany([
    { _id: 'a', shirt: 9 },
    { _id: 'b', number: 4 },
  ])
  await lease.insertOne({ _id: 'lease', holder: 'who died', until: new Date(Date.now() + 3_600_000) })
  const { migration, ran } = renaming('number', 'shirt', 1)
  const done = migrate(db, undefined, [migration])
  // The migration waits until the other lease has ended.
  await lease.updateOne({ _id: 'lease' }, { $set: { until: new Date(Date.now() - 1) } })
  await done
  expect([ran, await players.find({ number: { $exists: true } }).toArray(), await versionOf(db)]).toEqual([[1], [], 1])
  expect(await lease.findOne({ _id: 'lease' })).toBeNull()
})

it('a node that lost its lease stops, and does not say that it was done', async () => {
  const frozen: Migration = {
    version: 1,
    description: 'long',
    count: async () => 0,
    async up(target, signal) {
      await target.collection<LeaseRow>('migrations').updateOne({ _id: 'lease' }, { $set: { holder: 'another node' } })
      await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
      return 0
    },
  }
  await expect(migrate(db, undefined, [frozen])).rejects.toThrow('Another node took the migration over')
  expect([await versionOf(db), (await lease.findOne({ _id: 'lease' }))?.holder]).toEqual([0, 'another node'])
})

it('rejects a database that is newer than the service, and changes nothing', async () => {
  await lease.insertOne({ _id: 7 })
  const { migration, ran } = renaming('number', 'shirt', 3)
  await expect(migrate(db, undefined, [migration])).rejects.toThrow(
    `The database ${name} has stored shapes of version 7, and this service knows them up to version 3: use the newer service`,
  )
  expect([ran, await lease.find().toArray()]).toEqual([[], [{ _id: 7 }]])
})

it('rejects matches from before 1.0.0, and keeps them', async () => {
  const match = { _id: 'm' as never, homeScore: 1 }
  await db.collection('matches').insertOne(match)
  await expect(migrate(db)).rejects.toThrow(`The database ${name} has matches from before 1.0.0`)
  expect([await versionOf(db), await db.collection('matches').find().toArray()]).toEqual([0, [match]])
})

it('a program that only works on the newest shapes takes an empty database', async () => {
  await expect(requireCurrent(db)).resolves.toBeUndefined()
})
