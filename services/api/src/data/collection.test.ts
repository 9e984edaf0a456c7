import type { Role } from '@torneo/contracts/people/roles'
import { defaultPromotionCategory } from '@torneo/contracts/tournament/promotion-categories'
import { defaultTeamColor } from '@torneo/contracts/tournament/promotions'
import { noTeamStats } from '@torneo/contracts/tournament/team-stats'
import { defaultSportOrder } from '@torneo/contracts/tournament/tournament-sports'
import { beforeEach, describe, expect, it } from 'vitest'
import { actors, useTestApi } from '../testing/test-api'
import type { TestClient } from '../testing/test-client'
import { tournamentScene } from '../testing/tournament-scene'

const api = useTestApi()
const scene = tournamentScene(api)

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
  /** Role that may write it, besides super. */
  readonly editor: 'admin_landing' | 'admin_tournament'
  /** Roles that read all records, null for no session; `partly` read some, or some fields. */
  readonly readers: readonly (Role | null)[]
  readonly partly?: readonly Role[]
  /** False: records are read by their list alone. */
  readonly hasFind?: false
  /** Stores the records that the draft names. */
  readonly prepare?: () => Promise<unknown>
}

const landing = { editor: 'admin_landing', readers: actors } as const
const tournament = { editor: 'admin_tournament', readers: ['super', 'admin_tournament'] } as const

const collections: readonly Collection[] = [
  {
    ...landing,
    name: 'landing sports',
    url: '/api/landing-sports',
    stored: 'landing_sports',
    title: 'name',
    draft: { name: 'Fútbol', description: 'Once contra once', category: 'Masculino' },
    blank: { icon: '', priority: null },
    actions: ['Deporte agregado', 'Deporte actualizado', 'Deporte eliminado'],
  },
  {
    ...landing,
    name: 'schedule',
    url: '/api/schedule',
    stored: 'schedule',
    title: 'title',
    draft: { title: 'Apertura', date: '2025-11-15', time: '09:30', type: 'ceremony' },
    blank: { location: '', description: '' },
    actions: ['Evento agregado', 'Evento actualizado', 'Evento eliminado'],
  },
  {
    ...landing,
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
    ...landing,
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
    ...landing,
    name: 'hall of fame',
    url: '/api/hall-of-fame',
    stored: 'hall_of_fame',
    title: 'winner',
    address: 'image',
    draft: { year: 1998, category: 'Fútbol', winner: 'Promoción 1998' },
    blank: { description: '', image: '' },
    actions: ['Entrada agregada al Hall of Fame', 'Entrada actualizada', 'Entrada eliminada del Hall of Fame'],
  },
  {
    ...tournament,
    name: 'tournament sports',
    url: '/api/tournament-sports',
    stored: 'tournament_sports',
    title: 'name',
    partly: ['team_captain'],
    draft: { name: 'Fútbol', icon: '⚽' },
    blank: { description: '', rules: expect.any(Object), active: true, order: defaultSportOrder },
    actions: ['Deporte del torneo agregado', 'Deporte del torneo actualizado', 'Deporte del torneo eliminado'],
  },
  {
    ...tournament,
    name: 'promotions',
    url: '/api/promotions',
    stored: 'promotions',
    title: 'name',
    address: 'logo',
    partly: ['team_captain'],
    draft: { year: 1998, name: 'Promo 98' },
    blank: { category: defaultPromotionCategory, color: defaultTeamColor, logo: '', description: '', captainId: null },
    actions: ['Promoción agregada', 'Promoción actualizada', 'Promoción eliminada'],
  },
  {
    ...tournament,
    name: 'teams',
    url: '/api/teams',
    stored: 'teams',
    title: 'name',
    address: 'logo',
    partly: ['team_captain'],
    async prepare() {
      await scene.sport('futbol')
      await scene.promotion('promo')
    },
    draft: { name: 'Los 98', sportId: 'futbol', promotionId: 'promo' },
    blank: {
      logo: '',
      color: expect.any(String),
      promotionYear: 1998,
      promotionColor: expect.any(String),
      category: expect.any(String),
      stats: noTeamStats,
    },
    actions: ['Equipo agregado', 'Equipo actualizado', 'Equipo eliminado'],
  },
  {
    ...tournament,
    name: 'officials',
    url: '/api/officials',
    stored: 'officials',
    title: 'name',
    hasFind: false,
    draft: { name: 'Ana Ríos', role: 'referee' },
    blank: {},
    actions: ['Árbitro o mesa agregado', 'Árbitro o mesa actualizado', 'Árbitro o mesa eliminado'],
  },
]

const key = { 'idempotency-key': 'clave-0001' }
const activity = () => api.raw.collection('activity').find().sort({ createdAt: 1, _id: 1 }).toArray()

describe.each(collections)('$name', ({ url, stored, draft, blank, title, actions, address, ...access }) => {
  const { editor: role, readers, partly = [], hasFind = true, prepare } = access
  const another = { ...draft, [title]: 'Otro más' }
  const writers: readonly (Role | null)[] = ['super', role]

  /** Reads a record as a client sees it; undefined if the list does not have it. */
  async function read(client: TestClient, id: string): Promise<unknown> {
    if (hasFind) return (await client.get(`${url}/${id}`)).body
    return (await client.get(url)).body.items.find((record: { readonly id: string }) => record.id === id)
  }

  beforeEach(() => prepare?.())

  it('adds one, finds it, and lists it for its readers', async () => {
    const editor = await api.as(role)
    const made = await editor.post(url, draft)
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
    const isPublic = readers.includes(null)
    const reader = isPublic ? api.anonymous : editor
    expect(await read(reader, made.body.id)).toEqual(made.body)
    expect((await reader.get(url)).body).toEqual({ total: 1, items: [made.body] })
    const ofUnknown = await api.anonymous.get(url, { cookie: 'torneo_session=nonsense' })
    expect(ofUnknown.status).toBe(isPublic ? 200 : 401)
  })

  it('gives pages that do not overlap, and the total', async () => {
    const editor = await api.as(role)
    for (let i = 0; i < 5; i += 1)
      await editor.post(url, { ...draft, [title]: stored === 'officials' ? `Mismo ${i}` : 'Mismo' })
    const ids = (items: { id: string }[]) => items.map(({ id }) => id)
    const whole = (await editor.get(url)).body.items
    const pages = await Promise.all(
      [0, 2, 4].map(async (offset) => (await editor.get(`${url}?limit=2&offset=${offset}`)).body),
    )
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5])
    expect(pages.flatMap(({ items }) => ids(items))).toEqual(ids(whole))
    expect((await editor.get(`${url}?offset=5`)).body).toEqual({ total: 5, items: [] })
    for (const query of [
      'limit=0',
      'limit=201',
      'limit=x',
      'limit=1e1',
      'offset=-1',
      'sort=name',
      'limit=1&limit=2',
      'limit[$gt]=1',
    ]) {
      expect([query, (await editor.get(`${url}?${query}`)).status]).toEqual([query, 400])
    }
  })

  it('is 304 to a client that has the same list', async () => {
    const editor = await api.as(role)
    await editor.post(url, draft)
    const { headers } = await editor.get(url)
    expect(headers['cache-control']).toBe('private, no-cache')
    const etag = String(headers.etag)
    for (const known of [etag, `"x", W/${etag}`])
      expect((await editor.get(url, { 'if-none-match': known })).status).toBe(304)
    await editor.post(url, another)
    expect((await editor.get(url, { 'if-none-match': etag })).status).toBe(200)
  })

  it('knows no other id, however it looks', async () => {
    const editor = await api.as(role)
    await editor.post(url, draft)
    const before = await api.snapshot()
    for (const id of ['0190a1b2c3d4e5f67890', 'no-es-id', 'a'.repeat(37), '$ne', '%7B%22$ne%22:1%7D']) {
      const answers = [
        ...(hasFind ? [await editor.get(`${url}/${id}`)] : []),
        await editor.patch(`${url}/${id}`, {}),
        await editor.delete(`${url}/${id}`),
      ]
      expect([id, ...new Set(answers.map(({ status }) => status))]).toEqual([id, 404])
    }
    // Existence is checked before validation.
    expect((await editor.patch(`${url}/0190a1b2c3d4e5f67890`, { nada: 1 })).status).toBe(404)
    expect(await api.snapshot()).toBe(before)
  })

  it('changes the given fields and leaves the rest', async () => {
    const editor = await api.as(role)
    const { body: made } = await editor.post(url, draft)
    const changed = await editor.patch(`${url}/${made.id}`, { [title]: ' Otro ' })
    expect([changed.status, changed.body]).toEqual([
      200,
      { ...made, [title]: 'Otro', rev: 2, updatedAt: changed.body.updatedAt },
    ])
    expect(await read(editor, made.id)).toEqual(changed.body)
  })

  it('treats an unchanged save as no change: no rev, no activity', async () => {
    const editor = await api.as(role)
    const { body: made } = await editor.post(url, draft)
    const before = await api.snapshot()
    for (const body of [{}, draft]) expect((await editor.patch(`${url}/${made.id}`, body)).body).toEqual(made)
    expect(await api.snapshot()).toBe(before)
  })

  it('asks for a required field only if it is sent, and then for more than blanks', async () => {
    const editor = await api.as(role)
    const { body: made } = await editor.post(url, draft)
    const before = await api.snapshot()
    for (const path of Object.keys(draft)) {
      for (const value of ['', null, { $gt: '' }]) {
        const answer = await editor.patch(`${url}/${made.id}`, { [path]: value })
        expect([path, answer.status, answer.body.details?.[0].path]).toEqual([path, 400, path])
      }
    }
    expect(await api.snapshot()).toBe(before)
  })

  it('rejects unknown fields, long texts and scripts, and writes nothing', async () => {
    const editor = await api.as(role)
    const { body: made } = await editor.post(url, draft)
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
        await editor.post(url, { ...draft, [path]: value }),
        await editor.patch(`${url}/${made.id}`, { [path]: value }),
      ])
        expect([path, answer.status, answer.body.type, answer.body.details?.[0].path]).toEqual([
          path,
          400,
          'validation',
          path,
        ])
    }
    for (const body of [null, [], 'x', 7]) expect((await editor.post(url, body)).status).toBe(400)
    expect((await editor.post(url, { ...draft, [title]: 'x'.repeat(1024 * 1024) })).status).toBe(413)
    expect(await api.snapshot()).toBe(before)
  })

  it('keeps "$name" and dots as the texts they are', async () => {
    const editor = await api.as(role)
    const { body: made } = await editor.post(url, { ...draft, [title]: '$$NOW' })
    expect(made[title]).toBe('$$NOW')
    expect((await editor.patch(`${url}/${made.id}`, { [title]: '$a.b' })).body[title]).toBe('$a.b')
  })

  it('deletes one, once', async () => {
    const editor = await api.as(role)
    const { body: made } = await editor.post(url, draft)
    const gone = await editor.delete(`${url}/${made.id}`)
    expect([gone.status, gone.text]).toEqual([204, ''])
    const before = await api.snapshot()
    expect((await editor.delete(`${url}/${made.id}`)).status).toBe(404)
    expect(await editor.get(url)).toMatchObject({ body: { total: 0 } })
    expect(hasFind ? (await editor.get(`${url}/${made.id}`)).status : 404).toBe(404)
    expect(await api.snapshot()).toBe(before)
    expect(await api.raw.collection(stored).countDocuments({ deleted: null })).toBe(0)
  })

  it('deletes one once, twenty at a time', async () => {
    const editor = await api.as(role)
    const { body: made } = await editor.post(url, draft)
    const answers = await Promise.all(Array.from({ length: 20 }, () => editor.delete(`${url}/${made.id}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array.from({ length: 19 }, () => 404)])
    expect((await activity()).map((row) => row['action'])).toEqual([actions[0], actions[2]])
  })

  it('answers a stale change or deletion with the record and who changed it', async () => {
    const [editor, boss] = [await api.as(role), await api.as('super')]
    const { body: made } = await editor.post(url, draft)
    const { body: current } = await boss.patch(`${url}/${made.id}`, { [title]: 'De Lucía' }, { 'if-match': '"1"' })
    const before = await api.snapshot()
    for (const answer of [
      await editor.patch(`${url}/${made.id}`, { [title]: 'De Carla' }, { 'if-match': '1' }),
      await editor.delete(`${url}/${made.id}`, undefined, { 'if-match': '1' }),
      await editor.patch(`${url}/${made.id}`, {}, { 'if-match': '1' }),
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
      (await editor.patch(`${url}/${made.id}`, { [title]: 'x' }, { 'if-match': 'W/"2"' })).body.details[0].path,
    ).toBe('If-Match')
    expect(await api.snapshot()).toBe(before)
    expect(
      (await editor.delete(`${url}/${made.id}`, undefined, { 'if-match': '2', 'content-type': 'application/json' }))
        .status,
    ).toBe(204)
  })

  it('lets one of two changes of the same rev win', async () => {
    const editor = await api.as(role)
    const { body: made } = await editor.post(url, draft)
    const answers = await Promise.all(
      ['A', 'B'].map((text) => editor.patch(`${url}/${made.id}`, { [title]: text }, { 'if-match': '1' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('makes one record for the same key: twice, or twenty concurrent ones', async () => {
    const editor = await api.as(role)
    const first = await editor.post(url, draft, key)
    const again = await editor.post(url, draft, key)
    expect([again.status, again.body, again.headers['idempotency-replayed']]).toEqual([201, first.body, 'true'])
    const other = { 'idempotency-key': 'clave-0002' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => editor.post(url, another, other)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect((await editor.post(url, { ...draft, [title]: 'Otro' }, key)).status).toBe(409)
    expect(await api.raw.collection(stored).countDocuments()).toBe(2)
    expect(await activity()).toHaveLength(2)
  })

  it.each(actors)('is written by super and its editor, by %s only then, and read by its readers', async (actor) => {
    const editor = await api.as(role)
    const { body: made } = await editor.post(url, draft)
    const client = actor === null ? api.anonymous : await api.as(actor)
    const refusal = actor === null ? 401 : 403
    const readsAll = readers.includes(actor)
    const list = await client.get(url)
    expect(list.status).toBe(readsAll || partly.some((one) => one === actor) ? 200 : refusal)
    expect(readsAll ? [...list.body.items, await read(client, made.id)] : [made, made]).toEqual([made, made])
    const before = await api.snapshot()
    const statuses = [
      (await client.post(url, another)).status,
      (await client.patch(`${url}/${made.id}`, { [title]: 'x' })).status,
      (await client.delete(`${url}/${made.id}`)).status,
    ]
    expect(statuses).toEqual(writers.includes(actor) ? [201, 200, 204] : [refusal, refusal, refusal])
    expect((await api.snapshot()) === before).toBe(!writers.includes(actor))
  })

  it('logs the activity in the transaction of the change', async () => {
    const [editor, boss] = [await api.as(role), await api.as('super')]
    const { body: made } = await editor.post(url, draft)
    await boss.patch(`${url}/${made.id}`, { [title]: 'Otro' })
    await editor.delete(`${url}/${made.id}`)
    expect(
      (await activity()).map((row) => [row['actor'], row['action'], String(row['subject']).split(',')[0]]),
    ).toEqual([
      [editor.user.name, actions[0], String(draft[title])],
      [boss.user.name, actions[1], 'Otro'],
      [editor.user.name, actions[2], 'Otro'],
    ])
    // A failing activity row aborts the write: both are one transaction.
    await api.raw.command({ collMod: 'activity', validator: { nobody: true } })
    try {
      expect((await editor.post(url, draft)).status).toBe(500)
      expect(await api.raw.collection(stored).countDocuments({ deleted: null })).toBe(0)
    } finally {
      await api.raw.command({ collMod: 'activity', validator: {} })
    }
  })
})
