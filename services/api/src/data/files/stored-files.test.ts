import { buffer } from 'node:stream/consumers'
import { imagePathsOf } from '@torneo/contracts/files/images'
import { imageRecords } from '@torneo/contracts/records/record-shapes'
import { type StoredFileRef, viewAddress } from '@torneo/domain/records/stored-file'
import { MongoClient } from 'mongodb'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { anyRow } from '../../platform/database/checked-collection'
import { connectDatabase, type Database } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import { testDatabaseUri } from '../../testing/test-api'
import { createStoredFilesRepository, type StoredFilesRepository } from './stored-files.repository'

const origin = 'https://torneo.example'
const by = { id: 'ana', name: 'Ana' }
const { uri, name } = testDatabaseUri()
const client = new MongoClient(uri)
const raw = client.db(name)
let database: Database
let files: StoredFilesRepository

beforeAll(async () => {
  database = await connectDatabase(uri)
  files = createStoredFilesRepository(database, origin)
  for (const { collection } of imageRecords) database.collection(collection, anyRow())
  await database.prepare()
})
afterEach(async () => {
  await Promise.all((await raw.collections()).map((collection) => collection.deleteMany({})))
})
afterAll(async () => {
  await database.close()
  await raw.dropDatabase()
  await client.close()
})

const store = (bucket: 'general' | 'gallery' = 'gallery', bytes = Buffer.from('abc')) =>
  database.transaction((transaction) =>
    files.create(
      { bucket, id: newId(), name: 'a.png', bytes, mimeType: 'image/png', animated: false },
      { by, transaction },
    ),
  )
const missing = (...addresses: string[]) =>
  database.transaction((transaction) => files.missing(addresses, { transaction }))
const softDelete = (deleted: readonly StoredFileRef[], batch = newId()) =>
  database.transaction((transaction) => files.softDelete(deleted, batch, { by, transaction }))
const restore = (batch: string) => database.transaction((transaction) => files.restore(batch, transaction))
const insert = (collection: string, record: Record<string, unknown>) =>
  raw.collection<{ _id: string }>(collection).insertOne({ _id: newId(), ...record })

/** A record with the address in the field at a dotted path, in a list where the contract has one. */
const holding = (path: string, address: string): Record<string, unknown> => {
  const [field = '', inner] = path.split('.')
  return {
    [field]: inner ? [{ [inner]: 'https://example.org/b.png' }, { [inner]: address }] : address,
    title: 'Uno',
    name: 'Uno',
    winner: 'Uno',
  }
}

const marked = imageRecords.flatMap(({ collection, record, title }) =>
  imagePathsOf(record).map((path) => ({
    collection,
    path,
    title: 'field' in title ? 'Uno' : `${title.section} · ${title.fields[path]}`,
  })),
)

describe.each(marked)('a file shown by $path of $collection', ({ collection, path, title }) => {
  it('is in use there, by either address, and stays', async () => {
    const file = await store()
    for (const address of [file.url, file.url.replace('view', 'download'), `${origin}${file.url}`]) {
      await raw.collection(collection).deleteMany({})
      await insert(collection, holding(path, address))
      const [{ _id: id } = { _id: null }] = await raw.collection(collection).find().toArray()
      expect((await files.uses([file])).get(file.url)).toEqual([{ collection, id, title }])
      expect((await files.uses('gallery')).get(file.url)).toEqual([{ collection, id, title }])
      expect((await softDelete([file])).get(file.url)).toEqual([{ collection, id, title }])
    }
    expect(await files.find(file)).toEqual(file)
  })
})

describe('uses', () => {
  it('count a record once, a single record once for each field, and no foreign address', async () => {
    const [file, other] = [await store(), await store('general')]
    await insert('hero', { logoImage: file.url, backgroundImage: file.url })
    await insert('gallery_groups', {
      title: 'Verano',
      coverImage: file.url,
      photos: [{ url: file.url }, { url: other.url }],
    })
    await insert('sponsors', { name: 'Ajeno', logo: `https://elsewhere.example${file.url}` })
    await insert('sponsors', { name: 'Sin logo', logo: '' })
    expect((await files.uses([file])).get(file.url)?.map(({ title }) => title)).toEqual([
      'Hero · Logo',
      'Hero · Imagen de fondo',
      'Verano',
    ])
    expect([...(await files.uses('general')).keys()]).toEqual([other.url])
    expect((await files.uses([])).size).toBe(0)
  })
})

describe('missing', () => {
  it('names addresses with a missing or hidden file, and no foreign or empty one', async () => {
    const [file, hidden] = [await store(), await store()]
    await softDelete([hidden])
    const gone = viewAddress({ bucket: 'general', id: file.id })
    expect(
      await missing(
        file.url,
        gone,
        '',
        'https://example.org/a.png',
        `${origin}${gone}`,
        file.url.replace('view', 'download'),
        hidden.url,
      ),
    ).toEqual([gone, `${origin}${gone}`, hidden.url])
  })
})

describe('softDelete', () => {
  it('deletes files that no visible record shows, and returns the uses of the others', async () => {
    const [first, second, shown] = [await store(), await store('general'), await store()]
    await insert('hall_of_fame', { winner: 'Uno', image: shown.url })
    await insert('hall_of_fame', { winner: 'Dos', image: first.url, deleted: { at: new Date(), by, batch: 'otro' } })
    const uses = await softDelete([first, second, first, shown, { bucket: 'gallery', id: 'nadie' }])
    expect([...uses.keys()]).toEqual([shown.url])
    expect(await Promise.all([first, second, shown].map((file) => files.find(file)))).toEqual([null, null, shown])
    expect(await files.list('gallery', {})).toEqual({ total: 1, items: [shown] })
    expect(await files.list('gallery', { page: { limit: 1 } })).toEqual({ total: 1, items: [shown] })
    expect((await raw.collection('general.files').findOne())?.deleted).toEqual({
      at: expect.any(Date),
      by,
      batch: expect.any(String),
    })
  })

  it('takes a gallery of 500 photos', async () => {
    const { _id: _first, ...one } =
      (await raw.collection('gallery.files').findOne({ _id: (await store()).id as never })) ?? {}
    await raw
      .collection<{ _id: string }>('gallery.files')
      .insertMany(Array.from({ length: 499 }, () => ({ ...one, _id: newId() })))
    const { items } = await files.list('gallery', {})
    await softDelete(items)
    expect([items.length, (await files.list('gallery', {})).total]).toEqual([500, 0])
  })
})

describe('a batch', () => {
  it('comes back as it was, bytes and copies included, and nothing of another batch', async () => {
    const [file, other] = [await store('gallery', Buffer.from('los bytes')), await store()]
    await files.storeCopy(file, 160, Buffer.from('copia'))
    await softDelete([file], 'uno')
    await softDelete([other], 'otro')
    expect(await restore('uno')).toBe(1)
    expect(await files.find(file)).toEqual(file)
    expect((await buffer(files.read(file))).toString()).toBe('los bytes')
    expect((await files.findCopy(file, 160))?.toString()).toBe('copia')
    expect([await files.find(other), await restore('uno')]).toEqual([null, 0])
  })

  it('is purged with bytes and copies, and nothing of another batch or of none', async () => {
    const [first, second, other, kept] = [await store(), await store('general'), await store(), await store()]
    for (const file of [first, kept]) await files.storeCopy(file, 160, Buffer.from('copia'))
    await softDelete([first, second], 'uno')
    await softDelete([other], 'otro')
    await files.purge('uno')
    const left = await Promise.all(
      ['gallery.files', 'gallery.chunks', 'general.files', 'general.chunks', 'image_copies'].map(async (collection) =>
        raw.collection(collection).countDocuments(),
      ),
    )
    expect(left).toEqual([2, 2, 0, 0, 1])
    expect([await restore('uno'), await restore('otro')]).toEqual([0, 1])
  })
})
