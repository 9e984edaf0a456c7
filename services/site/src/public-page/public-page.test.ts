import { hash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { jpeg, upload } from '@torneo/api/testing/storage-samples'
import { useTestApi } from '@torneo/api/testing/test-api'
import { tournamentScene } from '@torneo/api/testing/tournament-scene'
import { useNode } from '@torneo/api/testing/use-node'
import { afterAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { useFamilies } from '../testing/use-families'

const folder = mkdtempSync(join(tmpdir(), 'torneo-public-page-'))
afterAll(() => rmSync(folder, { recursive: true }))
for (const path of ['en-vivo', 'inicio/assets']) mkdirSync(join(folder, path), { recursive: true })
writeFileSync(join(folder, 'en-vivo/404.html'), 'Aquí no hay nada')
writeFileSync(join(folder, 'index.html'), 'Panel')

/** Writes a release of the page, whose program shows its input and the number of its calls. */
async function release(name: string, at: number, program?: string): Promise<void> {
  writeFileSync(join(folder, 'inicio/index.html'), name)
  writeFileSync(join(folder, `inicio/assets/${name}.js`), name)
  writeFileSync(
    join(folder, 'inicio/render.cjs'),
    program ??
      `let renders = 0
      exports.render = ({ view, template, origin, today, landing, heroSketch, tournament }) => ({
        html: '<a href="' + origin + '/inicio">' + JSON.stringify({
          template, kind: view.kind, id: view.id, today, renders: ++renders, landing, heroSketch,
          teams: tournament.teams.map(({ id }) => id), matches: tournament.matches.map(({ id, homeScore }) => id + ' ' + homeScore),
          standings: Object.fromEntries(Object.entries(tournament.standings).map(([id, rows]) => [id, rows.map(({ team }) => team.id)])),
          promotions: tournament.promotions.length, sports: tournament.sports.map(({ id }) => id), competitions: Object.keys(tournament.competitions),
        }), css: 'b{}' })`,
  )
  utimesSync(join(folder, 'inicio/index.html'), at, at)
  // The site looks once in a turn of the event loop.
  await new Promise(setImmediate)
}
await release('uno', 1000)

interface Rendered {
  readonly template: string
  readonly kind: string
  readonly id?: string
  readonly today: string
  readonly renders: number
  readonly landing: { readonly hero: { readonly title: string } | null; readonly galleryGroups: { id: string }[] }
  readonly heroSketch: string | null
  readonly teams: string[]
  readonly matches: string[]
  readonly standings: Record<string, string[]>
  readonly promotions: number
  readonly sports: string[]
  readonly competitions: string[]
}

const environment = { TIME_ZONE: 'America/Montevideo' }
const api = useTestApi(environment)
const families = useFamilies(api, useNode(api, { environment }), { SITE_DIR: folder })
const at = tournamentScene(api)
const shown = async (path = '') =>
  JSON.parse((await families.get(`/inicio${path}`)).text.split('">')[1] ?? '') as Rendered

const hero = { title: 'Torneo', subtitle: 'Volvemos', description: 'Todas las promociones' }
const setMatch = (id: string, fields: object) =>
  api.raw.collection<{ _id: string }>('matches').updateOne({ _id: id }, { $set: fields, $inc: { rev: 1 } })

beforeEach(async () => {
  await at.tournament({ name: 'Torneo 2025' })
  for (const id of ['p98', 'p04']) await at.promotion(id)
  for (const [sport, fields] of [
    ['futbol', {}],
    ['voley', {}],
    ['ajedrez', { active: false }],
  ] as const) {
    await at.sport(sport, fields)
    await at.team(`${sport}98`, { sportId: sport, promotionId: 'p98' })
  }
  await at.team('futbol04', { sportId: 'futbol', promotionId: 'p04' })
  const sides = { sportId: 'futbol', homeTeamId: 'futbol98', awayTeamId: 'futbol04' }
  await at.match('vivo', { ...sides, status: 'live', homeScore: 2 })
  for (const day of ['01', '02', '03', '04'])
    await at.match(`m${day}`, { ...sides, homeTeamId: 'futbol04', date: `2035-11-${day}` })
  await at.match('tablero', { sportId: 'ajedrez', homeTeamId: 'ajedrez98', awayTeamId: 'ajedrez98', status: 'live' })
  await vi.waitUntil(async () => (await shown('/ahora')).matches.includes('m01 0'), inject('waitMs'))
})

describe('each address', () => {
  it('shows its part of what was edited and of what is played, of active sports alone', async () => {
    const landing = await api.as('admin_landing')
    await landing.put('/api/hero', hero)
    const { id } = (await landing.post('/api/gallery-groups', { title: 'Verano' })).body
    const all = { sports: ['futbol', 'voley'], promotions: 2 }
    const now = ['vivo 2', 'm01 0', 'm02 0']
    for (const url of ['', '/'])
      expect(await shown(url)).toMatchObject({
        ...all,
        kind: 'home',
        landing: { hero, galleryGroups: [{ id }] },
        teams: ['futbol04', 'futbol98', 'voley98'],
        matches: now,
        standings: { futbol: ['futbol04', 'futbol98'], voley: ['voley98'] },
      })
    expect(await shown('/ahora')).toMatchObject({ ...all, kind: 'now', matches: now, teams: [], standings: {} })
    expect(await shown('/promos')).toMatchObject({ kind: 'promotions', teams: ['futbol04', 'futbol98', 'voley98'] })
    expect(await shown('/promo/p98')).toMatchObject({
      kind: 'promotion',
      id: 'p98',
      teams: ['futbol98', 'voley98'],
      standings: { futbol: ['futbol98'], voley: ['voley98'] },
    })
    expect((await shown('/promo/p04')).matches).toEqual(['vivo 2', 'm01 0', 'm02 0', 'm03 0', 'm04 0'])
    expect(await shown('/fotos')).toMatchObject({ kind: 'galleries', matches: [] })
    expect(await shown(`/fotos/${id}`)).toMatchObject({ kind: 'gallery', id })
  })

  it('shows nothing of persons', async () => {
    await (await api.as('admin_landing')).put('/api/hero', hero)
    const { text } = await families.get('/inicio')
    expect(text).not.toMatch(/Carla|createdBy|updatedBy|captainId|@torneo\.local/)
  })

  it('has the sketch of a new hero, which no save waits for, and not where the hero is not shown', async () => {
    const landing = await api.as('super')
    const { url } = (await upload(landing, await jpeg(1600, 900))).body
    expect((await landing.put('/api/hero', { ...hero, backgroundImage: url })).status).toBe(200)
    await expect.poll(async () => (await shown()).heroSketch).toMatch(/^data:image\/webp;base64,/)
    expect((await shown('/fotos')).heroSketch).toBeNull()
  })

  it('says kindly that a record or a page is not there, and is cached nowhere', async () => {
    for (const path of [
      '/promo/nadie',
      '/fotos/nada',
      '/novedades/nada',
      '/p/nada',
      '/nada',
      '/promo',
      '/promos/x',
      '/nada.css',
      '/render.cjs',
      '/index.html',
    ]) {
      const { status, text, headers } = await families.get(`/inicio${path}`, { 'if-none-match': '*' })
      expect([path, status, text.includes('"kind":"missing"'), headers['cache-control']]).toEqual([
        path,
        404,
        true,
        'private, no-store',
      ])
    }
  })
})

describe('a response', () => {
  it('names its style in its policy, and is compressed, 304 to a client that has it, and HEAD without a body', async () => {
    const { headers } = await families.get('/inicio')
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, no-cache' })
    expect(headers['content-security-policy']).toContain(` 'sha256-${hash('sha256', 'b{}', 'base64')}'`)
    await (await api.as('admin_landing')).put('/api/hero', { ...hero, description: 'Volvemos. '.repeat(200).trim() })
    const plain = await families.get('/inicio')
    const packed = await families.site().app.inject({ url: '/inicio', headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.text)
    const { etag } = packed.headers
    expect((await families.get('/inicio', { 'accept-encoding': 'gzip', 'if-none-match': String(etag) })).status).toBe(
      304,
    )
    const head = await families.request({ method: 'HEAD', url: '/inicio' })
    expect([head.status, head.text, head.headers.etag]).toEqual([200, '', plain.headers.etag])
  })

  it("has an origin of its own on the panel's host, which may read its files and matches (S13)", async () => {
    for (const path of ['', '/promos', '/nada']) {
      const { headers } = await families.get(`/inicio${path}`)
      expect(headers['content-security-policy']).toMatch(/;sandbox allow-scripts allow-forms (?!.*allow-same-origin)/)
      expect(headers['cross-origin-opener-policy']).toBe('unsafe-none')
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
    for (const path of ['/ahora', '/assets/uno.js']) {
      const { headers } = await families.get(`/inicio${path}`)
      expect([headers['access-control-allow-origin'], headers['cross-origin-resource-policy']]).toEqual([
        '*',
        'cross-origin',
      ])
    }
  })

  it('has the same headers each time, with an id of its own, in each encoding', async () => {
    await (await api.as('admin_landing')).put('/api/hero', { ...hero, description: 'Volvemos. '.repeat(200).trim() })
    await shown()
    for (const encoding of ['gzip', 'br', 'identity']) {
      const read = () => families.site().app.inject({ url: '/inicio', headers: { 'accept-encoding': encoding } })
      const all = [await read(), await read(), await read()]
      const ofAll = ({ headers, rawPayload }: (typeof all)[0]) => [
        { ...headers, date: '', 'x-request-id': '' },
        rawPayload,
      ]
      const [first, ...later] = all.map(ofAll)
      for (const one of later) expect(one).toEqual(first)
      expect(all[2]?.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
      expect(new Set(all.map(({ headers }) => headers['x-request-id'])).size).toBe(3)
    }
  })

  it('has the address of who asks, and is rendered once for all', async () => {
    const read = async (host: string) =>
      (await families.site().app.inject({ url: '/inicio', headers: { host } })).payload
    const [one, other] = [await read('uno.example'), await read('dos.example')]
    expect([one, other].map((text) => /href="(.*?)\/inicio/.exec(text)?.[1])).toEqual([
      'http://uno.example',
      'http://dos.example',
    ])
    expect(one.split('">')[1]).toBe(other.split('">')[1])
  })
})

describe('cached pages', () => {
  it('a storm of first visits of one address is one rendering', async () => {
    const { renders } = await shown('/promos')
    const site = families.site().app
    const all = await Promise.all(Array.from({ length: 100 }, () => site.inject('/inicio/promo/p98')))
    expect(new Set(all.map(({ payload }) => payload)).size).toBe(1)
    expect((await shown('/promo/p98')).renders).toBe(renders + 1)
  })

  it('a page is rendered again only when its own content changes', async () => {
    const [home, galleries] = [await shown(), await shown('/fotos')]
    await setMatch('vivo', { homeScore: 4 })
    await vi.waitUntil(async () => (await shown()).matches[0] === 'vivo 4', inject('waitMs'))
    expect((await shown()).renders).toBeGreaterThan(home.renders)
    expect(await shown('/fotos')).toEqual(galleries)
  })

  it('a save shows by itself', async () => {
    const site = families.site().app
    await shown()
    const landing = await api.as('admin_landing')
    await landing.put('/api/hero', { ...hero, title: 'Volvemos a la cancha' })
    await expect.poll(async () => (await site.inject('/inicio')).payload).toContain('Volvemos a la cancha')
  })
})

describe('a release', () => {
  it('is served as soon as it is there, while files of the former one stay', async () => {
    await release('dos', 2000)
    expect(await shown()).toMatchObject({ template: 'dos' })
    for (const name of ['uno', 'dos']) {
      const { status, text, headers } = await families.get(`/inicio/assets/${name}.js`)
      expect([status, text, headers['cache-control']]).toEqual([200, name, 'public, max-age=31536000, immutable'])
    }
  })

  it.each([
    ['throws', 'exports.render = () => { throw new Error("Fault") }'],
    ['rejects', 'exports.render = async () => { throw null }'],
    ['has no function', 'exports.other = 1'],
    ['is no program', 'this is (no program'],
    ['returns no texts', 'exports.render = () => ({ html: 1 })'],
    ['ends its process', 'exports.render = () => process.exit()'],
    ['reads files', 'exports.render = () => ({ html: require("fs").readFileSync("/etc/hosts", "utf8"), css: "" })'],
    ['loops', 'exports.render = () => { for (;;); }'],
    [
      'takes all memory',
      'exports.render = () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)) }',
    ],
  ])('keeps each page when its program %s, and returns 503 when there was none', async (what, program) => {
    const name = what.replaceAll(' ', '-')
    await at.promotion(name)
    await vi.waitUntil(async () => (await shown('/ahora')).promotions === 3, inject('waitMs'))
    await release(`antes-${name}`, 3000)
    const before = await shown('/promos')
    await release('roto', 4000, program)
    expect(await shown('/promos')).toEqual(before)
    const { status, text, headers } = await families.get(`/inicio/promo/${name}`)
    expect([status, headers['retry-after'], headers['cache-control'], headers['content-type']]).toEqual([
      503,
      '5',
      'no-store',
      'text/html; charset=utf-8',
    ])
    expect(text).toContain('Volvemos en un momento')
    await release('sano', 5000)
    expect(await shown(`/promo/${name}`)).toMatchObject({ template: 'sano' })
  })

  it('shows a page that says so when it is missing', async () => {
    rmSync(join(folder, 'inicio/index.html'))
    await new Promise(setImmediate)
    const { status, text } = await families.get('/inicio')
    expect([status, text]).toEqual([404, 'Aquí no hay nada'])
    await release('vuelta', 6000)
    expect((await shown()).template).toBe('vuelta')
  })
})
