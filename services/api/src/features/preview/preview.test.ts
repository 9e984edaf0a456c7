import { expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()
const hero = { title: 'Torneo 2025', subtitle: 'Volvemos', description: 'Todas las promociones' }
const tomorrow = { day: new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10), time: '12:00' }

/** Schedules changes of a hero and a sponsor; returns their texts in a response. */
async function planned() {
  const carla = await api.as('admin_landing')
  const heroId = String((await carla.put('/api/hero', hero)).body.id)
  const sponsorId = String(
    (await carla.post('/api/sponsors', { name: 'Acme', website: 'x.com', tier: 'gold' })).body.id,
  )
  await carla.put(`/api/scheduled-saves/${heroId}`, { ...tomorrow, fields: { title: 'Torneo 2026' } })
  await carla.put(`/api/scheduled-saves/${sponsorId}`, { ...tomorrow, fields: { name: 'Acme Sur' } })
  const link = async () => {
    const { status, body } = await carla.post('/api/preview/links')
    return { status, body, token: String(body.path).split('#')[1] ?? '' }
  }
  return { carla, heroId, link }
}
const texts = ({ body }: { body: { hero: { title: string; subtitle: string }; sponsors: { name: string }[] } }) => [
  body.hero.title,
  body.hero.subtitle,
  body.sponsors[0]?.name,
]
const open = (token: unknown) => api.anonymous.post('/api/preview/shared', { token })

it('shows the saved content with the scheduled; the public page shows the saved', async () => {
  const { carla, heroId } = await planned()
  await carla.put('/api/hero', { ...hero, subtitle: 'Por fin' })
  expect(texts((await carla.get('/api/preview/landing')) as never)).toEqual(['Torneo 2026', 'Por fin', 'Acme Sur'])
  expect(texts((await api.anonymous.get('/api/public/landing')) as never)).toEqual(['Torneo 2025', 'Por fin', 'Acme'])
  await api.raw.collection<{ _id: string }>('scheduled_saves').updateOne({ _id: heroId }, { $set: { held: 'x' } })
  expect(texts((await carla.get('/api/preview/landing')) as never)).toEqual(['Torneo 2025', 'Por fin', 'Acme Sur'])
})

it('a link opens it without an account, for 24 hours; the token is not stored, and opens nothing else', async () => {
  const { link } = await planned()
  const { status, body, token } = await link()
  expect([status, body.path]).toEqual([201, expect.stringMatching(/^\/vista-previa\/#[\w-]{43}$/)])
  expect(Date.parse(String(body.expiresAt)) - Date.now()).toBeGreaterThan(24 * 3_600_000 - 60_000)
  expect(Date.parse(String(body.expiresAt)) - Date.now()).toBeLessThan(24 * 3_600_000 + 60_000)
  expect(texts((await open(token)) as never)).toEqual(['Torneo 2026', 'Volvemos', 'Acme Sur'])
  expect(await api.allText()).not.toContain(token)
  expect((await api.anonymous.get('/api/preview/landing', { cookie: `torneo_session=${token}` })).status).toBe(401)
})

it('an altered or expired link shows nothing, explains so, and changes nothing', async () => {
  const { link } = await planned()
  const { token } = await link()
  const gone = 'Este enlace ya no sirve: venció o no está completo. Pide uno nuevo a quien te lo mandó.'
  const before = await api.snapshot()
  expect((await open(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).body).toEqual({
    code: 404,
    type: 'not_found',
    message: gone,
  })
  for (const wrong of ['', 'x', null, { $gt: '' }])
    expect((await open(wrong)).body).toMatchObject({ code: 400, details: [{ path: 'token', message: gone }] })
  expect(await api.snapshot()).toBe(before)
  await api.raw.collection('preview_links').updateMany({}, [{ $set: { expiresAt: { $subtract: ['$$NOW', 1000] } } }])
  expect((await open(token)).body).toEqual({ code: 404, type: 'not_found', message: gone })
})

it('a link is listed with its maker, and all can be ended together', async () => {
  const { carla, link } = await planned()
  const { token } = await link()
  const [boss, other] = [await api.as('super'), await api.as('admin_tournament')]
  expect((await boss.get('/api/preview/links')).body).toMatchObject({
    total: 1,
    items: [{ by: { id: carla.user.id, name: 'Carla Núñez' } }],
  })
  expect([(await other.get('/api/preview/links')).status, (await other.delete('/api/preview/links')).status]).toEqual([
    403, 403,
  ])
  expect((await open(token)).status).toBe(200)
  expect((await boss.delete('/api/preview/links')).status).toBe(204)
  expect([(await open(token)).status, (await boss.get('/api/preview/links')).body.total]).toEqual([404, 0])
})

const byHand = async (id: string, change: object) => {
  await api.raw.collection<{ _id: string }>('users').updateOne({ _id: id }, { $set: change })
}
it.each<[what: string, lose: (id: string) => Promise<unknown>]>([
  ['another role', async (id) => (await api.as('super')).patch(`/api/users/${id}`, { role: 'admin_tournament' })],
  ['a higher role', async (id) => (await api.as('super')).patch(`/api/users/${id}`, { role: 'super' })],
  ['deactivation', async (id) => (await api.as('super')).delete(`/api/users/${id}`)],
  ['another role, set by hand', async (id) => byHand(id, { role: 'admin_tournament' })],
  ['deactivation by hand', async (id) => byHand(id, { active: false })],
  ['deletion by hand', async (id) => api.raw.collection<{ _id: string }>('users').deleteOne({ _id: id })],
])('%s of its maker ends a link for good, also when the right comes back', async (_, lose) => {
  const { carla, link } = await planned()
  const { token } = await link()
  const account = await api.raw.collection<{ _id: string }>('users').findOne({ _id: carla.user.id })
  await lose(carla.user.id)
  expect((await open(token)).status).toBe(404)
  if (account)
    await api.raw.collection<{ _id: string }>('users').replaceOne({ _id: account._id }, account, { upsert: true })
  const [, boss] = [await api.signedIn(carla.user), await api.as('super')]
  expect([(await open(token)).status, (await boss.get('/api/preview/links')).body.total]).toEqual([404, 0])
})

it('a role that was lost and came back before anybody looked has ended the link', async () => {
  const { carla, link } = await planned()
  const { token } = await link()
  const boss = await api.as('super')
  for (const role of ['admin_tournament', 'admin_landing'])
    expect((await boss.patch(`/api/users/${carla.user.id}`, { role })).status).toBe(200)
  expect((await open(token)).status).toBe(404)
})

it('shows scheduled content only to users who may read it', async () => {
  await planned()
  expect(texts((await (await api.as('admin_tournament')).get('/api/preview/landing')) as never)).toEqual([
    'Torneo 2025',
    'Volvemos',
    'Acme',
  ])
  expect(texts((await (await api.as('super')).get('/api/preview/landing')) as never)).toEqual([
    'Torneo 2026',
    'Volvemos',
    'Acme Sur',
  ])
})
