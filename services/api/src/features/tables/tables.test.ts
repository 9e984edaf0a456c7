import { beforeEach, describe, expect, it } from 'vitest'
import { commandsOf } from '../../testing/commands-of'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()
const at = tournamentScene(api)

interface Row {
  readonly position: number
  readonly team: { readonly name: string }
  readonly player?: { readonly name: string }
}

const words = ({ items }: { items: readonly Row[] }) =>
  items.map(({ position, team, player }) => `${position} ${(player ?? team).name}`)
const read = async (path: string, query = '') =>
  words((await (await api.as('admin_tournament')).get(`/api${path}${query}`)).body as { items: Row[] })
const standings = (query = '') => read('/standings', query)
const scorers = (query = '') => read('/scorers', query)

const stats = (points: number, goalDifference = 0, goalsFor = 0) => ({
  played: 3,
  won: 0,
  drawn: 0,
  lost: 0,
  goalsFor,
  goalsAgainst: goalsFor - goalDifference,
  goalDifference,
  points,
})
const goals = (count: number, assists = 0, matchesPlayed = 3) => ({
  goals: count,
  yellowCards: 0,
  redCards: 0,
  assists,
  matchesPlayed,
})

/** A sport, and a promotion of each category. */
beforeEach(async () => {
  await at.sport('futbol', { name: 'Fútbol', order: 1 })
  await at.promotion('senior', { year: 1998, color: '#0B6B43' })
  await at.promotion('junior', { year: 2005, category: 'Junior' })
})

const team = (id: string, fields: Record<string, unknown> = {}) =>
  at.team(id, { sportId: 'futbol', promotionId: 'senior', name: id, ...fields })
const player = (id: string, teamId: string, fields: Record<string, unknown> = {}) =>
  at.player(id, { teamId, name: id, ...fields })

describe('GET /api/standings', () => {
  it('orders by points, goal difference, goals for, name in Spanish, id (R8)', async () => {
    await team('z', { name: 'Puntero', stats: stats(9, -1) })
    await team('goles', { name: 'Goleador', stats: stats(6, 2, 8) })
    await team('pocos', { name: 'Austero', stats: stats(6, 2, 5) })
    await team('peor', { name: 'Abajo', stats: stats(6, 1, 9) })
    for (const [id, name] of [
      ['n1', 'Ñandú'],
      ['n2', 'Nogal'],
      ['n3', 'Oso'],
      ['n5', 'Igual'],
      ['n4', 'Igual'],
    ] as const)
      await team(id, { name, stats: stats(0) })
    expect(await standings()).toEqual([
      '1 Puntero',
      '2 Goleador',
      '3 Austero',
      '4 Abajo',
      '5 Igual',
      '6 Igual',
      '7 Nogal',
      '8 Ñandú',
      '9 Oso',
    ])
    const { body } = await (await api.as('super')).get('/api/standings')
    expect(body.items.slice(4, 6).map((row: { team: { id: string } }) => row.team.id)).toEqual(['n4', 'n5'])
  })

  it("shows a team with its promotion's fields, and nulls if it has none", async () => {
    await team('suelto', { promotionId: 'nadie', stats: stats(1) })
    await team('propio', { stats: { ...stats(3, 2, 4), won: 1, played: 1 }, logo: 'https://example.org/a.png' })
    expect((await (await api.as('super')).get('/api/standings')).body).toEqual({
      total: 2,
      items: [
        {
          position: 1,
          played: 1,
          won: 1,
          drawn: 0,
          lost: 0,
          goalsFor: 4,
          goalsAgainst: 2,
          goalDifference: 2,
          points: 3,
          team: {
            id: 'propio',
            name: 'propio',
            color: '#1F5BB5',
            logo: 'https://example.org/a.png',
            promotionId: 'senior',
            promotionYear: 1998,
            promotionColor: '#0B6B43',
            category: 'Senior',
          },
        },
        expect.objectContaining({
          position: 2,
          team: expect.objectContaining({ id: 'suelto', promotionYear: null, promotionColor: null, category: null }),
        }),
      ],
    })
  })

  it('has a row for a team that never played, its counters missing or not', async () => {
    await team('nuevo', { stats: {} })
    expect((await (await api.as('super')).get('/api/standings')).body.items[0]).toMatchObject({
      position: 1,
      played: 0,
      goalDifference: 0,
      points: 0,
    })
  })

  it('keeps a category, and renumbers it', async () => {
    await team('a', { stats: stats(9) })
    await team('b', { promotionId: 'junior', stats: stats(6) })
    await team('c', { stats: stats(3) })
    await team('d', { promotionId: 'nadie', stats: stats(1) })
    expect(await standings('?category=Senior')).toEqual(['1 a', '2 c'])
    expect(await standings('?category=Junior')).toEqual(['1 b'])
    expect(await standings('?category=Master')).toEqual([])
    expect(await standings()).toEqual(['1 a', '2 b', '3 c', '4 d'])
  })
})

describe('GET /api/scorers', () => {
  beforeEach(async () => {
    await team('uno')
    await team('dos', { promotionId: 'junior' })
  })

  it('orders players with goals by goals, assists, name, id', async () => {
    for (const [id, name, teamId, made] of [
      ['p1', 'Zoe', 'uno', goals(5)],
      ['p2', 'Ana', 'dos', goals(4, 3)],
      ['p3', 'Ñata', 'uno', goals(4, 1)],
      ['p4', 'Nuria', 'dos', goals(4, 1)],
      ['p5', 'Sin gol', 'uno', goals(0, 7)],
      ['p7', 'Eva', 'uno', goals(1)],
      ['p6', 'Eva', 'dos', goals(1)],
    ] as const)
      await player(id, teamId, { name, stats: made })
    expect(await scorers()).toEqual(['1 Zoe', '2 Ana', '3 Nuria', '4 Ñata', '5 Eva', '6 Eva'])
    expect(await scorers('?category=Junior')).toEqual(['1 Ana', '2 Nuria', '3 Eva'])
  })

  it('shows player, team, and goals a match with two decimals', async () => {
    await player('p1', 'uno', { name: 'Zoe', number: 9, position: 'Delantera', stats: goals(2, 1, 3) })
    await player('p2', 'uno', { name: 'Eva', stats: goals(1, 0, 0) })
    expect((await (await api.as('super')).get('/api/scorers')).body).toMatchObject({
      total: 2,
      items: [
        {
          position: 1,
          player: { id: 'p1', name: 'Zoe', number: 9, position: 'Delantera', photo: '' },
          team: { id: 'uno', promotionYear: 1998 },
          goals: 2,
          assists: 1,
          matchesPlayed: 3,
          average: 0.67,
        },
        { position: 2, average: 0 },
      ],
    })
  })
})

describe.each([
  ['/standings', '1 deBasquet'],
  ['/scorers', '1 Beto'],
])('sport of the tables: %s', (path, ofBasketball) => {
  beforeEach(async () => {
    await at.sport('basquet', { name: 'Básquet', order: 2 })
    await at.sport('ajedrez', { name: 'Ajedrez', order: 0, active: false })
    await team('deFutbol')
    await player('Ana', 'deFutbol', { stats: goals(2) })
    await at.team('deBasquet', { sportId: 'basquet', promotionId: 'senior' })
    await player('Beto', 'deBasquet', { stats: goals(1) })
    await at.team('deAjedrez', { sportId: 'ajedrez', promotionId: 'senior' })
    await player('Caro', 'deAjedrez', { stats: goals(9) })
  })

  it('is the requested one, else the first active by order, then name', async () => {
    expect(await read(path, '?sportId=basquet')).toEqual([ofBasketball])
    expect(await read(path)).toEqual([path === '/standings' ? '1 deFutbol' : '1 Ana'])
    await at.sport('basquet', { name: 'Básquet', order: 1 })
    expect(await read(path)).toEqual([ofBasketball])
  })

  it('an inactive one, an unknown one and none at all have no rows', async () => {
    const none = { total: 0, items: [] }
    const client = await api.as('super')
    for (const query of ['?sportId=ajedrez', '?sportId=nada', '?sportId=nada&category=Senior']) {
      expect((await client.get(`/api${path}${query}`)).body).toEqual(none)
    }
    await api.raw.collection('tournament_sports').updateMany({}, { $set: { active: false } })
    expect((await client.get(`/api${path}`)).body).toEqual(none)
  })

  it('a query that means nothing is 400', async () => {
    for (const query of [
      '?category=Infantil',
      '?category=',
      '?sportId=',
      '?sportId=a.b',
      '?limit=2',
      '?sport=basquet',
    ]) {
      expect((await api.anonymous.get(`/api${path}${query}`)).status).toBe(400)
    }
  })
})

describe('public tables', () => {
  const open = async (path: string) => api.anonymous.get(`/api${path}`)
  const shown = async (path: string) => words((await open(path)).body as { items: Row[] })

  /** Waits until responses are current and may be cached. */
  async function expectFresh(): Promise<void> {
    await expect.poll(() => api.app.services.changes.isLive()).toBe(true)
    await expect.poll(() => shown('/standings?category=Junior')).toEqual(['1 Dos'])
    await expect.poll(() => shown('/scorers?category=Junior')).toEqual(['1 Eva'])
  }

  const readsOfTeams = async (work: () => Promise<unknown>) =>
    (await commandsOf(api, work)).filter(({ collection }) => collection === 'teams').length

  beforeEach(async () => {
    await team('Uno', { stats: stats(3) })
    await team('Dos', { promotionId: 'junior', stats: stats(1) })
    await player('Zoe', 'Uno', { stats: goals(2) })
    await player('Eva', 'Dos', { stats: goals(1) })
    await expectFresh()
  })

  it.each([
    ['/standings', ['1 Uno', '2 Dos']],
    ['/standings?sportId=futbol&category=Junior', ['1 Dos']],
    ['/standings?category=Junior&sportId=futbol', ['1 Dos']],
    ['/scorers', ['1 Zoe', '2 Eva']],
    ['/scorers?category=Senior', ['1 Zoe']],
  ])('%s comes from the cache, with a session too, and a 304 for a client that has it', async (path, rows) => {
    await expect.poll(() => shown(path)).toEqual(rows)
    const first = await open(path)
    await expect
      .poll(() =>
        readsOfTeams(async () => {
          expect(await shown(path)).toEqual(rows)
          expect((await api.anonymous.get(`/api${path}`, { 'if-none-match': String(first.headers.etag) })).status).toBe(
            304,
          )
        }),
      )
      .toBe(0)
    expect(await readsOfTeams(() => read(path))).toBe(0)
    expect(first.headers).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'Cookie, Accept-Encoding' })
  })

  it('the same question in another order is the same answer', async () => {
    await expect
      .poll(async () => {
        await open('/standings?sportId=futbol&category=Junior')
        return readsOfTeams(() => open('/standings?category=Junior&sportId=futbol'))
      })
      .toBe(0)
  })

  it.each([
    ['a team', 'teams', { _id: 'Dos' }, { 'stats.points': 9 }, ['1 Dos', '2 Uno'], ['1 Zoe', '2 Eva']],
    ['a player', 'players', { _id: 'Eva' }, { 'stats.goals': 7 }, ['1 Uno', '2 Dos'], ['1 Eva', '2 Zoe']],
    ['a sport', 'tournament_sports', {}, { active: false }, [], []],
  ])('a change of %s shows by itself', async (_what, collection, filter, change, table, best) => {
    await shown('/standings')
    await api.raw.collection(collection).updateOne(filter as object, { $set: change })
    await expect.poll(() => shown('/standings')).toEqual(table)
    await expect.poll(() => shown('/scorers')).toEqual(best)
  })

  it("a change of a promotion's category moves its teams", async () => {
    await api.raw
      .collection<{ _id: string }>('promotions')
      .updateOne({ _id: 'junior' }, { $set: { category: 'Master' } })
    await expect.poll(() => shown('/standings?category=Junior')).toEqual([])
    await expect.poll(() => shown('/standings?category=Master')).toEqual(['1 Dos'])
  })

  it('accounts of people are not in them', async () => {
    await (await api.as('admin_tournament')).patch('/api/teams/Uno', { color: '#112233' })
    await expect.poll(async () => (await open('/standings')).text).toContain('#112233')
    for (const path of ['/standings', '/scorers']) {
      expect((await open(path)).text).not.toMatch(/@torneo\.local|Diego|createdBy|updatedBy|captainId|_id"/)
    }
  })
})
