import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useTestApi } from '@torneo/api/testing/test-api'
import { tournamentScene } from '@torneo/api/testing/tournament-scene'
import { useNode } from '@torneo/api/testing/use-node'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Families, useFamilies } from '../testing/use-families'

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

const environment = { TIME_ZONE: 'America/Montevideo', PUBLIC_URL: 'https://panel.example' }
const api = useTestApi(environment)
const familiesOf = (more: Record<string, string>) =>
  useFamilies(api, useNode(api, { environment: { ...environment, ...more } }), { SITE_DIR: folder })
const families = familiesOf({})
const own = familiesOf({ SITE_URL: 'https://torneo.example' })
const off = familiesOf({ PUBLIC_PAGE: 'off' })
const at = tournamentScene(api)
const read = async (url: string, of: Families = families, headers: Record<string, string> = {}) => {
  const { status: statusCode, text: payload, ...rest } = await of.get(url, { accept: 'text/html', ...headers })
  return { ...rest, statusCode, payload }
}
const text = async (url: string, of: Families = families) => (await read(url, of)).payload
const unfolded = async (url: string) => (await text(url)).replaceAll('\r\n ', '')

beforeEach(async () => {
  await at.tournament({ name: 'Torneo 2025' })
  await at.promotion('p98', { year: 1998 })
  await at.sport('futbol')
  await at.team('t98', { sportId: 'futbol', promotionId: 'p98' })
  await at.match('partido', { sportId: 'futbol', homeTeamId: 't98', awayTeamId: 't98', status: 'finished' })
})

describe('pages of search engines', () => {
  it('the sitemap lists every public address with the day of its last change, as XML', async () => {
    const landing = await api.as('admin_landing')
    const gallery = (await landing.post('/api/gallery-groups', { title: 'Verano' })).body
    await landing.post('/api/news', { title: 'Sorteo', date: '2025-11-10', text: '<p>a</p>' })
    await landing.post('/api/pages', { title: 'Reglamento', text: '<p>a</p>' })
    const { payload, headers } = await read('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect([...payload.matchAll(/<loc>https:\/\/panel\.example(.*?)<\/loc>/g)].map(([, path]) => path)).toEqual([
      '/inicio',
      '/inicio/promos',
      '/inicio/promo/p98',
      '/inicio/fotos',
      `/inicio/fotos/${gallery.id}`,
      '/inicio/novedades',
      '/inicio/novedades/sorteo',
      '/inicio/p/reglamento',
      '/en-vivo',
      '/en-vivo/partido/partido',
    ])
    const day = new Date(gallery.updatedAt).toISOString().slice(0, 10)
    expect(payload).toContain(`/inicio/fotos/${gallery.id}</loc><lastmod>${day}</lastmod>`)
    expect((await read('/sitemap.xml', families, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
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

  it("lets the page keep its origin, which the panel's host does not (S13)", async () => {
    const policyAt = async (name: string) =>
      (await read('/inicio/promos', own, { host: name })).headers['content-security-policy']
    for (let visits = 0; visits < 2; visits += 1) {
      expect(await policyAt('torneo.example')).not.toContain('sandbox')
      expect(await policyAt('panel.example')).toContain(';sandbox allow-scripts')
    }
  })

  it.each(['torneo.example', 'panel.example'])('is where /inicio of %s leads', async (name) => {
    for (const url of ['/inicio', '/inicio/?a=b']) {
      const { statusCode, headers } = await read(url, own, { host: name })
      expect([statusCode, headers.location]).toEqual([308, `https://torneo.example/${url.includes('?') ? '?a=b' : ''}`])
    }
  })
})

it('turned off, the page is nowhere, and its assets and the rest of the site stay', async () => {
  for (const url of ['/inicio', '/inicio/', '/inicio/promos', '/inicio/ahora', '/inicio/calendario.ics']) {
    const { statusCode, payload } = await read(url, off)
    expect([url, statusCode, payload]).toEqual([url, 404, 'Aquí no hay nada'])
  }
  expect(await text('/sitemap.xml', off)).not.toContain('/inicio')
  expect(await text('/robots.txt', off)).not.toContain('/inicio')
  expect((await read('/en-vivo', off)).statusCode).toBe(200)
})
