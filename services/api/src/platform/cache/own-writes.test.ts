import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testDatabaseUri } from '../../testing/test-api'
import { anyRow } from '../database/checked-collection'
import { connectDatabase, type Database } from '../database/database'

const { uri, name } = testDatabaseUri()
const client = new MongoClient(uri)
let database: Database
let emitted: string[] = []

beforeAll(async () => {
  database = await connectDatabase(uri)
  for (const collection of ['cups', 'medals']) database.collection(collection, anyRow())
  await database.prepare()
  database.ownWrites.on(({ collection, id, stored }) => emitted.push(`${collection} ${id}${stored ? ', whole' : ''}`))
})
beforeEach(() => {
  emitted = []
})
afterAll(async () => {
  await client.db(name).dropDatabase()
  await client.close()
  await database.close()
})

const cups = () => database.collection('cups', anyRow<{ _id: string; size: number }>())
const medals = () => database.collection('medals', anyRow<{ _id: string; size?: number }>())

it('every kind of write is emitted when it is done, with the id of the document where it names one; reads are not', async () => {
  await cups().insertOne({ _id: 'a', size: 1 })
  await cups().updateOne({ _id: 'a' }, { $set: { size: 2 } })
  await cups().findOneAndUpdate({ _id: 'a', size: 2 }, { $set: { size: 3 } })
  await cups().insertMany([{ _id: 'b', size: 1 }])
  await cups().bulkWrite([{ deleteOne: { filter: { _id: 'b' } } }])
  await cups().updateMany({}, { $set: { size: 4 } })
  await cups().deleteMany({ _id: { $ne: 'a' } })
  await cups().deleteOne({ _id: 'a' })
  expect(emitted).toEqual(['a, whole', 'a', 'a', 'b, whole', 'b', 'null', 'null', 'a'].map((id) => `cups ${id}`))
  emitted = []
  await cups().find().toArray()
  await Promise.all([
    cups().findOne({}),
    cups().aggregate([]).toArray(),
    cups().countDocuments(),
    cups().distinct('_id'),
  ])
  expect(emitted).toEqual([])
})

it('emits the writes of a transaction together, after its commit and before its caller continues', async () => {
  const seen: unknown[] = []
  let isCounted = false
  database.ownWrites.on(({ collection }) => {
    if (collection !== 'medals' || isCounted) return
    isCounted = true
    void client
      .db(name)
      .collection('medals')
      .countDocuments()
      .then((count) => seen.push(count))
  })
  await database.transaction(async (session) => {
    await medals().insertOne({ _id: 'gold' }, { session })
    await cups().insertOne({ _id: 'c', size: 1 }, { session })
    expect(emitted).toEqual([])
  })
  expect(emitted).toEqual(['medals gold, whole', 'cups c, whole'])
  await expect.poll(() => seen).toEqual([1])
})

it('very many of a transaction are one write of their collection; those of others stay single', async () => {
  await database.transaction(async (session) => {
    await medals().insertMany(
      Array.from({ length: 2000 }, (_, index) => ({ _id: `m${index}` })),
      { session },
    )
    await cups().insertOne({ _id: 'many', size: 1 }, { session })
  })
  expect(emitted).toEqual(['cups many, whole', 'medals null'])
})

it('a write that fails is emitted all the same: it may have reached the server', async () => {
  await medals().insertOne({ _id: 'silver' })
  emitted = []
  await expect(medals().insertOne({ _id: 'silver' })).rejects.toThrow('duplicate')
  await expect(
    database.transaction(async (session) => {
      await medals().deleteOne({ _id: 'silver' }, { session })
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  expect(emitted).toEqual(['medals silver', 'medals silver'])
})

it("does not emit a failed attempt's inserts as whole after the transaction restarted", async () => {
  await client.db(name).collection<{ _id: string }>('medals').insertOne({ _id: 'bronze' })
  let tries = 0
  await database.transaction(async (session) => {
    tries += 1
    await cups().insertOne({ _id: `try ${tries}`, size: 1 }, { session })
    if (tries === 1)
      await client
        .db(name)
        .collection<{ _id: string }>('medals')
        .updateOne({ _id: 'bronze' }, { $set: { size: 1 } })
    await medals().updateOne({ _id: 'bronze' }, { $set: { size: 2 } }, { session })
  })
  expect(emitted).toEqual(['cups try 1', 'medals bronze', 'cups try 2, whole', 'medals bronze'])
})
