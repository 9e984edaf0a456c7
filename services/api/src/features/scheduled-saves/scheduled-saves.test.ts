import { dayIn, timeIn } from '@torneo/serving/time-zone'
import { beforeEach, describe, expect, it } from 'vitest'
import { png, upload } from '../../testing/storage-samples'
import { useTestApi } from '../../testing/test-api'
import { useNode } from '../../testing/use-node'

const zone = 'America/Montevideo'
const api = useTestApi({ TIME_ZONE: zone })
// A second node that checks for the same due saves.
useNode(api)

const hero = { title: 'Torneo 2025', subtitle: 'Volvemos', description: 'Todas las promociones' }
const minute = 60_000
const momentIn = (ms: number) => ({ day: dayIn(zone, Date.now() + ms), time: timeIn(zone, Date.now() + ms) })
const tomorrow = momentIn(24 * 60 * minute)
const stored = () => api.raw.collection<{ _id: string; held: string | null }>('scheduled_saves')
const come = () => stored().updateMany({}, [{ $set: { at: { $subtract: ['$$NOW', 5000] } } }])
const waiting = () => stored().countDocuments({ held: null })

/** Makes all scheduled saves due and waits until they are applied. */
async function pass(): Promise<void> {
  await come()
  await expect.poll(waiting).toBe(0)
}

type Person = Awaited<ReturnType<typeof api.as>>
let carla: Person
let id = ''
const path = () => `/api/scheduled-saves/${id}`
const schedule = (fields: object, who = carla) => who.put(path(), { ...tomorrow, fields })
const publicHero = async () => (await api.anonymous.get('/api/public/landing')).body.hero

beforeEach(async () => {
  carla = await api.as('admin_landing')
  id = String((await carla.put('/api/hero', hero)).body.id)
})

describe('a scheduled save', () => {
  it('is not on the public page, and shows when, by whom and what, in the time zone of the service', async () => {
    const sent = await schedule({ title: '  Torneo 2026 ', subtitle: 'Volvemos' })
    const row = {
      id,
      collection: 'hero',
      ...tomorrow,
      by: { id: carla.user.id, name: 'Carla Núñez' },
      rev: 1,
      held: null,
      fields: { title: 'Torneo 2026' },
      changes: [{ field: 'title', from: 'Torneo 2025', to: 'Torneo 2026' }],
    }
    expect([sent.status, sent.body]).toEqual([200, { ...row, at: expect.stringMatching(/:00\.000Z$/) }])
    expect(Math.abs(Date.parse(sent.body.at) - Date.now() - 24 * 60 * minute)).toBeLessThan(2 * minute)
    expect((await carla.get(path())).body).toEqual(sent.body)
    expect(await publicHero()).toMatchObject({ title: 'Torneo 2025', rev: 1 })
  })

  it('can be moved without changing its texts, replaced, and cancelled by any user with access to the section', async () => {
    await schedule({ title: 'Torneo 2026' })
    const lucia = await api.as('super')
    const later = momentIn(48 * 60 * minute)
    const moved = await lucia.put(path(), later, { 'if-match': '1' })
    expect(moved.body).toMatchObject({
      ...later,
      rev: 2,
      fields: { title: 'Torneo 2026' },
      by: { name: 'Lucía Ferreyra' },
    })
    const replaced = await carla.put(path(), { ...later, fields: { subtitle: 'Otra vez' } }, { 'if-match': '2' })
    expect(replaced.body).toMatchObject({ rev: 3, fields: { subtitle: 'Otra vez' } })
    expect((await lucia.delete(path(), undefined, { 'if-match': '2' })).status).toBe(409)
    expect((await lucia.delete(path())).status).toBe(204)
    expect([(await carla.get(path())).text, (await carla.delete(path())).status]).toEqual(['null', 404])
    const actions = (await api.raw.collection('activity').find().sort({ createdAt: 1, _id: 1 }).toArray()).map(
      ({ action, actor }) => [action, actor],
    )
    expect(actions.slice(1)).toEqual([
      ['Cambio programado', 'Carla Núñez'],
      ['Cambio programado', 'Lucía Ferreyra'],
      ['Cambio programado', 'Carla Núñez'],
      ['Cambio programado cancelado', 'Lucía Ferreyra'],
    ])
  })

  it.each<[string, object, string]>([
    [
      'a moment that has passed',
      { ...momentIn(-5 * minute), fields: { title: 'X' } },
      'Ese momento ya pasó. Elige uno más adelante.',
    ],
    [
      'more than a year ahead',
      { ...momentIn(370 * 24 * 60 * minute), fields: { title: 'X' } },
      'Elige un momento dentro de los próximos 12 meses.',
    ],
    [
      'a day that does not exist',
      { day: '2026-02-31', time: '12:00', fields: { title: 'X' } },
      'Usa una fecha que exista, como 2025-11-15',
    ],
    ['no day and hour', { fields: { title: 'X' } }, 'El día es requerido'],
    ['nothing that differs', { ...tomorrow, fields: { title: 'Torneo 2025' } }, 'No hay ningún cambio para programar'],
    ['no fields', tomorrow, 'No hay ningún cambio para programar'],
    ['a field that a save would refuse', { ...tomorrow, fields: { title: ' ' } }, 'El título es requerido'],
    ['a field that the record does not have', { ...tomorrow, fields: { rev: 7 } }, 'Este campo no se puede enviar'],
    [
      'a picture that is not there',
      { ...tomorrow, fields: { logoImage: '/api/storage/buckets/general/files/0190a1b2c3d4e5f67890/view' } },
      'Esa imagen ya no está en la biblioteca. Elige otra.',
    ],
  ])('refuses %s, and changes nothing', async (_case, body, message) => {
    const before = await api.snapshot()
    const answer = await carla.put(path(), body)
    expect([answer.status, answer.body.details[0].message]).toEqual([400, message])
    expect(await api.snapshot()).toBe(before)
  })

  it('is the only one of its record: a second is rejected with the author of the first, and of twenty concurrent ones one succeeds', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => schedule({ title: `Título ${i}` })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const before = await api.snapshot()
    const { body } = await schedule({ title: 'Otro' })
    expect(body).toMatchObject({
      code: 409,
      type: 'conflict',
      message: 'Ya hay cambios programados aquí, de Carla Núñez: cámbialos o cancélalos primero.',
    })
    expect(
      (await carla.put(path(), { ...tomorrow, fields: { title: 'Otro' } }, { 'if-match': '7' })).body,
    ).toMatchObject({ code: 409, type: 'stale', current: { rev: 1 } })
    expect(await api.snapshot()).toBe(before)
  })

  it('needs access to the section: other users are rejected, read null, and change nothing', async () => {
    await schedule({ title: 'Torneo 2026' })
    const diego = await api.as('admin_tournament')
    const before = await api.snapshot()
    expect([
      (await schedule({ title: 'X' }, diego)).status,
      (await diego.delete(path())).status,
      (await diego.get(path())).text,
    ]).toEqual([403, 403, 'null'])
    expect(
      (await carla.put('/api/scheduled-saves/0190a1b2c3d4e5f67890', { ...tomorrow, fields: { title: 'X' } })).status,
    ).toBe(404)
    expect(await api.snapshot()).toBe(before)
  })

  it("has a gallery's own texts, not its photos", async () => {
    id = String((await carla.post('/api/gallery-groups', { title: 'Verano', photos: [] })).body.id)
    expect((await schedule({ photos: [] })).body.details).toEqual([
      { path: 'photos', message: 'Este campo no se puede enviar' },
    ])
    expect((await schedule({ title: 'Verano 2026' })).status).toBe(200)
  })
})

describe('a scheduled save at its time', () => {
  it('is saved once on two nodes, as a normal save: rev, history with its author, activity, public page', async () => {
    await schedule({ title: 'Torneo 2026' })
    expect(await publicHero()).toMatchObject({ title: 'Torneo 2025' })
    await pass()
    await expect.poll(publicHero).toMatchObject({ ...hero, title: 'Torneo 2026', rev: 2 })
    expect([await stored().countDocuments(), (await carla.get(path())).text]).toEqual([0, 'null'])
    expect((await carla.get(`/api/history/${id}`)).body.items[0]).toMatchObject({
      by: 'Carla Núñez',
      action: 'Hero actualizado (programado)',
      changes: [{ field: 'title', from: 'Torneo 2025', to: 'Torneo 2026' }],
    })
    expect(await api.raw.collection('activity').countDocuments({ action: 'Hero actualizado (programado)' })).toBe(1)
  })

  it.each<[string, string, object, object, string]>([
    [
      'about',
      '/api/about',
      { title: 'Sobre', description: 'a', highlights: ['x'] },
      { highlights: ['x', 'y'] },
      'Sobre actualizado (programado)',
    ],
    [
      'cta',
      '/api/cta',
      { title: 'Ven', description: 'a', buttonType: 'login' },
      { buttonText: 'Ya' },
      'CTA actualizado (programado)',
    ],
    [
      'settings',
      '/api/settings',
      { siteName: 'Torneo', eventDate: 'Sábado' },
      { eventDate: 'Domingo' },
      'Configuración actualizada (programado)',
    ],
    [
      'a sponsor',
      '/api/sponsors',
      { name: 'Acme', website: 'x.com', tier: 'gold' },
      { tier: 'silver' },
      'Sponsor actualizado (programado)',
    ],
    [
      'an event',
      '/api/schedule',
      { title: 'Apertura', date: '2025-11-15', time: '09:30', type: 'ceremony' },
      { time: '10:00' },
      'Evento actualizado (programado)',
    ],
  ])('saves the planned fields of %s and leaves the others', async (_case, address, body, fields, action) => {
    const isList = ['/api/sponsors', '/api/schedule'].includes(address)
    const made = isList
      ? await carla.post(address, body)
      : address === '/api/settings'
        ? await carla.patch(address, body)
        : await carla.put(address, body)
    id = String(made.body.id)
    expect((await schedule(fields)).status).toBe(200)
    await pass()
    expect((await carla.get(isList ? `${address}/${id}` : address)).body).toMatchObject({
      ...made.body,
      ...fields,
      rev: 2,
      updatedAt: expect.any(String),
    })
    expect(await api.raw.collection('activity').countDocuments({ action })).toBe(1)
  })

  it('preserves what others saved in other fields meanwhile, and wins in its own: their text is in the history', async () => {
    await schedule({ title: 'Torneo 2026' })
    await carla.put('/api/hero', { ...hero, title: 'Torneo 2025!', subtitle: 'Por fin' })
    await pass()
    expect(await publicHero()).toMatchObject({ title: 'Torneo 2026', subtitle: 'Por fin', rev: 3 })
    const { items } = (await carla.get(`/api/history/${id}`)).body
    expect(items[0].changes).toEqual([{ field: 'title', from: 'Torneo 2025!', to: 'Torneo 2026' }])
  })

  it('writes nothing if someone has already saved the same', async () => {
    await schedule({ title: 'Torneo 2026' })
    await carla.put('/api/hero', { ...hero, title: 'Torneo 2026' })
    await pass()
    expect([(await publicHero()).rev, await stored().countDocuments()]).toEqual([2, 0])
  })

  it.each<[string, () => Promise<unknown>, string]>([
    ['the record was deleted', () => carla.delete(`/api/sponsors/${id}`), 'Lo que iba a cambiar está eliminado.'],
    [
      'its author was deactivated',
      () => api.raw.collection<{ _id: string }>('users').updateOne({ _id: carla.user.id }, { $set: { active: false } }),
      'Quien lo programó ya no puede cambiar esta sección.',
    ],
    [
      'its author has another role',
      () =>
        api.raw
          .collection<{ _id: string }>('users')
          .updateOne({ _id: carla.user.id }, { $set: { role: 'admin_tournament' } }),
      'Quien lo programó ya no puede cambiar esta sección.',
    ],
    [
      'a save would be refused by now',
      () => api.raw.collection('scheduled_saves').updateOne({}, { $set: { 'fields.name': '' } }),
      'El nombre es requerido',
    ],
  ])(
    'is held with the reason where %s; nothing is lost, and it can be given another time',
    async (_case, happen, reason) => {
      id = String((await carla.post('/api/sponsors', { name: 'Acme', website: 'x.com', tier: 'gold' })).body.id)
      await schedule({ name: 'Acme Sur' })
      await happen()
      await pass()
      expect(await stored().findOne({ _id: id })).toMatchObject({
        held: reason,
        rev: 2,
        fields: { name: expect.any(String) },
      })
      expect(await api.raw.collection<{ _id: string }>('sponsors').findOne({ _id: id })).toMatchObject({
        name: 'Acme',
        rev: 1,
      })
      expect(await api.raw.collection('activity').countDocuments({ action: 'Cambio programado sin aplicar' })).toBe(1)

      const boss = await api.as('super')
      await boss.post(`/api/bin/${id}/restore`)
      expect((await boss.get(path())).body).toMatchObject({ held: reason })
      expect(
        (await boss.put(path(), { ...tomorrow, fields: { name: 'Acme Sur' } }, { 'if-match': '2' })).body,
      ).toMatchObject({ held: null })
      await pass()
      expect((await boss.get(`/api/sponsors/${id}`)).body).toMatchObject({ name: 'Acme Sur', rev: 2 })
    },
  )

  it('is deleted when its record is purged', async () => {
    id = String((await carla.post('/api/sponsors', { name: 'Acme', website: 'x.com', tier: 'gold' })).body.id)
    await schedule({ name: 'Acme Sur' })
    await carla.delete(`/api/sponsors/${id}`)
    await (await api.as('super')).delete(`/api/bin/${id}`)
    expect(await stored().countDocuments()).toBe(0)
  })

  it('counts as a use of its picture: a file that only a scheduled save shows stays', async () => {
    const file = (await upload(carla, await png())).body
    const address = `/api/storage/buckets/general/files/${file.id}`
    await schedule({ logoImage: `${address}/view` })
    const refused = await carla.delete(address)
    expect([refused.status, refused.body.uses]).toEqual([409, [{ collection: 'hero', id, title: 'Hero · Logo' }]])
    await pass()
    expect(await publicHero()).toMatchObject({ logoImage: `${address}/view` })
  })
})
