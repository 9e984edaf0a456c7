import type { StoredFile } from '@torneo/contracts/files/storage'
import { describe, expect, it } from 'vitest'
import { filesOf, png, upload } from '../../testing/storage-samples'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()
const url = '/api/storage/unused'
const dayMs = 24 * 3_600_000

/** Uploads a file and dates it two days back. */
async function old(bucket = 'gallery'): Promise<StoredFile> {
  const { body } = await upload(await api.as('super'), await png(), bucket)
  await api.raw
    .collection<{ _id: string }>(`${bucket}.files`)
    .updateOne({ _id: String(body.id) }, { $set: { uploadDate: new Date(Date.now() - 2 * dayMs) } })
  return body as unknown as StoredFile
}
const refs = (...files: readonly StoredFile[]) => ({ files: files.map(({ bucket, id }) => ({ bucket, id })) })
const idsOf = async (role: 'super' | 'admin_landing' | 'admin_tournament') => {
  const { body } = await (await api.as(role)).get(url)
  return { ...body, items: body.items.map(({ id }: StoredFile) => id) }
}

describe('files that no record shows', () => {
  it('are found with their size, except files of the last day, in use or in the bin', async () => {
    const boss = await api.as('super')
    const [unused, cover, binned] = [await old(), await old(), await old()]
    await upload(boss, await png(), 'gallery')
    await boss.post('/api/gallery-groups', { title: 'Verano', coverImage: cover.url.replace('view', 'download') })
    await boss.delete(`${filesOf('gallery')}/${binned.id}`)
    expect(await idsOf('super')).toEqual({ total: 1, bytes: unused.size, items: [unused.id] })
  })

  it('are found only in the buckets that the role may use', async () => {
    const [general, gallery, tournament] = [await old('general'), await old('gallery'), await old('tournament')]
    expect(new Set((await idsOf('super')).items)).toEqual(new Set([general.id, gallery.id, tournament.id]))
    expect(new Set((await idsOf('admin_landing')).items)).toEqual(new Set([general.id, gallery.id]))
    expect(new Set((await idsOf('admin_tournament')).items)).toEqual(new Set([general.id, tournament.id]))
    const organiser = await api.as('admin_tournament')
    const before = await api.snapshot()
    expect((await organiser.post(`${url}/removals`, refs(general, gallery))).status).toBe(403)
    expect(await api.snapshot()).toBe(before)
  })

  it('are moved to the bin, each by itself, and can be restored', async () => {
    const boss = await api.as('super')
    const [one, other] = [await old(), await old('general')]
    expect((await boss.post(`${url}/removals`, refs(one, other))).body).toEqual({
      removed: 2,
      bytes: one.size + other.size,
    })
    expect((await api.anonymous.get(one.url)).status).toBe(404)
    expect(await idsOf('super')).toEqual({ total: 0, bytes: 0, items: [] })
    expect((await boss.get('/api/bin')).body.total).toBe(2)
    expect((await boss.post(`/api/bin/${other.id}/restore`)).body).toEqual({ restored: 1 })
    expect((await api.anonymous.get(other.url)).status).toBe(200)
    expect((await api.anonymous.get(one.url)).status).toBe(404)
  })

  it('stay when they are in use by now, too recent, or not in the request', async () => {
    const boss = await api.as('super')
    const [used, left] = [await old(), await old()]
    const young = (await upload(boss, await png(), 'gallery')).body as unknown as StoredFile
    await boss.put('/api/hero', { title: 'a', subtitle: 'b', description: 'c', logoImage: used.url })
    const before = await api.snapshot()
    expect((await boss.post(`${url}/removals`, refs(used, young))).body).toEqual({ removed: 0, bytes: 0 })
    expect(await api.snapshot()).toBe(before)
    expect((await idsOf('super')).items).toEqual([left.id])
  })

  it.each([
    [{ files: [] }],
    [{ files: [{ bucket: 'nada', id: 'a' }] }],
    [{ files: [{ bucket: 'gallery', id: '../a' }] }],
    [{ files: Array.from({ length: 501 }, (_, at) => ({ bucket: 'gallery', id: String(at) })) }],
  ])('are not removed by a wrong list: %j', async (sent) => {
    expect((await (await api.as('super')).post(`${url}/removals`, sent)).status).toBe(400)
  })
})
