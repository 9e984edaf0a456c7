import type { Role } from '@torneo/contracts/people/roles'
import { describe, expect, it } from 'vitest'
import { actors, useTestApi } from '../../testing/test-api'

const api = useTestApi()

interface Collection {
  readonly name: string
  readonly url: string
  readonly stored: string
  /** A minimal body. */
  readonly draft: Readonly<Record<string, unknown>>
  /** The defaults of the other fields. */
  readonly blank: Readonly<Record<string, unknown>>
  /** The text field that is the title in the activity. */
  readonly title: string
  readonly actions: readonly [created: string, updated: string, removed: string]
  /** A field that must reject scripts. */
  readonly address?: string
}

const collections: readonly Collection[] = [
  {
    name: 'landing sports',
    url: '/api/landing-sports',
    stored: 'landing_sports',
    title: 'name',
    draft: { name: 'Fútbol', description: 'Once contra once', category: 'Masculino' },
    blank: { icon: '', priority: null },
    actions: ['Deporte agregado', 'Deporte actualizado', 'Deporte eliminado'],
  },
  {
    name: 'schedule',
    url: '/api/schedule',
    stored: 'schedule',
    title: 'title',
    draft: { title: 'Apertura', date: '2025-11-15', time: '09:30', type: 'ceremony' },
    blank: { location: '', description: '' },
    actions: ['Evento agregado', 'Evento actualizado', 'Evento eliminado'],
  },
  {
    name: 'galleries',
    url: '/api/gallery-groups',
    stored: 'gallery_groups',
    title: 'title',
    address: 'coverImage',
    draft: { title: 'Verano' },
    blank: { description: '', coverImage: '', date: '', photos: [], images: [], imageCount: 0 },
    actions: ['Galería creada', 'Galería actualizada', 'Galería eliminada'],
  },
  {
    name: 'sponsors',
    url: '/api/sponsors',
    stored: 'sponsors',
    title: 'name',
    address: 'website',
    draft: { name: 'Acme', website: 'https://acme.example', tier: 'gold' },
    blank: { logo: '', priority: null },
    actions: ['Sponsor agregado', 'Sponsor actualizado', 'Sponsor eliminado'],
  },
  {
    name: 'hall of fame',
    url: '/api/hall-of-fame',
    stored: 'hall_of_fame',
    title: 'winner',
    address: 'image',
    draft: { year: 1998, category: 'Fútbol', winner: 'Promoción 1998' },
    blank: { description: '', image: '' },
    actions: ['Entrada agregada al Hall of Fame', 'Entrada actualizada', 'Entrada eliminada del Hall of Fame'],
  },
]

const writers: readonly (Role | null)[] = ['super', 'admin_landing']
const key = { 'idempotency-key': 'clave-0001' }
const activity = () => api.raw.collection('activity').find().sort({ createdAt: 1, _id: 1 }).toArray()

describe.each(collections)('$name', ({ url, stored, draft, blank, title, actions, address }) => {
  it('adds one, finds it, and lists it for anyone', async () => {
    const landing = await api.as('admin_landing')
    const made = await landing.post(url, draft)
    expect([made.status, made.body]).toEqual([
      201,
      {
        id: expect.stringMatching(/^[0-9a-f]{20}$/),
        rev: 1,
        createdAt: expect.stringMatching(/Z$/),
        updatedAt: made.body.createdAt,
        ...draft,
        ...blank,
      },
    ])
    expect((await api.anonymous.get(`${url}/${made.body.id}`)).body).toEqual(made.body)
    expect((await api.anonymous.get(url)).body).toEqual({ total: 1, items: [made.body] })
    expect((await api.anonymous.get(url, { cookie: 'torneo_session=nonsense' })).status).toBe(200)
  })

  it('gives pages that do not overlap, and the total', async () => {
    const landing = await api.as('admin_landing')
    for (let i = 0; i < 5; i += 1) await landing.post(url, { ...draft, [title]: `Mismo` })
    const ids = (items: { id: string }[]) => items.map(({ id }) => id)
    const whole = (await landing.get(url)).body.items
    const pages = await Promise.all(
      [0, 2, 4].map(async (offset) => (await landing.get(`${url}?limit=2&offset=${offset}`)).body),
    )
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5])
    expect(pages.flatMap(({ items }) => ids(items))).toEqual(ids(whole))
    expect((await landing.get(`${url}?offset=5`)).body).toEqual({ total: 5, items: [] })
    for (const query of ['limit=0', 'limit=201', 'limit=x', 'offset=-1', 'sort=name', 'limit=1&limit=2']) {
      expect([query, (await landing.get(`${url}?${query}`)).status]).toEqual([query, 400])
    }
  })

  it('is 304 to who has the same list already', async () => {
    const landing = await api.as('admin_landing')
    await landing.post(url, draft)
    const { headers } = await landing.get(url)
    expect(headers['cache-control']).toBe('private, no-cache')
    const etag = String(headers.etag)
    expect((await landing.get(url, { 'if-none-match': etag })).status).toBe(304)
    await landing.post(url, draft)
    expect((await landing.get(url, { 'if-none-match': etag })).status).toBe(200)
  })

  it('knows no other id, however it looks', async () => {
    const landing = await api.as('admin_landing')
    await landing.post(url, draft)
    const before = await api.snapshot()
    for (const id of ['0190a1b2c3d4e5f67890', 'no-es-id', 'a'.repeat(37), '$ne', '%7B%22$ne%22:1%7D']) {
      const answers = [
        await landing.get(`${url}/${id}`),
        await landing.patch(`${url}/${id}`, {}),
        await landing.delete(`${url}/${id}`),
      ]
      expect([id, ...answers.map(({ status }) => status)]).toEqual([id, 404, 404, 404])
    }
    // Existence is checked before validation.
    expect((await landing.patch(`${url}/0190a1b2c3d4e5f67890`, { nada: 1 })).status).toBe(404)
    expect(await api.snapshot()).toBe(before)
  })

  it('changes the given fields and leaves the rest', async () => {
    const landing = await api.as('admin_landing')
    const { body: made } = await landing.post(url, draft)
    const changed = await landing.patch(`${url}/${made.id}`, { [title]: ' Otro ' })
    expect([changed.status, changed.body]).toEqual([
      200,
      { ...made, [title]: 'Otro', rev: 2, updatedAt: changed.body.updatedAt },
    ])
    expect((await landing.get(`${url}/${made.id}`)).body).toEqual(changed.body)
  })

  it('treats an unchanged save as no change: no rev, no activity', async () => {
    const landing = await api.as('admin_landing')
    const { body: made } = await landing.post(url, draft)
    const before = await api.snapshot()
    expect((await landing.patch(`${url}/${made.id}`, {})).body).toEqual(made)
    expect(await api.snapshot()).toBe(before)
  })

  it('asks for a required field only if it is sent, and then for more than blanks', async () => {
    const landing = await api.as('admin_landing')
    const { body: made } = await landing.post(url, draft)
    const before = await api.snapshot()
    for (const path of Object.keys(draft)) {
      for (const value of ['', null, { $gt: '' }]) {
        const answer = await landing.patch(`${url}/${made.id}`, { [path]: value })
        expect([path, answer.status, answer.body.details?.[0].path]).toEqual([path, 400, path])
      }
    }
    expect(await api.snapshot()).toBe(before)
  })

  it('rejects unknown fields, long texts and scripts, and writes nothing', async () => {
    const landing = await api.as('admin_landing')
    const { body: made } = await landing.post(url, draft)
    const before = await api.snapshot()
    const bad: [string, unknown][] = [
      ['nada', 1],
      ['id', 'abc'],
      ['rev', 7],
      ['createdAt', made.createdAt],
      ['updatedBy', 'x'],
      ['createdBy', 'x'],
      ['_id', 'x'],
      [title, 'x'.repeat(100_000)],
      ...(address ? ([[address, 'javascript:alert(1)']] as [string, unknown][]) : []),
    ]
    for (const [path, value] of bad) {
      for (const answer of [
        await landing.post(url, { ...draft, [path]: value }),
        await landing.patch(`${url}/${made.id}`, { [path]: value }),
      ])
        expect([path, answer.status, answer.body.type, answer.body.details?.[0].path]).toEqual([
          path,
          400,
          'validation',
          path,
        ])
    }
    for (const body of [null, [], 'x', 7]) expect((await landing.post(url, body)).status).toBe(400)
    expect((await landing.post(url, { ...draft, [title]: 'x'.repeat(1024 * 1024) })).status).toBe(413)
    expect(await api.snapshot()).toBe(before)
  })

  it('keeps "$name" and dots as the texts they are', async () => {
    const landing = await api.as('admin_landing')
    const { body: made } = await landing.post(url, { ...draft, [title]: '$$NOW' })
    expect(made[title]).toBe('$$NOW')
    expect((await landing.patch(`${url}/${made.id}`, { [title]: '$a.b' })).body[title]).toBe('$a.b')
  })

  it('deletes one, once', async () => {
    const landing = await api.as('admin_landing')
    const { body: made } = await landing.post(url, draft)
    const gone = await landing.delete(`${url}/${made.id}`)
    expect([gone.status, gone.text]).toEqual([204, ''])
    const before = await api.snapshot()
    expect((await landing.delete(`${url}/${made.id}`)).status).toBe(404)
    expect((await landing.get(`${url}/${made.id}`)).status).toBe(404)
    expect(await api.snapshot()).toBe(before)
    expect(await api.raw.collection(stored).countDocuments({ deleted: null })).toBe(0)
  })

  it('deletes one once, twenty at a time', async () => {
    const landing = await api.as('admin_landing')
    const { body: made } = await landing.post(url, draft)
    const answers = await Promise.all(Array.from({ length: 20 }, () => landing.delete(`${url}/${made.id}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array.from({ length: 19 }, () => 404)])
    expect((await activity()).map((row) => row['action'])).toEqual([actions[0], actions[2]])
  })

  it('answers a stale change or deletion with the record and who changed it', async () => {
    const [landing, boss] = [await api.as('admin_landing'), await api.as('super')]
    const { body: made } = await landing.post(url, draft)
    const { body: current } = await boss.patch(`${url}/${made.id}`, { [title]: 'De Lucía' }, { 'if-match': '"1"' })
    const before = await api.snapshot()
    for (const answer of [
      await landing.patch(`${url}/${made.id}`, { [title]: 'De Carla' }, { 'if-match': '1' }),
      await landing.delete(`${url}/${made.id}`, undefined, { 'if-match': '1' }),
      await landing.patch(`${url}/${made.id}`, {}, { 'if-match': '1' }),
    ]) {
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({
        code: 409,
        type: 'stale',
        current,
        changedBy: { name: 'Lucía Ferreyra', at: current.updatedAt },
      })
    }
    expect(
      (await landing.patch(`${url}/${made.id}`, { [title]: 'x' }, { 'if-match': 'W/"2"' })).body.details[0].path,
    ).toBe('If-Match')
    expect(await api.snapshot()).toBe(before)
    expect((await landing.delete(`${url}/${made.id}`, undefined, { 'if-match': '2' })).status).toBe(204)
  })

  it('lets one of two changes of the same rev win', async () => {
    const landing = await api.as('admin_landing')
    const { body: made } = await landing.post(url, draft)
    const answers = await Promise.all(
      ['A', 'B'].map((text) => landing.patch(`${url}/${made.id}`, { [title]: text }, { 'if-match': '1' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('makes one record for the same key: twice, or twenty concurrent ones', async () => {
    const landing = await api.as('admin_landing')
    const first = await landing.post(url, draft, key)
    const again = await landing.post(url, draft, key)
    expect([again.status, again.body, again.headers['idempotency-replayed']]).toEqual([201, first.body, 'true'])
    const other = { 'idempotency-key': 'clave-0002' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => landing.post(url, draft, other)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect((await landing.post(url, { ...draft, [title]: 'Otro' }, key)).status).toBe(409)
    expect(await api.raw.collection(stored).countDocuments()).toBe(2)
    expect(await activity()).toHaveLength(2)
  })

  it.each(actors)('is written by roles that may view the section, by %s only then, and read by all', async (actor) => {
    const landing = await api.as('admin_landing')
    const { body: made } = await landing.post(url, draft)
    const client = actor === null ? api.anonymous : await api.as(actor)
    expect((await client.get(url)).body.items).toEqual([made])
    expect((await client.get(`${url}/${made.id}`)).body).toEqual(made)
    const before = await api.snapshot()
    const statuses = [
      (await client.post(url, draft)).status,
      (await client.patch(`${url}/${made.id}`, { [title]: 'x' })).status,
      (await client.delete(`${url}/${made.id}`)).status,
    ]
    const refusal = actor === null ? 401 : 403
    expect(statuses).toEqual(writers.includes(actor) ? [201, 200, 204] : [refusal, refusal, refusal])
    expect((await api.snapshot()) === before).toBe(!writers.includes(actor))
  })

  it('logs the activity in the transaction of the change', async () => {
    const [landing, boss] = [await api.as('admin_landing'), await api.as('super')]
    const { body: made } = await landing.post(url, draft)
    await boss.patch(`${url}/${made.id}`, { [title]: 'Otro' })
    await landing.delete(`${url}/${made.id}`)
    expect(
      (await activity()).map((row) => [row['actor'], row['action'], String(row['subject']).split(',')[0]]),
    ).toEqual([
      ['Carla Núñez', actions[0], String(draft[title])],
      ['Lucía Ferreyra', actions[1], 'Otro'],
      ['Carla Núñez', actions[2], 'Otro'],
    ])
    // A failing activity row aborts the write: both are one transaction.
    await api.raw.command({ collMod: 'activity', validator: { nobody: true } })
    try {
      expect((await landing.post(url, draft)).status).toBe(500)
      expect(await api.raw.collection(stored).countDocuments({ deleted: null })).toBe(0)
    } finally {
      await api.raw.command({ collMod: 'activity', validator: {} })
    }
  })
})
