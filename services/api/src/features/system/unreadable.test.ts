import { describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'

const lines: string[] = []
const api = useTestApi({}, { write: (line) => void lines.push(line) })
const at = tournamentScene(api)
const stamps = () => ({ createdAt: new Date(), updatedAt: new Date(), rev: 1 })

const insert = (collection: string, id: string, fields: object) =>
  api.raw.collection<{ _id: string }>(collection).insertOne({ _id: id, ...fields, ...stamps() } as { _id: string })
const spoil = (collection: string, id: string, ...fields: string[]) =>
  api.raw
    .collection<{ _id: string }>(collection)
    .updateOne({ _id: id }, { $unset: Object.fromEntries(fields.map((field) => [field, ''])) })

/** Content collections with their required fields and those that older records may lack. */
const content: readonly [
  path: string,
  collection: string,
  needed: Record<string, unknown>,
  blank: Record<string, unknown>,
][] = [
  ['/api/landing-sports', 'landing_sports', { name: 'Fútbol', description: 'x', category: 'Mixto' }, { icon: '' }],
  [
    '/api/schedule',
    'schedule',
    { title: 'Final', date: '2025-11-15', time: '10:00', type: 'match' },
    { location: '', description: '' },
  ],
  [
    '/api/gallery-groups',
    'gallery_groups',
    { title: 'Verano' },
    { description: '', coverImage: '', date: '', photos: [], images: [], imageCount: 0 },
  ],
  ['/api/sponsors', 'sponsors', { name: 'Acme', website: 'https://acme.example', tier: 'gold' }, { logo: '' }],
  [
    '/api/hall-of-fame',
    'hall_of_fame',
    { year: 2024, category: 'Fútbol', winner: 'Promo 98' },
    { description: '', image: '' },
  ],
]

describe.each(content)('%s', (path, collection, needed, blank) => {
  it.each(Object.keys(needed))('leaves out a record without %s, and only that one', async (field) => {
    await insert(collection, 'bueno', needed)
    await insert(collection, 'roto', { ...needed, [field]: undefined })
    await spoil(collection, 'roto', field)
    const list = await api.anonymous.get(path)
    expect([list.status, list.body.total, list.body.items]).toMatchObject([200, 1, [{ id: 'bueno', ...needed }]])
    expect((await api.anonymous.get(`${path}?limit=5`)).body).toMatchObject({ total: 1, items: [{ id: 'bueno' }] })
    expect([
      (await api.anonymous.get(`${path}/roto`)).status,
      (await api.anonymous.get(`${path}/bueno`)).status,
    ]).toEqual([404, 200])
    expect((await api.anonymous.get('/api/public/landing')).status).toBe(200)
    expect((await (await api.as('super')).get('/api/system/unreadable')).body).toEqual({
      total: 1,
      items: [{ collection, id: 'roto', field }],
    })
  })

  it('reads an older record without optional fields', async () => {
    await insert(collection, 'viejo', needed)
    expect((await api.anonymous.get(path)).body.items).toMatchObject([{ ...needed, ...blank }])
  })
})

it('an unreadable single record counts as missing, and a save repairs it', async () => {
  await insert('hero', 'h', { singleKey: 'hero', title: 7, subtitle: 'b', description: 'c' })
  expect([
    (await api.anonymous.get('/api/hero')).text,
    (await api.anonymous.get('/api/public/landing')).body.hero,
  ]).toEqual(['null', null])
  const landing = await api.as('admin_landing')
  expect((await landing.put('/api/hero', { title: 'a', subtitle: 'b', description: 'c' })).status).toBe(200)
  expect((await api.anonymous.get('/api/hero')).body).toMatchObject({ id: 'h', title: 'a' })
})

describe('the tournament', () => {
  const open = async () => {
    await at.tournament()
    for (const promotion of ['p98', 'p05']) await at.promotion(promotion)
    for (const sport of ['futbol', 'basquet']) await at.sport(sport)
    for (const [team, promotionId] of [
      ['t98', 'p98'],
      ['t05', 'p05'],
    ] as const)
      await at.team(team, { sportId: 'futbol', promotionId })
    for (const player of ['ana', 'eva'])
      await at.player(player, {
        teamId: 't98',
        stats: { goals: 2, yellowCards: 0, redCards: 0, assists: 0, matchesPlayed: 1 },
      })
    for (const match of ['m1', 'm2']) await at.match(match, { sportId: 'futbol', homeTeamId: 't98', awayTeamId: 't05' })
    for (const event of ['e1', 'e2'])
      await at.event(event, { matchId: 'm1', teamId: 't98', playerId: 'ana', timestamp: new Date().toISOString() })
  }
  const reads = [
    '/api/tournament-sports',
    '/api/promotions',
    '/api/teams',
    '/api/players',
    '/api/matches',
    '/api/matches/m1/events',
    '/api/public/tournament',
    '/api/standings?sportId=futbol',
    '/api/scorers?sportId=futbol',
    '/api/teams?limit=5',
    '/api/players?limit=5',
    '/api/matches?limit=5',
    '/api/dashboard',
  ]

  it.each([
    ['tournament_sports', 'basquet', 'name', '/api/tournament-sports', 1],
    ['promotions', 'p05', 'year', '/api/promotions', 1],
    ['teams', 't05', 'name', '/api/teams', 1],
    ['teams', 't05', 'sportId', '/api/teams?limit=5', 1],
    ['players', 'eva', 'number', '/api/players', 1],
    ['players', 'eva', 'name', '/api/scorers?sportId=futbol', 1],
    ['matches', 'm2', 'date', '/api/matches', 1],
    ['matches', 'm2', 'location', '/api/matches?limit=5', 1],
    ['matches', 'm1', 'events.1.type', '/api/matches/m1/events', 1],
  ])('%s %s without %s takes nothing else down', async (collection, id, field, path, left) => {
    await open()
    lines.length = 0
    await spoil(collection, id, field)
    const organiser = await api.as('super')
    const statuses = await Promise.all(reads.map(async (read) => [read, (await organiser.get(read)).status]))
    expect(statuses).toEqual(reads.map((read) => [read, 200]))
    const { body } = await organiser.get(path)
    expect([body.total, body.items.length]).toEqual([left, left])
    expect((await organiser.get('/api/system/unreadable')).body.items).toEqual([{ collection, id, field }])
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ collection, id, fields: [field] }),
    )
  })

  it('shows a match whose team cannot be read without that team', async () => {
    await open()
    await spoil('teams', 't05', 'color')
    await api.raw.collection<{ _id: string }>('teams').updateOne({ _id: 't05' }, { $set: { color: 7 } })
    const organiser = await api.as('super')
    for (const path of ['/api/matches', '/api/matches?limit=5']) {
      expect((await organiser.get(path)).body.items[0]).toMatchObject({
        id: 'm1',
        homeTeam: { id: 't98' },
        awayTeam: null,
      })
    }
  })

  it('reads missing rules and counters as their defaults', async () => {
    await open()
    await spoil('tournament_sports', 'futbol', 'rules.hasHalves')
    await spoil('teams', 't98', 'stats.goalDifference')
    const organiser = await api.as('super')
    expect((await organiser.get('/api/tournament-sports/futbol')).body.rules).toMatchObject({
      hasHalves: true,
      matchDuration: 60,
    })
    expect((await organiser.get('/api/teams/t98')).body.stats).toMatchObject({ goalDifference: 0, played: 0 })
  })
})

it('lists an unreadable user with the readable fields', async () => {
  const user = await api.addUser({ role: 'admin_landing', name: 'Carla' })
  const client = await api.signedIn(user)
  await api.raw
    .collection<{ _id: string }>('users')
    .updateOne({ _id: user.id }, { $set: { role: 7 }, $unset: { email: '' } })
  const organiser = await api.as('super')
  const { users } = (await organiser.get('/api/users')).body as { users: { id: string }[] }
  expect(users.find(({ id }) => id === user.id)).toMatchObject({ name: 'Carla', role: '', email: '' })
  expect((await client.get('/api/sponsors')).status).toBe(200)
  expect((await client.post('/api/sponsors', { name: 'a', website: 'x.com', tier: 'gold' })).status).toBe(403)
})

it('is for a super only', async () => {
  expect((await (await api.as('admin_tournament')).get('/api/system/unreadable')).status).toBe(403)
  expect((await api.anonymous.get('/api/system/unreadable')).status).toBe(401)
})
