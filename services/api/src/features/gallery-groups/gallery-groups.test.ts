import type { GalleryGroup } from '@torneo/contracts/content/gallery-groups'
import { describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()
const url = '/api/gallery-groups'
const missing = 'Esa imagen ya no está en la biblioteca. Elige otra.'
const gone = '/api/storage/buckets/gallery/files/0190a1b2c3d4e5f67890/view'

const photo = (name: string) => ({ url: `https://example.org/${name}.jpg`, alt: `Foto ${name}`, year: 2024 })
const [a, b, c] = [photo('a'), photo('b'), photo('c')]

async function gallery(
  photos: object[] = [],
): Promise<{ group: GalleryGroup; address: string; landing: Awaited<ReturnType<typeof api.as>> }> {
  const landing = await api.as('admin_landing')
  const { body: group } = await landing.post(url, { title: 'Verano', photos })
  return { group, address: `${url}/${group.id}`, landing }
}

describe('the photos of a gallery, in either form (R16)', () => {
  it('read as photos and as images, with their number, which is not stored', async () => {
    const { group } = await gallery([a, { ...b, year: '2023' }])
    expect(group).toMatchObject({ photos: [a, { ...b, year: 2023 }], images: [a.url, b.url], imageCount: 2 })
    expect(Object.keys((await api.raw.collection('gallery_groups').findOne()) ?? {})).not.toEqual(
      expect.arrayContaining(['images', 'imageCount']),
    )
  })

  it("sent as images, keep alt and year of known ones, leave new ones empty, and follow the list's order", async () => {
    const { address, landing } = await gallery([a, b])
    const { body } = await landing.patch(address, { images: [c.url, b.url, c.url] })
    expect(body).toMatchObject({
      photos: [{ url: c.url, alt: '', year: null }, b],
      images: [c.url, b.url],
      imageCount: 2,
    })
    expect((await landing.patch(address, { images: [] })).body).toMatchObject({ photos: [], images: [], imageCount: 0 })
  })

  it('are created from images alone, without alt and year', async () => {
    const landing = await api.as('admin_landing')
    expect((await landing.post(url, { title: 'Vieja', images: [a.url] })).body.photos).toEqual([
      { url: a.url, alt: '', year: null },
    ])
  })

  it('sent as photos, keep the fields that are not sent', async () => {
    const { address, landing } = await gallery([a, b])
    const { body } = await landing.patch(address, {
      photos: [{ url: b.url }, { url: a.url, alt: 'Otra', year: '1999' }],
    })
    expect(body.photos).toEqual([b, { url: a.url, alt: 'Otra', year: 1999 }])
  })

  it('stored bare may stay bare until someone adds alt and year', async () => {
    const { address, landing } = await gallery()
    await landing.patch(address, { images: [a.url, b.url] })
    const bare = { url: a.url, alt: '', year: null }
    expect((await landing.patch(address, { photos: [bare, { url: b.url, alt: 'Ahora' }] })).body.photos).toEqual([
      bare,
      { url: b.url, alt: 'Ahora', year: null },
    ])
    expect((await landing.patch(address, { photos: [a] })).body.photos).toEqual([a])
    expect((await landing.patch(address, { photos: [bare] })).body.details).toEqual([
      { path: 'photos.0.alt', message: 'La descripción es requerida' },
      { path: 'photos.0.year', message: 'El año es requerido' },
    ])
  })

  it('may come in both forms when they say the same', async () => {
    const { address, landing } = await gallery([a])
    expect((await landing.patch(address, { photos: [a, b], images: [a.url, b.url] })).body.imageCount).toBe(2)
  })

  it.each<[string, object, { path: string; message: string }[]]>([
    [
      'a new photo without alt and year',
      { photos: [a, { url: b.url }] },
      [
        { path: 'photos.1.alt', message: 'La descripción es requerida' },
        { path: 'photos.1.year', message: 'El año es requerido' },
      ],
    ],
    [
      'a new photo of blanks',
      { photos: [{ url: b.url, alt: ' ', year: 2024 }] },
      [{ path: 'photos.0.alt', message: 'La descripción es requerida' }],
    ],
    [
      'the same photo twice',
      { photos: [a, b, a] },
      [{ path: 'photos.2.url', message: 'Esta foto ya está en la galería' }],
    ],
    [
      'two lists that differ',
      { photos: [a], images: [b.url] },
      [{ path: 'images', message: 'Envía las fotos en photos o en images, no listas distintas en los dos' }],
    ],
    [
      'a file that is not there',
      { photos: [a, b, c, { ...a, url: gone }] },
      [{ path: 'photos.3.url', message: missing }],
    ],
    ['a cover that is not there', { coverImage: gone }, [{ path: 'coverImage', message: missing }]],
    [
      'a script',
      { images: ['javascript:alert(1)'] },
      [{ path: 'images.0', message: 'Usa una dirección http(s) o una imagen de la biblioteca' }],
    ],
    [
      'ten thousand photos',
      { photos: Array.from({ length: 10_000 }, (_, i) => photo(String(i))) },
      [{ path: 'photos', message: 'Una galería puede tener hasta 500 fotos' }],
    ],
    [
      'ten thousand images',
      { images: Array.from({ length: 10_000 }, (_, i) => photo(String(i)).url) },
      [{ path: 'images', message: 'Una galería puede tener hasta 500 fotos' }],
    ],
    ['its number', { imageCount: 7 }, [{ path: 'imageCount', message: 'Este campo no se puede enviar' }]],
  ])('%s is refused, new or changed, and nothing is written', async (_case, sent, details) => {
    const { address, landing } = await gallery([a])
    const before = await api.snapshot()
    for (const answer of [await landing.patch(address, sent), await landing.post(url, { title: 'Otra', ...sent })]) {
      expect([answer.status, answer.body.details]).toEqual([400, details])
    }
    expect(await api.snapshot()).toBe(before)
  })
})

describe('POST /api/gallery-groups/:id/photos', () => {
  it('adds one at the end and gives the gallery', async () => {
    const { address, landing, group } = await gallery([a])
    const answer = await landing.post(`${address}/photos`, { ...b, year: '2023' })
    expect([answer.status, answer.body]).toMatchObject([
      201,
      { id: group.id, rev: 2, photos: [a, { ...b, year: 2023 }], imageCount: 2 },
    ])
    expect(await api.raw.collection('activity').findOne({ action: 'Foto agregada' })).toMatchObject({
      subject: 'Verano',
      actor: 'Carla Núñez',
    })
  })

  it('stores all of twenty concurrent ones', async () => {
    const { address, landing } = await gallery()
    const photos = Array.from({ length: 20 }, (_, i) => photo(String(i)))
    const answers = await Promise.all(photos.map((one) => landing.post(`${address}/photos`, one)))
    expect(answers.map(({ status }) => status)).toEqual(photos.map(() => 201))
    const { body } = await landing.get(address)
    expect([body.rev, body.imageCount]).toEqual([21, 20])
    expect(new Set(body.images)).toEqual(new Set(photos.map((one) => one.url)))
  })

  it('takes the same photo again for done, and another of the same address for a conflict', async () => {
    const { address, landing, group } = await gallery([a])
    const before = await api.snapshot()
    const again = await landing.post(`${address}/photos`, a)
    expect([again.status, again.body]).toEqual([201, group])
    const other = await landing.post(`${address}/photos`, { ...a, alt: 'Otra' })
    expect([other.status, other.body]).toMatchObject([
      409,
      { type: 'conflict', message: 'Esta foto ya está en la galería' },
    ])
    expect(await api.snapshot()).toBe(before)
  })

  it('adds one photo for a key, however often it is sent', async () => {
    const { address, landing } = await gallery()
    const key = { 'idempotency-key': 'foto-00001' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => landing.post(`${address}/photos`, a, key)))
    expect(answers.map(({ status, body }) => [status, body.rev])).toEqual(Array.from({ length: 5 }, () => [201, 2]))
    await landing.delete(`${address}/photos?url=${encodeURIComponent(a.url)}`)
    expect((await landing.post(`${address}/photos`, a, key)).headers['idempotency-replayed']).toBe('true')
    expect((await landing.get(address)).body.imageCount).toBe(0)
  })

  it('accepts at most 500, twenty concurrent ones as well', async () => {
    const { address, landing } = await gallery(Array.from({ length: 495 }, (_, i) => photo(`vieja-${i}`)))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => landing.post(`${address}/photos`, photo(`nueva-${i}`))),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    const refused = answers.filter(({ status }) => status === 400)
    expect(refused).toHaveLength(15)
    expect(refused[0]?.body.details).toEqual([{ path: 'url', message: 'Una galería puede tener hasta 500 fotos' }])
    expect((await landing.get(address)).body.imageCount).toBe(500)
  })

  it.each<[string, object, string, string]>([
    ['no image', { alt: 'x', year: 2024 }, 'url', 'La imagen es requerida'],
    ['no alt', { ...b, alt: ' ' }, 'alt', 'La descripción es requerida'],
    ['no year', { ...b, year: '' }, 'year', 'El año es requerido'],
    ['a file that is not there', { ...b, url: gone }, 'url', missing],
    [
      'a script',
      { ...b, url: 'javascript:alert(1)' },
      'url',
      'Usa una dirección http(s) o una imagen de la biblioteca',
    ],
    ['a long text', { ...b, alt: 'x'.repeat(100_000) }, 'alt', 'Máximo 5000 caracteres'],
    ['an unknown field', { ...b, size: 1 }, 'size', 'Este campo no se puede enviar'],
  ])('rejects %s and writes nothing', async (_case, sent, path, message) => {
    const { address, landing } = await gallery([a])
    const before = await api.snapshot()
    const answer = await landing.post(`${address}/photos`, sent)
    expect([answer.status, answer.body.details]).toEqual([400, [{ path, message }]])
    expect(await api.snapshot()).toBe(before)
  })

  it('is 404 for an unknown gallery, before the photo is validated', async () => {
    const landing = await api.as('admin_landing')
    expect((await landing.post(`${url}/0190a1b2c3d4e5f67890/photos`, {})).status).toBe(404)
    expect((await landing.post(`${url}/no-es-id/photos`, a)).status).toBe(404)
  })
})

describe('POST /api/gallery-groups/:id/photos/batch', () => {
  const thirty = Array.from({ length: 30 }, (_, i) => ({ ...photo(String(i)), alt: `Final (${i + 1} de 30)` }))

  it('adds thirty at the end, in their order, in one save', async () => {
    const { address, landing } = await gallery([a])
    const answer = await landing.post(`${address}/photos/batch`, { photos: thirty })
    expect([answer.status, answer.body]).toMatchObject([201, { rev: 2, photos: [a, ...thirty] }])
    expect(await api.raw.collection('activity').countDocuments({ action: 'Fotos agregadas' })).toBe(1)
  })

  it('adds them once, however often they are sent', async () => {
    const { address, landing } = await gallery([a])
    const key = { 'idempotency-key': 'fotos-0001' }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => landing.post(`${address}/photos/batch`, { photos: [b, c] }, key)),
    )
    expect(answers.map(({ status, body }) => [status, body.rev])).toEqual(answers.map(() => [201, 2]))
    expect((await landing.post(`${address}/photos/batch`, { photos: [c, b] })).body).toMatchObject({
      rev: 2,
      photos: [a, b, c],
    })
  })

  it.each<[string, object[], { path: string; message: string }[]]>([
    ['none', [], [{ path: 'photos', message: 'Elige al menos una foto' }]],
    [
      'a hundred and one',
      Array.from({ length: 101 }, (_, i) => photo(String(i))),
      [{ path: 'photos', message: 'Se agregan hasta 100 fotos de una vez' }],
    ],
    [
      'one without a text among others',
      [b, { ...c, alt: ' ' }],
      [{ path: 'photos.1.alt', message: 'La descripción es requerida' }],
    ],
    ['one without a year', [{ url: b.url, alt: 'b' }, c], [{ path: 'photos.0.year', message: 'El año es requerido' }]],
    [
      'one that is there with another text',
      [b, { ...a, alt: 'Otra' }],
      [{ path: 'photos.1.url', message: 'Esta foto ya está en la galería' }],
    ],
    [
      'one that comes twice with two texts',
      [b, { ...b, alt: 'Otra' }],
      [{ path: 'photos.1.url', message: 'Esta foto ya está en la galería' }],
    ],
    ['one whose file is not there', [b, { ...c, url: gone }], [{ path: 'photos.1.url', message: missing }]],
  ])('adds nothing when there is %s', async (_case, photos, details) => {
    const { address, landing } = await gallery([a])
    const before = await api.snapshot()
    const answer = await landing.post(`${address}/photos/batch`, { photos })
    expect([answer.status, answer.body.details]).toEqual([400, details])
    expect(await api.snapshot()).toBe(before)
  })

  it('adds nothing when the gallery would have more than 500', async () => {
    const { address, landing } = await gallery(Array.from({ length: 480 }, (_, i) => photo(`vieja-${i}`)))
    const before = await api.snapshot()
    expect((await landing.post(`${address}/photos/batch`, { photos: thirty })).body.details).toEqual([
      { path: 'photos', message: 'Una galería puede tener hasta 500 fotos' },
    ])
    expect(await api.snapshot()).toBe(before)
  })
})

describe('POST /api/gallery-groups/:id/photos/move', () => {
  it('moves photos to the end of another gallery, without duplicates', async () => {
    const { address, landing } = await gallery([a, b, c])
    const { group: to } = await gallery([photo('d'), { ...c, alt: 'De antes' }])
    const answer = await landing.post(`${address}/photos/move`, { urls: [c.url, a.url], to: to.id })
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { from: { photos: [b], rev: 2 }, to: { photos: [photo('d'), { ...c, alt: 'De antes' }, a], rev: 2 } },
    ])
  })

  it.each<[string, (ids: { own: string; other: string }) => object, string]>([
    ['a photo that is not there', ({ other }) => ({ urls: [a.url, c.url], to: other }), 'urls.1'],
    ['none', ({ other }) => ({ urls: [], to: other }), 'urls'],
    ['the same gallery', ({ own }) => ({ urls: [a.url], to: own }), 'to'],
    ['an unknown gallery', () => ({ urls: [a.url], to: 'noesta' }), 'to'],
  ])('moves nothing for %s', async (_case, sent, path) => {
    const { address, landing, group } = await gallery([a, b])
    const { group: other } = await gallery()
    const before = await api.snapshot()
    const answer = await landing.post(`${address}/photos/move`, sent({ own: group.id, other: other.id }))
    expect([answer.status, answer.body.details.map((detail: { path: string }) => detail.path)]).toEqual([400, [path]])
    expect(await api.snapshot()).toBe(before)
  })
})

describe('DELETE /api/gallery-groups/:id/photos', () => {
  const photoUrl = (address: string, of: string) => `${address}/photos?url=${encodeURIComponent(of)}`

  it('takes one out, once, and leaves the others as they are', async () => {
    const { address, landing } = await gallery([a, b, c])
    expect((await landing.delete(photoUrl(address, b.url))).status).toBe(204)
    expect((await landing.get(address)).body).toMatchObject({ photos: [a, c], rev: 2 })
    const before = await api.snapshot()
    expect((await landing.delete(photoUrl(address, b.url))).status).toBe(404)
    expect(await api.snapshot()).toBe(before)
    expect(await api.raw.collection('activity').findOne({ action: 'Foto quitada' })).toMatchObject({
      subject: 'Verano',
    })
  })

  it('removes ten concurrently', async () => {
    const photos = Array.from({ length: 10 }, (_, i) => photo(String(i)))
    const { address, landing } = await gallery(photos)
    const answers = await Promise.all(photos.map((one) => landing.delete(photoUrl(address, one.url))))
    expect(answers.map(({ status }) => status)).toEqual(photos.map(() => 204))
    expect((await landing.get(address)).body.imageCount).toBe(0)
  })

  it('rejects a stale rev, a missing address and several addresses', async () => {
    const { address, landing } = await gallery([a, b])
    const { body: current } = await landing.patch(address, { title: 'Otra' })
    const before = await api.snapshot()
    expect((await landing.delete(photoUrl(address, a.url), undefined, { 'if-match': '1' })).body).toMatchObject({
      code: 409,
      type: 'stale',
      current,
    })
    for (const query of ['', '?url=', `?url=${a.url}&url=${b.url}`, `?url=${a.url}&x=1`]) {
      expect([query, (await landing.delete(`${address}/photos${query}`)).status]).toEqual([query, 400])
    }
    expect(await api.snapshot()).toBe(before)
  })
})
