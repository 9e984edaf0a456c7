import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@torneo/api/servers/free-port'
import { useTestApi } from '@torneo/api/testing/test-api'
import { createTestClient } from '@torneo/api/testing/test-client'
import { tournamentScene } from '@torneo/api/testing/tournament-scene'
import { useNode } from '@torneo/api/testing/use-node'
import { followersPath } from '@torneo/contracts/endpoint/realtime'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { addressOf, type TestSite, useSites } from './testing/use-site'

const api = useTestApi()
const node = useNode(api)
/** Port of the site that the API forwards to. */
const port = await freePort()
const front = useNode(api, { environment: { SITE_SERVICE: `http://127.0.0.1:${port}` } })
const sites = useSites()
/** Pages whose program shows their origin and what a device follows. */
const pagesDir = mkdtempSync(join(tmpdir(), 'torneo-site-pages-'))
mkdirSync(join(pagesDir, 'en-vivo'))
for (const [name, text] of [
  ['index.html', ''],
  ['404.html', 'Aquí no hay nada'],
  [
    'render.cjs',
    "exports.render = ({ origin, following }) => ({ before: origin + ' ' + following, after: '', css: '' })",
  ],
] as const)
  writeFileSync(join(pagesDir, 'en-vivo', name), text)
afterAll(() => rmSync(pagesDir, { recursive: true }))
const at = tournamentScene(api)
/** A port where nobody listens. */
const away = 'http://127.0.0.1:9'

let chief: Awaited<ReturnType<typeof api.as>>
let rev = 0
beforeEach(async () => {
  await at.tournament()
  await at.sport('futbol')
  await at.promotion('p98')
  for (const id of ['local', 'visita']) await at.team(id, { sportId: 'futbol', promotionId: 'p98' })
  await at.player('nueve', { teamId: 'local', name: 'Nueve' })
  // An id never returns with a lower rev, in production either.
  await at.match('m1', { sportId: 'futbol', homeTeamId: 'local', awayTeamId: 'visita', rev: (rev += 100) })
  chief = await api.as('admin_tournament')
})

const goal = () => chief.post('/api/matches/m1/events', { type: 'goal', teamId: 'local', playerId: 'nueve' })
const health = async ({ app }: TestSite) => (await app.inject('/readyz')).json<{ status: string; awaySince: unknown }>()

/** Waits until a site has the match of this test, whatever it had stored before. */
async function untilCurrent(site: TestSite): Promise<void> {
  await expect.poll(async () => (await health(site)).status).toBe('ok')
  const follower = site.follow()
  await follower.subscribe('matches')
  const rows = () =>
    follower.on('matches').flatMap((frame) => (frame as { data: { items: { id: string; rev: number }[] } }).data.items)
  await expect.poll(() => rows().some((row) => row.id === 'm1' && row.rev >= rev)).toBe(true)
  follower.close()
}

/** Status of a refused upgrade, or 101. */
async function upgrade(
  { app }: Pick<TestSite, 'app'>,
  headers: Record<string, string> = {},
): Promise<number | undefined> {
  const asked = request(`${addressOf(app)}${followersPath}`, {
    headers: {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...headers,
    },
  }).end()
  const status = await Promise.race([
    once(asked, 'response').then(([response]) => (response as { statusCode?: number }).statusCode),
    once(asked, 'upgrade').then(() => 101),
  ])
  asked.destroy()
  return status
}

describe('followers', () => {
  it('see a goal as the API tells it: the row, the match with its events, the tables', async () => {
    const site = await sites.start(addressOf(node.app))
    await untilCurrent(site)
    const [follower, staff] = [site.follow(), node.open({ isPublic: true })]
    const channels = ['matches', 'match:m1', 'standings:futbol']
    for (const socket of [follower, staff]) await socket.subscribe(...channels)
    await chief.post('/api/matches/m1/start')
    await goal()
    await expect.poll(() => follower.last('match:m1').events).toHaveLength(1)
    await chief.post('/api/matches/m1/finish', {})
    for (const name of channels)
      await expect
        .poll(() => [follower.last(name), staff.last(name)])
        .toSatisfy(([one, other]) => {
          expect(one).toEqual(other)
          return true
        })
    expect(follower.last('match:m1').match).toMatchObject({ homeScore: 1, homeTeam: { name: 'local' } })
  })

  it('a match that is deleted ends for them, and a sport that is switched off', async () => {
    const site = await sites.start(addressOf(node.app))
    await untilCurrent(site)
    const follower = site.follow()
    await follower.subscribe('matches', 'match:m1', 'standings:futbol')
    await chief.delete('/api/matches/m1')
    await expect.poll(() => follower.on('match:m1').at(-1)).toMatchObject({ type: 'error', code: 404 })
    await api.raw
      .collection<{ _id: string }>('tournament_sports')
      .updateOne({ _id: 'futbol' }, { $set: { active: false } })
    await expect.poll(() => follower.on('standings:futbol').at(-1)).toMatchObject({ type: 'error', code: 404 })
  })

  it('may open no other channel, and an unknown name is 404', async () => {
    const site = await sites.start(addressOf(node.app))
    await untilCurrent(site)
    const follower = site.follow()
    await follower.subscribe('content', 'board:m1', 'public:tournament', 'match:nadie')
    for (const name of ['content', 'board:m1', 'public:tournament'])
      expect(follower.on(name)).toMatchObject([{ type: 'error', code: 403 }])
    expect(follower.on('match:nadie')).toMatchObject([{ type: 'error', code: 404 }])
  })

  it('come from its own pages only, and a network has so many sockets', async () => {
    const site = await sites.start(addressOf(node.app), { MAX_SOCKETS_NETWORK: '2' })
    const { host } = new URL(addressOf(site.app))
    expect(await upgrade(site, { origin: 'https://otra.example' })).toBe(403)
    expect(await upgrade(site, { 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect((await site.app.inject(followersPath)).statusCode).toBe(404)
    const open = [site.follow({ headers: { origin: `http://${host}` } }), site.follow()]
    for (const socket of open) await socket.opened()
    expect(await upgrade(site)).toBe(429)
    open[0]?.close()
    await expect.poll(() => upgrade(site)).toBe(101)
  })
})

describe('an unreachable API', () => {
  it('a new process shows what the last one knew, and says since when', async () => {
    const first = await sites.start(addressOf(node.app))
    await untilCurrent(first)
    const before = first.follow()
    await before.subscribe('matches', 'match:m1')
    const known = before.last('matches')
    await first.stop()
    const startedAt = Date.now()

    const site = await sites.start(away)
    const { status, awaySince } = await health(site)
    expect(status).toBe('ok')
    expect(Date.parse(String(awaySince))).toBeLessThanOrEqual(startedAt)
    const follower = site.follow()
    await follower.subscribe('matches', 'match:m1')
    expect(follower.last('matches').items).toEqual(known.items)
    expect(follower.last('match:m1').match.id).toBe('m1')
  })

  it('a file that is cut or was changed is ignored', async () => {
    const first = await sites.start(addressOf(node.app))
    await untilCurrent(first)
    await first.stop()
    const file = join(sites.cacheDir, 'tournament.json')
    const whole = readFileSync(file, 'utf8')
    for (const damaged of [
      whole.slice(0, -20),
      whole.replace('"local"', '"otro"'),
      whole.replace('"format":1', '"format":0'),
      '',
    ]) {
      writeFileSync(file, damaged)
      const site = await sites.start(away)
      expect((await health(site)).status).toBe('unavailable')
      const follower = site.follow()
      await follower.subscribe('matches')
      expect(follower.on('matches')).toMatchObject([{ type: 'error', code: 503 }])
      await site.stop()
      writeFileSync(file, damaged)
    }
    writeFileSync(file, whole)
    expect((await health(await sites.start(away))).status).toBe('ok')
  })

  it('an API that comes back brings what happened meanwhile, to followers who stayed', async () => {
    const site = await sites.start(addressOf(node.app))
    await untilCurrent(site)
    const follower = site.follow()
    await follower.subscribe('matches')
    await chief.post('/api/matches/m1/start')
    // The stream's socket breaks, as with a restart of the API.
    for (const socket of node.app.websocketServer.clients) socket.terminate()
    await goal()
    await expect.poll(() => follower.last('matches').items[0]?.homeScore).toBe(1)
    expect((await health(site)).awaySince).toBeNull()
    expect(follower.isOpen()).toBe(true)
  })
})

describe('behind an API that forwards to it', () => {
  it('families see its pages at the host that they asked, and it sees no session; without it there is a page that returns', async () => {
    const through = async () => (await createTestClient(front.app).get('/en-vivo', headers)).text
    const headers = { cookie: 'torneo_session=secreta; siguiendo=p98', host: 'torneo.example' }
    await expect.poll(through).toContain('Volvemos en un momento')
    const site = await sites.start(addressOf(front.app), {
      PORT: String(port),
      TRUST_PROXY: 'loopback',
      SITE_DIR: pagesDir,
    })
    await untilCurrent(site)
    expect(await through()).toContain('http://torneo.example p98')
    expect((await createTestClient(front.app).get('/en-vivo/nada')).text).toBe('Aquí no hay nada')
    expect((await createTestClient(front.app).post('/en-vivo', {})).status).toBe(405)
  })

  it('followers see goals through the API, and their address counts, not that of the API', async () => {
    const site = await sites.start(addressOf(front.app), {
      PORT: String(port),
      TRUST_PROXY: 'loopback',
      MAX_SOCKETS_NETWORK: '2',
    })
    await untilCurrent(site)
    const follower = front.open({ path: followersPath })
    await follower.subscribe('matches')
    await chief.post('/api/matches/m1/start')
    await goal()
    await expect.poll(() => follower.last('matches').items[0]?.homeScore).toBe(1)
    const elsewhere = { 'x-forwarded-for': '203.0.113.7' }
    const others = [1, 2].map(() => front.open({ path: followersPath, headers: elsewhere }))
    for (const socket of others) await socket.opened()
    expect(await upgrade(front, elsewhere)).toBe(429)
    expect(await upgrade(front, { origin: 'https://otra.example' })).toBe(403)
    expect(await upgrade(front)).toBe(101)
    for (const socket of [follower, ...others]) socket.close()
  })

  it('a site that is away is 503 for followers, and the API serves everything else', async () => {
    expect(await upgrade(front)).toBe(503)
    const response = await front.app.inject('/api/public/tournament')
    expect(response.statusCode).toBe(200)
    const staff = front.open({ token: chief.token })
    await staff.subscribe('matches')
    const site = await sites.start(addressOf(front.app), { PORT: String(port) })
    await untilCurrent(site)
    expect(await upgrade(front)).toBe(101)
    await site.stop()
    expect(await upgrade(front)).toBe(503)
    expect(staff.isOpen()).toBe(true)
  })
})
