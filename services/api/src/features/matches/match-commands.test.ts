import { describe, expect, it } from 'vitest'
import { running, stopped, useMatchScene } from '../../testing/match-scene'

const { api, scene, organiser, at, ask, stored, goalOf, statsOf, refused } = useMatchScene()

const states = {
  scheduled: { status: 'scheduled' },
  running,
  stopped,
  over: { ...stopped, periodOver: true },
  finished: { status: 'finished' },
  cancelled: { status: 'cancelled', cancelledFrom: 'scheduled' },
}

/** Keeps `expect` out of the test's branches. */
function expectSame(actual: unknown, expected: unknown): void {
  expect(actual).toEqual(expected)
}

/** Repeated effects are no failure (B14). */
const quiet = new Set([
  'start running',
  'start stopped',
  'start over',
  'pause stopped',
  'pause over',
  'resume running',
  'finish finished',
  'period-end over',
])

describe('inputs of a match', () => {
  it.each([
    ['start', undefined, ['scheduled']],
    ['pause', undefined, ['running']],
    ['resume', undefined, ['stopped', 'over']],
    ['score', { side: 'home', step: 1 }, ['scheduled', 'running', 'stopped', 'over']],
    ['minute', { step: 1 }, ['scheduled', 'running', 'stopped', 'over']],
    ['half', { half: 2 }, ['scheduled', 'running', 'stopped', 'over']],
    ['finish', undefined, ['running', 'stopped', 'over']],
    ['period-end', undefined, ['running', 'stopped']],
    ['period-start', { period: 2 }, ['stopped', 'over']],
    ['result', { homeScore: 1, awayScore: 0 }, ['scheduled', 'running', 'stopped', 'over']],
    ['cancel', undefined, ['scheduled', 'running', 'stopped', 'over']],
    ['reopen', undefined, ['finished', 'cancelled']],
    ['walkover', { absent: 'home' }, ['scheduled', 'running', 'stopped', 'over']],
    ['abandon', {}, ['running', 'stopped', 'over']],
    ['postpone', {}, ['scheduled']],
    ['shootout/kicks', { side: 'home', scored: true }, []],
  ])('%s: one of its states, else 409 and nothing changes', async (call, body, from) => {
    const taken: string[] = []
    for (const [name, state] of Object.entries(states)) {
      await stored(state)
      const before = await api.raw.collection('matches').findOne({})
      const { status } = await ask(call, body)
      const after = await api.raw.collection('matches').findOne({})
      if (status === 200 && after?.rev === 2) taken.push(name)
      else expectSame([status, after], [quiet.has(`${call} ${name}`) ? 200 : 409, before])
    }
    expect(taken).toEqual(from)
  })

  it('an unknown match is 404, before the body is validated', async () => {
    const client = await organiser()
    expect((await client.post('/api/matches/nada/score', { side: 'up' })).status).toBe(404)
    expect((await client.post('/api/matches/nada/start')).status).toBe(404)
  })

  it.each([
    ['score', { side: 'up', step: 1 }],
    ['score', { side: 'home', step: 2 }],
    ['score', { side: 'home', step: '1' }],
    ['score', {}],
    ['minute', { step: 0 }],
    ['minute', { minute: 5 }],
    ['half', { half: 3 }],
    ['half', { half: '1' }],
    ['result', { homeScore: -1, awayScore: 0 }],
    ['result', { homeScore: 1 }],
    ['result', { homeScore: '1', awayScore: 1 }],
    ['start', { score: 1 }],
    ['undo', { key: 'short' }],
    ['walkover', {}],
    ['walkover', { absent: 'nobody' }],
    ['abandon', { date: '2025-11-22' }],
    ['postpone', { date: '2025-02-30', time: '10:00' }],
    ['postpone', { time: '25:00' }],
    ['shootout/kicks', { side: 'home' }],
    ['result', { homeScore: 1, awayScore: 1, homePenalties: -1, awayPenalties: 2 }],
  ])('%s refuses %j and writes nothing', async (call, body) => {
    await stored()
    expect(await refused(400, call, body)).toMatchObject({ type: 'validation' })
  })
})

/** The service's clock of the database: another reading of that clock differs by the time of a query. */
const now = async () => (await api.app.services.database.now()).getTime()

describe('life of a match', () => {
  it('starts at minute 0 of half 1, with the score as it is (R9)', async () => {
    await stored({ currentMinute: 7, currentHalf: 2, homeScore: 1 })
    expect((await ask('start')).body).toMatchObject({
      status: 'live',
      isLive: true,
      currentMinute: 0,
      currentHalf: 1,
      homeScore: 1,
    })
    expect(await api.raw.collection('activity').findOne({})).toMatchObject({
      action: 'Partido iniciado',
      subject: 'a – b',
      section: 'live_control',
    })
  })

  it('pauses and resumes with the rest of the minute', async () => {
    await stored()
    const client = await organiser()
    await client.post(at('start'))
    const matches = api.raw.collection<{ _id: string; nextTickAt: Date | null; restMs: number }>('matches')
    const dueAt = (await now()) + 20_000
    await matches.updateOne({ _id: 'm1' }, { $set: { nextTickAt: new Date(dueAt) } })
    expect((await client.post(at('pause'))).body).toMatchObject({ status: 'live', isLive: false, currentMinute: 0 })
    const paused = await matches.findOne({ _id: 'm1' })
    expect(paused).toMatchObject({ nextTickAt: null })
    const rest = Number(paused?.restMs)
    expect(rest).toBeLessThanOrEqual(20_000)
    expect(rest).toBeGreaterThanOrEqual(dueAt - (await now()))
    const resumedAt = await now()
    expect((await client.post(at('resume'))).body).toMatchObject({ isLive: true })
    const nextDueAt = Number((await matches.findOne({ _id: 'm1' }))?.nextTickAt)
    expect(nextDueAt).toBeGreaterThanOrEqual(resumedAt + rest)
    expect(nextDueAt).toBeLessThanOrEqual((await now()) + rest)
  })

  it('counts steps of score and minute, never below 0, each a rev', async () => {
    await stored()
    expect((await ask('score', { side: 'home', step: 1 })).body).toMatchObject({ homeScore: 1, awayScore: 0, rev: 2 })
    expect((await ask('score', { side: 'away', step: -1 })).body).toMatchObject({ homeScore: 1, awayScore: 0, rev: 3 })
    expect((await ask('minute', { step: -1 })).body).toMatchObject({ currentMinute: 0, rev: 4 })
    expect((await ask('minute', { step: 1 })).body).toMatchObject({ currentMinute: 1, rev: 5 })
    expect((await ask('half', { half: 2 })).body).toMatchObject({ currentHalf: 2, currentMinute: 1, rev: 6 })
  })

  it('counts every one of forty taps of two operators', async () => {
    await stored(running)
    const clients = [await organiser(), await api.as('super')]
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => clients[index % 2]!.post(at('score'), { side: 'home', step: 1 })),
    )
    expect((await (await organiser()).get('/api/matches/m1')).body).toMatchObject({ homeScore: 40, rev: 41 })
  })

  it('finishes: the result goes to both teams, the events to the players (R4, R6)', async () => {
    await stored({ ...running, homeScore: 2, awayScore: 1, currentMinute: 58 })
    await scene.event('e1', { matchId: 'm1', playerId: 'auno', teamId: 'a', assistPlayerId: 'ados' })
    await scene.event('e2', { matchId: 'm1', playerId: 'auno', teamId: 'a' })
    await scene.event('e3', { matchId: 'm1', playerId: 'buno', teamId: 'b', type: 'yellow_card' })
    expect((await ask('finish')).body).toMatchObject({ status: 'finished', isLive: false, homeScore: 2, awayScore: 1 })
    expect(await statsOf('teams', 'a')).toEqual({
      played: 1,
      won: 1,
      drawn: 0,
      lost: 0,
      goalsFor: 2,
      goalsAgainst: 1,
      goalDifference: 1,
      points: 3,
    })
    expect(await statsOf('teams', 'b')).toEqual({
      played: 1,
      won: 0,
      drawn: 0,
      lost: 1,
      goalsFor: 1,
      goalsAgainst: 2,
      goalDifference: -1,
      points: 0,
    })
    expect(await statsOf('players', 'auno')).toEqual({
      goals: 2,
      yellowCards: 0,
      redCards: 0,
      assists: 0,
      matchesPlayed: 1,
    })
    expect(await statsOf('players', 'ados')).toMatchObject({ assists: 1, matchesPlayed: 1 })
    expect(await statsOf('players', 'buno')).toMatchObject({ yellowCards: 1, matchesPlayed: 1 })
    expect(await statsOf('players', 'bdos')).toMatchObject({ matchesPlayed: 0 })
  })

  it('counts 3 for a win, 1 for a draw and 0 for a defeat, whatever the rules of its sport say (R3)', async () => {
    const own = { 'rules.pointsForWin': 2, 'rules.pointsForDraw': 5, 'rules.pointsForLoss': 7 }
    await api.raw.collection<{ _id: string }>('tournament_sports').updateOne({ _id: 'futbol' }, { $set: own })
    await stored({ ...running, homeScore: 2 })
    await ask('finish')
    expect([await statsOf('teams', 'a'), await statsOf('teams', 'b')]).toMatchObject([{ points: 3 }, { points: 0 }])
    await ask('reopen')
    await ask('result', { homeScore: 1, awayScore: 1 })
    expect([await statsOf('teams', 'a'), await statsOf('teams', 'b')]).toMatchObject([{ points: 1 }, { points: 1 }])
  })

  it('finishes once for ten concurrent requests', async () => {
    await stored({ ...running, homeScore: 1 })
    const clients = [await organiser(), await api.as('super')]
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => clients[index % 2]!.post(at('finish'))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual(Array.from({ length: 10 }, () => 200))
    expect(await statsOf('teams', 'a')).toMatchObject({ played: 1, points: 3 })
  })

  it('changes nothing when a team is missing (R4)', async () => {
    await stored({ ...running, awayTeamId: 'nadie' })
    expect((await refused(409, 'finish')).message).toBe('Equipos no encontrados')
    expect((await refused(409, 'result', { homeScore: 3, awayScore: 0 })).message).toBe('Equipos no encontrados')
  })

  it('a result from paper sets the score and finishes, from scheduled too', async () => {
    await stored()
    expect((await ask('result', { homeScore: 3, awayScore: 3 })).body).toMatchObject({
      status: 'finished',
      homeScore: 3,
      awayScore: 3,
    })
    expect(await statsOf('teams', 'a')).toMatchObject({ drawn: 1, goalsFor: 3, points: 1 })
  })

  it('reopened, it is live and stopped, and all that it added is reverted exactly (R7)', async () => {
    const before = await Promise.all([statsOf('teams', 'a'), statsOf('teams', 'b'), statsOf('players', 'auno')])
    await stored({ ...running, homeScore: 2, currentMinute: 33 })
    await scene.event('e1', { matchId: 'm1', playerId: 'auno', teamId: 'a' })
    await ask('finish')
    expect((await ask('reopen')).body).toMatchObject({ status: 'live', isLive: false, homeScore: 2, currentMinute: 33 })
    expect(await Promise.all([statsOf('teams', 'a'), statsOf('teams', 'b'), statsOf('players', 'auno')])).toEqual(
      before,
    )
  })

  it.each([
    ['scheduled', {}],
    ['live', running],
    ['live', stopped],
  ])('a cancelled %s match comes back as it was left: %j', async (_status, state) => {
    await stored({ ...state, currentMinute: 12 })
    const {
      rev: _rev,
      updatedAt: _at,
      nextTickAt: _next,
      restMs: _rest,
      ...before
    } = (await (await organiser()).get('/api/matches/m1')).body
    expect((await ask('cancel')).body).toMatchObject({ status: 'cancelled', isLive: false })
    expect((await ask('reopen')).body).toMatchObject({ ...before, rev: 3 })
  })
})

describe('a key', () => {
  const key = { 'idempotency-key': 'gol-de-ana-001' }

  it('counts once for any number of repeats, concurrent or later', async () => {
    await stored(running)
    const client = await organiser()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.post(at('score'), { side: 'home', step: 1 }, key)),
    )
    expect(answers.map(({ status, body }) => [status, body.homeScore])).toEqual(
      Array.from({ length: 20 }, () => [200, 1]),
    )
    const again = await client.post(at('score'), { side: 'home', step: 1 }, key)
    expect([again.body.homeScore, again.headers['idempotency-replayed']]).toEqual([1, 'true'])
  })

  it('belongs to one command and is rejected for another', async () => {
    await stored(running)
    const client = await organiser()
    await client.post(at('score'), { side: 'home', step: 1 }, key)
    const before = await api.snapshot()
    expect((await client.post(at('score'), { side: 'away', step: 1 }, key)).status).toBe(409)
    expect((await client.post(at('finish'), undefined, key)).status).toBe(409)
    expect((await client.delete(at('events/e1'), undefined, key)).status).toBe(409)
    expect((await api.snapshot()) === before).toBe(true)
  })

  it('is not used up by a refusal', async () => {
    await stored()
    const client = await organiser()
    expect((await client.post(at('pause'), undefined, key)).status).toBe(409)
    await client.post(at('start'))
    expect((await client.post(at('pause'), undefined, key)).body).toMatchObject({ isLive: false })
  })

  it('makes a deletion of an event repeatable', async () => {
    await stored(running)
    await scene.event('e1', { matchId: 'm1', playerId: 'auno', teamId: 'a' })
    const client = await organiser()
    expect((await client.delete(at('events/e1'), undefined, key)).status).toBe(204)
    const again = await client.delete(at('events/e1'), undefined, key)
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([204, 'true'])
    expect((await client.delete(at('events/e1'))).status).toBe(404)
  })
})

describe('events', () => {
  it("a goal raises its team's score, keeps the minute, and is listed with names", async () => {
    await stored({ ...running, currentMinute: 34 })
    const before = await now()
    const { status, body } = await ask(
      'events',
      goalOf('auno', { assistPlayerId: 'ados', matchId: 'm1', timestamp: '1999-01-01T00:00:00Z' }),
    )
    expect(status).toBe(201)
    expect(body).toMatchObject({
      event: {
        matchId: 'm1',
        type: 'goal',
        playerId: 'auno',
        playerName: 'auno',
        playerNumber: 10,
        teamId: 'a',
        minute: 34,
        assistPlayerId: 'ados',
        assistPlayerName: 'ados',
      },
      match: { homeScore: 1, awayScore: 0, rev: 2 },
    })
    const storedAt = Date.parse(body.event.timestamp)
    expect([storedAt >= before, storedAt <= (await now())]).toEqual([true, true])
    await ask('events', goalOf('buno', { minute: 12 }))
    await ask('events', { ...goalOf('buno'), type: 'yellow_card' })
    const list = (await (await organiser()).get(at('events'))).body
    expect(list.items.map(({ minute, type }: { minute: number; type: string }) => [minute, type])).toEqual([
      [34, 'yellow_card'],
      [34, 'goal'],
      [12, 'goal'],
    ])
    expect((await (await organiser()).get('/api/matches/m1')).body).toMatchObject({
      homeScore: 1,
      awayScore: 1,
      rev: 4,
    })
  })

  it.each([
    ['no player', { ...goalOf('auno'), playerId: '' }, 'playerId', 'Selecciona un jugador'],
    ['an unknown player', goalOf('anadie'), 'playerId', 'Ese jugador no es de ese equipo'],
    ['a player of the other team', { ...goalOf('auno'), teamId: 'b' }, 'playerId', 'Ese jugador no es de ese equipo'],
    ['a team that does not play', goalOf('xuno'), 'teamId', 'Ese equipo no juega este partido'],
    [
      'an assist on a card',
      { ...goalOf('auno'), type: 'red_card', assistPlayerId: 'ados' },
      'assistPlayerId',
      'Solo un gol puede tener asistencia',
    ],
    [
      'an assist by the scorer',
      goalOf('auno', { assistPlayerId: 'auno' }),
      'assistPlayerId',
      'La asistencia debe ser de otro jugador',
    ],
    ['a type of its own', { ...goalOf('auno'), type: 'penalty' }, 'type', 'El valor no es válido'],
    ['a minute as text', goalOf('auno', { minute: '12' }), 'minute', 'Debe ser un número entero'],
    ['a minute before the start', goalOf('auno', { minute: -1 }), 'minute', 'Debe ser 0 o más'],
    ['another match', goalOf('auno', { matchId: 'm2' }), 'matchId', 'El evento es de otro partido'],
    ['an id of its own', goalOf('auno', { id: 'e1' }), 'id', 'Este campo no se puede enviar'],
  ])('refuses %s and writes nothing', async (_case, body, path, message) => {
    await stored(running)
    expect((await refused(400, 'events', body)).details).toEqual(expect.arrayContaining([{ path, message }]))
  })

  it.each(['finished', 'cancelled'])('are neither added to nor taken from a %s match', async (status) => {
    await stored({ status })
    await scene.event('e1', { matchId: 'm1', playerId: 'auno', teamId: 'a' })
    await refused(409, 'events', goalOf('auno'))
    const client = await organiser()
    const before = await api.snapshot()
    expect((await client.delete(at('events/e1'))).status).toBe(409)
    expect((await api.snapshot()) === before).toBe(true)
  })

  it('keep the score after a deletion (R1) and raise the rev; an event of another match is not found', async () => {
    await stored(running)
    await scene.match('m2', { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b' })
    const {
      body: { event },
    } = await ask('events', goalOf('auno'))
    const client = await organiser()
    expect((await client.delete(`/api/matches/m2/events/${event.id}`)).status).toBe(404)
    expect((await client.delete(at(`events/${event.id}`))).status).toBe(204)
    expect((await client.get('/api/matches/m1')).body).toMatchObject({ homeScore: 1, rev: 3 })
    expect((await client.get(at('events'))).body).toEqual({ total: 0, items: [] })
  })

  it('survive a concurrent deletion of the named player: each request is answered, and the player has a name', async () => {
    await stored(running)
    const client = await organiser()
    const [removal, goal] = await Promise.all([
      client.delete('/api/players/auno'),
      client.post(at('events'), goalOf('auno')),
    ])
    expect([
      [204, 400],
      [409, 201],
      [204, 201],
    ]).toContainEqual([removal.status, goal.status])
    const { items } = (await client.get(at('events'))).body
    expect(items.map(({ playerName }: { playerName: string }) => playerName)).toEqual(
      goal.status === 201 ? ['auno'] : [],
    )
  })
})
