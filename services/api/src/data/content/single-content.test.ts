import { aboutEndpoints } from '@torneo/contracts/content/about'
import { ctaEndpoints } from '@torneo/contracts/content/cta'
import { heroEndpoints } from '@torneo/contracts/content/hero'
import { builtFor } from '@torneo/contracts/endpoint/contract-numbers'
import type { Endpoint } from '@torneo/contracts/endpoint/endpoint'
import type { Role } from '@torneo/contracts/people/roles'
import { describe, expect, it, onTestFinished } from 'vitest'
import { actors, useTestApi } from '../../testing/test-api'

const api = useTestApi()

/** The single records except the hero, which has its own tests. */
const singles = [
  {
    name: 'about',
    url: '/api/about',
    stored: 'about',
    action: 'Sobre actualizado',
    least: { title: 'Sobre', description: 'Quiénes somos' },
    more: { quote: '"$title"', highlights: ['Uno', 'Dos'] },
    blank: { quote: '', highlights: [] },
  },
  {
    name: 'call to action',
    url: '/api/cta',
    stored: 'cta',
    action: 'CTA actualizado',
    least: { title: 'Anotate', description: 'Quedan lugares', buttonType: 'register' },
    more: { buttonText: '$$NOW', additionalInfo: 'Hasta el viernes' },
    blank: { buttonText: '', additionalInfo: '', until: '' },
  },
] as const
const writers: readonly (Role | null)[] = ['super', 'admin_landing']

describe.each(singles)('$name', ({ url, stored, action, least, more, blank }) => {
  it('is null before the first save, for anyone', async () => {
    const answer = await api.anonymous.get(url)
    expect([answer.status, answer.text]).toEqual([200, 'null'])
  })

  it('is created, then replaced; an absent optional field is cleared', async () => {
    const landing = await api.as('admin_landing')
    const { status, body: first } = await landing.put(url, { ...least, ...more })
    expect([status, first]).toEqual([
      200,
      { ...blank, ...least, ...more, id: first.id, rev: 1, createdAt: first.createdAt, updatedAt: first.createdAt },
    ])
    const { body: second } = await landing.put(url, least)
    expect(second).toEqual({
      ...least,
      ...blank,
      id: first.id,
      rev: 2,
      createdAt: first.createdAt,
      updatedAt: second.updatedAt,
    })
    expect((await api.anonymous.get(url)).body).toEqual(second)
  })

  it('is one record after twenty concurrent saves (R21)', async () => {
    const landing = await api.as('admin_landing')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => landing.put(url, { ...least, title: `Título ${i}` })),
    )
    expect(answers.map(({ body }) => body.rev).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    )
    expect(await api.raw.collection(stored).countDocuments()).toBe(1)
  })

  it('rejects missing, unknown and long fields, and writes nothing', async () => {
    const landing = await api.as('admin_landing')
    await landing.put(url, least)
    const before = await api.snapshot()
    for (const [path, value] of [
      ...Object.keys(least).map((field) => [field, ' ']),
      ['rev', 7],
      ['nada', 1],
      ['title', 'x'.repeat(100_000)],
    ] as [string, unknown][]) {
      const answer = await landing.put(url, { ...least, [path]: value })
      expect([path, answer.status, answer.body.details?.[0].path]).toEqual([path, 400, path])
    }
    expect((await landing.patch(url, { title: 'x' })).status).toBe(405)
    expect((await landing.delete(url)).status).toBe(405)
    expect(await api.snapshot()).toBe(before)
  })

  it('answers a stale save with the record and who changed it', async () => {
    const [landing, boss] = [await api.as('admin_landing'), await api.as('super')]
    expect((await landing.put(url, least, { 'if-match': '1' })).body).toMatchObject({ type: 'stale', current: null })
    expect((await landing.put(url, least, { 'if-match': '0' })).status).toBe(200)
    const { body: current } = await boss.put(url, { ...least, title: 'De Lucía' }, { 'if-match': '"1"' })
    const before = await api.snapshot()
    const answer = await landing.put(url, { ...least, title: 'De Carla' }, { 'if-match': '1' })
    expect([answer.status, answer.body]).toEqual([
      409,
      {
        code: 409,
        type: 'stale',
        message: expect.any(String),
        current,
        changedBy: { name: 'Lucía Ferreyra', at: current.updatedAt },
      },
    ])
    expect(await api.snapshot()).toBe(before)
  })

  it.each(actors)('is read by %s, and saved by roles that may view the section', async (actor) => {
    const client = actor === null ? api.anonymous : await api.as(actor)
    const before = await api.snapshot()
    const refusal = actor === null ? 401 : 403
    expect((await client.put(url, least)).status).toBe(writers.includes(actor) ? 200 : refusal)
    expect((await api.snapshot()) === before).toBe(!writers.includes(actor))
    expect((await client.get(url)).status).toBe(200)
  })

  it('tells who saved it', async () => {
    const landing = await api.as('admin_landing')
    await landing.put(url, least)
    const rows = await api.raw.collection('activity').find().toArray()
    expect(rows).toMatchObject([{ actor: 'Carla Núñez', action, subject: least.title }])
  })
})

it('asks each highlight for words, and takes a hundred', async () => {
  const landing = await api.as('admin_landing')
  const { least } = singles[0]
  const before = await api.snapshot()
  for (const highlights of [Array.from({ length: 101 }, () => 'x'), ['Uno', ' '], 'Uno', [{ $gt: '' }]]) {
    expect((await landing.put('/api/about', { ...least, highlights })).status).toBe(400)
  }
  expect(await api.snapshot()).toBe(before)
  const hundred = Array.from({ length: 100 }, (_, i) => `Punto ${i}`)
  expect((await landing.put('/api/about', { ...least, highlights: hundred })).body.highlights).toEqual(hundred)
})

describe('a save by a client that is older than a field', () => {
  /** Marks the fields as added to the call by that contract version. */
  function came(put: Endpoint, since: string, fields: readonly string[]): void {
    Object.assign(put, { since: Object.fromEntries(fields.map((field) => [field, since])) })
    onTestFinished(() => void Object.assign(put, { since: undefined }))
  }
  const hero = { title: 'Torneo', subtitle: 'Volvemos', description: 'Todas' }
  const images = { logoImage: 'https://example.org/a.png', backgroundImage: 'https://example.org/b.png' }
  const cases: readonly [string, Endpoint, object, Record<string, unknown>][] = [
    ['/api/hero', heroEndpoints.put, hero, images],
    ['/api/about', aboutEndpoints.put, singles[0].least, singles[0].more],
    ['/api/cta', ctaEndpoints.put, singles[1].least, singles[1].more],
  ]

  it.each(cases)(
    '%s: leaves the field as it is; a client that knows it clears it by leaving it out',
    async (url, put, least, more) => {
      came(put, '1.3', Object.keys(more))
      const landing = await api.as('admin_landing')
      const save = async (client: string | null, body: object) =>
        (await landing.put(url, body, client === null ? {} : { 'x-contract': client })).body as Record<string, unknown>
      expect(await save(builtFor, { ...least, ...more })).toMatchObject(more)
      for (const older of ['1.2', '0.9', null, 'nonsense'])
        expect([older, await save(older, { ...least, title: 'Otro' })]).toEqual([
          older,
          expect.objectContaining({ ...least, ...more, title: 'Otro' }),
        ])
      const [first = '', ...others] = Object.keys(more)
      // A field that an older client does send is saved.
      expect(await save(null, { ...least, [first]: more[first] })).toMatchObject(more)
      for (const newer of ['1.3', '1.12', '2.0']) {
        const kept = await save(newer, { ...least, [first]: more[first] })
        expect([newer, kept[first], ...others.map((field) => kept[field])]).toEqual([
          newer,
          more[first],
          ...others.map(() =>
            expect.toSatisfy((value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)),
          ),
        ])
        expect(await save(builtFor, { ...least, ...more })).toMatchObject(more)
      }
    },
  )
})
