import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useTestApi } from '@torneo/api/testing/test-api'
import { createTestClient } from '@torneo/api/testing/test-client'
import { tournamentScene } from '@torneo/api/testing/tournament-scene'
import { useNode } from '@torneo/api/testing/use-node'
import type { Role } from '@torneo/contracts/people/roles'
import type { PageVisits } from '@torneo/contracts/site/dashboard'
import { dayIn } from '@torneo/serving/time-zone'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { useFamilies } from '../testing/use-families'

const folder = mkdtempSync(join(tmpdir(), 'torneo-page-visits-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'inicio'))
writeFileSync(join(folder, 'index.html'), 'Panel')
writeFileSync(join(folder, 'inicio/index.html'), 'Inicio')
writeFileSync(join(folder, 'inicio/render.cjs'), "exports.render = () => ({ html: 'Torneo', css: '' })")

const environment = { SITE_DIR: folder, TIME_ZONE: 'America/Montevideo' }
const api = useTestApi(environment)
const node = useNode(api, { environment })
const families = useFamilies(api, node, { SITE_DIR: folder })
const at = tournamentScene(api)
beforeEach(async () => {
  await at.tournament()
  await at.promotion('p98', { name: 'Promo 98' })
})

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36'
const visit = (path = '', headers: Record<string, string> = {}) =>
  families.get(`/inicio${path}`, { 'user-agent': phone, ...headers })
const report = (items: object[]) => createTestClient(node.app).post('/api/public/visits', { items })

/** Returns the visits after the site has handed over its own, as at its stop. */
async function counted(): Promise<PageVisits> {
  await families.site().stop()
  const landing = await api.as('admin_landing')
  const read = async () => (await landing.get('/api/dashboard')).body.pageVisits as PageVisits
  await expect.poll(async () => (await read()).pages).not.toEqual([])
  return read()
}

describe('visits of the public page', () => {
  it('are counted by day, page and origin, those of all nodes in one sum', async () => {
    await visit()
    await visit('', { referer: 'https://web.whatsapp.com/' })
    await visit('?utm_source=whatsapp')
    await visit('/promo/p98', { referer: 'http://torneo.example/inicio', host: 'torneo.example' })
    await visit('/fotos', { referer: 'https://colegio.example/' })
    const today = dayIn('America/Montevideo')
    expect((await report([{ day: today, path: '/inicio', source: 'search', visits: 1 }])).status).toBe(204)
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
    await families.request({ method: 'HEAD', url: '/inicio', headers: { 'user-agent': phone } })
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

  it.each([
    ['an old day', { day: '2020-01-01' }, 204],
    ['no visits', { visits: 0 }, 400],
    ['a path of the panel', { path: '/hero' }, 400],
    ['a source that is a text', { source: 'Robert y otros' }, 400],
    ['more than it can have', { visits: 100_001 }, 400],
  ])('%s is not counted', async (_, wrong, status) => {
    const row = { day: dayIn('America/Montevideo'), path: '/inicio/promos', source: 'direct', visits: 2 }
    expect((await report([{ ...row, ...wrong }])).status).toBe(status)
    expect((await report([row])).status).toBe(204)
    expect((await counted()).pages).toEqual([{ path: '/inicio/promos', title: 'Promociones', views: 2 }])
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
