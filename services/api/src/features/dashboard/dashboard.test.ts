import type { Role } from '@torneo/contracts/people/roles'
import { describe, expect, it } from 'vitest'
import { profiled } from '../../testing/profiled'
import { png, upload } from '../../testing/storage-samples'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()

/** Noon in some days, as the contract gives a moment. */
const soon = (days: number) => ({
  day: new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10),
  time: '12:00',
})

describe('GET /api/dashboard', () => {
  it('counts the content, and shows the fixed visits (R26)', async () => {
    const captain = await api.as('team_captain')
    for (const [name, count] of Object.entries({ landing_sports: 3, schedule: 2, gallery_groups: 1, sponsors: 4 })) {
      await api.raw.collection(name).insertMany(Array.from({ length: count }, () => ({})))
    }
    expect((await captain.get('/api/dashboard')).body).toEqual({
      counters: { sports: 3, events: 2, galleries: 1, sponsors: 4, hallOfFame: 0, visits: '12.5K' },
      activity: [],
    })
  })

  it('shows each role the activity of the sections it may view', async () => {
    const [boss, organiser, landing, captain] = [
      await api.as('super'),
      await api.as('admin_tournament'),
      await api.as('admin_landing'),
      await api.as('team_captain'),
    ]
    await landing.put('/api/hero', { title: 'Torneo', subtitle: 'b', description: 'c' })
    await organiser.post('/api/tournament-sports', { name: 'Fútbol', icon: '⚽' })
    await boss.patch(`/api/users/${landing.user.id}`, { name: 'Carla' })
    const seen = async (client: typeof boss) =>
      (await client.get('/api/dashboard')).body.activity.map(
        (row: { actor: string; action: string }) => `${row.actor}: ${row.action}`,
      )
    expect(await seen(boss)).toEqual([
      'Lucía Ferreyra: Usuario actualizado',
      'Diego Paz: Deporte del torneo agregado',
      'Carla Núñez: Hero actualizado',
    ])
    expect(await seen(organiser)).toEqual(['Diego Paz: Deporte del torneo agregado'])
    expect(await seen(landing)).toEqual(['Carla Núñez: Hero actualizado'])
    expect(await seen(captain)).toEqual([])
  })

  it('tells someone without rows whether others have done something, so that no samples stand for it (R26)', async () => {
    const [landing, captain] = [await api.as('admin_landing'), await api.as('team_captain')]
    const elsewhere = async (client: typeof captain) =>
      (await client.get('/api/dashboard')).body.activityElsewhere as unknown
    expect(await elsewhere(captain)).toBeUndefined()
    await landing.put('/api/hero', { title: 'Torneo', subtitle: 'b', description: 'c' })
    expect(await elsewhere(captain)).toBe(true)
    expect(await elsewhere(landing)).toBeUndefined()
  })
})

it('names texts of the page that name a past day, to its editors alone (B103)', async () => {
  const landing = await api.as('admin_landing')
  const staleFor = async (role: Role) => (await (await api.as(role)).get('/api/dashboard')).body.stale as unknown
  expect(await staleFor('admin_landing')).toEqual([])
  const call = { title: 'Juega', description: 'Hasta el 31 de octubre de 2024', buttonType: 'register' }
  const { id } = (await landing.put('/api/cta', call)).body
  const stale = [{ collection: 'cta', id, title: '', day: '2024-10-31' }]
  expect([await staleFor('super'), await staleFor('team_captain')]).toEqual([stale, undefined])
  await landing.put('/api/cta', { ...call, description: 'Hasta el 31 de octubre de 2099' })
  expect(await staleFor('super')).toEqual([])
})

describe('decisions for editors of the page', () => {
  const pageOf = async (role: Role) => (await (await api.as(role)).get('/api/dashboard')).body.page as unknown

  it('names scheduled saves, the next one first, photos without a description, and is gone with each', async () => {
    const carla = await api.as('admin_landing')
    expect(await pageOf('admin_landing')).toEqual({ scheduled: [], undescribed: [], champions: [] })
    const { id } = (await carla.put('/api/hero', { title: 'Torneo', subtitle: 'b', description: 'c' })).body
    const day = { title: 'Asado', date: '2025-11-15', time: '12:00', location: 'Quincho', type: 'activity' }
    const event = (await carla.post('/api/schedule', day)).body
    await carla.put(`/api/scheduled-saves/${id}`, { ...soon(3), fields: { title: 'Torneo 2026' } })
    const { status } = await carla.put(`/api/scheduled-saves/${event.id}`, { ...soon(2), fields: { title: 'Cena' } })
    expect(status).toBe(200)
    const { url } = (await upload(carla, await png(), 'gallery')).body
    const gallery = (await carla.post('/api/gallery-groups', { title: 'Final', images: [url] })).body
    const row = { by: 'Carla Núñez', held: null }
    expect(await pageOf('super')).toEqual({
      scheduled: [
        { id: event.id, title: 'Asado', section: 'schedule', ...soon(2), ...row },
        { id, title: 'Torneo', section: 'hero', ...soon(3), ...row },
      ],
      undescribed: [{ id: gallery.id, title: 'Final', photos: 1 }],
      champions: [],
    })

    await carla.delete(`/api/scheduled-saves/${id}`)
    await carla.delete(`/api/scheduled-saves/${event.id}`)
    await carla.delete(`/api/gallery-groups/${gallery.id}`)
    expect(await pageOf('super')).toEqual({ scheduled: [], undescribed: [], champions: [] })
  })

  it('is not for organisers and captains, who may not change the page', async () => {
    expect([await pageOf('admin_tournament'), await pageOf('team_captain')]).toEqual([undefined, undefined])
  })
})

describe('GET /api/activity', () => {
  it('pages all of it for super, newest first', async () => {
    const [boss, landing] = [await api.as('super'), await api.as('admin_landing')]
    for (const title of ['Uno', 'Dos', 'Tres'])
      await landing.put('/api/hero', { title, subtitle: 'b', description: 'c' })
    const { body } = await boss.get('/api/activity?limit=2')
    expect([body.total, body.items.map((row: { subject: string }) => row.subject)]).toEqual([3, ['Tres', 'Dos']])
    expect((await boss.get('/api/activity?offset=2')).body.items[0].subject).toBe('Uno')
    expect((await landing.get('/api/activity')).status).toBe(403)
  })

  it('is filtered by person, section and moment, and names the record of a save', async () => {
    const [boss, landing] = [await api.as('super'), await api.as('admin_landing')]
    const { id } = (await landing.post('/api/sponsors', { name: 'Rossi', website: 'x.com', tier: 'gold' })).body
    await landing.put('/api/hero', { title: 'Torneo', subtitle: 'b', description: 'c' })
    await boss.patch(`/api/sponsors/${id}`, { name: 'Panadería' })
    await landing.delete(`/api/sponsors/${id}`)
    await api.raw
      .collection('activity')
      .updateMany({ section: 'hero' }, { $set: { createdAt: new Date('2025-03-01T12:00:00Z') } })
    const found = async (query: string) =>
      (await boss.get(`/api/activity?${query}`)).body.items.map((row: { subject: string; recordId?: string }) => [
        row.subject,
        row.recordId,
      ])
    expect(await found('section=sponsors')).toEqual([
      ['Panadería', undefined],
      ['Panadería', id],
      ['Rossi', id],
    ])
    expect(await found(`section=sponsors&person=${boss.user.id}`)).toEqual([['Panadería', id]])
    expect(await found('since=2025-03-01T00:00:00Z&until=2025-03-02T00:00:00Z')).toEqual([
      ['Torneo', expect.any(String)],
    ])
    expect(await found(`person=${landing.user.id}&since=2025-03-01T12:00:00.001Z`)).toEqual([
      ['Panadería', undefined],
      ['Rossi', id],
    ])
    for (const query of ['person=.*', 'section=.*', 'section=spon', 'person=%7B%22%24ne%22%3A%22%22%7D'])
      expect([query, await found(query)]).toEqual([query, []])
    for (const query of ['since=ayer', 'until=2025', 'role=super', 'person=a&person=b'])
      expect([query, (await boss.get(`/api/activity?${query}`)).status]).toEqual([query, 400])
  })

  it('leaves no row behind a change that did not happen', async () => {
    const boss = await api.as('super')
    await boss.post('/api/users/admin', { email: boss.user.email, name: 'a', password: 'clave-larga', role: 'super' })
    expect((await boss.get('/api/activity')).body.total).toBe(0)
  })
})

describe('GET /api/history/:id', () => {
  const historyOf = async (client: Awaited<ReturnType<typeof api.as>>, id: string, query = '') =>
    (await client.get(`/api/history/${id}${query}`)).body
  const changesOf = (body: { items: { by: string; action: string; changes: unknown[] }[] }) =>
    body.items.map(({ by, action, changes }) => [by, action, changes])
  const change = (field: string, from: unknown, to: unknown) => ({ field, from, to })

  it.each<[string, Role, string, object, string, object, object[]]>([
    [
      'sponsor',
      'admin_landing',
      '/sponsors',
      { name: 'Rossi', website: 'https://rossi.example', tier: 'gold' },
      'Sponsor agregado',
      { name: 'Panadería Rossi', tier: 'gold' },
      [change('name', 'Rossi', 'Panadería Rossi')],
    ],
    [
      'promotion',
      'admin_tournament',
      '/promotions',
      { name: 'Promo 98', year: 1998, color: '#112233' },
      'Promoción agregada',
      { color: '#445566' },
      [change('color', '#112233', '#445566')],
    ],
    [
      'sport',
      'admin_tournament',
      '/tournament-sports',
      { name: 'Fútbol', icon: '⚽' },
      'Deporte del torneo agregado',
      { rules: { pointsForWin: 2 } },
      [change('rules.pointsForWin', 3, 2)],
    ],
  ])(
    'tells who saved a %s, when, and each field from what to what',
    async (_, role, path, draft, added, update, changes) => {
      const author = await api.as(role)
      const {
        body: { id },
      } = await author.post(`/api${path}`, draft)
      expect((await author.patch(`/api${path}/${id}`, update)).status).toBe(200)
      const history = await historyOf(author, id)
      expect(changesOf(history)).toEqual([
        [author.user.name, added.replace(/agregad/, 'actualizad'), changes],
        [author.user.name, added, []],
      ])
      expect(history.items[0].at >= history.items[1].at).toBe(true)
      // A role that may not view the section reads nothing, and cannot tell that the record exists (R31).
      const stranger = await api.as(role === 'admin_landing' ? 'admin_tournament' : 'admin_landing')
      expect(await historyOf(stranger, id)).toEqual({ total: 0, items: [] })
    },
  )

  it('keeps only the saves of the fields that were asked for, and pages', async () => {
    const landing = await api.as('admin_landing')
    const {
      body: { id },
    } = await landing.patch('/api/settings', { siteName: 'Torneo', contactEmail: 'a@b.example' })
    await landing.patch('/api/settings', { contactEmail: 'c@d.example' })
    await landing.patch('/api/settings', { siteName: 'Torneo 2025' })
    expect(changesOf(await historyOf(landing, id, '?fields=siteName,footerText'))).toEqual([
      [landing.user.name, 'Configuración actualizada', [change('siteName', 'Torneo', 'Torneo 2025')]],
      [landing.user.name, 'Configuración actualizada', []],
    ])
    const { total, items } = await historyOf(landing, id, '?limit=1&offset=1')
    expect([total, items[0].changes]).toEqual([3, [change('contactEmail', 'a@b.example', 'c@d.example')]])
  })

  it('has no row of a save that changed nothing, no password, and nothing of a record that is deleted for good', async () => {
    const boss = await api.as('super')
    const {
      body: { userId },
    } = await boss.post('/api/users/admin', {
      email: 'lu@x.example',
      name: 'Lu',
      password: 'clave-larga-1',
      role: 'admin_landing',
    })
    await boss.patch(`/api/users/${userId}`, { name: 'Lu' })
    await boss.patch(`/api/users/${userId}`, { role: 'admin_tournament' })
    const rows = changesOf(await historyOf(boss, userId))
    expect(rows).toEqual([
      [boss.user.name, 'Usuario actualizado', [change('role', 'admin_landing', 'admin_tournament')]],
      [boss.user.name, 'Usuario creado', []],
    ])

    const {
      body: { id },
    } = await boss.post('/api/sponsors', { name: 'Rossi', website: 'https://rossi.example', tier: 'gold' })
    await boss.delete(`/api/sponsors/${id}`)
    expect((await historyOf(boss, id)).total).toBe(1)
    expect((await boss.delete(`/api/bin/${id}`)).status).toBe(204)
    expect((await historyOf(boss, id)).total).toBe(0)
  })

  it('reads only the rows that it returns, among thousands of others', async () => {
    const landing = await api.as('admin_landing')
    const {
      body: { id },
    } = await landing.put('/api/hero', { title: 'Uno', subtitle: 'b', description: 'c' })
    const rows = api.raw.collection<{ _id: string }>('activity')
    const row = await rows.findOne()
    const copies = (count: number, fields: object) =>
      Array.from({ length: count }, (_, i) => ({ ...row, _id: `${JSON.stringify(fields).length}-${i}`, ...fields }))
    const changes = [{ field: 'title', from: 'Uno', to: 'Dos'.repeat(50) }]
    await rows.insertMany([
      ...copies(499, { recordId: id, changes }),
      ...copies(3000, { recordId: 'otro', section: 'gallery', changes, createdAt: new Date() }),
    ] as never)
    const of = (query: string) =>
      profiled(api.raw, { ns: { $regex: /\.activity$/ }, 'command.find': 'activity' }, () => landing.get(query))
    const [history] = await of(`/api/history/${id}?limit=20&fields=title`)
    expect([history?.['nreturned'], Number(history?.['docsExamined']) <= 500]).toEqual([20, true])
    const [recent] = await of('/api/dashboard')
    expect([recent?.['nreturned'], Number(recent?.['docsExamined']) < 50]).toEqual([8, true])
    expect((await historyOf(landing, id)).total).toBe(500)
  })

  it('is stored for two years; the activity stays', async () => {
    const landing = await api.as('admin_landing')
    const {
      body: { id },
    } = await landing.put('/api/hero', { title: 'Uno', subtitle: 'b', description: 'c' })
    for (const title of ['Dos', 'Tres']) await landing.put('/api/hero', { title, subtitle: 'b', description: 'c' })
    const rows = api.raw.collection('activity')
    const age = (subject: string, days: number) =>
      rows.updateOne({ subject }, { $set: { createdAt: new Date(Date.now() - days * 86_400_000) } })
    await age('Uno', 732)
    await age('Dos', 729)
    expect(await api.app.services.activity.sweepHistory(new Date())).toBe(1)
    const { total, items } = await historyOf(landing, id)
    expect([total, items.map(({ changes }: { changes: { to: unknown }[] }) => changes[0]?.to)]).toEqual([
      2,
      ['Tres', 'Dos'],
    ])
    expect(await rows.countDocuments()).toBe(3)
    expect(await rows.countDocuments({ changes: { $exists: true } })).toBe(2)
  })
})
