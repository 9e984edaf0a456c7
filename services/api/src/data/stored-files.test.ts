import { imageRecords } from '@torneo/contracts/image-records'
import { imagePathsOf } from '@torneo/contracts/images'
import { viewAddress } from '@torneo/domain/stored-file'
import { MongoClient } from 'mongodb'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, type Database } from '../platform/database'
import { newId } from '../platform/ids'
import { testDatabaseUri } from '../testing/test-api'
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
  for (const { collection } of imageRecords) database.collection(collection)
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

const store = (bucket: 'general' | 'gallery' = 'gallery', bytes = Buffer.from('abc')) => database.transaction((transaction) => files.create(
  { bucket, id: newId(), name: 'a.png', bytes, mimeType: 'image/png', animated: false }, { by, transaction }))
const claim = (...addresses: string[]) => database.transaction((transaction) => files.claim(addresses, { transaction }))
const insert = (collection: string, record: Record<string, unknown>) => raw.collection<{ _id: string }>(collection).insertOne({ _id: newId(), ...record })

/** A record whose field at that dotted path holds the address; through a list where the contract has one. */
const holding = (path: string, address: string): Record<string, unknown> => {
  const [field = '', inner] = path.split('.')
  return { [field]: inner ? [{ [inner]: 'https://example.org/b.png' }, { [inner]: address }] : address, title: 'Uno', name: 'Uno', winner: 'Uno' }
}

const marked = imageRecords.flatMap(({ collection, record, title }) => imagePathsOf(record).map((path) => (
  { collection, path, title: 'field' in title ? 'Uno' : `${title.section} · ${title.fields[path]}` })))

describe.each(marked)('a file shown by $path of $collection', ({ collection, path, title }) => {
  it('is in use there, by either address, and stays', async () => {
    const file = await store()
    for (const address of [file.url, file.url.replace('view', 'download'), `${origin}${file.url}`]) {
      await raw.collection(collection).deleteMany({})
      await insert(collection, holding(path, address))
      const [{ _id: id } = { _id: null }] = await raw.collection(collection).find().toArray()
      expect((await files.uses([file])).get(file.url)).toEqual([{ collection, id, title }])
      expect((await files.uses('gallery')).get(file.url)).toEqual([{ collection, id, title }])
      expect(await files.remove(file)).toEqual([{ collection, id, title }])
      expect(await files.removeUnused([file])).toEqual({ removed: [], failed: [] })
    }
    expect(await files.find(file)).toEqual(file)
  })
})

describe('uses', () => {
  it('count a record once, a single record once for each field, and no foreign address', async () => {
    const [file, other] = [await store(), await store('general')]
    await insert('hero', { logoImage: file.url, backgroundImage: file.url })
    await insert('gallery_groups', { title: 'Verano', coverImage: file.url, photos: [{ url: file.url }, { url: other.url }] })
    await insert('sponsors', { name: 'Ajeno', logo: `https://elsewhere.example${file.url}` })
    await insert('sponsors', { name: 'Sin logo', logo: '' })
    expect((await files.uses([file])).get(file.url)?.map(({ title }) => title)).toEqual(['Hero · Logo', 'Hero · Imagen de fondo', 'Verano'])
    expect([...(await files.uses('general')).keys()]).toEqual([other.url])
    expect((await files.uses([])).size).toBe(0)
  })
})

describe('claim', () => {
  it('names the addresses whose file is not there, and no foreign or empty one', async () => {
    const file = await store()
    const gone = viewAddress({ bucket: 'general', id: file.id })
    expect(await claim(file.url, gone, '', 'https://example.org/a.png', `${origin}${gone}`, file.url.replace('view', 'download')))
      .toEqual([gone, `${origin}${gone}`])
  })

  it('and the deletion of the same file exclude each other, twenty at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const file = await store()
      const save = () => database.transaction(async (transaction) => {
        if ((await files.claim([file.url], { transaction })).length > 0) return false
        await database.collection<{ _id: string; logo: string }>('sponsors').insertOne({ _id: newId(), logo: file.url }, { session: transaction })
        return true
      })
      const outcomes = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 === round % 2 ? save() : files.remove(file))))
      const isThere = await files.find(file) !== null
      const named = await raw.collection('sponsors').countDocuments({ logo: file.url })
      expect(named).toBe(outcomes.filter((outcome) => outcome === true).length)
      expect(isThere).toBe(named > 0)
    }
  })
})

describe('removeUnused', () => {
  it('deletes each once, with bytes and copies, and leaves what others show', async () => {
    const [first, second, shown] = [await store(), await store('general'), await store()]
    await files.keepCopy(first, 160, Buffer.from('copy'))
    await insert('hall_of_fame', { winner: 'Uno', image: shown.url })
    const { removed, failed } = await files.removeUnused([first, second, first, shown, { bucket: 'gallery', id: 'nadie' }])
    expect(removed.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted())
    expect(failed).toEqual([])
    const left = await Promise.all(['gallery.files', 'gallery.chunks', 'general.files', 'general.chunks', 'image_copies'].map(
      async (collection) => raw.collection(collection).countDocuments()))
    expect(left).toEqual([1, 1, 0, 0, 0])
  })

  it('takes a gallery of 500 photos', async () => {
    const many = await Promise.all(Array.from({ length: 500 }, () => store()))
    expect((await files.removeUnused(many)).removed).toHaveLength(500)
    expect(await raw.collection('gallery.chunks').countDocuments()).toBe(0)
  })
})

describe('copies', () => {
  it('are kept only while their file is there', async () => {
    const file = await store()
    await files.remove(file)
    await files.keepCopy(file, 160, Buffer.from('copy'))
    expect(await files.findCopy(file, 160)).toBeNull()
  })
})
