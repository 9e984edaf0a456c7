import type { Bucket } from '@torneo/contracts/files/storage'
import { expect, it } from 'vitest'
import { newId } from '../../platform/database/ids'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'

const lines: string[] = []
const origin = 'https://torneo.example'
const api = useTestApi({ PUBLIC_URL: origin }, { write: (line) => void lines.push(line) })
const warnings = () =>
  lines
    .splice(0)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line['level'] === 40)

/** Uploads a file and returns its address. */
async function stored(bucket: Bucket = 'gallery'): Promise<string> {
  const { files, database } = api.app.services
  const file = await database.transaction((transaction) =>
    files.create(
      { bucket, id: newId(), name: 'a.png', bytes: Buffer.from('abc'), mimeType: 'image/png', animated: false },
      { by: { id: 'ana', name: 'Ana' }, transaction },
    ),
  )
  return file.url
}
const photo = (address: string) => ({ url: address, alt: 'Podio', year: 2024 })
const isThere = async (address: string) => (await api.anonymous.get(address)).status === 200

async function add(fields: object) {
  const landing = await api.as('admin_landing')
  const { status, body } = await landing.post('/api/gallery-groups', { title: 'Verano', ...fields })
  expect(status).toBe(201)
  return { body, remove: () => landing.delete(`/api/gallery-groups/${body.id}`), landing }
}

it('deletes cover and photos of a deleted gallery, each once', async () => {
  const [cover, first, second] = [await stored(), await stored('general'), await stored()]
  const { remove } = await add({
    coverImage: cover,
    photos: [
      photo(cover),
      photo(first),
      photo(`${origin}${second.replace('view', 'download')}`),
      photo('https://example.org/a.jpg'),
    ],
  })
  warnings()
  expect((await remove()).status).toBe(204)
  expect(await Promise.all([cover, first, second].map(isThere))).toEqual([false, false, false])
  expect(warnings()).toEqual([])
})

it('keeps images that the hero, another gallery or a sponsor shows', async () => {
  const [inHero, inOther, inSponsor, alone] = [await stored(), await stored(), await stored('sponsors'), await stored()]
  const { remove, landing } = await add({ coverImage: inHero, photos: [inHero, inOther, inSponsor, alone].map(photo) })
  expect(
    (await landing.put('/api/hero', { title: 'a', subtitle: 'b', description: 'c', logoImage: inHero })).status,
  ).toBe(200)
  await add({ photos: [photo(inOther)] })
  expect(
    (await landing.post('/api/sponsors', { name: 'Acme', website: 'x.com', tier: 'gold', logo: inSponsor })).status,
  ).toBe(201)
  expect((await remove()).status).toBe(204)
  expect(await Promise.all([inHero, inOther, inSponsor, alone].map(isThere))).toEqual([true, true, true, false])
})

it('keeps a file when only a photo is removed: the screen decides', async () => {
  const address = await stored()
  const { body, landing } = await add({ photos: [photo(address)] })
  expect(
    (await landing.delete(`/api/gallery-groups/${body.id}/photos?url=${encodeURIComponent(address)}`)).status,
  ).toBe(204)
  expect(await isThere(address)).toBe(true)
})

it("recognizes its own addresses by the request's host, with or without PUBLIC_URL (R15)", async () => {
  const [byHost, foreign] = [await stored(), await stored()]
  const landing = await api.as('admin_landing')
  const asked = { host: 'panel.local:4200' }
  const photos = [photo(`http://panel.local:4200${byHost}`), photo(`https://panel.local${foreign}`)]
  const { body } = await landing.post('/api/gallery-groups', { title: 'Verano', photos }, asked)
  const listed = (await landing.get('/api/storage/buckets/gallery/files', asked)).body.items as {
    url: string
    uses: unknown[]
  }[]
  expect([byHost, foreign].map((address) => listed.find(({ url }) => url === address)?.uses.length)).toEqual([1, 0])
  const refused = await landing.request({ method: 'DELETE', url: byHost.replace('/view', ''), headers: asked })
  expect([refused.status, refused.body.type]).toEqual([409, 'in_use'])
  const gap = await landing.post(
    '/api/gallery-groups',
    { title: 'Otra', photos: [photo(`http://panel.local:4200${byHost.replace(/files\/[^/]+/, 'files/nadie')}`)] },
    asked,
  )
  expect([gap.status, gap.body.details[0].path]).toEqual([400, 'photos.0.url'])
  expect(
    (await landing.request({ method: 'DELETE', url: `/api/gallery-groups/${body.id}`, headers: asked })).status,
  ).toBe(204)
  expect([await isThere(byHost), await isThere(foreign)]).toEqual([false, true])
})

it('logs files that cannot be deleted, and deletes the gallery', async () => {
  const [first, second] = [await stored(), await stored('general')]
  const { body, remove } = await add({ photos: [photo(first), photo(second)] })
  warnings()
  // A view in place of the collection can be read but not written.
  await api.raw.collection('gallery.files').rename('gallery.kept')
  await api.raw.createCollection('gallery.files', { viewOn: 'gallery.kept' })
  try {
    expect((await remove()).status).toBe(204)
  } finally {
    await api.raw.collection('gallery.files').drop()
    await api.raw.collection('system.views').drop()
    await api.raw.collection('gallery.kept').rename('gallery.files')
  }
  expect((await api.anonymous.get(`/api/gallery-groups/${body.id}`)).status).toBe(404)
  expect(await Promise.all([first, second].map(isThere))).toEqual([true, true])
  expect(warnings()).toMatchObject([
    {
      msg: 'the images of a deleted record could not be deleted',
      files: [{ bucket: 'gallery' }, { bucket: 'general' }],
      err: { message: expect.any(String) },
    },
  ])
})

it('takes no photo that was deleted with its gallery', async () => {
  const address = await stored()
  const { remove, landing } = await add({ photos: [photo(address)] })
  const { body: other } = await landing.post('/api/gallery-groups', { title: 'Otra' })
  expect((await remove()).status).toBe(204)
  const named = await landing.post(`/api/gallery-groups/${other.id}/photos`, photo(address))
  expect([named.status, named.body.details[0].path]).toEqual([400, 'url'])
})

it('hides and restores the images of a team and its players with them; images that others show stay (B51)', async () => {
  const boss = await api.as('super')
  const scene = tournamentScene(api)
  const [logo, photo, shared] = [await stored('tournament'), await stored('tournament'), await stored('tournament')]
  await scene.sport('futbol')
  await scene.promotion('p98')
  for (const team of ['a98', 'b05'])
    await scene.team(team, { sportId: 'futbol', promotionId: 'p98', ...(team === 'a98' ? { logo } : {}) })
  for (const [id, teamId, address] of [
    ['ana', 'a98', photo],
    ['eva', 'a98', shared],
    ['ines', 'b05', shared],
  ] as const)
    await scene.player(id, { teamId, photo: address })
  const there = () => Promise.all([logo, photo, shared].map(isThere))
  expect((await boss.delete('/api/teams/a98')).status).toBe(204)
  expect(await there()).toEqual([false, false, true])
  expect((await boss.get('/api/storage/buckets/tournament/files')).body.total).toBe(1)
  expect((await boss.post('/api/bin/a98/restore')).body).toEqual({ restored: 3 })
  expect(await there()).toEqual([true, true, true])

  await boss.delete('/api/players/ana')
  expect((await boss.delete('/api/bin/ana')).status).toBe(204)
  expect(await there()).toEqual([true, false, true])
  expect(await api.raw.collection('tournament.files').countDocuments()).toBe(2)
})

it('an image deleted by itself can be restored by roles that see all files', async () => {
  const [landing, organiser] = [await api.as('admin_landing'), await api.as('admin_tournament')]
  const address = await stored()
  const id = address.split('/').at(-2) ?? ''
  expect((await landing.delete(address.replace('/view', ''))).status).toBe(204)
  const item = { batch: id, collection: 'gallery.files', id, title: 'a.png', records: 1 }
  expect([(await landing.get('/api/bin')).body, (await organiser.get('/api/bin')).body]).toMatchObject([
    { total: 1, items: [item] },
    { total: 0 },
  ])
  expect([(await organiser.post(`/api/bin/${id}/restore`)).status, await isThere(address)]).toEqual([403, false])
  expect((await landing.post(`/api/bin/${id}/restore`)).body).toEqual({ restored: 1 })
  expect(await isThere(address)).toBe(true)
})
