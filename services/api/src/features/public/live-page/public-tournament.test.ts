import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApi } from '../../../testing/test-api'
import { tournamentScene } from '../../../testing/tournament-scene'

const api = useTestApi()
const url = '/api/public/tournament'
const at = tournamentScene(api)

const stats = { played: 1, won: 1, drawn: 0, lost: 0, goalsFor: 2, goalsAgainst: 0, goalDifference: 2, points: 3 }
const goals = { goals: 2, yellowCards: 0, redCards: 0, assists: 0, matchesPlayed: 1 }

/** Two active sports and an inactive one, each with teams, a player with goals and a match. */
beforeEach(async () => {
  await at.tournament({ name: 'Torneo 2025' })
  await at.promotion('p98', { year: 1998, color: '#0B6B43' })
  await at.promotion('p05', { year: 2005, category: 'Junior' })
  for (const [sport, fields] of [
    ['futbol', { order: 1 }],
    ['basquet', { order: 2 }],
    ['ajedrez', { active: false }],
  ] as const) {
    await at.sport(sport, fields)
    await at.team(`${sport}98`, { sportId: sport, promotionId: 'p98', stats })
    await at.team(`${sport}05`, { sportId: sport, promotionId: 'p05' })
    await at.player(`goleador${sport}`, { teamId: `${sport}98`, stats: goals })
    await at.match(`partido${sport}`, {
      sportId: sport,
      homeTeamId: `${sport}98`,
      awayTeamId: `${sport}05`,
      referee: 'Eva Luz',
    })
  }
  await api.addUser({ role: 'team_captain', name: 'Ana Ríos', email: 'ana@torneo.local', promotionId: 'p98' })
})

const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).toSorted()

it('gives the active sports and what belongs to them in one answer, of one moment', async () => {
  const { body } = await (await api.as('super')).get(url)
  expect([ids([body.tournament]), ids(body.sports), ids(body.promotions), ids(body.teams), ids(body.matches)]).toEqual([
    ['1'],
    ['basquet', 'futbol'],
    ['p05', 'p98'],
    ['basquet05', 'basquet98', 'futbol05', 'futbol98'],
    ['partidobasquet', 'partidofutbol'],
  ])
  expect(body.matches[0]).toMatchObject({
    sport: { icon: '⚽' },
    homeTeam: { promotionYear: 1998 },
    status: 'scheduled',
    homeScore: 0,
  })
})

it('has the tables of each sport as the single reads give them', async () => {
  const client = await api.as('super')
  const { body } = await client.get(url)
  const single = async (path: string) => (await client.get(`/api${path}`)).body.items as unknown
  expect(body.standings).toEqual({
    futbol: await single('/standings?sportId=futbol'),
    basquet: await single('/standings?sportId=basquet'),
  })
  expect(body.scorers).toEqual({
    futbol: await single('/scorers?sportId=futbol'),
    basquet: await single('/scorers?sportId=basquet'),
  })
  expect([body.standings.futbol.length, body.scorers.futbol.length]).toEqual([2, 1])
})

it('has the goals of each match, and is put together to the same answer however it is sent, after each change', async () => {
  const chief = await api.as('admin_tournament')
  for (let place = 0; place < 70; place += 1)
    await at.match(`m${place}`, { sportId: 'futbol', homeTeamId: 'futbol98', awayTeamId: 'futbol05', status: 'live' })
  const tags = new Set<string>()
  for (let goal = 1; goal <= 3; goal += 1) {
    await chief.post(`/api/matches/m${goal * 20}/events`, {
      type: 'goal',
      teamId: 'futbol98',
      playerId: 'goleadorfutbol',
      minute: goal,
    })
    const ask = (encoding: string) => api.app.inject({ method: 'GET', url, headers: { 'accept-encoding': encoding } })
    const [packed, plain] = [await ask('gzip'), await ask('identity')]
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload)
    expect(brotliDecompressSync((await ask('br')).rawPayload).toString()).toBe(plain.payload)
    tags.add(String(packed.headers.etag))
    const { matches } = JSON.parse(plain.payload) as { matches: { id: string; goals: object[] }[] }
    expect(matches).toHaveLength(72)
    expect(matches.filter(({ goals }) => goals.length > 0).map(({ id, goals }) => [id, goals])).toEqual(
      Array.from({ length: goal }, (_, place) => [
        `m${(place + 1) * 20}`,
        [{ minute: place + 1, added: 0, side: 'home', name: 'goleadorfutbol', kind: 'goal' }],
      ]),
    )
  }
  expect(tags.size).toBe(3)
})

it('is nearly empty before anything is there', async () => {
  await Promise.all((await api.raw.collections()).map((collection) => collection.deleteMany({})))
  await expect
    .poll(async () => (await api.anonymous.get(url)).body)
    .toEqual({
      tournament: null,
      timeZone: expect.any(String),
      earlier: [],
      sports: [],
      promotions: [],
      teams: [],
      matches: [],
      standings: {},
      scorers: {},
      competitions: {},
    })
})

describe('the public response', () => {
  const expectShown = async (words: string) => {
    await expect.poll(async () => (await api.anonymous.get(url)).text).toContain(words)
  }

  it('names no captain, no account and no author', async () => {
    const organiser = await api.as('admin_tournament')
    await organiser.patch('/api/promotions/p98', { description: 'Campeones del 97' })
    await organiser.patch('/api/teams/futbol98', { name: 'Los del 98' })
    await organiser.patch('/api/matches/partidofutbol', { location: 'Cancha auxiliar' })
    for (const words of ['Campeones del 97', 'Los del 98', 'Cancha auxiliar']) await expectShown(words)
    expect((await api.anonymous.get(url)).text).not.toMatch(
      /captainId|createdBy|updatedBy|@torneo\.local|Ana Ríos|Diego|cancelledFrom|clockSince|_id"/,
    )
  })

  it('is open to pages of any origin, and 304 to a client that has it', async () => {
    await expectShown('futbol98')
    const first = await api.anonymous.get(url, { origin: 'https://otra.example' })
    expect(first.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, no-cache',
    })
    expect((await api.anonymous.get(url, { 'if-none-match': String(first.headers.etag) })).status).toBe(304)
    expect((await api.anonymous.get(`${url}?limit=1`)).status).toBe(400)
  })

  it.each([
    ['tournaments', { _id: '1' }, { name: 'Otro nombre' }, 'Otro nombre'],
    ['tournament_sports', { _id: 'ajedrez' }, { active: true }, 'ajedrez98'],
    ['promotions', { _id: 'p98' }, { color: '#ABCDEF' }, '#ABCDEF'],
    ['teams', { _id: 'futbol05' }, { 'stats.points': 77 }, '"points":77'],
    ['players', { _id: 'goleadorfutbol' }, { 'stats.goals': 55 }, '"goals":55'],
    ['matches', { _id: 'partidofutbol' }, { homeScore: 33 }, '"homeScore":33'],
  ])('a change in %s shows by itself', async (collection, filter, change, words) => {
    await expectShown('futbol98')
    expect((await api.anonymous.get(url)).text).not.toContain(words)
    await api.raw.collection<{ _id: string }>(collection).updateOne(filter, { $set: change })
    await expectShown(words)
  })
})
