import type { Role } from '@torneo/contracts/people/roles'
import { describe, expect, it } from 'vitest'
import { actors, useTestApi } from '../../testing/test-api'

const api = useTestApi()
const url = '/api/settings'

const forms = {
  site: {
    siteName: 'Torneo',
    primaryColor: '#0A84FF',
    pageStyle: 'claro',
    logo: 'https://example.org/logo.png',
    contactEmail: 'hola@example.org',
  },
  social: {
    socialMediaFacebook: 'https://facebook.com/x',
    socialMediaInstagram: 'https://instagram.com/x',
    socialMediaTwitter: '',
    socialMediaYoutube: '',
  },
  contact: { contactPhone: '+54 11 2233-4455', contactAddress: 'Av. Siempreviva 742' },
  event: {
    eventDate: 'Sábado 15 de noviembre',
    eventTime: 'desde las 9',
    eventLocation: 'Campus',
    eventRegistration: 'Hasta el viernes',
  },
  footer: { footerDescription: 'Hecho por ex alumnos', footerTagline: 'Siempre volvemos' },
}
const blank = {
  siteName: '',
  primaryColor: '#E50914',
  pageStyle: 'clasico',
  logo: '',
  contactEmail: '',
  contactPhone: '',
  contactAddress: '',
  eventDate: '',
  eventTime: '',
  eventLocation: '',
  eventRegistration: '',
  footerDescription: '',
  footerTagline: '',
  socialMediaFacebook: '',
  socialMediaInstagram: '',
  socialMediaTwitter: '',
  socialMediaYoutube: '',
}

it('is null before the first save, for anyone', async () => {
  const answer = await api.anonymous.get(url)
  expect([answer.status, answer.text]).toEqual([200, 'null'])
})

describe.each(Object.entries(forms))('the form %s', (_name, fields) => {
  it('saves alone: created by the first save, with the defaults of the others', async () => {
    const landing = await api.as('admin_landing')
    const { status, body } = await landing.patch(url, fields)
    expect([status, body]).toEqual([
      200,
      { ...blank, ...fields, id: body.id, rev: 1, createdAt: body.createdAt, updatedAt: body.updatedAt },
    ])
    expect((await api.anonymous.get(url)).body).toEqual(body)
  })

  it('keeps the fields of the other forms', async () => {
    const landing = await api.as('admin_landing')
    await landing.patch(url, Object.assign({}, ...Object.values(forms)))
    const { body } = await landing.patch(url, fields)
    expect(body).toMatchObject({ ...Object.assign({}, ...Object.values(forms)), rev: 2 })
  })
})

it('makes one record of the five forms saved concurrently (R21)', async () => {
  const landing = await api.as('admin_landing')
  const answers = await Promise.all(Object.values(forms).map((fields) => landing.patch(url, fields)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await api.raw.collection('settings').countDocuments()).toBe(1)
  expect((await landing.get(url)).body).toMatchObject({
    ...forms.site,
    ...forms.social,
    ...forms.contact,
    ...forms.event,
    ...forms.footer,
    rev: 5,
  })
})

it('takes nothing for a first save', async () => {
  const landing = await api.as('admin_landing')
  const before = await api.snapshot()
  expect((await landing.patch('/api/settings', {})).status).toBe(400)
  expect(await api.snapshot()).toBe(before)
})

it('treats an unchanged save as no change: no rev, no activity', async () => {
  const landing = await api.as('admin_landing')
  const { body } = await landing.patch(url, forms.site)
  const before = await api.snapshot()
  expect((await landing.patch(url, {})).body).toEqual(body)
  expect(await api.snapshot()).toBe(before)
})

it.each([
  ['siteName', ' ', 'El nombre del sitio es requerido'],
  ['logo', '', 'El logo es requerido'],
  ['contactEmail', '', 'El correo es requerido'],
  ['contactEmail', 'nadie', 'Correo electrónico inválido'],
  ['primaryColor', 'rojo', 'Usa un color como #E50914'],
  ['primaryColor', '', 'Usa un color como #E50914'],
  ['pageStyle', 'barroco', 'Elige uno de los tres estilos'],
  ['logo', 'javascript:alert(1)', 'Usa una dirección http(s) o una imagen de la biblioteca'],
  ['logo', '/api/storage/buckets/general/files/nadie/view', 'Esa imagen ya no está en la biblioteca. Elige otra.'],
  ['socialMediaFacebook', 'javascript:alert(1)', 'Usa la dirección de la página, como https://instagram.com/torneo'],
  ['footerTagline', 'x'.repeat(100_000), 'Máximo 5000 caracteres'],
  ['siteName', 'x'.repeat(201), 'Máximo 200 caracteres'],
  ['rev', 1, 'Este campo no se puede enviar'],
  ['singleKey', 'otra', 'Este campo no se puede enviar'],
])('rejects %s %j, and writes nothing', async (path, value, message) => {
  const landing = await api.as('admin_landing')
  const before = await api.snapshot()
  const answer = await landing.patch(url, { footerDescription: 'x', [path]: value })
  expect([answer.status, answer.body.details]).toEqual([400, [{ path, message }]])
  expect(await api.snapshot()).toBe(before)
})

it('answers a stale save with the record and who changed it', async () => {
  const [landing, boss] = [await api.as('admin_landing'), await api.as('super')]
  expect((await landing.patch(url, forms.site, { 'if-match': '0' })).status).toBe(200)
  const { body: current } = await boss.patch(url, forms.footer, { 'if-match': '1' })
  const before = await api.snapshot()
  const answer = await landing.patch(url, forms.contact, { 'if-match': '1' })
  expect([answer.status, answer.body]).toMatchObject([
    409,
    { type: 'stale', current, changedBy: { name: 'Lucía Ferreyra', at: current.updatedAt } },
  ])
  expect(await api.snapshot()).toBe(before)
})

it.each(actors)('is read by %s, and saved by all admins (R28)', async (actor) => {
  const client = actor === null ? api.anonymous : await api.as(actor)
  const writers: readonly (Role | null)[] = ['super', 'admin_tournament', 'admin_landing']
  const before = await api.snapshot()
  const refusal = actor === null ? 401 : 403
  expect((await client.patch(url, forms.footer)).status).toBe(writers.includes(actor) ? 200 : refusal)
  expect((await api.snapshot()) === before).toBe(!writers.includes(actor))
  expect((await client.get(url)).status).toBe(200)
})

it("tells who saved it, by the site's name when there is one", async () => {
  const [landing, organiser] = [await api.as('admin_landing'), await api.as('admin_tournament')]
  await organiser.patch(url, forms.footer)
  await landing.patch(url, forms.site)
  expect(await api.raw.collection('activity').find().sort({ createdAt: 1, _id: 1 }).toArray()).toMatchObject([
    { actor: 'Diego Paz', action: 'Configuración actualizada', subject: 'Configuración' },
    { actor: 'Carla Núñez', action: 'Configuración actualizada', subject: 'Torneo' },
  ])
})
