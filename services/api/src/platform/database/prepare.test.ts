import { type IndexDescription, MongoClient } from 'mongodb'
import { afterAll, expect, it } from 'vitest'
import { testDatabaseUri } from '../../testing/test-api'
import { anyRow } from './checked-collection'
import { connectDatabase } from './database'

const { uri, name } = testDatabaseUri()
const client = new MongoClient(uri)
const teams = client.db(name).collection('teams')

afterAll(async () => {
  await client.db(name).dropDatabase()
  await client.close()
})

/** Starts a service that declares these indexes of its teams; returns the indexes. */
async function start(...indexes: IndexDescription[]): Promise<string[]> {
  const database = await connectDatabase(uri)
  database.collection('teams', anyRow(), indexes)
  await database.prepare()
  await database.close()
  return (await teams.indexes()).map((index) => index.name ?? '').toSorted()
}

const bySport: IndexDescription = { key: { sportId: 1 } }
const byName: IndexDescription = { key: { name: 1 }, unique: true }

it('makes what is declared, once for the same set, and again for another one or a recreated collection', async () => {
  expect(await start(bySport)).toEqual(['_id_', 'sportId_1'])
  await teams.dropIndex('sportId_1')
  expect(await start(bySport)).toEqual(['_id_'])
  expect(await start(bySport, byName)).toEqual(['_id_', 'name_1', 'sportId_1'])
  await teams.drop()
  await teams.insertOne({ name: 'Uno' })
  expect(await start(bySport, byName)).toEqual(['_id_', 'name_1', 'sportId_1'])
  const marks = (await client.db(name).listCollections({}, { nameOnly: true }).toArray()).filter((row) =>
    row.name.startsWith('prepared.'),
  )
  expect(marks).toHaveLength(1)
})

it('serves two nodes that start concurrently', async () => {
  const key = { key: { promotionId: 1 } }
  const started = await Promise.all([start(bySport, key), start(bySport, key)])
  expect(started.every((indexes) => indexes.includes('promotionId_1'))).toBe(true)
})
