import { matchCommandMessages } from '@torneo/contracts/match/match-commands'
import { scoringMessages } from '@torneo/contracts/tournament/scoring-input'
import { formatDay } from '@torneo/domain/format/format-day'
import { describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()
const url = '/api/tournament-sports'
const scene = tournamentScene(api)
const draft = { name: 'Fútbol', icon: '⚽' }
const defaults = {
  playersPerTeam: 11,
  matchDuration: 90,
  hasHalves: true,
  pointsForWin: 3,
  pointsForDraw: 1,
  pointsForLoss: 0,
}

describe('GET /api/tournament-sports', () => {
  it('lists by order, then Spanish name, digits by digit; the inactive too; captains may read', async () => {
    const [organiser, captain] = [await api.as('admin_tournament'), await api.as('team_captain')]
    for (const name of ['Sub 9', 'Ñoquis', 'Natación', 'Sub 10', 'Óptica'])
      await organiser.post(url, { ...draft, name })
    await organiser.post(url, { ...draft, name: 'Zumba', order: 1, active: false })
    const { status, body } = await captain.get(url)
    expect([status, body.total]).toEqual([200, 6])
    expect(body.items.map((sport: { name: string }) => sport.name)).toEqual([
      'Zumba',
      'Natación',
      'Ñoquis',
      'Óptica',
      'Sub 10',
      'Sub 9',
    ])
  })
})

describe('POST /api/tournament-sports', () => {
  it('fills in defaults (spec 2 §3)', async () => {
    const organiser = await api.as('admin_tournament')
    const answer = await organiser.post(url, draft)
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{20}$/),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      rev: 1,
      name: 'Fútbol',
      icon: '⚽',
      description: '',
      active: true,
      order: 100,
      rules: defaults,
    })
    expect((await organiser.get(`${url}/${answer.body.id}`)).body).toEqual(answer.body)
  })

  it('accepts rules as an object or its JSON text, and stores an object (R5)', async () => {
    const organiser = await api.as('admin_tournament')
    const rules = { playersPerTeam: 5, hasHalves: false }
    for (const given of [rules, JSON.stringify(rules)]) {
      expect((await organiser.post(url, { ...draft, rules: given })).body.rules).toEqual({ ...defaults, ...rules })
    }
    const stored = await api.raw.collection('tournament_sports').find().toArray()
    expect(stored.map((sport) => typeof sport.rules)).toEqual(['object', 'object'])
  })

  it('keeps periods, duration and halves in step, whichever of them are sent (B8)', async () => {
    const organiser = await api.as('admin_tournament')
    const {
      body: { id, rules },
    } = await organiser.post(url, { ...draft, rules: { periods: 4, periodMinutes: 12 } })
    expect(rules).toEqual({ ...defaults, periods: 4, periodMinutes: 12, matchDuration: 48, hasHalves: true })
    const changed = async (sent: object) => (await organiser.patch(`${url}/${id}`, { rules: sent })).body.rules
    expect(await changed({ matchDuration: 40, hasHalves: true })).toMatchObject({
      periods: 4,
      periodMinutes: 10,
      matchDuration: 40,
    })
    expect(await changed({ hasHalves: false })).toMatchObject({
      periods: 1,
      periodMinutes: 40,
      matchDuration: 40,
      hasHalves: false,
    })
    expect(await changed({ periods: 2, matchDuration: 50 })).toMatchObject({
      periods: 2,
      periodMinutes: 25,
      hasHalves: true,
    })
    const before = await api.snapshot()
    for (const sent of [
      { periods: 3 },
      { periods: 0 },
      { periods: '2' },
      { periodMinutes: 0 },
      { periods: 4, periodMinutes: 151 },
    ]) {
      expect((await organiser.patch(`${url}/${id}`, { rules: sent })).status).toBe(400)
    }
    expect(await api.snapshot()).toBe(before)
  })

  it.each([
    ['no name', { icon: '⚽' }, 'name', 'El nombre es requerido'],
    ['no icon', { name: 'Fútbol', icon: ' ' }, 'icon', 'El ícono es requerido'],
    [
      'players as text',
      { ...draft, rules: { playersPerTeam: '11' } },
      'rules.playersPerTeam',
      'Debe ser un número entero',
    ],
    ['no players', { ...draft, rules: { playersPerTeam: 0 } }, 'rules.playersPerTeam', 'Debe ser 1 o más'],
    ['half a minute', { ...draft, rules: { matchDuration: 0.5 } }, 'rules.matchDuration', 'Debe ser un número entero'],
    ['negative points', { ...draft, rules: { pointsForLoss: -1 } }, 'rules.pointsForLoss', 'Debe ser 0 o más'],
    ['an unknown rule', { ...draft, rules: '{"offside":true}' }, 'rules.offside', 'Este campo no se puede enviar'],
    ['rules that are no JSON', { ...draft, rules: '{playersPerTeam' }, 'rules', 'El valor no es válido'],
    [
      'a prototype in text',
      { ...draft, rules: '{"__proto__":{"playersPerTeam":1}}' },
      'rules.__proto__',
      'Este campo no se puede enviar',
    ],
    ['an order of its own kind', { ...draft, order: '1' }, 'order', 'Debe ser un número entero'],
    ['an id', { ...draft, id: 'abc' }, 'id', 'Este campo no se puede enviar'],
  ])('rejects %s and writes nothing', async (_case, body, path, message) => {
    const organiser = await api.as('admin_tournament')
    const before = await api.snapshot()
    const answer = await organiser.post(url, body)
    expect([answer.status, answer.body.details]).toEqual([400, [{ path, message }]])
    expect(await api.snapshot()).toBe(before)
  })
})

describe('PATCH /api/tournament-sports/:id', () => {
  it('changes the given fields and merges rules with the stored ones', async () => {
    const organiser = await api.as('admin_tournament')
    const { id } = (await organiser.post(url, { ...draft, description: 'Once', rules: { matchDuration: 70 } })).body
    const { body } = await organiser.patch(`${url}/${id}`, { active: false, rules: '{"playersPerTeam":7}' })
    expect(body).toMatchObject({
      ...draft,
      description: 'Once',
      active: false,
      order: 100,
      rev: 2,
      rules: { ...defaults, matchDuration: 70, playersPerTeam: 7 },
    })
  })
})

describe('DELETE /api/tournament-sports/:id', () => {
  /** Two sports with a team each, a player, and a match with an event. */
  async function aSportWithEverything(status: string) {
    const organiser = await api.as('admin_tournament')
    const [id, other] = [
      (await organiser.post(url, draft)).body.id,
      (await organiser.post(url, { ...draft, name: 'Otro' })).body.id,
    ]
    const insert = (name: string, rows: object[]) => api.raw.collection(name).insertMany(rows as never)
    await insert('teams', [
      { _id: 't1', name: 'Los 98', sportId: id },
      { _id: 't2', name: 'Los 99', sportId: id },
      { _id: 't3', name: 'X', sportId: other },
    ])
    await insert('players', [
      { _id: 'p1', teamId: 't1' },
      { _id: 'p2', teamId: 't2' },
      { _id: 'p3', teamId: 't3' },
    ])
    await insert('matches', [
      {
        _id: 'm1',
        sportId: id,
        status,
        homeTeamId: 't1',
        awayTeamId: 't2',
        date: '2025-10-09',
        events: [{ id: 'e1' }],
      },
      {
        _id: 'm2',
        sportId: other,
        status: 'live',
        homeTeamId: 't3',
        awayTeamId: 't3',
        date: '2025-10-09',
        events: [{ id: 'e2' }],
      },
    ])
    return { organiser, id, other }
  }

  it('counts the dependents', async () => {
    const { organiser, id } = await aSportWithEverything('scheduled')
    expect((await organiser.get(`${url}/${id}/dependents`)).body).toEqual({
      teams: 2,
      players: 2,
      matches: 1,
      events: 1,
      files: 0,
      uses: [],
    })
    expect((await organiser.get(`${url}/nadie/dependents`)).status).toBe(404)
  })

  it.each(['scheduled', 'cancelled'])('takes everything below along while its matches are %s (R39)', async (status) => {
    const { organiser, id, other } = await aSportWithEverything(status)
    expect((await organiser.delete(`${url}/${id}`)).status).toBe(204)
    const left = async (name: string) =>
      (await api.raw.collection(name).find({ deleted: null }).toArray()).map((row) => String(row._id))
    expect([
      await left('tournament_sports'),
      await left('teams'),
      await left('players'),
      await left('matches'),
    ]).toEqual([[other], ['t3'], ['p3'], ['m2']])
    expect((await organiser.delete(`${url}/${id}`)).status).toBe(404)
  })

  it.each(['live', 'finished'])(
    'is rejected while a match is %s, and lists it, before and during the deletion',
    async (status) => {
      const { organiser, id } = await aSportWithEverything(status)
      const before = await api.snapshot()
      const uses = [
        {
          collection: 'matches',
          id: 'm1',
          title: `Los 98 – Los 99 (${formatDay('2025-10-09', new Date().getFullYear())})`,
        },
      ]
      expect((await organiser.get(`${url}/${id}/dependents`)).body).toMatchObject({ matches: 1, uses })
      const answer = await organiser.delete(`${url}/${id}`)
      expect(answer.body).toEqual({
        code: 409,
        type: 'in_use',
        message: 'Este deporte tiene partidos en vivo o finalizados',
        uses,
      })
      expect(await api.snapshot()).toBe(before)
    },
  )
})

describe('how a sport counts (B13)', () => {
  /** Adds a live match of a new sport; returns the URLs of both and a lookup of stats. */
  async function playing(rules: object) {
    const organiser = await api.as('admin_tournament')
    const { id: sportId } = (await organiser.post(url, { ...draft, rules })).body
    for (const team of ['a', 'b']) await scene.team(team, { sportId, promotionId: 'p' })
    await scene.player('ana', { teamId: 'a' })
    await scene.match('m1', { sportId, homeTeamId: 'a', awayTeamId: 'b', status: 'live' })
    const at = (call: string) => `/api/matches/m1/${call}`
    const statsOf = async (collection: string, id: string) =>
      (await api.raw.collection<{ _id: string; stats: object }>(collection).findOne({ _id: id }))?.stats
    return { organiser, sport: `${url}/${sportId}`, at, statsOf }
  }

  it('counts, by points, a basket at its worth in match, table and scorers', async () => {
    const { organiser, at, statsOf } = await playing({ scoring: 'points', periods: 4, periodMinutes: 10 })
    const {
      body: { event },
    } = await organiser.post(at('events'), { type: 'goal', teamId: 'a', playerId: 'ana', points: 3 })
    await organiser.patch(at(`events/${event.id}`), { points: 2 })
    await organiser.post(at('score'), { side: 'away', step: 3 })
    await organiser.post(at('events'), { type: 'goal', teamId: 'a', playerId: 'ana', points: 3 })
    const { body } = await organiser.post(at('finish'))
    expect(body).toMatchObject({
      status: 'finished',
      homeScore: 5,
      awayScore: 3,
      sport: { scoring: 'points', periods: 4 },
    })
    expect([await statsOf('players', 'ana'), await statsOf('teams', 'a')]).toMatchObject([
      { goals: 5, matchesPlayed: 1 },
      { won: 1, goalsFor: 5, goalDifference: 2 },
    ])
    const {
      body: { matches },
    } = await organiser.get('/api/public/tournament')
    expect(matches[0].goals).toMatchObject([
      { side: 'home', points: 2 },
      { side: 'home', points: 3 },
    ])
  })

  it('closes sets once, corrects them, and lets them win the match', async () => {
    const { organiser, at, statsOf } = await playing({ scoring: 'sets', setPoints: 2, lastSetPoints: 1, setCap: 3 })
    const point = () => organiser.post(at('score'), { side: 'home', step: 1 })
    await point()
    expect((await point()).body).toMatchObject({
      homeScore: 0,
      homePoints: 2,
      sport: { scoring: 'sets', setPoints: 2, setCap: 3 },
    })
    const ends = await Promise.all([1, 1, 1].map((set) => organiser.post(at('set-end'), { set })))
    expect(ends.map(({ status, body }) => [status, body.homeScore, body.homePoints])).toEqual(
      Array(3).fill([200, 1, 0]),
    )
    expect((await organiser.put(at('sets'), { sets: [{ home: 1, away: 3 }] })).body).toMatchObject({
      homeScore: 0,
      awayScore: 1,
      sets: [{ home: 1, away: 3 }],
    })
    const { body } = await organiser.post(at('result'), {
      homeScore: 0,
      awayScore: 2,
      sets: [
        { home: 1, away: 3 },
        { home: 0, away: 2 },
      ],
    })
    expect(body).toMatchObject({ status: 'finished', awayScore: 2, homePoints: 0 })
    expect(await statsOf('teams', 'b')).toMatchObject({ won: 1, drawn: 0, goalsFor: 2, goalsAgainst: 0 })
  })

  it.each([
    [
      'a set that its rules do not allow',
      'PUT',
      'sets',
      { sets: [{ home: 7, away: 25 }] },
      400,
      scoringMessages.impossible(1, 21, '7-25'),
    ],
    ['the end of a set that goes on', 'POST', 'set-end', { set: 1 }, 409, matchCommandMessages.setOpen],
    ['two points at once', 'POST', 'score', { side: 'home', step: 2 }, 400, scoringMessages.oneByOne],
    ['a score', 'PATCH', '', { homeScore: 2 }, 400, scoringMessages.bySets],
    ['a draw', 'POST', 'finish', undefined, 409, matchCommandMessages.setMissing],
    ['a result that nobody won', 'POST', 'result', { homeScore: 1, awayScore: 0 }, 400, scoringMessages.undecided(2)],
  ] as const)(
    'rejects %s in a match to 21, and changes nothing',
    async (_case, method, call, body, status, message) => {
      const { organiser, at } = await playing({ scoring: 'sets', bestOf: 3, setPoints: 21, lastSetPoints: 21 })
      const before = await api.snapshot()
      const answer = await organiser.request({
        method,
        url: at(call).replace(/\/$/, ''),
        ...(body && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
      expect([answer.status, answer.body.details?.[0].message ?? answer.body.message]).toEqual([status, message])
      expect(await api.snapshot()).toBe(before)
    },
  )

  it('stays once a match has begun; until then, and with the same word, it may change', async () => {
    const { organiser, sport } = await playing({})
    const before = await api.snapshot()
    const refused = await organiser.patch(sport, { rules: { scoring: 'sets' } })
    expect([refused.status, refused.body.message]).toEqual([409, scoringMessages.played])
    expect((await organiser.patch(sport, { rules: { setPoints: 21, setCap: 20 } })).body.details).toEqual([
      { path: 'rules.setCap', message: scoringMessages.capTooLow },
    ])
    expect(await api.snapshot()).toBe(before)
    expect((await organiser.patch(sport, { rules: { scoring: 'goals' } })).status).toBe(200)
    await api.raw.collection<{ _id: string }>('matches').updateOne({ _id: 'm1' }, { $set: { status: 'scheduled' } })
    expect((await organiser.patch(sport, { rules: { scoring: 'sets' } })).body.rules).toMatchObject({ scoring: 'sets' })
  })
})
