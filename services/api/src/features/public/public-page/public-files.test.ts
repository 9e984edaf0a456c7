import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { upload } from '../../../testing/storage-samples'
import { useTestApi } from '../../../testing/test-api'
import { tournamentScene } from '../../../testing/tournament-scene'
import { useNode } from '../../../testing/use-node'

const folder = mkdtempSync(join(tmpdir(), 'torneo-public-files-'))
afterAll(() => rmSync(folder, { recursive: true }))
for (const path of ['en-vivo', 'inicio/assets']) mkdirSync(join(folder, path), { recursive: true })
for (const [name, text] of [
  ['en-vivo/404.html', 'Aquí no hay nada'],
  ['en-vivo/index.html', 'Partidos'],
  ['inicio/index.html', 'Inicio'],
  ['inicio/assets/a.js', 'script'],
  ['index.html', 'Panel'],
] as const)
  writeFileSync(join(folder, name), text)
writeFileSync(
  join(folder, 'inicio/render.cjs'),
  `exports.render = ({ origin, view }) => ({ html: view.kind + ' <link rel="canonical" href="' + origin + '/inicio"> <a href="/inicio#cta"></a> "' + origin + '/inicio#evento" ' + origin + '/inicio/promos', css: '' })`,
)

const environment = { SITE_DIR: folder, TIME_ZONE: 'America/Montevideo', PUBLIC_URL: 'https://panel.example' }
const api = useTestApi(environment)
const own = useNode(api, { environment: { ...environment, SITE_URL: 'https://torneo.example' } })
const off = useNode(api, { environment: { ...environment, PUBLIC_PAGE: 'off' } })
const at = tournamentScene(api)
type Node = { readonly app: typeof api.app }
const read = (url: string, node: Node = api, headers: Record<string, string> = {}) =>
  node.app.inject({ url, headers: { accept: 'text/html', ...headers } })
const text = async (url: string, node: Node = api) => (await read(url, node)).payload
const unfolded = async (url: string) => (await text(url)).replaceAll('\r\n ', '')

beforeEach(async () => {
  await at.tournament({ name: 'Torneo 2025' })
  await at.promotion('p98', { year: 1998 })
  await at.sport('futbol')
  await at.team('t98', { sportId: 'futbol', promotionId: 'p98' })
  await at.match('partido', { sportId: 'futbol', homeTeamId: 't98', awayTeamId: 't98', status: 'finished' })
  await vi.waitUntil(async () => (await text('/sitemap.xml')).includes('promo/p98'), inject('waitMs'))
})

describe('pages of search engines', () => {
  it('the sitemap lists every public address with the day of its last change, as XML', async () => {
    const landing = await api.as('admin_landing')
    const gallery = (await landing.post('/api/gallery-groups', { title: 'Verano' })).body
    const { payload, headers } = await read('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect([...payload.matchAll(/<loc>https:\/\/panel\.example(.*?)<\/loc>/g)].map(([, path]) => path)).toEqual([
      '/inicio',
      '/inicio/promos',
      '/inicio/promo/p98',
      '/inicio/fotos',
      `/inicio/fotos/${gallery.id}`,
      '/en-vivo',
      '/en-vivo/partido/partido',
    ])
    const day = new Date(gallery.updatedAt).toISOString().slice(0, 10)
    expect(payload).toContain(`/inicio/fotos/${gallery.id}</loc><lastmod>${day}</lastmod>`)
    expect((await read('/sitemap.xml', api, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })

  it('the rules allow what is public and nothing of the panel, and name the sitemap', async () => {
    const rules = (await text('/robots.txt')).split('\n')
    expect(rules).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Allow: /inicio',
        'Disallow: /',
        'Sitemap: https://panel.example/sitemap.xml',
      ]),
    )
  })
})

describe('the calendar', () => {
  it("has each event under an id that stays, at its time in the tournament's zone, until it is deleted", async () => {
    const landing = await api.as('admin_landing')
    const draft = { title: 'Asado; de promos', date: '2025-11-15', time: '20:30', location: 'Patio', type: 'activity' }
    const { id, rev } = (await landing.post('/api/schedule', draft)).body
    const event = await unfolded('/inicio/calendario.ics')
    for (const line of [
      `UID:evento-${id}@torneo`,
      'DTSTART:20251115T233000Z',
      'SUMMARY:Asado\\; de promos',
      'LOCATION:Patio',
      `SEQUENCE:${rev}`,
    ])
      expect(event.split('\r\n')).toContain(line)
    await landing.patch(`/api/schedule/${id}`, { time: '21:00' })
    const moved = await unfolded('/inicio/calendario.ics')
    expect([moved.includes(`UID:evento-${id}@`), moved.includes('DTSTART:20251116T000000Z')]).toEqual([true, true])
    await landing.delete(`/api/schedule/${id}`)
    expect(await unfolded('/inicio/calendario.ics')).not.toContain('VEVENT')
  })
})

describe('pictures of shared links', () => {
  it.each(['/inicio/imagen.png?v=1', '/inicio/promo/p98.png'])(
    '%s is rendered in the size of previews',
    async (url) => {
      const { statusCode, headers, rawPayload } = await read(url)
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/png',
        'public, max-age=60',
      ])
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
    },
  )

  it("have the hero's photo around its focal point, and are rendered without one that cannot be read", async () => {
    const chief = await api.as('super')
    const right = { create: { width: 600, height: 630, channels: 3, background: '#0000ff' } } as const
    const photo = await sharp({ create: { width: 2400, height: 630, channels: 3, background: '#ff0000' } })
      .composite([{ input: right, left: 1800, top: 0 }])
      .jpeg()
      .toBuffer()
    const { url, id } = (await upload(chief, photo)).body
    await chief.patch(`/api/storage/buckets/general/files/${id}`, { focus: { x: 1, y: 0.5 } })
    await chief.put('/api/hero', { title: 'T', subtitle: 'x', description: 'y', backgroundImage: url })
    const corner = async () => {
      const { rawPayload } = await read('/inicio/imagen.png')
      const cut = await sharp(rawPayload).extract({ left: 1100, top: 0, width: 100, height: 100 }).toBuffer()
      const { dominant } = await sharp(cut).stats()
      return dominant.b > dominant.r ? 'blue' : 'red'
    }
    await expect.poll(corner).toBe('blue')
    expect((await read('/inicio/imagen.png')).headers['content-type']).toBe('image/jpeg')
    await chief.put('/api/hero', {
      title: 'T',
      subtitle: 'x',
      description: 'y',
      backgroundImage: 'https://otro.example/a.jpg',
    })
    expect((await read('/inicio/imagen.png')).headers['content-type']).toBe('image/png')
  })

  it('follow what was saved', async () => {
    const before = (await read('/inicio/imagen.png')).rawPayload
    await (await api.as('admin_landing')).put('/api/hero', { title: 'Volvemos', subtitle: 'x', description: 'y' })
    expect((await read('/inicio/imagen.png')).rawPayload.equals(before)).toBe(false)
    expect((await read('/inicio/promo/nadie.png')).statusCode).toBe(404)
  })
})

describe('a host of its own', () => {
  const host = { host: 'torneo.example' }

  it('has the page at its root, whose addresses are of that host', async () => {
    for (const url of ['/', '/?utm=1']) {
      const { statusCode, payload, headers } = await read(url, own, host)
      expect([statusCode, payload, headers['cache-control']]).toEqual([
        200,
        'home <link rel="canonical" href="https://torneo.example/"> <a href="/#cta"></a> "https://torneo.example/#evento" https://torneo.example/inicio/promos',
        'public, no-cache',
      ])
    }
    expect(await text('/sitemap.xml', own)).toContain('<loc>https://torneo.example/</loc>')
  })

  it.each(['torneo.example', 'panel.example'])('is where /inicio of %s leads', async (name) => {
    for (const url of ['/inicio', '/inicio/?a=b']) {
      const { statusCode, headers } = await read(url, own, { host: name })
      expect([statusCode, headers.location]).toEqual([308, `https://torneo.example/${url.includes('?') ? '?a=b' : ''}`])
    }
  })

  it('serves what the page needs, and neither the panel nor its sessions', async () => {
    for (const url of ['/inicio/promos', '/inicio/assets/a.js', '/en-vivo', '/api/public/landing', '/robots.txt'])
      expect([url, (await read(url, own, host)).statusCode]).toEqual([url, 200])
    for (const url of ['/hero', '/index.html', '/login', '/remotes.json']) {
      const { statusCode, payload } = await read(url, own, host)
      expect([url, statusCode, payload.startsWith('missing')]).toEqual([url, 404, true])
    }
    for (const url of ['/api/hero', '/api/account', '/metrics'])
      expect([url, (await read(url, own, host)).statusCode]).toEqual([url, 404])
    const signIn = { method: 'POST', url: '/api/account/sessions', payload: { email: 'a', password: 'b' } } as const
    expect((await own.app.inject({ ...signIn, headers: host })).statusCode).toBe(404)
    expect((await read('/hero', own, { host: 'panel.example' })).payload).toBe('Panel')
  })

  it('is our own where origins are checked, on that host alone', async () => {
    const post = async (headers: Record<string, string>) =>
      (await own.app.inject({ method: 'POST', url: '/api/public/nada', payload: {}, headers })).statusCode
    expect(await post({ ...host, origin: 'https://torneo.example' })).toBe(404)
    expect(await post({ ...host, origin: 'https://otra.example' })).toBe(403)
    expect(await post({ host: 'panel.example', origin: 'https://torneo.example' })).toBe(403)
  })
})

it('turned off, the page is nowhere, and its assets and the rest of the site stay', async () => {
  for (const url of [
    '/inicio',
    '/inicio/',
    '/inicio/promos',
    '/inicio/ahora',
    '/inicio/calendario.ics',
    '/inicio/imagen.png',
  ]) {
    const { statusCode, payload } = await read(url, off)
    expect([url, statusCode, payload]).toEqual([url, 404, 'Aquí no hay nada'])
  }
  expect(await text('/sitemap.xml', off)).not.toContain('/inicio')
  expect(await text('/robots.txt', off)).not.toContain('/inicio')
  expect((await read('/en-vivo', off)).statusCode).toBe(200)
})
