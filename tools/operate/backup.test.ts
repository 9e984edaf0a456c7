import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { BSON, type Db, Double, GridFSBucket, MongoClient } from 'mongodb'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EmbeddedMongo } from '../mongo/start-mongo.ts'
import { startTestMongo } from '../mongo/test-mongo.ts'
import { newestVersion, versionOf } from '../../services/api/src/migrations/migrate.ts'
import { readVersion, writeBackup } from './backup-file.ts'
import { backUp, restore } from './database-copy.ts'

let mongo: EmbeddedMongo
let client: MongoClient
let dir: string
let live: Db
let other: Db

const uriOf = (db: Db) => mongo.uri.replace(/\/[^/?]*\?/, `/${db.databaseName}?`)

beforeAll(async () => {
  mongo = await startTestMongo()
  client = await new MongoClient(mongo.uri).connect()
  dir = await mkdtemp(join(tmpdir(), 'torneo-backup-'))
})
afterAll(async () => {
  await client.close()
  await mongo.stop()
  await rm(dir, { recursive: true, force: true })
})
beforeEach(() => {
  const name = randomBytes(4).toString('hex')
  live = client.db(`live_${name}`)
  other = client.db(`other_${name}`)
})

const file = () => join(dir, `${live.databaseName}.torneo`)

async function contentOf(db: Db): Promise<Record<string, string[]>> {
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name).sort()
  const all = await Promise.all(names.map(async (name) => {
    const found = await db.collection(name).find({}, { promoteValues: false }).sort({ _id: 1 }).toArray()
    return [name, found.map((row) => BSON.EJSON.stringify(row, { relaxed: false }))] as const
  }))
  return Object.fromEntries(all.filter(([, rows]) => rows.length > 0))
}

test('everything comes back as it was, types and stored pictures included; sessions do not', async () => {
  const picture = randomBytes(700_000)
  await live.collection<{ _id: string }>('hero').insertOne({ _id: 'a', title: 'Volvemos', rev: 3, share: new Double(1), at: new Date(), tags: [], none: null } as never)
  await live.collection('players').insertMany(Array.from({ length: 1300 }, (_, index) => ({ _id: `p${index}` as never, number: index })))
  const bucket = new GridFSBucket(live, { bucketName: 'gallery' })
  await pipeline(Readable.from(picture), bucket.openUploadStream('tribuna.jpg', { metadata: { width: 10 } }))
  const before = await contentOf(live)
  await live.collection('sessions').insertOne({ token: 'x' })

  // The head and the tail are no documents of the database; the picture is one and its chunks.
  expect(await backUp(uriOf(live), file())).toBe(1 + 1300 + 1 + 3)
  expect(await restore(uriOf(other), file())).toBe(1305)
  const { migrations, ...restored } = await contentOf(other)
  expect(restored).toEqual(before)
  // The only addition: the version that the restore brought it to.
  expect(migrations).toHaveLength(newestVersion)
  const [stored] = await other.collection('gallery.files').find().toArray()
  expect(await buffer(new GridFSBucket(other, { bucketName: 'gallery' }).openDownloadStream(stored!._id))).toEqual(picture)
  expect((await stat(file())).mode & 0o077).toBe(0)
  expect((await readdir(dir)).filter((name) => name.endsWith('.tmp'))).toEqual([])
})

test('is as of one moment, though others write meanwhile', async () => {
  const accounts = live.collection<{ _id: string; goals: number }>('teams')
  const matches = live.collection<{ _id: string; goals: number }>('matches')
  await accounts.insertOne({ _id: 'a', goals: 1000 })
  await matches.insertMany([{ _id: 'b', goals: 0 }, ...Array.from({ length: 3000 }, (_, index) => ({ _id: `x${index}`, goals: 0 }))])
  let isOver = false
  let moves = 0
  const moving = (async () => {
    while (!isOver) {
      await client.withSession((session) => session.withTransaction(async () => {
        await accounts.updateOne({ _id: 'a' }, { $inc: { goals: -1 } }, { session })
        await matches.updateOne({ _id: 'b' }, { $inc: { goals: 1 } }, { session })
      }))
      moves += 1
    }
  })()
  await backUp(uriOf(live), file())
  isOver = true
  await moving
  await restore(uriOf(other), file())
  const [a, b] = await Promise.all(['teams', 'matches'].map((name) => other.collection<{ _id: string; goals: number }>(name).findOne({ _id: name === 'teams' ? 'a' : 'b' })))
  expect(moves).toBeGreaterThan(0)
  expect(a!.goals + b!.goals).toBe(1000)
})

test('goes into an empty database only', async () => {
  await live.collection('hero').insertOne({ title: 'x' })
  await backUp(uriOf(live), file())
  await other.collection('users').insertOne({ name: 'somebody' })
  const before = await contentOf(other)
  await expect(restore(uriOf(other), file())).rejects.toThrow('is not empty (users holds something)')
  expect(await contentOf(other)).toEqual(before)
})

test.each<[string, (whole: Buffer) => Buffer]>([
  ['cut off', (whole) => whole.subarray(0, whole.length - 200)],
  ['something else', () => Buffer.from('hola')],
  ['harmed', (whole) => Buffer.concat([whole.subarray(0, 100), Buffer.alloc(20, 1), whole.subarray(120)])],
])('a file that is %s changes nothing', async (_case, harm) => {
  await live.collection('hero').insertMany(Array.from({ length: 50 }, () => ({ title: randomBytes(20).toString('hex') })))
  await backUp(uriOf(live), file())
  await writeFile(file(), harm(await readFile(file())))
  await expect(restore(uriOf(other), file())).rejects.toThrow('is no whole backup of Torneo')
  expect(await contentOf(other)).toEqual({})
})

test('nothing is never saved nor restored as if it were something', async () => {
  await expect(backUp(uriOf(live), file())).rejects.toThrow('holds nothing: no backup was written')
  await live.collection('sessions').insertOne({ token: 'x' })
  await expect(backUp(uriOf(live), file())).rejects.toThrow('holds nothing: no backup was written')
  expect((await readdir(dir)).filter((name) => name.startsWith(live.databaseName))).toEqual([])
  await writeBackup(file(), { torneoBackup: 1, at: new Date().toISOString() }, (async function* () {})())
  await expect(restore(uriOf(other), file())).rejects.toThrow('holds no documents: nothing was restored')
})

test('says which version of the stored shapes it holds: a newer one is refused, one without is the first', async () => {
  await live.collection('hero').insertOne({ title: 'x' })
  await live.collection<{ _id: number }>('migrations').insertOne({ _id: newestVersion + 1 })
  await backUp(uriOf(live), file())
  expect(await readVersion(file())).toBe(newestVersion + 1)
  await expect(restore(uriOf(other), file())).rejects.toThrow(`has stored shapes of version ${newestVersion + 1}, and this service knows them up to version ${newestVersion}`)
  expect(await contentOf(other)).toEqual({})

  const rows = [{ collection: 'matches', document: { _id: 'm', rev: 3 } }, { collection: 'match_events', document: { _id: 'e', matchId: 'm', type: 'goal', rev: 1 } }]
  await writeBackup(file(), { torneoBackup: 1, at: new Date().toISOString() }, (async function* () { yield* rows })())
  expect(await readVersion(file())).toBe(0)
  await restore(uriOf(other), file())
  const [match] = await other.collection('matches').find().toArray()
  expect([await versionOf(other), match?.events]).toEqual([newestVersion, [expect.objectContaining({ id: 'e', type: 'goal' })]])
})

test('a database that does not answer leaves no file', async () => {
  await expect(backUp('mongodb://127.0.0.1:1/none?serverSelectionTimeoutMS=200', join(dir, 'never.torneo'))).rejects.toThrow('ECONNREFUSED')
  expect((await readdir(dir)).filter((name) => name.startsWith('never'))).toEqual([])
})
