import { describe, expect, it } from 'vitest'
import { appearance as migration } from '../../migrations/0002-appearance'
import { migrate } from '../../migrations/migrate'
import { actors, useTestApi } from '../../testing/test-api'

const api = useTestApi()
const url = '/api/appearance'
const look = {
  crest: 'https://example.org/escudo.png',
  primary: '#14213D',
  accent: '#F2C14E',
  titleFace: 'clasica',
  look: 'diploma',
} as const
const form = {
  siteName: 'Torneo',
  primaryColor: '#0A84FF',
  logo: 'https://example.org/logo.png',
  contactEmail: 'hola@example.org',
}
const read = async (path: string) => (await (await api.as('super')).get(path)).body
const history = async (id: unknown) => (await read(`/api/history/${String(id)}`)).items as { changes: unknown[] }[]

it('is saved in an empty installation, without any other field, and is public', async () => {
  const landing = await api.as('admin_landing')
  expect((await landing.get(url)).text).toBe('null')
  const { status, body } = await landing.put(url, look)
  expect([status, body]).toEqual([200, expect.objectContaining({ ...look, rev: 1 })])
  expect((await landing.get(url)).body).toEqual(body)
  await expect.poll(async () => (await api.anonymous.get('/api/public/landing')).body.appearance).toEqual(body)
})

it('shows in the settings, as they show in it; each in the history of both', async () => {
  const landing = await api.as('admin_landing')
  const { body: first } = await landing.put(url, look)
  const { body: settings } = await landing.get('/api/settings')
  expect(settings).toMatchObject({ primaryColor: look.primary, logo: look.crest, pageStyle: 'claro', siteName: '' })
  const { body: saved } = await landing.patch('/api/settings', form)
  expect(await read(url)).toMatchObject({ ...look, crest: form.logo, primary: form.primaryColor, rev: 2, id: first.id })
  expect((await history(first.id))[0]?.changes).toEqual(
    expect.arrayContaining([{ field: 'primary', from: look.primary, to: form.primaryColor }]),
  )
  expect((await landing.put(url, { ...look, crest: null })).status).toBe(200)
  expect(await read('/api/settings')).toMatchObject({ ...form, primaryColor: look.primary, logo: '', rev: 3 })
  expect((await history(saved.id))[0]?.changes).toEqual(
    expect.arrayContaining([{ field: 'primaryColor', from: form.primaryColor, to: look.primary }]),
  )
})

it('a save of the settings that was made before a look is rejected, so that it cannot bring the old colour back', async () => {
  const landing = await api.as('admin_landing')
  await landing.patch('/api/settings', form)
  await landing.put(url, look)
  expect((await landing.patch('/api/settings', form, { 'if-match': '1' })).status).toBe(409)
  expect((await landing.put(url, { ...look, look: 'noche' }, { 'if-match': '1' })).status).toBe(409)
})

it('a style that an earlier client saves becomes a look, unless the look is of that style', async () => {
  const landing = await api.as('admin_landing')
  await landing.put(url, look)
  await landing.patch('/api/settings', { ...form, pageStyle: 'claro' })
  expect((await read(url)).look).toBe('diploma')
  await landing.patch('/api/settings', { ...form, pageStyle: 'color' })
  expect((await read(url)).look).toBe('color')
})

it('other fields of the settings leave it alone', async () => {
  const landing = await api.as('admin_landing')
  await landing.patch('/api/settings', { eventDate: 'Sábado' })
  expect(await read(url)).toBeNull()
})

describe('rejected, and nothing changes', () => {
  it.each([
    ['primary', 'azul', 'Usa un color como #E50914'],
    ['accent', '#FFF', 'Usa un color como #E50914'],
    ['titleFace', 'comic', 'El valor no es válido'],
    ['look', '', 'Elige uno de los seis aspectos'],
    ['crest', 'javascript:alert(1)', 'Usa una dirección http(s) o una imagen de la biblioteca'],
    [
      'crest',
      '/api/storage/buckets/general/files/0190a1b2c3d4e5f67890/view',
      'Esa imagen ya no está en la biblioteca. Elige otra.',
    ],
  ])('%s %j', async (path, value, message) => {
    const landing = await api.as('admin_landing')
    const before = await api.snapshot()
    const { status, body } = await landing.put(url, { ...look, [path]: value })
    expect([status, body.details]).toEqual([400, [{ path, message }]])
    expect(await api.snapshot()).toBe(before)
  })

  it.each(actors)('%s reads it as staff, and saves it as the landing team', async (role) => {
    const client = role === null ? api.anonymous : await api.as(role)
    const rejected = role === null ? 401 : 403
    const isStaff = role !== null && role !== 'team_captain'
    expect((await client.get(url)).status).toBe(isStaff ? 200 : rejected)
    const may = role === 'super' || role === 'admin_landing'
    expect((await client.put(url, look)).status).toBe(may ? 200 : rejected)
  })
})

describe('the migration', () => {
  const settings = (fields: object) =>
    api.raw
      .collection('settings')
      .insertOne({
        ...{ _id: 's' as never, singleKey: 'settings', siteName: 'Torneo', contactEmail: '', rev: 4 },
        ...{ createdAt: new Date(), updatedAt: new Date() },
        ...fields,
      })

  it.each([
    [
      { primaryColor: '#123456', logo: '/x', pageStyle: 'claro' },
      { crest: '/x', primary: '#123456', look: 'diario' },
    ],
    [
      { primaryColor: '#123456', logo: '' },
      { crest: null, primary: '#123456', look: 'mitades' },
    ],
    [{}, { crest: null, primary: '#E50914', look: 'mitades' }],
  ])('makes a look of the settings %j', async (fields, expected) => {
    await settings(fields)
    expect(await migration.count(api.raw)).toBe(1)
    await migrate(api.raw, undefined, [{ ...migration, version: 99 }])
    expect(await read(url)).toMatchObject({ ...expected, titleFace: 'deportiva', rev: 1 })
    expect([await migration.count(api.raw), await migration.up(api.raw, new AbortController().signal)]).toEqual([0, 0])
  })

  it('two nodes at once make one', async () => {
    await settings({ primaryColor: '#123456' })
    const { signal } = new AbortController()
    await Promise.all([migration.up(api.raw, signal), migration.up(api.raw, signal)])
    expect(await api.raw.collection('appearance').countDocuments()).toBe(1)
  })

  it('nothing is made without settings, nor over a look', async () => {
    expect(await migration.count(api.raw)).toBe(0)
    await (await api.as('super')).put(url, look)
    expect(await migration.count(api.raw)).toBe(0)
  })
})
