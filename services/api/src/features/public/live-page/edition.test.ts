import { tmpdir } from 'node:os'
import { beforeEach, expect, it } from 'vitest'
import { useTestApi } from '../../../testing/test-api'
import { tournamentScene } from '../../../testing/tournament-scene'
import { useNode } from '../../../testing/use-node'

const api = useTestApi()
const node = (environment: Record<string, string>) =>
  useNode(api, { environment: { SITE_DIR: tmpdir(), PUBLIC_URL: 'https://panel.example.org', ...environment } })
const withSite = node({})
const atOwnHost = node({ SITE_URL: 'https://torneo.example.org' })
const turnedOff = node({ PUBLIC_PAGE: 'off' })
const url = '/api/public/edition'
const expectShown = async (edition: object, earlier: readonly object[] = []) => {
  await expect
    .poll(async () => (await api.anonymous.get(url)).body)
    .toEqual({ ...edition, timeZone: api.app.services.config.timeZone, earlier })
}

beforeEach(() => tournamentScene(api).tournament({ name: 'Copa San José', year: 2025 }))

it('tells anyone what the tournament is called, its year and its time zone, and no more', async () => {
  await expectShown({ name: 'Copa San José', year: 2025 })
  for (const role of ['admin_landing', 'team_captain'] as const) {
    expect((await (await api.as(role)).get(url)).body).toEqual({
      name: 'Copa San José',
      year: 2025,
      timeZone: api.app.services.config.timeZone,
      earlier: [],
    })
  }
})

it('lists the earlier editions once there is a next one', async () => {
  const boss = await api.as('admin_tournament')
  await boss.post('/api/tournaments', { name: 'Copa San José', year: 2026, copy: { teams: false, players: false } })
  await expectShown({ name: 'Copa San José', year: 2026 }, [{ name: 'Copa San José', year: 2025 }])
})

it('follows a change by itself, for pages of any origin, and 304 to a client that has it', async () => {
  await expectShown({ name: 'Copa San José', year: 2025 })
  const first = await api.anonymous.get(url, { origin: 'https://otra.example' })
  expect(first.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'public, no-cache' })
  expect((await api.anonymous.get(url, { 'if-none-match': String(first.headers.etag) })).status).toBe(304)
  await (await api.as('admin_tournament')).patch('/api/tournaments/1', { name: 'Copa Azul', year: 2026 })
  await expectShown({ name: 'Copa Azul', year: 2026 })
})

it('says where the public page is, where the service has one', async () => {
  await expectShown({ name: 'Copa San José', year: 2025 })
  const pageOf = async ({ app }: typeof withSite) =>
    (await app.inject({ url })).json<{ readonly page?: string }>().page ?? 'none'
  expect(await Promise.all([withSite, atOwnHost, turnedOff].map(pageOf))).toEqual([
    '/inicio',
    'https://torneo.example.org/',
    'none',
  ])
})
