import { Binary } from 'mongodb'
import { expect, it } from 'vitest'
import { fillInstance } from '../../testing/filled-instance'
import { profiled } from '../../testing/profiled'
import { png, upload } from '../../testing/storage-samples'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()
const look = async () => (await (await api.as('super')).get('/api/system/unreadable')).body.items as unknown[]
const chunks = (bucket: string) => api.raw.collection<{ _id: string; files_id: string; n: number }>(`${bucket}.chunks`)

it('names a picture that lacks some of its bytes, and no other', async () => {
  const chief = await api.as('super')
  const [whole, cut, empty] = await Promise.all(
    [1, 2, 3].map(async () => String((await upload(chief, await png(), 'gallery')).body.id)),
  )
  await api.raw
    .collection<{ _id: string }>('gallery.files')
    .updateOne({ _id: cut! }, { $set: { length: 256 * 1024 * 3 } })
  expect(await look()).toEqual([{ collection: 'gallery.files', id: cut, field: 'length' }])
  await chunks('gallery').insertMany(
    [1, 2].map((n) => ({ _id: `${cut}-${n}`, files_id: cut!, n, data: new Binary(Buffer.from('x')) })),
  )
  expect(await look()).toEqual([])
  await chunks('gallery').deleteMany({ files_id: empty! })
  expect(await look()).toEqual([{ collection: 'gallery.files', id: empty, field: 'length' }])
  expect((await api.anonymous.get(`/api/storage/buckets/gallery/files/${whole}/view`)).status).toBe(200)
})

/** Collections that gain a row a year: small enough to be looked through. */
const yearly = ['archived_editions']

it('reads the bytes of no collection, however many there are: its indexes say which rows are damaged', async () => {
  await fillInstance(api)
  const names = (await api.raw.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name)
  const withBytes = (
    await Promise.all(
      names.map(async (name) => {
        const row = yearly.includes(name) ? null : await api.raw.collection(name).findOne({})
        return Object.values(row ?? {}).some((value) => value instanceof Binary) ? [name] : []
      }),
    )
  ).flat()
  expect(withBytes).toEqual(expect.arrayContaining(['gallery.chunks', 'image_copies', 'releases.chunks']))
  const operations = await profiled(
    api.raw,
    { ns: { $in: withBytes.map((name) => `${api.raw.databaseName}.${name}`) } },
    look,
  )
  expect(operations.length).toBeGreaterThanOrEqual(withBytes.length)
  expect(
    operations
      .filter(({ docsExamined }) => docsExamined !== 0)
      .map(({ ns, planSummary, docsExamined }) => [ns, planSummary, docsExamined]),
  ).toEqual([])
})
