import { fieldMessages } from '@torneo/contracts/fields/fields'
import { describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()

const hero = { title: 'Torneo', subtitle: 'Volvemos', description: 'Todas las promociones' }
const shown = { ...hero, ctaVisible: true, ctaText: 'Inscribirse', ctaLink: '/registro' }

describe('GET /api/hero', () => {
  it('is null before the first save, for anyone', async () => {
    const answer = await api.anonymous.get('/api/hero')
    expect([answer.status, answer.text]).toEqual([200, 'null'])
  })

  it('reads a record stored without ctaVisible as hidden (R17), and nothing that is not in the contract', async () => {
    const now = new Date()
    await api.raw
      .collection<{ _id: string }>('hero')
      .insertOne({
        _id: 'a',
        singleKey: 'hero',
        ...hero,
        secret: 'x',
        createdAt: now,
        updatedAt: now,
        rev: 3,
        updatedBy: { id: 'b', name: 'B' },
      } as never)
    const { body } = await api.anonymous.get('/api/hero')
    expect(body).toEqual({
      id: 'a',
      ...hero,
      logoImage: '',
      backgroundImage: '',
      ctaText: '',
      ctaLink: '',
      ctaVisible: false,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      rev: 3,
    })
  })

  it('ignores an invalid cookie', async () => {
    expect((await api.anonymous.get('/api/hero', { cookie: 'torneo_session=nonsense' })).status).toBe(200)
  })
})

describe('PUT /api/hero', () => {
  it('creates, then replaces the same record; an absent optional field is cleared', async () => {
    const landing = await api.as('admin_landing')
    const first = await landing.put('/api/hero', { ...shown, logoImage: 'https://example.org/a.png' })
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ ...shown, rev: 1, logoImage: 'https://example.org/a.png' })
    expect(first.body.id).toMatch(/^[0-9a-f]{20}$/)

    const second = await landing.put('/api/hero', hero)
    const { id, createdAt } = first.body
    expect(second.body).toMatchObject({ ...hero, id, createdAt, rev: 2, logoImage: '', ctaText: '', ctaVisible: false })
    expect((await api.anonymous.get('/api/hero')).body).toEqual(second.body)
  })

  it('keeps the texts of a hidden button', async () => {
    const landing = await api.as('admin_landing')
    const { body } = await landing.put('/api/hero', { ...shown, ctaVisible: false })
    expect(body).toMatchObject({ ctaText: 'Inscribirse', ctaLink: '/registro', ctaVisible: false })
  })

  it.each([
    ['blank title', { ...hero, title: '   ' }, 'title', 'El título es requerido'],
    ['no subtitle', { title: 'a', description: 'b' }, 'subtitle', 'El subtítulo es requerido'],
    ['no description', { title: 'a', subtitle: 'b' }, 'description', 'La descripción es requerida'],
    ['shown without text', { ...shown, ctaText: '' }, 'ctaText', 'El texto del botón es requerido'],
    ['shown without link', { ...shown, ctaLink: ' ' }, 'ctaLink', 'El link es requerido'],
    ['a script as link', { ...shown, ctaLink: 'javascript:alert(1)' }, 'ctaLink', fieldMessages.link],
    ['an operator as text', { ...hero, title: { $ne: '' } }, 'title', 'El título es requerido'],
    ['an unknown field', { ...hero, rev: 7 }, 'rev', 'Este campo no se puede enviar'],
    ['a title too long', { ...hero, title: 'x'.repeat(201) }, 'title', 'Máximo 200 caracteres'],
  ])('rejects %s and writes nothing', async (_case, body, path, message) => {
    const landing = await api.as('admin_landing')
    const before = await api.snapshot()
    const answer = await landing.put('/api/hero', body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 400, type: 'validation' })
    expect(answer.body.details).toContainEqual({ path, message })
    expect(await api.snapshot()).toBe(before)
  })

  it('takes "$name" and dots as the texts they are', async () => {
    const landing = await api.as('admin_landing')
    const odd = { title: '$title', subtitle: '$$NOW', description: '{ "$ne": 1 }' }
    expect((await landing.put('/api/hero', odd)).body).toMatchObject(odd)
  })

  it('makes one record of twenty concurrent saves (R21)', async () => {
    const landing = await api.as('admin_landing')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => landing.put('/api/hero', { ...hero, title: `Título ${i}` })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers.map(({ body }) => body.rev).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    )
    expect(await api.raw.collection('hero').countDocuments()).toBe(1)
  })

  it('logs the activity in the same transaction', async () => {
    const landing = await api.as('admin_landing')
    await landing.put('/api/hero', hero)
    const [row] = (await landing.get('/api/dashboard')).body.activity
    expect(row).toMatchObject({ actor: 'Carla Núñez', action: 'Hero actualizado', subject: 'Torneo', section: 'hero' })
  })
})

describe('If-Match on the hero', () => {
  it('accepts the current rev, bare or quoted', async () => {
    const landing = await api.as('admin_landing')
    await landing.put('/api/hero', hero)
    expect((await landing.put('/api/hero', hero, { 'if-match': '1' })).body.rev).toBe(2)
    expect((await landing.put('/api/hero', hero, { 'if-match': '"2"' })).body.rev).toBe(3)
    expect((await landing.patch('/api/hero', { ctaVisible: false }, { 'if-match': '3' })).body.rev).toBe(4)
  })

  it('answers a stale one with the current record and who changed it', async () => {
    const [landing, boss] = [await api.as('admin_landing'), await api.as('super')]
    await landing.put('/api/hero', hero)
    const saved = await boss.put('/api/hero', { ...hero, title: 'De Lucía' })
    const before = await api.snapshot()
    const answer = await landing.put('/api/hero', { ...hero, title: 'De Carla' }, { 'if-match': '1' })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({
      code: 409,
      type: 'stale',
      current: saved.body,
      changedBy: { name: 'Lucía Ferreyra', at: saved.body.updatedAt },
    })
    expect(await api.snapshot()).toBe(before)
  })

  it('is stale when there is no record yet, and 400 when it is no rev', async () => {
    const landing = await api.as('admin_landing')
    const before = await api.snapshot()
    expect((await landing.put('/api/hero', hero, { 'if-match': '1' })).body).toMatchObject({
      type: 'stale',
      current: null,
    })
    expect((await landing.put('/api/hero', hero, { 'if-match': 'W/"1"' })).body.details[0].path).toBe('If-Match')
    expect(await api.snapshot()).toBe(before)
  })

  it('lets one of two first saves win: rev 0 is that of no record', async () => {
    const landing = await api.as('admin_landing')
    const answers = await Promise.all(
      ['A', 'B'].map((title) => landing.put('/api/hero', { ...hero, title }, { 'if-match': '0' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await landing.put('/api/hero', hero, { 'if-match': '0' })).body).toMatchObject({
      type: 'stale',
      current: { rev: 1 },
    })
  })

  it('lets one of two saves of the same rev win', async () => {
    const landing = await api.as('admin_landing')
    await landing.put('/api/hero', hero)
    const answers = await Promise.all(
      ['A', 'B'].map((title) => landing.put('/api/hero', { ...hero, title }, { 'if-match': '1' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('PATCH /api/hero', () => {
  it('shows and hides the button, and leaves the rest', async () => {
    const landing = await api.as('admin_landing')
    await landing.put('/api/hero', shown)
    expect((await landing.patch('/api/hero', { ctaVisible: false })).body).toMatchObject({
      ...shown,
      ctaVisible: false,
      rev: 2,
    })
    expect((await landing.patch('/api/hero', { ctaVisible: true })).body).toMatchObject({ ...shown, rev: 3 })
  })

  it('does not show a button without text and link', async () => {
    const landing = await api.as('admin_landing')
    await landing.put('/api/hero', hero)
    const before = await api.snapshot()
    const answer = await landing.patch('/api/hero', { ctaVisible: true })
    expect(answer.status).toBe(400)
    expect(answer.body.details).toEqual([
      { path: 'ctaText', message: 'El texto del botón es requerido' },
      { path: 'ctaLink', message: 'El link es requerido' },
    ])
    expect(await api.snapshot()).toBe(before)
  })

  it('is 404 before the first save, and takes nothing but the toggle', async () => {
    const landing = await api.as('admin_landing')
    expect((await landing.patch('/api/hero', { ctaVisible: true })).status).toBe(404)
    await landing.put('/api/hero', hero)
    expect((await landing.patch('/api/hero', { ctaVisible: false, title: 'x' })).body.details).toEqual([
      { path: 'title', message: 'Este campo no se puede enviar' },
    ])
  })
})
