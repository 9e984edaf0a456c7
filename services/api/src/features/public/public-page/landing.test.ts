import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { defaultAppearance } from '@torneo/contracts/site/appearance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../app'
import { readConfig } from '../../../config'
import { connectDatabase } from '../../../platform/database/database'
import { commandsOf } from '../../../testing/commands-of'
import { cheapPasswords, useTestApi } from '../../../testing/test-api'
import { createTestClient } from '../../../testing/test-client'

const api = useTestApi()
const url = '/api/public/landing'
const isLive = async () => {
  await expect.poll(() => api.app.services.changes.isLive()).toBe(true)
}

const sponsor = (name: string) => ({ name, website: 'x.com', tier: 'gold' })
const names = async (client: Pick<typeof api.anonymous, 'get'> = api.anonymous) =>
  (await client.get(url)).body.sponsors.map((one: { name: string }) => one.name)

/** Counts the queries of sponsors that `work` sends. */
async function queriesDuring(work: () => Promise<unknown>): Promise<number> {
  const commands = await commandsOf(api, work)
  return commands.filter(({ name, collection }) => name === 'find' && collection === 'sponsors').length
}

/** Fills every part of the landing page. */
async function fill() {
  const [landing, boss] = [await api.as('admin_landing'), await api.as('super')]
  const photos = Array.from({ length: 20 }, (_, i) => ({
    url: `https://example.org/${i}.jpg`,
    alt: `Foto ${i}`,
    year: 2024,
  }))
  const made = {
    hero: await landing.put('/api/hero', {
      title: 'Torneo',
      subtitle: 'Volvemos',
      description: 'Todas las promociones',
    }),
    about: await boss.put('/api/about', { title: 'Sobre', description: 'Quiénes somos', highlights: ['Uno'] }),
    cta: await landing.put('/api/cta', { title: 'Anotate', description: 'Quedan lugares', buttonType: 'login' }),
    settings: await landing.patch('/api/settings', { contactPhone: '+54 11 2233-4455' }),
    appearance: await landing.put('/api/appearance', defaultAppearance),
    landingSports: await landing.post('/api/landing-sports', {
      name: 'Fútbol',
      description: 'Once',
      category: 'Mixto',
    }),
    schedule: await landing.post('/api/schedule', {
      title: 'Apertura',
      date: '2025-11-15',
      time: '09:30',
      type: 'ceremony',
    }),
    galleryGroups: await landing.post('/api/gallery-groups', { title: 'Verano', photos }),
    sponsors: await landing.post('/api/sponsors', sponsor('Acme')),
    hallOfFame: await landing.post('/api/hall-of-fame', { year: 1998, category: 'Fútbol', winner: 'Promoción 1998' }),
    news: await landing.post('/api/news', { title: 'Sorteo', date: '2025-11-10', text: '<p>a</p>' }),
    pages: await landing.post('/api/pages', { title: 'Reglamento', text: '<p>a</p>' }),
  }
  const single = new Set(['hero', 'about', 'cta', 'settings', 'appearance'])
  return Object.fromEntries(Object.entries(made).map(([name, { body }]) => [name, single.has(name) ? body : [body]]))
}

it('is empty before anything is saved', async () => {
  await expect
    .poll(async () => (await api.anonymous.get(url)).body)
    .toEqual({
      hero: null,
      about: null,
      cta: null,
      settings: null,
      appearance: null,
      landingSports: [],
      schedule: [],
      galleryGroups: [],
      sponsors: [],
      hallOfFame: [],
      news: [],
      pages: [],
      imageDetails: {},
    })
})

it('gives everything in one answer, as the single calls give it, and nothing of persons', async () => {
  const content = await fill()
  await expect.poll(async () => (await api.anonymous.get(url)).body).toEqual({ ...content, imageDetails: {} })
  const { text } = await api.anonymous.get(url)
  expect(text).not.toMatch(/@torneo\.local|Carla|Lucía|createdBy|updatedBy|singleKey|_id"/)
})

describe('a public response', () => {
  it('comes from ready bytes: the second one asks the database nothing', async () => {
    await fill()
    await isLive()
    await expect.poll(names).toEqual(['Acme'])
    await expect.poll(() => queriesDuring(() => names())).toBe(0)
    expect(await queriesDuring(() => Promise.all(Array.from({ length: 50 }, () => names())))).toBe(0)
  })

  it('is loaded once for many who ask at the same time', async () => {
    await fill()
    await isLive()
    await expect
      .poll(() =>
        queriesDuring(async () => {
          await api.raw.collection('sponsors').updateOne({}, { $inc: { rev: 1 } })
          await expect.poll(async () => (await api.anonymous.get(url)).body.sponsors[0].rev).toBeGreaterThan(1)
          await Promise.all(Array.from({ length: 50 }, () => names()))
        }),
      )
      .toBeLessThan(5)
  })

  it('has headers for pages of any origin and for caches that ask again', async () => {
    await fill()
    const { headers } = await api.anonymous.get(url, { origin: 'https://otra.example' })
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, no-cache',
      vary: 'Cookie, Accept-Encoding',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
  })

  it.each([
    ['plain', {}],
    ['gzip', { 'accept-encoding': 'br, gzip;q=0.8' }],
  ] as [string, Record<string, string>][])('is 304 to a client that has it: %s', async (_case, asked) => {
    await fill()
    await expect.poll(names).toEqual(['Acme'])
    const ask = (headers: Record<string, string> = {}) =>
      api.app.inject({ method: 'GET', url, headers: { ...asked, ...headers } })
    const first = await ask()
    expect(first.statusCode).toBe(200)
    const again = await ask({ 'if-none-match': `"x", W/${String(first.headers.etag)}` })
    expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', first.headers.etag])
    expect(again.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, no-cache',
      vary: 'Cookie, Accept-Encoding',
    })
    await (await api.as('admin_landing')).post('/api/sponsors', sponsor('Banco'))
    await expect.poll(async () => (await ask({ 'if-none-match': String(first.headers.etag) })).statusCode).toBe(200)
  })

  it.each([
    ['gzip', 'gzip'],
    ['deflate, GZIP', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['br, gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['gzip; q=0.0, br', 'br'],
    ['br', 'br'],
    ['br;q=0', undefined],
    ['brotli', undefined],
    ['', undefined],
  ])('is compressed for "%s": %s', async (accepted, encoding) => {
    await fill()
    await expect.poll(names).toEqual(['Acme'])
    const answer = await api.app.inject({ method: 'GET', url, headers: { 'accept-encoding': accepted } })
    const plain = await api.anonymous.get(url)
    expect(answer.headers['content-encoding']).toBe(encoding)
    const unpack =
      encoding === 'gzip' ? gunzipSync : encoding === 'br' ? brotliDecompressSync : (bytes: Buffer) => bytes
    expect(unpack(answer.rawPayload).toString()).toBe(plain.text)
    expect(answer.headers.etag === plain.headers.etag).toBe(encoding === undefined)
    expect(
      (await api.anonymous.get(url, { 'accept-encoding': accepted, 'if-none-match': String(answer.headers.etag) }))
        .status,
    ).toBe(304)
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
  })

  it('answers HEAD without the body, and refuses a query', async () => {
    await fill()
    await expect.poll(names).toEqual(['Acme'])
    const [head, get] = [await api.anonymous.request({ method: 'HEAD', url }), await api.anonymous.get(url)]
    expect([head.status, head.text, head.headers.etag, head.headers['content-length']]).toEqual([
      200,
      '',
      get.headers.etag,
      get.headers['content-length'],
    ])
    expect((await api.anonymous.get(`${url}?limit=1`)).status).toBe(400)
  })

  it('treats a cookie that is not valid as none', async () => {
    await fill()
    const answer = await api.anonymous.get(url, { cookie: 'torneo_session=nonsense' })
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'public, no-cache'])
  })
})

describe('a request that carries a session', () => {
  it('comes from the cache as well, and is cached privately', async () => {
    await fill()
    await isLive()
    const captain = await api.as('team_captain')
    const answer = await captain.get(url)
    expect(answer.headers['cache-control']).toBe('private, no-cache')
    await expect.poll(() => queriesDuring(() => Promise.all([1, 2, 3].map(() => names(captain))))).toBe(0)
    await api.raw.collection('sponsors').updateOne({}, { $set: { name: 'Nuevo' } })
    expect(await names(captain)).toEqual(['Nuevo'])
    expect((await captain.get(url, { 'if-none-match': String((await captain.get(url)).headers.etag) })).status).toBe(
      304,
    )
  })
})

describe('a change is seen by itself', () => {
  let other: Awaited<ReturnType<typeof buildApp>>
  beforeAll(async () => {
    const { mongodbUri } = api.app.services.config
    other = await buildApp({
      config: readConfig({ MONGODB_URI: mongodbUri, LOG_LEVEL: 'silent' }),
      database: await connectDatabase(mongodbUri),
      passwords: cheapPasswords(),
    })
    await other.ready()
  })
  afterAll(async () => {
    await other.close()
    await other.services.database.close()
  })

  it('is seen on this node and on the other, whichever wrote it', async () => {
    const nodes = [api.anonymous, createTestClient(other)]
    const { token } = await api.signedIn(await api.addUser({ role: 'admin_landing' }))
    const writers = [createTestClient(api.app, token), createTestClient(other, token)]
    const written: string[] = []
    for (const [i, writer] of [...writers, ...writers].entries()) {
      await Promise.all(nodes.map((node) => names(node)))
      expect((await writer.post('/api/sponsors', sponsor(`Marca ${i}`))).status).toBe(201)
      written.push(`Marca ${i}`)
      await expect.poll(() => Promise.all(nodes.map((node) => names(node)))).toEqual([written, written])
    }
  })

  it('written by hand, deleted, or put in place by a restore', async () => {
    await fill()
    await isLive()
    const sponsors = api.raw.collection('sponsors')
    const [kept] = await sponsors.find().toArray()
    await expect.poll(names).toEqual(['Acme'])
    await sponsors.updateOne({}, { $set: { name: 'A mano' } })
    await expect.poll(names).toEqual(['A mano'])
    await sponsors.deleteMany({})
    await expect.poll(names).toEqual([])
    await api.raw.collection('restored').insertOne({ ...kept, name: 'Restaurado' } as never)
    await api.raw.collection('restored').rename('sponsors', { dropTarget: true })
    await expect.poll(names).toEqual(['Restaurado'])
  })

  it('is seen after a collection was dropped and created again', async () => {
    await fill()
    await isLive()
    const [kept] = await api.raw.collection('sponsors').find().toArray()
    await expect.poll(names).toEqual(['Acme'])
    await api.raw.collection('sponsors').drop()
    await expect.poll(names).toEqual([])
    await api.raw.collection('sponsors').insertOne({ ...kept, name: 'De nuevo' } as never)
    await expect.poll(names).toEqual(['De nuevo'])
  })
})
