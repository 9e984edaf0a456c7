import type { Match } from '@torneo/contracts/match/matches'
import { beforeEach, describe, expect, it } from 'vitest'
import { commandsOf } from '../../testing/commands-of'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()
const scene = tournamentScene(api)
const fixture = {
  sportId: 'futbol',
  homeTeamId: 'a98',
  awayTeamId: 'b05',
  date: '2025-11-15',
  time: '10:00',
  location: 'Campo principal',
}

beforeEach(async () => {
  await scene.tournament()
  await scene.sport('futbol')
  await scene.sport('voley', { active: false, icon: '🏐' })
  await scene.promotion('p98', { year: 1998, color: '#0B6B43' })
  await scene.promotion('p05', { year: 2005 })
  for (const [id, promotionId, sportId] of [
    ['a98', 'p98', 'futbol'],
    ['b05', 'p05', 'futbol'],
    ['c98', 'p98', 'futbol'],
    ['v98', 'p98', 'voley'],
  ] as const) {
    await scene.team(id, { promotionId, sportId })
  }
})

async function stored(fields: Record<string, unknown> = {}): Promise<string> {
  return scene.match('m1', { sportId: 'futbol', homeTeamId: 'a98', awayTeamId: 'b05', ...fields })
}

describe('POST /api/matches', () => {
  it('adds a fixture with its defaults, and shows sport and teams for people', async () => {
    const organiser = await api.as('admin_tournament')
    const { status, body } = await organiser.post('/api/matches', fixture)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...fixture,
      rev: 1,
      tournamentId: '1',
      round: 1,
      referee: '',
      field: '',
      status: 'scheduled',
      isLive: false,
      homeScore: 0,
      awayScore: 0,
      currentMinute: 0,
      currentHalf: 1,
      sport: { id: 'futbol', name: 'futbol', icon: '⚽' },
      homeTeam: {
        id: 'a98',
        name: 'a98',
        promotionId: 'p98',
        promotionYear: 1998,
        promotionColor: '#0B6B43',
        logo: '',
      },
      awayTeam: { id: 'b05', promotionYear: 2005 },
    })
    expect((await organiser.get(`/api/matches/${body.id}`)).body).toEqual(body)
    expect(await api.raw.collection('activity').findOne({})).toMatchObject({
      action: 'Partido agregado',
      subject: 'a98 – b05',
      section: 'fixtures',
    })
  })

  it('is a transaction of three inserts, and reads nothing but the session', async () => {
    const organiser = await api.as('admin_tournament')
    const add = (key: string) => organiser.post('/api/matches', fixture, { 'idempotency-key': key })
    await add('clave-0001')
    const commands = await commandsOf(api, () => add('clave-0002'))
    expect(
      commands.filter(({ collection }) => collection !== 'sessions').map((sent) => `${sent.name} ${sent.collection}`),
    ).toEqual(['insert matches', 'insert activity', 'insert operations', 'commitTransaction '])
  })

  it.each([
    ['no sport', { sportId: undefined }, 'sportId', 'El deporte es requerido'],
    ['an unknown sport', { sportId: 'nada' }, 'sportId', 'Ese deporte ya no existe'],
    ['an inactive sport', { sportId: 'voley', homeTeamId: 'v98' }, 'sportId', 'Ese deporte está inactivo'],
    ['a team of another sport', { awayTeamId: 'v98' }, 'awayTeamId', 'Ese equipo es de otro deporte'],
    ['an unknown team', { homeTeamId: 'nada' }, 'homeTeamId', 'Ese equipo ya no existe'],
    ['a team against itself', { awayTeamId: 'a98' }, 'awayTeamId', 'Los equipos deben ser diferentes'],
    ['no date', { date: '' }, 'date', 'La fecha es requerida'],
    ['a day that is none', { date: '2025-02-30' }, 'date', 'Usa una fecha que exista, como 2025-11-15'],
    ['an hour that is none', { time: '24:00' }, 'time', 'Usa una hora como 14:30'],
    ['no place', { location: '  ' }, 'location', 'El lugar es requerido'],
    ['an unknown tournament', { tournamentId: '2' }, 'tournamentId', 'Ese torneo no existe'],
    ['a status', { status: 'live' }, 'status', 'Este campo no se puede enviar'],
    ['a score', { homeScore: 1 }, 'homeScore', 'Este campo no se puede enviar'],
    ['round 0', { round: 0 }, 'round', 'Debe ser 1 o más'],
    ['an operator', { homeTeamId: { $ne: '' } }, 'homeTeamId', 'El equipo local es requerido'],
  ])('refuses %s and writes nothing', async (_case, wrong, path, message) => {
    const organiser = await api.as('admin_tournament')
    const before = await api.snapshot()
    const answer = await organiser.post('/api/matches', { ...fixture, ...wrong })
    expect([answer.status, answer.body.details]).toEqual([400, expect.arrayContaining([{ path, message }])])
    expect(await api.snapshot()).toBe(before)
  })

  it('survives a concurrent deletion of a team: each request is answered, and a fixture shows its team', async () => {
    const organiser = await api.as('admin_tournament')
    const [removal, ...answers] = await Promise.all([
      organiser.delete('/api/teams/b05'),
      ...Array.from({ length: 10 }, () => organiser.post('/api/matches', fixture)),
    ])
    expect(removal.status).toBe(204)
    expect(answers.every(({ status }) => status === 201 || status === 400)).toBe(true)
    const { items } = (await organiser.get('/api/matches')).body
    expect(items.every(({ awayTeam }: Match) => awayTeam?.name === 'b05')).toBe(true)
    expect(items).toHaveLength(await api.raw.collection('matches').countDocuments({ deleted: null }))
  })

  it('creates one fixture for twenty requests under one key', async () => {
    const organiser = await api.as('admin_tournament')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => organiser.post('/api/matches', fixture, { 'idempotency-key': 'fixture-0001' })),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(await api.raw.collection('matches').countDocuments()).toBe(1)
  })
})

describe('GET /api/matches', () => {
  it('lists by date and time, and filters by sport, status, team, day', async () => {
    const organiser = await api.as('admin_tournament')
    await scene.match('late', { ...fixture, time: '18:00' })
    await scene.match('early', { ...fixture, time: '09:00', status: 'live', isLive: true })
    await scene.match('before', {
      ...fixture,
      date: '2025-11-14',
      time: '23:00',
      status: 'finished',
      homeTeamId: 'c98',
    })
    await scene.match('volley', { ...fixture, sportId: 'voley', homeTeamId: 'v98', awayTeamId: 'x' })
    const ids = async (query: string) =>
      (await organiser.get(`/api/matches${query}`)).body.items.map(({ id }: { id: string }) => id)
    expect(await ids('')).toEqual(['before', 'early', 'volley', 'late'])
    expect(await ids('?sportId=futbol')).toEqual(['before', 'early', 'late'])
    expect(await ids('?status=scheduled,live')).toEqual(['early', 'volley', 'late'])
    expect(await ids('?teamId=b05&date=2025-11-15')).toEqual(['early', 'late'])
    expect(await ids('?limit=1&offset=1')).toEqual(['early'])
    expect((await organiser.get('/api/matches?status=ended')).status).toBe(400)
    expect(
      (await organiser.get('/api/matches')).body.items.find(({ id }: { id: string }) => id === 'volley').awayTeam,
    ).toBeNull()
  })

  it('is open to captains, closed to the landing team', async () => {
    await stored()
    expect((await (await api.as('team_captain')).get('/api/matches')).body.total).toBe(1)
    expect((await (await api.as('admin_landing')).get('/api/matches')).status).toBe(403)
    expect((await api.anonymous.get('/api/matches')).status).toBe(401)
  })
})

describe('PATCH /api/matches/:id', () => {
  it('changes the given fields, clamps scores and minute at 0 (R10), and treats a repetition as no change', async () => {
    const organiser = await api.as('admin_tournament')
    const id = await stored()
    const changed = await organiser.patch(`/api/matches/${id}`, {
      time: '11:30',
      referee: 'Sra. Paz',
      homeScore: -2,
      awayScore: 1,
      currentMinute: -1,
      currentHalf: 2,
    })
    expect(changed.body).toMatchObject({
      time: '11:30',
      referee: 'Sra. Paz',
      homeScore: 0,
      awayScore: 1,
      currentMinute: 0,
      currentHalf: 2,
      rev: 2,
    })
    const again = await organiser.patch(`/api/matches/${id}`, { time: '11:30', homeScore: -5 })
    expect(again.body.rev).toBe(2)
  })

  it('says when and where a fixture was to be before, whatever is changed twice in a day (B26)', async () => {
    const organiser = await api.as('admin_tournament')
    const id = await stored()
    const { date, time, location, field } = (await organiser.get(`/api/matches/${id}`)).body
    expect((await organiser.patch(`/api/matches/${id}`, { referee: 'Sra. Paz' })).body.changed).toBeUndefined()
    await organiser.patch(`/api/matches/${id}`, { time: '11:30' })
    const { body } = await organiser.patch(`/api/matches/${id}`, { location: 'Gimnasio' })
    expect(body).toMatchObject({
      time: '11:30',
      location: 'Gimnasio',
      changed: { at: expect.any(String), date, time, location, field },
    })
  })

  it.each([
    ['score as text', { homeScore: '1' }, 'homeScore'],
    ['half 3', { currentHalf: 3 }, 'currentHalf'],
    ['half a minute', { currentMinute: 1.5 }, 'currentMinute'],
    ['a status', { status: 'finished' }, 'status'],
    ['the clock', { isLive: true }, 'isLive'],
    ['stats', { stats: {} }, 'stats'],
    ['the same team twice', { homeTeamId: 'b05' }, 'awayTeamId'],
  ])('refuses %s and writes nothing', async (_case, body, path) => {
    const organiser = await api.as('admin_tournament')
    const id = await stored()
    const before = await api.snapshot()
    const answer = await organiser.patch(`/api/matches/${id}`, body)
    expect([answer.status, answer.body.details[0].path]).toEqual([400, path])
    expect(await api.snapshot()).toBe(before)
  })

  it('a finished match keeps sport, teams, score, minute and half; the rest is free (R7)', async () => {
    const organiser = await api.as('admin_tournament')
    const id = await stored({ status: 'finished', homeScore: 2 })
    for (const body of [{ homeScore: 3 }, { homeTeamId: 'c98' }, { currentMinute: 5 }, { currentHalf: 2 }]) {
      const before = await api.snapshot()
      expect((await organiser.patch(`/api/matches/${id}`, body)).status).toBe(409)
      expect(await api.snapshot()).toBe(before)
    }
    expect((await organiser.patch(`/api/matches/${id}`, { homeScore: 2, location: 'Gimnasio' })).body).toMatchObject({
      location: 'Gimnasio',
      rev: 2,
    })
  })

  it('keeps its teams while it is live or has events, and says what refers to them', async () => {
    const organiser = await api.as('admin_tournament')
    const id = await stored()
    await scene.event('e1', { matchId: id, playerId: 'ana', teamId: 'a98' })
    const before = await api.snapshot()
    const refused = await organiser.patch(`/api/matches/${id}`, { homeTeamId: 'c98' })
    expect(refused.body).toMatchObject({
      code: 409,
      type: 'in_use',
      uses: [{ collection: 'match_events', id: 'e1', title: 'Gol, 12′' }],
    })
    expect(await api.snapshot()).toBe(before)
    expect((await organiser.patch(`/api/matches/${id}`, { homeTeamId: 'a98', time: '12:00' })).status).toBe(200)
  })

  it('accepts another change though a team was deleted (R39)', async () => {
    const organiser = await api.as('admin_tournament')
    const id = await stored({ homeTeamId: 'se-fue' })
    expect((await organiser.patch(`/api/matches/${id}`, { time: '12:00' })).body).toMatchObject({
      time: '12:00',
      homeTeam: null,
    })
  })

  it('is conditional on the rev', async () => {
    const organiser = await api.as('admin_tournament')
    const id = await stored()
    await organiser.patch(`/api/matches/${id}`, { time: '12:00' })
    const stale = await organiser.patch(`/api/matches/${id}`, { time: '13:00' }, { 'if-match': '1' })
    expect(stale.body).toMatchObject({
      type: 'stale',
      current: { time: '12:00', rev: 2, homeTeam: { id: 'a98' } },
      changedBy: { name: 'Diego Paz' },
    })
  })
})

describe('POST /api/matches/:id/cancel', () => {
  it.each(['scheduled', 'live'])('cancels a %s match', async (status) => {
    const organiser = await api.as('admin_tournament')
    const id = await stored({ status, isLive: status === 'live' })
    expect((await organiser.post(`/api/matches/${id}/cancel`)).body).toMatchObject({
      status: 'cancelled',
      isLive: false,
      rev: 2,
    })
  })

  it.each(['finished', 'cancelled'])('refuses a %s one, and changes nothing', async (status) => {
    const organiser = await api.as('admin_tournament')
    const id = await stored({ status })
    const before = await api.snapshot()
    expect((await organiser.post(`/api/matches/${id}/cancel`)).status).toBe(409)
    expect(await api.snapshot()).toBe(before)
  })
})

describe('DELETE /api/matches/:id', () => {
  it('takes its events along; a second time 404', async () => {
    const organiser = await api.as('admin_tournament')
    const id = await stored()
    await scene.event('e1', { matchId: id, playerId: 'ana' })
    expect((await organiser.delete(`/api/matches/${id}`)).status).toBe(204)
    expect((await organiser.get(`/api/matches/${id}/events`)).status).toBe(404)
    expect((await organiser.get('/api/matches')).body.total).toBe(0)
    expect((await organiser.delete(`/api/matches/${id}`)).status).toBe(404)
  })

  it('refuses a live match and changes nothing', async () => {
    const organiser = await api.as('admin_tournament')
    const id = await stored({ status: 'live' })
    const before = await api.snapshot()
    expect((await organiser.delete(`/api/matches/${id}`)).body).toMatchObject({
      type: 'in_use',
      uses: [{ collection: 'matches', id, title: 'a98 – b05' }],
    })
    expect(await api.snapshot()).toBe(before)
  })

  it('reverts the result of a finished match first (R7)', async () => {
    const organiser = await api.as('admin_tournament')
    const won = { played: 3, won: 2, drawn: 1, lost: 0, goalsFor: 6, goalsAgainst: 2, goalDifference: 4, points: 7 }
    await api.raw
      .collection<{ _id: string; stats: object }>('teams')
      .updateOne({ _id: 'a98' }, { $set: { stats: won } })
    await scene.player('ana', {
      teamId: 'a98',
      stats: { goals: 5, yellowCards: 1, redCards: 0, assists: 2, matchesPlayed: 3 },
    })
    const id = await stored({ status: 'finished', homeScore: 2, awayScore: 1 })
    await scene.event('e1', { matchId: id, playerId: 'ana', teamId: 'a98' })
    await scene.event('e2', { matchId: id, playerId: 'ana', teamId: 'a98' })
    expect((await organiser.delete(`/api/matches/${id}`)).status).toBe(204)
    const of = async (collection: string, _id: string) =>
      (await api.raw.collection<{ _id: string; stats: object }>(collection).findOne({ _id }))?.stats
    expect(await of('teams', 'a98')).toEqual({
      played: 2,
      won: 1,
      drawn: 1,
      lost: 0,
      goalsFor: 4,
      goalsAgainst: 1,
      goalDifference: 3,
      points: 4,
    })
    expect(await of('teams', 'b05')).toMatchObject({ played: -1, lost: -1, goalsFor: -1 })
    expect(await of('players', 'ana')).toEqual({ goals: 3, yellowCards: 1, redCards: 0, assists: 2, matchesPlayed: 2 })
  })
})

describe("a date far from the tournament's year (B75)", () => {
  const refusal = [400, [{ path: 'date', message: 'El torneo es de 2025: usa una fecha de 2024, 2025 o 2026' }]]

  it.each(['2023-12-31', '2027-01-01', '1925-11-15', '2052-11-15'])(
    'is refused wherever a match gets one, and changes nothing: %s',
    async (date) => {
      const organiser = await api.as('admin_tournament')
      await stored()
      await scene.match('m2', {
        sportId: 'futbol',
        homeTeamId: 'a98',
        awayTeamId: 'b05',
        status: 'live',
        isLive: true,
        nextTickAt: new Date(Date.now() + 60_000),
      })
      const before = await api.snapshot()
      for (const { status, body } of [
        await organiser.post('/api/matches', { ...fixture, date }),
        await organiser.patch('/api/matches/m1', { date }),
        await organiser.post('/api/matches/m1/postpone', { date, time: '10:00' }),
        await organiser.post('/api/matches/m2/abandon', { date, time: '10:00' }),
      ])
        expect([status, body.details]).toEqual(refusal)
      expect(await api.snapshot()).toBe(before)
    },
  )

  it.each(['2024-01-01', '2024-02-29', '2026-12-31'])('is not one of the year before or after: %s', async (date) => {
    const organiser = await api.as('admin_tournament')
    expect((await organiser.post('/api/matches', { ...fixture, date })).status).toBe(201)
  })

  it.each(['0026-12-05', '9999-12-31'])(
    'stored before, it is read, other fields can be changed, and it can be corrected: %s',
    async (date) => {
      const organiser = await api.as('admin_tournament')
      await stored({ date })
      expect((await organiser.get(`/api/matches?date=${date}`)).body).toMatchObject({
        total: 1,
        items: [{ id: 'm1', date }],
      })
      expect((await organiser.patch('/api/matches/m1', { location: 'Cancha 2' })).status).toBe(200)
      expect((await organiser.patch('/api/matches/m1', { date: '2025-12-05' })).body).toMatchObject({
        date: '2025-12-05',
        location: 'Cancha 2',
      })
    },
  )

  it('a year out of range is rejected by the contract', async () => {
    const organiser = await api.as('admin_tournament')
    expect((await organiser.post('/api/matches', { ...fixture, date: '0026-12-05' })).body.details).toEqual([
      { path: 'date', message: 'Usa un año entre 1900 y 2100' },
    ])
  })
})

it('a shoot-out that cannot end like this is refused as a result, and changes nothing', async () => {
  const organiser = await api.as('admin_tournament')
  await stored({ mustHaveWinner: true })
  const before = await api.snapshot()
  const result = { homeScore: 1, awayScore: 1, homePenalties: 9, awayPenalties: 0 }
  const { status, body } = await organiser.post('/api/matches/m1/result', result)
  expect([status, body.details]).toEqual([
    400,
    [{ path: 'homePenalties', message: expect.stringMatching(/^Ese resultado de penales no es posible/) as string }],
  ])
  expect(await api.snapshot()).toBe(before)
  expect((await organiser.post('/api/matches/m1/result', { ...result, homePenalties: 3 })).body).toMatchObject({
    status: 'finished',
    shootout: { home: 3, away: 0 },
  })
})
