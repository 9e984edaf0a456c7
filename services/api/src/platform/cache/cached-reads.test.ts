import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { commandsOf } from '../../testing/commands-of'
import { testDatabaseUri, useTestApi } from '../../testing/test-api'
import { createTestClient } from '../../testing/test-client'
import { createTestProxy } from '../../testing/test-proxy'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const at = tournamentScene(api)
const proxy = await createTestProxy(Number(new URL(testDatabaseUri().uri).port))
const cutUri = () => {
  const uri = new URL(api.app.services.config.mongodbUri)
  return `mongodb://127.0.0.1:${proxy.port}${uri.pathname}?directConnection=true`
}
const other = useNode(api)
const cut = useNode(api, { databaseUri: cutUri })

const areLive = async () => {
  for (const { app } of [api, other, cut]) await expect.poll(() => app.services.changes.isLive()).toBe(true)
}
beforeEach(async () => {
  await areLive()
  for (const [promotion, sport] of [
    ['p98', 'futbol'],
    ['p05', 'voley'],
  ] as const) {
    await at.sport(sport)
    await at.promotion(promotion)
    await at.team(`t${promotion}`, { sportId: sport, promotionId: promotion, name: `Equipo ${promotion}` })
    await at.player(`j${promotion}`, { teamId: `t${promotion}`, name: `Jugador ${promotion}` })
  }
})

const countCommands = async (work: () => Promise<unknown>) => (await commandsOf(api, work)).length

const urls = [
  '/api/teams',
  '/api/teams?limit=50',
  '/api/teams/tp98',
  '/api/players',
  '/api/promotions',
  '/api/tournament-sports',
  '/api/standings',
  '/api/hero',
  '/api/sponsors',
  '/api/dashboard',
]

it.each(urls)(
  '%s with a session, asked again, sends nothing to the database: neither the answer, nor the 304, nor a HEAD',
  async (url) => {
    const organiser = await api.as('admin_tournament')
    const first = await organiser.get(url)
    await expect
      .poll(() =>
        countCommands(async () => {
          const [again, unchanged] = [
            await organiser.get(url),
            await organiser.get(url, { 'if-none-match': String(first.headers.etag) }),
          ]
          const head = await organiser.request({ method: 'HEAD', url })
          expect([again.status, again.text, unchanged.status, unchanged.text, head.status, head.text]).toEqual([
            200,
            first.text,
            304,
            '',
            200,
            '',
          ])
          expect(head.headers['content-length']).toBe(again.headers['content-length'])
        }),
      )
      .toBe(0)
  },
)

it('a goal leaves the players cached, also in a sport that counts line-ups', async () => {
  const organiser = await api.as('admin_tournament')
  await at.team('tp99', { sportId: 'futbol', promotionId: 'p98' })
  await organiser.patch('/api/tournament-sports/futbol', { rules: { lineUps: true } })
  await at.match('m', { sportId: 'futbol', homeTeamId: 'tp98', awayTeamId: 'tp99' })
  await organiser.post('/api/matches/m/start')
  const readPlayers = () => countCommands(() => organiser.get('/api/players'))
  await expect.poll(readPlayers).toBe(0)

  await organiser.post('/api/matches/m/events', { type: 'goal', teamId: 'tp98', playerId: 'jp98' })
  expect((await organiser.get('/api/matches/m')).body.homeScore).toBe(1)
  expect(await readPlayers()).toBe(0)

  // Matches played count once it is finished.
  await organiser.post('/api/matches/m/finish')
  const { body } = await organiser.get('/api/players?teamId=tp98')
  expect(body.items[0].stats).toMatchObject({ goals: 1, matchesPlayed: 1 })
})

it('a cookie that cannot be one of ours is 401 without a look into the database, an unknown one after a single look', async () => {
  for (const token of ['', 'x', 'x'.repeat(42), 'x'.repeat(8000)]) {
    const stranger = createTestClient(api.app, token)
    expect((await stranger.get('/api/account')).status).toBe(401)
    await expect.poll(() => countCommands(() => stranger.get('/api/account'))).toBe(0)
  }
  const possible = createTestClient(api.app, 'x'.repeat(43))
  const readAccount = async () => expect((await possible.get('/api/account')).status).toBe(401)
  expect(await countCommands(readAccount)).toBe(1)
  expect(await countCommands(readAccount)).toBe(0)
})

it('a hundred concurrent requests of an uncached read cause one load', async () => {
  const organiser = await api.as('admin_tournament')
  await organiser.get('/api/teams')
  const reads = async () => {
    await api.raw.collection('teams').updateMany({}, { $set: { logo: '' } })
    return countCommands(() => Promise.all(Array.from({ length: 100 }, () => organiser.get('/api/teams'))))
  }
  // One query for the teams and one for their promotions.
  await expect.poll(reads).toBe(2)
})

it('the same question in another order is the same answer', async () => {
  const organiser = await api.as('admin_tournament')
  const asked = await organiser.get('/api/teams?sportId=futbol&promotionId=p98&limit=5')
  await expect
    .poll(() =>
      countCommands(async () => {
        expect((await organiser.get('/api/teams?limit=5&promotionId=p98&sportId=futbol')).text).toBe(asked.text)
      }),
    )
    .toBe(0)
})

it('is compressed once for all who take it, and plain for the others', async () => {
  const organiser = await api.as('admin_tournament')
  for (let place = 0; place < 10; place += 1) await at.player(`j${place}`, { teamId: 'tp98' })
  const { token } = organiser
  const ask = (encoding: string) =>
    api.app.inject({ url: '/api/players', headers: { cookie: `torneo_session=${token}`, 'accept-encoding': encoding } })
  const [plain, packed, again] = [await ask('identity'), await ask('gzip'), await ask('br, gzip')]
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'gzip'])
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload)
  expect(again.rawPayload.equals(packed.rawPayload)).toBe(true)
})

it("no user is served another's response: captains, organisers and users without permission, one after the other", async () => {
  const own = await api.signedIn(await api.addUser({ role: 'team_captain', promotionId: 'p98' }))
  const rival = await api.signedIn(await api.addUser({ role: 'team_captain', promotionId: 'p05' }))
  const loose = await api.signedIn(await api.addUser({ role: 'team_captain' }))
  const organiser = await api.as('admin_tournament')
  const names = async (client: typeof own, url: string) =>
    ((await client.get(url)).body.items as { name: string }[]).map(({ name }) => name)
  for (let round = 0; round < 2; round += 1) {
    expect(await names(organiser, '/api/teams')).toEqual(['Equipo p05', 'Equipo p98'])
    expect([
      await names(own, '/api/teams'),
      await names(rival, '/api/teams'),
      await names(loose, '/api/teams'),
    ]).toEqual([['Equipo p98'], ['Equipo p05'], []])
    expect([await names(own, '/api/players'), await names(rival, '/api/players')]).toEqual([
      ['Jugador p98'],
      ['Jugador p05'],
    ])
    expect((await organiser.get('/api/players/jp98')).status).toBe(200)
    expect([
      (await own.get('/api/players/jp98')).status,
      (await rival.get('/api/players/jp98')).status,
      (await rival.get('/api/teams/tp98')).status,
    ]).toEqual([200, 403, 403])
    expect(
      (await own.get('/api/promotions')).body.items.map(({ id, captainId }: { id: string; captainId?: string }) => [
        id,
        captainId,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['p98', own.user.id],
        ['p05', undefined],
      ]),
    )
    expect((await (await api.as('admin_landing')).get('/api/teams')).status).toBe(403)
    expect((await api.anonymous.get('/api/teams')).status).toBe(401)
  }
})

describe('two nodes', () => {
  it('a save shows immediately on its node, and without a request on the other', async () => {
    const organiser = await api.as('admin_tournament')
    const there = createTestClient(other.app, organiser.token)
    const nameAt = async (client: Pick<typeof organiser, 'get'>) =>
      (await client.get('/api/teams/tp98')).body.name as string
    for (const name of ['Uno', 'Dos', 'Tres']) {
      await nameAt(there)
      expect((await organiser.patch('/api/teams/tp98', { name })).status).toBe(200)
      expect(await nameAt(organiser)).toBe(name)
      await expect.poll(() => nameAt(there)).toBe(name)
    }
  })

  it('serve no earlier response while they miss the changes', async () => {
    const organiser = await api.as('admin_tournament')
    const there = createTestClient(cut.app, organiser.token)
    const seen = async () => {
      const { status, body } = await there.get('/api/teams/tp98')
      return [status, body.name]
    }
    await expect.poll(seen).toEqual([200, 'Equipo p98'])
    await proxy.cut()
    await organiser.patch('/api/teams/tp98', { name: 'Nuevo' })
    await expect.poll(() => cut.app.services.changes.isLive()).toBe(false)
    expect((await seen())[0]).toBe(503)
    await proxy.restore()
    await expect.poll(seen).toEqual([200, 'Nuevo'])
  })
})
