import { describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()

/** Twelve records of each kind, unsorted, some with missing fields, in two sports. */
async function scene() {
  const make = tournamentScene(api)
  await make.sport('futbol')
  await make.sport('voley', { name: 'Vóley' })
  await make.promotion('p98', { year: 1998, color: '#112233', category: 'Junior' })
  await make.promotion('p05', { year: 2005 })
  for (const [place, name] of [
    'ñu',
    'Zeta',
    'Álamo',
    'alamo',
    '10',
    '9',
    'Beta',
    'beta',
    'Ola',
    'Ópalo',
    'x',
    'X',
  ].entries()) {
    const sportId = place % 3 === 0 ? 'voley' : 'futbol'
    await make.team(`team${place}`, { name, sportId, promotionId: ['p98', 'p05', 'gone'][place % 3] ?? '' })
    await make.player(`player${place}`, { teamId: `team${place % 4}`, name, number: (place % 3) + 1 })
    await make.match(`match${place}`, {
      sportId,
      homeTeamId: `team${place}`,
      awayTeamId: place === 5 ? 'gone' : `team${(place + 1) % 12}`,
      date: `2025-11-1${place % 2}`,
      time: `1${place % 3}:00`,
      updatedBy: { id: 'x', name: 'Nobody must see this' },
      log: [{ key: 'a-key' }],
      cancelledFrom: null,
    })
  }
  await api.raw.collection('teams').updateOne({ name: 'Beta' }, { $unset: { logo: '', stats: '' } })
  await api.raw.collection('promotions').updateOne({ year: 2005 }, { $unset: { color: '', category: '' } })
  await api.raw.collection('players').updateOne({ name: 'Beta' }, { $unset: { photo: '' } })
  return api.as('super')
}

type List = { total: number; items: { id: string; name?: string }[] }

describe.each(['teams', 'players', 'matches'])('GET /api/%s by pages', (kind) => {
  const filter =
    { teams: 'promotionId=p98', players: 'teamId=team1', matches: 'sportId=futbol&status=scheduled' }[kind] ?? ''

  it.each([
    ['all', ''],
    ['a filter', filter],
  ])('is the list in pieces, each with the total: %s', async (_, query) => {
    const reader = await scene()
    const whole = (await reader.get(`/api/${kind}?${query}`)).body as List
    expect(whole.items.length).toBeGreaterThan(1)
    const pieces: List[] = []
    for (let offset = 0; offset < whole.items.length; offset += 2)
      pieces.push((await reader.get(`/api/${kind}?${query}&limit=2&offset=${offset}`)).body as List)
    expect(pieces.flatMap(({ items }) => items)).toEqual(whole.items)
    expect(new Set(pieces.map(({ total }) => total))).toEqual(new Set([whole.total]))
  })

  it('past its end, or of nothing, is empty with the total', async () => {
    const reader = await scene()
    expect((await reader.get(`/api/${kind}?limit=5&offset=100`)).body).toEqual({ total: 12, items: [] })
    await api.raw.collection(kind).deleteMany({})
    expect((await reader.get(`/api/${kind}?limit=5`)).body).toEqual({ total: 0, items: [] })
  })

  it('shows direct writes to the database', async () => {
    const reader = await scene()
    const read = async () => ((await reader.get(`/api/${kind}?limit=200`)).body as List).items
    const before = await read()
    const [first] = before
    const field = kind === 'matches' ? 'location' : 'name'
    await api.raw
      .collection<{ _id: string }>(kind)
      .updateOne({ _id: first?.id ?? '' }, { $set: { [field]: '0 "nuevo" \\ ñ' } })
    expect(await read()).toEqual(expect.arrayContaining([{ ...first, [field]: '0 "nuevo" \\ ñ' }, ...before.slice(1)]))
    await api.raw.collection<{ _id: string }>(kind).deleteOne({ _id: first?.id ?? '' })
    expect((await read()).map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id))
  })

  it('answers 304 while it is the same, and the new page when it is not', async () => {
    const reader = await scene()
    const page = `/api/${kind}?limit=3`
    const etag = String((await reader.get(page)).headers.etag)
    expect((await reader.get(page, { 'if-none-match': etag })).status).toBe(304)
    await api.raw
      .collection<{ _id: string }>(kind)
      .deleteOne({ _id: ((await reader.get(page)).body as List).items[1]?.id ?? '' })
    expect((await reader.get(page, { 'if-none-match': etag })).status).toBe(200)
  })
})

it('shows current sports, teams and promotions on a page of matches', async () => {
  const reader = await scene()
  const read = async () =>
    ((await reader.get('/api/matches?limit=200')).body as List).items.find(({ id }) => id === 'match0')
  expect(await read()).toMatchObject({
    sport: { name: 'Vóley' },
    homeTeam: { name: 'ñu', promotionYear: 1998, promotionColor: '#112233' },
  })
  const set = (collection: string, id: string, fields: object) =>
    api.raw.collection<{ _id: string }>(collection).updateOne({ _id: id }, { $set: fields })
  await set('promotions', 'p98', { color: '#445566' })
  expect(await read()).toMatchObject({ homeTeam: { name: 'ñu', promotionColor: '#445566' } })
  await set('teams', 'team0', { name: 'Ñandú', promotionId: 'p05' })
  expect(await read()).toMatchObject({ homeTeam: { name: 'Ñandú', promotionYear: 2005, promotionColor: null } })
  await set('tournament_sports', 'voley', { icon: '🏐' })
  await api.raw.collection<{ _id: string }>('teams').deleteOne({ _id: 'team0' })
  expect(await read()).toMatchObject({ sport: { name: 'Vóley', icon: '🏐' }, homeTeam: null })
})

it('finds a page by an index, in order', async () => {
  await scene()
  const collation = { locale: 'es' }
  const orders = {
    teams: { name: 1, _id: 1 },
    players: { number: 1, name: 1, _id: 1 },
    matches: { date: 1, time: 1, _id: 1 },
  } as const
  for (const [kind, sort] of Object.entries(orders)) {
    const { queryPlanner } = (await api.raw
      .collection(kind)
      .find({}, { collation })
      .sort(sort)
      .limit(5)
      .explain('queryPlanner')) as { queryPlanner: object }
    expect(JSON.stringify(queryPlanner)).not.toContain('"SORT"')
  }
})
