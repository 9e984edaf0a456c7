import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { connectDatabase, createAuditRepository, migrate, newestVersion } from '@torneo/api/operators/database'
import { acceptedTypes } from '@torneo/domain/records/image-check'
import { Binary, BSON, type Db, Double, GridFSBucket, MongoClient } from 'mongodb'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmbeddedMongo } from '../mongo/start-mongo.ts'
import { startTestMongo } from '../mongo/test-mongo.ts'
import { openBackup, writeBackup } from './backup-file.ts'
import { backUp, restore } from './database-copy.ts'
import { keepNewest, scheduledName } from './keep-backups.ts'
import { drill } from './restore-drill.ts'

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
  const all = await Promise.all(
    names.map(async (name) => {
      const found = await db.collection(name).find({}, { promoteValues: false }).sort({ _id: 1 }).toArray()
      return [name, found.map((row) => BSON.EJSON.stringify(row, { relaxed: false }))] as const
    }),
  )
  return Object.fromEntries(all.filter(([, rows]) => rows.length > 0))
}

test('everything comes back as it was, types and stored pictures included; sessions do not', async () => {
  const picture = randomBytes(700_000)
  await live
    .collection<{ _id: string }>('hero')
    .insertOne({
      _id: 'a',
      title: 'Volvemos',
      rev: 3,
      share: new Double(1),
      at: new Date(),
      tags: [],
      none: null,
    } as never)
  await live
    .collection('players')
    .insertMany(Array.from({ length: 1300 }, (_, index) => ({ _id: `p${index}` as never, number: index })))
  const bucket = new GridFSBucket(live, { bucketName: 'gallery' })
  await pipeline(Readable.from(picture), bucket.openUploadStream('tribuna.jpg', { metadata: { width: 10 } }))
  const before = await contentOf(live)
  await live.collection('sessions').insertOne({ token: 'x' })

  // Head and tail are not documents of the database; the picture consists of one document and its chunks.
  expect(await backUp(uriOf(live), file())).toBe(1 + 1300 + 1 + 3)
  expect(await restore(uriOf(other), file())).toBe(1305)
  const { migrations, ...restored } = await contentOf(other)
  expect(restored).toEqual(before)
  // The restore adds only the version that it migrated to.
  expect(migrations).toHaveLength(newestVersion)
  const [stored] = await other.collection('gallery.files').find().toArray()
  expect(await buffer(new GridFSBucket(other, { bucketName: 'gallery' }).openDownloadStream(stored!._id))).toEqual(
    picture,
  )
  expect((await stat(file())).mode & 0o077).toBe(0)
  expect((await readdir(dir)).filter((name) => name.endsWith('.tmp'))).toEqual([])
})

test('is as of one moment, though others write meanwhile', async () => {
  const accounts = live.collection<{ _id: string; goals: number }>('teams')
  const matches = live.collection<{ _id: string; goals: number; log: unknown[] }>('matches')
  await accounts.insertOne({ _id: 'a', goals: 1000 })
  await matches.insertMany([
    { _id: 'b', goals: 0, log: [] },
    ...Array.from({ length: 3000 }, (_, index) => ({ _id: `x${index}`, goals: 0, log: [] })),
  ])
  let isOver = false
  let moves = 0
  const moving = (async () => {
    while (!isOver) {
      await client.withSession((session) =>
        session.withTransaction(async () => {
          await accounts.updateOne({ _id: 'a' }, { $inc: { goals: -1 } }, { session })
          await matches.updateOne({ _id: 'b' }, { $inc: { goals: 1 } }, { session })
        }),
      )
      moves += 1
    }
  })()
  await backUp(uriOf(live), file())
  isOver = true
  await moving
  await restore(uriOf(other), file())
  const [a, b] = await Promise.all(
    ['teams', 'matches'].map((name) =>
      other.collection<{ _id: string; goals: number }>(name).findOne({ _id: name === 'teams' ? 'a' : 'b' }),
    ),
  )
  expect(moves).toBeGreaterThan(0)
  expect(a!.goals + b!.goals).toBe(1000)
})

test('goes into an empty database only', async () => {
  await live.collection('hero').insertOne({ title: 'x' })
  await backUp(uriOf(live), file())
  await other.collection('users').insertOne({ name: 'somebody' })
  const before = await contentOf(other)
  await expect(restore(uriOf(other), file())).rejects.toThrow('is not empty (users has documents)')
  expect(await contentOf(other)).toEqual(before)
})

test.each<[string, (whole: Buffer) => Buffer]>([
  ['cut off', (whole) => whole.subarray(0, whole.length - 200)],
  ['something else', () => Buffer.from('hola')],
  ['harmed', (whole) => Buffer.concat([whole.subarray(0, 100), Buffer.alloc(20, 1), whole.subarray(120)])],
])('a file that is %s changes nothing', async (_case, harm) => {
  await live
    .collection('hero')
    .insertMany(Array.from({ length: 50 }, () => ({ title: randomBytes(20).toString('hex') })))
  await backUp(uriOf(live), file())
  await writeFile(file(), harm(await readFile(file())))
  await expect(restore(uriOf(other), file())).rejects.toThrow('is no whole backup of Torneo')
  expect(await contentOf(other)).toEqual({})
})

test('refuses to save or restore an empty database', async () => {
  await expect(backUp(uriOf(live), file())).rejects.toThrow('is empty: no backup was written')
  await live.collection('sessions').insertOne({ token: 'x' })
  await expect(backUp(uriOf(live), file())).rejects.toThrow('is empty: no backup was written')
  expect((await readdir(dir)).filter((name) => name.startsWith(live.databaseName))).toEqual([])
  await writeBackup(file(), null, { torneoBackup: 1, at: new Date().toISOString() }, (async function* () {})())
  await expect(restore(uriOf(other), file())).rejects.toThrow('contains no documents: nothing was restored')
})

test('names the version of its stored shapes: a newer one and one from before 1.0.0 are rejected and write nothing', async () => {
  await live.collection('hero').insertOne({ title: 'x' })
  await live.collection<{ _id: number }>('migrations').insertOne({ _id: newestVersion + 1 })
  await backUp(uriOf(live), file())
  expect((await openBackup(file(), null)).head.version).toBe(newestVersion + 1)
  await expect(restore(uriOf(other), file())).rejects.toThrow(
    `has stored shapes of version ${newestVersion + 1}, and this service knows them up to version ${newestVersion}`,
  )
  expect(await contentOf(other)).toEqual({})

  const rows = [
    { collection: 'hero', document: { _id: 'h', title: 'x' } },
    { collection: 'matches', document: { _id: 'm', rev: 3 } },
  ]
  await writeBackup(
    file(),
    null,
    { torneoBackup: 1, at: new Date().toISOString() },
    (async function* () {
      yield* rows
    })(),
  )
  expect((await openBackup(file(), null)).head.version).toBe(0)
  await expect(restore(uriOf(other), file())).rejects.toThrow('has matches from before 1.0.0')
  expect(await contentOf(other)).toEqual({})
})

const key = 'la-llave-de-las-copias'

/** A small image of each accepted type. */
const pictures: Readonly<Record<string, Buffer>> = {
  'image/jpeg': Buffer.from(
    '/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBD' +
      'ARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAACAAID' +
      'ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAA' +
      'BAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCAAZff/9k=',
    'base64',
  ),
  'image/png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWN4yinylFOEAUIB' +
      'AB+KBAluMYGzAAAAAElFTkSuQmCC',
    'base64',
  ),
  'image/gif': Buffer.from('R0lGODlhAgACAIAAAExpceUJFCH5BAUAAAAALAAAAAACAAIAAAICjFMAOw==', 'base64'),
  'image/webp': Buffer.from(
    'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoCAAIAAUAmJaACdLoB+AADsAD+82mX/izkYjs83/5Nl8tC+Whf8k4AAAA=',
    'base64',
  ),
  'image/bmp': Buffer.from(
    'Qk1GAAAAAAAAADYAAAAoAAAAAgAAAAIAAAABABgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAf39/f39/f39/f39/f39/fw==',
    'base64',
  ),
  'image/x-icon': Buffer.from(
    'AAABAAEAAgIAAAEAIABgAAAAFgAAAIlQTkcNChoKAAAADUlIRFIAAAACAAAAAggCAAAA/dSacwAAAAlwSFlzAAAD6AAAA+gBtXtS' +
      'awAAABJJREFUCJljeMop8pRThAFCAQAfigQJbjGBswAAAABJRU5ErkJggg==',
    'base64',
  ),
  'image/svg+xml': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
}

/** Stores a file as the service does. */
async function store(db: Db, id: string, mimeType: string, bytes: Buffer): Promise<void> {
  await db
    .collection<{ _id: string }>('general.files')
    .insertOne({
      _id: id,
      filename: id,
      length: bytes.length,
      chunkSize: 262_144,
      uploadDate: new Date(),
      metadata: { mimeType, uploadedBy: '' },
    } as { _id: string })
  await db
    .collection<{ _id: string }>('general.chunks')
    .insertOne({ _id: `${id}-0`, files_id: id, n: 0, data: new Binary(bytes) } as { _id: string })
}

/** Adds examples of everything that a drill checks. */
async function fill(db: Db): Promise<void> {
  await migrate(db)
  const stats = { played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, goalDifference: 0, points: 0 }
  const stamps = { createdAt: new Date(), updatedAt: new Date(), rev: 1 }
  await db
    .collection<{ _id: string }>('teams')
    .insertMany(
      ['a', 'b'].map((_id) => ({
        _id,
        name: _id,
        logo: '',
        color: '#1F5BB5',
        sportId: 'futbol',
        promotionId: 'p',
        stats,
        ...stamps,
      })),
    )
  await store(db, 'foto', 'image/png', pictures['image/png'] ?? Buffer.alloc(0))
  const database = await connectDatabase(uriOf(db))
  const audit = createAuditRepository(database, null, { info: () => undefined, warn: () => undefined })
  for (const name of ['Ana', 'Eva']) await audit.add({ kind: 'sign-in' }, { by: { id: name, name } })
  await audit.linkPending()
  await database.close()
}

test('encrypts by key, and writes nothing from changed bytes or another key', async () => {
  await live.collection('hero').insertMany(Array.from({ length: 2000 }, (_, index) => ({ title: `Secreto ${index}` })))
  await backUp(uriOf(live), file(), key)
  const whole = await readFile(file())
  expect(() => gunzipSync(whole)).toThrow('incorrect header')
  expect((await openBackup(file(), key)).isSealed).toBe(true)
  await expect(restore(uriOf(other), file())).rejects.toThrow('is encrypted: set BACKUP_KEY')
  await expect(restore(uriOf(other), file(), { key: 'otra-llave-de-copias' })).rejects.toThrow(
    'was changed after it was written, or BACKUP_KEY is not the key',
  )
  for (const at of [20, whole.length >> 1, whole.length - 20, whole.length - 1]) {
    await writeFile(
      file(),
      Buffer.concat([whole.subarray(0, at), Buffer.from([(whole[at] ?? 0) ^ 1]), whole.subarray(at + 1)]),
    )
    await expect(restore(uriOf(other), file(), { key })).rejects.toThrow('was changed after it was written')
  }
  expect(await contentOf(other)).toEqual({})
  await writeFile(file(), whole)
  expect(await restore(uriOf(other), file(), { key })).toBe(2000)
  expect((await contentOf(other)).hero).toEqual((await contentOf(live)).hero)
})

test('restores an unsigned file without being asked to when there is no key', async () => {
  await live.collection('hero').insertOne({ title: 'x' })
  await backUp(uriOf(live), file())
  expect(await restore(uriOf(other), file(), { key: null, mayBeUnsigned: false })).toBe(1)
})

test('refuses an unsigned file when there is a key, and restores it on request: no sessions, and no file with a foreign collection', async () => {
  const head = { torneoBackup: 1, at: new Date().toISOString() } as const
  const rows = [
    { collection: 'teams', document: { _id: 'a' } },
    { collection: 'sessions', document: { _id: 's', userId: 'super' } },
  ]
  await writeBackup(
    file(),
    null,
    head,
    (async function* () {
      yield* rows
    })(),
  )
  const said: string[] = []
  await expect(restore(uriOf(other), file(), { key })).rejects.toThrow('is not signed, though BACKUP_KEY is set')
  expect(await contentOf(other)).toEqual({})
  expect(await restore(uriOf(other), file(), { key, mayBeUnsigned: true, log: (line) => said.push(line) })).toBe(1)
  expect([said[0], Object.keys(await contentOf(other))]).toEqual([
    expect.stringContaining('is not signed: nothing proves who wrote it'),
    ['migrations', 'teams'],
  ])

  await other.dropDatabase()
  await writeBackup(
    file(),
    null,
    head,
    (async function* () {
      yield* [...rows, { collection: 'system.js', document: { _id: 'x' } }]
    })(),
  )
  await expect(restore(uriOf(other), file())).rejects.toThrow(
    "contains documents of 'system.js', which is no collection of Torneo",
  )
  expect(await contentOf(other)).toEqual({})
})

test('a small file that claims a document of 2 GB is rejected at once', async () => {
  const claim = Buffer.alloc(4)
  claim.writeInt32LE(2_000_000_000)
  await writeFile(
    file(),
    gzipSync(Buffer.concat([BSON.serialize({ torneoBackup: 1, at: '' }), claim, Buffer.alloc(40_000_000)])),
  )
  await expect(restore(uriOf(other), file())).rejects.toThrow('it has bytes that are no document')
  expect(await contentOf(other)).toEqual({})
})

test('scheduled ones are pruned by number, and nothing else in the folder is touched', async () => {
  const folder = await mkdtemp(join(dir, 'kept-'))
  const names = [1, 2, 3, 4].map((day) => scheduledName(new Date(Date.UTC(2025, 10, day, 3, 15))))
  expect(names[0]).toBe('torneo-2025-11-01T031500Z.torneo')
  for (const name of [...names, 'before-upgrade.torneo', 'notes.txt']) await writeFile(join(folder, name), '')
  expect(await keepNewest(folder, 2)).toEqual(names.slice(0, 2))
  expect((await readdir(folder)).toSorted()).toEqual(
    ['before-upgrade.torneo', 'notes.txt', ...names.slice(2)].toSorted(),
  )
})

describe('a drill', () => {
  const databases = async () =>
    (await client.db('admin').admin().listDatabases({ nameOnly: true })).databases
      .map(({ name }) => name)
      .filter((name) => name.includes('drill'))

  test('says what a backup is worth, and leaves nothing behind', async () => {
    await fill(live)
    await backUp(uriOf(live), file(), key)
    const { isGood, lines } = await drill(mongo.uri, file(), key)
    // The records, and a row per migration.
    const documents = 6 + newestVersion
    expect([isGood, lines.map((line) => line.replace(/\d+\.\d+ s|\d{4}-[^ ]+Z/g, '...'))]).toEqual([
      true,
      [
        `ok      restore     ${documents} documents of ... in ..., encrypted and signed`,
        `ok      documents   ${documents} in 5 collections, as many as in the file`,
        `ok      migrations  version ${newestVersion} of ${newestVersion}`,
        'ok      counters    0 of 2 teams and 0 players differ from their finished matches',
        'ok      audit log   2 rows, one chain, with the end that was noted at the backup',
        'ok      records     0 cannot be read',
        'ok      pictures    1 opened to their end',
      ],
    ])
    expect(await databases()).toEqual([])
  })

  test.each<[string, () => Promise<unknown>, string]>([
    [
      'an audit log that was rewritten',
      () => live.collection<{ _id: number }>('audit').updateOne({ _id: 1 }, { $set: { kind: 'sign-out' } }),
      'FAILED  audit log   row 1 was changed',
    ],
    [
      'counters that do not fit',
      () => live.collection<{ _id: string }>('teams').updateOne({ _id: 'a' }, { $set: { 'stats.points': 3 } }),
      'FAILED  counters    1 of 2 teams',
    ],
    [
      'a picture that was cut',
      () =>
        live
          .collection<{ _id: string }>('general.chunks')
          .updateOne({ _id: 'foto-0' }, { $set: { data: new Binary(Buffer.alloc(10)) } }),
      'FAILED  pictures    damaged: general/foto',
    ],
  ])('finds %s', async (_what, spoil, finding) => {
    await fill(live)
    await spoil()
    await backUp(uriOf(live), file())
    const { isGood, lines } = await drill(mongo.uri, file(), null)
    expect([isGood, lines.join('\n')]).toEqual([false, expect.stringContaining(finding)])
  })

  test('opens every image type that the service accepts', async () => {
    // Two of the accepted names are never stored: the bytes decide.
    const stored = acceptedTypes('general').filter((type) => !['image/jpg', 'image/vnd.microsoft.icon'].includes(type))
    expect(Object.keys(pictures).toSorted()).toEqual(stored.toSorted())
    await migrate(live)
    for (const [mimeType, bytes] of Object.entries(pictures)) await store(live, mimeType.slice(6), mimeType, bytes)
    await backUp(uriOf(live), file())
    const { isGood, lines } = await drill(mongo.uri, file(), null)
    expect([isGood, lines.at(-1)]).toEqual([true, `ok      pictures    ${stored.length} opened to their end`])
  })

  test.each(Object.entries(pictures))('finds an image of the type %s whose end is lost', async (mimeType, bytes) => {
    await migrate(live)
    for (const [name, damaged] of [
      ['cut', bytes.subarray(0, bytes.length >> 1)],
      ['blank', Buffer.alloc(bytes.length)],
      ['head', bytes.subarray(0, 5)],
    ] as const)
      await store(live, name, mimeType, damaged)
    await backUp(uriOf(live), file())
    const { isGood, lines } = await drill(mongo.uri, file(), null)
    expect([isGood, lines.at(-1)?.split(/: |, /).toSorted()]).toEqual([
      false,
      ['FAILED  pictures    damaged', 'general/blank', 'general/cut', 'general/head'],
    ])
  })

  test('finds a file that cannot be restored', async () => {
    await writeFile(file(), 'hola')
    expect(await drill(mongo.uri, file(), null)).toEqual({
      isGood: false,
      lines: [expect.stringContaining('is no whole backup of Torneo')],
    })
    expect(await databases()).toEqual([])
  })
})

test('a database that does not answer leaves no file', async () => {
  await expect(
    backUp('mongodb://127.0.0.1:1/none?serverSelectionTimeoutMS=200', join(dir, 'never.torneo')),
  ).rejects.toThrow('ECONNREFUSED')
  expect((await readdir(dir)).filter((name) => name.startsWith('never'))).toEqual([])
})
