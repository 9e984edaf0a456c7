import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@torneo/contracts/people/roles'
import type { PageVisits } from '@torneo/contracts/site/dashboard'
import { afterAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { profiled } from '../../../testing/profiled'
import { useTestApi } from '../../../testing/test-api'
import { tournamentScene } from '../../../testing/tournament-scene'
import { useNode } from '../../../testing/use-node'

const folder = mkdtempSync(join(tmpdir(), 'torneo-page-visits-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'inicio'))
writeFileSync(join(folder, 'index.html'), 'Panel')
writeFileSync(join(folder, 'inicio/index.html'), 'Inicio')
writeFileSync(join(folder, 'inicio/render.cjs'), "exports.render = () => ({ html: 'Torneo', css: '' })")

const api = useTestApi({ SITE_DIR: folder, TIME_ZONE: 'America/Montevideo' })
const node = useNode(api, { environment: { SITE_DIR: folder, TIME_ZONE: 'America/Montevideo' } })
const at = tournamentScene(api)
beforeEach(async () => {
  await at.tournament()
  await at.promotion('p98', { name: 'Promo 98' })
  await vi.waitUntil(
    async () => (await visit('/promo/p98', { 'user-agent': 'curl/8' })).statusCode === 200,
    inject('waitMs'),
  )
})

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36'
const visit = (path = '', headers: object = {}, app = api.app) =>
  app.inject({ url: `/inicio${path}`, headers: { 'user-agent': phone, ...headers } })

/** Returns the visits after both nodes wrote theirs, this one last: it notices its own write at once. */
async function counted(): Promise<PageVisits> {
  for (const { services } of [node.app, api.app]) await services.visitCounter.write()
  return (await (await api.as('admin_landing')).get('/api/dashboard')).body.pageVisits as PageVisits
}

describe('visits of the public page', () => {
  it('are counted by day, page and origin, on all nodes in one sum, without a query for a visitor', async () => {
    await visit()
    const queries = await profiled(api.raw, { appName: 'torneo', ns: /page_visits/ }, async () => {
      await visit('', { referer: 'https://web.whatsapp.com/' })
      await visit('?utm_source=whatsapp')
      await visit('', { referer: 'https://www.google.com/' }, node.app)
      await visit('/promo/p98', { referer: 'http://torneo.example/inicio', host: 'torneo.example' })
      await visit('/fotos', { referer: 'https://colegio.example/' })
    })
    expect(queries).toEqual([])
    const visits = await counted()
    expect(visits.days).toHaveLength(14)
    expect(visits.days.at(-1)).toMatchObject({ visits: 5 })
    expect(visits.sources[0]).toEqual({ source: 'whatsapp', visits: 2 })
    expect(visits.sources.map(({ source }) => source).toSorted()).toEqual(['direct', 'other', 'search', 'whatsapp'])
    expect(visits.pages[0]).toEqual({ path: '/inicio', title: 'Inicio', views: 4 })
    expect(visits.pages).toContainEqual({ path: '/inicio/promo/p98', title: 'Promo 98', views: 1 })
  })

  it('leave out programs, frames, pages loaded ahead, the matches that refresh and what is not there', async () => {
    await visit('', { 'user-agent': 'WhatsApp/2.23 A' })
    await visit('', { 'sec-purpose': 'prefetch' })
    await visit('', { 'sec-fetch-dest': 'iframe' })
    await visit('/ahora')
    await visit('/promo/nadie')
    await api.app.inject({ method: 'HEAD', url: '/inicio', headers: { 'user-agent': phone } })
    await visit('/promos')
    const { pages } = await counted()
    expect(pages).toEqual([{ path: '/inicio/promos', title: 'Promociones', views: 1 }])
  })

  it('store nothing of who visits', async () => {
    await visit('', {
      'user-agent': `${phone} Rareza`,
      'x-forwarded-for': '203.0.113.77',
      referer: 'https://www.google.com/search?q=secreto',
      cookie: 'a=persona',
    })
    await counted()
    const rows = JSON.stringify(await api.raw.collection('page_visits').find().toArray())
    expect(rows).toContain('search')
    expect(rows).not.toMatch(/Rareza|203\.0|secreto|persona/)
  })

  it.each<[Role, boolean]>([
    ['super', true],
    ['admin_tournament', false],
    ['team_captain', false],
  ])('are shown to editors of the page: %s %s', async (role, isShown) => {
    const { body } = await (await api.as(role)).get('/api/dashboard')
    expect(body.pageVisits !== undefined).toBe(isShown)
    expect(body.counters.visits).toBe('12.5K')
  })
})
