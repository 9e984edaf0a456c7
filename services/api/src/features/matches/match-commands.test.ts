import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()
const scene = tournamentScene(api)

beforeEach(async () => {
  await scene.tournament()
  await scene.sport('futbol')
  for (const side of ['a', 'b']) {
    await scene.promotion(`p${side}`)
    await scene.team(side, { sportId: 'futbol', promotionId: `p${side}` })
    for (const name of ['uno', 'dos']) await scene.player(`${side}${name}`, { teamId: side })
  }
})

/** The next minute is due in a minute, so that no test waits for the clock or is disturbed by it. */
const running = { status: 'live', isLive: true }
const stopped = { status: 'live', isLive: false }
const states = {
  scheduled: { status: 'scheduled' },
  running,
  stopped,
  over: { ...stopped, periodOver: true },
  finished: { status: 'finished' },
  cancelled: { status: 'cancelled', cancelledFrom: 'scheduled' },
}

const stored = (fields: Record<string, unknown> = {}) =>
  scene.match('m1', { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b', ...fields })
const organiser = () => api.as('admin_tournament')
const at = (call: string) => `/api/matches/m1/${call}`
const goalOf = (playerId: string, more = {}) => ({ type: 'goal', teamId: playerId.charAt(0), playerId, ...more })

async function ask(call: string, body?: unknown, headers?: Record<string, string>) {
  const client = await organiser()
  return call === 'half' ? client.put(at(call), body, headers) : client.post(at(call), body, headers)
}

async function refused(code: number, call: string, body?: unknown) {
  const client = await organiser()
  const before = await api.snapshot()
  const answer = call === 'half' ? await client.put(at(call), body) : await client.post(at(call), body)
  expect([answer.status, (await api.snapshot()) === before]).toEqual([code, true])
  return answer.body
}

/** Keeps `expect` out of the test's branches. */
function expectSame(actual: unknown, expected: unknown): void {
  expect(actual).toEqual(expected)
}

const statsOf = async (collection: string, _id: string) =>
  (await api.raw.collection<{ _id: string; stats: Record<string, number> }>(collection).findOne({ _id }))?.stats

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

  it('one that is deleted leaves the score (R1) and raises the rev; an event of another match is not found', async () => {
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

  it('and a concurrent deletion of the named player: each is answered, and the named player has a name', async () => {
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

describe('POST /api/matches/:id/undo', () => {
  const keyed = (key: string) => ({ 'idempotency-key': key })

  it('takes a goal back whole, event and score, by its key', async () => {
    await stored(running)
    await ask('events', goalOf('auno'), keyed('gol-0001'))
    await ask('score', { side: 'home', step: 1 }, keyed('tap-0002'))
    expect((await ask('undo', { key: 'gol-0001' }, keyed('undo-0003'))).body).toMatchObject({
      undone: { key: 'gol-0001', kind: 'event' },
      match: { homeScore: 1, rev: 4 },
    })
    expect(await scene.countEvents()).toBe(1)
    expect((await api.raw.collection('matches').findOne({}))?.log.map((row: { key: string }) => row.key)).toEqual([
      'gol-0001',
      'tap-0002',
      'undo-0003',
    ])
    expect((await refused(409, 'undo', { key: 'gol-0001' })).message).toBe('Esa acción ya se deshizo')
  })

  it('goes back one by one without a key, the latest first, and then says that nothing is left', async () => {
    await stored({ ...running, currentMinute: 3 })
    await ask('score', { side: 'away', step: 1 })
    await ask('minute', { step: 1 })
    await ask('half', { half: 2 }, keyed('half-0001'))
    expect((await ask('undo')).body).toMatchObject({
      undone: { key: 'half-0001', kind: 'half' },
      match: { currentHalf: 1 },
    })
    expect((await ask('undo', {})).body).toMatchObject({
      undone: { key: null, kind: 'minute' },
      match: { currentMinute: 3 },
    })
    expect((await ask('undo')).body).toMatchObject({ undone: { kind: 'score' }, match: { awayScore: 0 } })
    expect((await refused(409, 'undo')).message).toBe('No hay nada para deshacer')
  })

  it('inverts what really changed: a step that was clamped changed nothing', async () => {
    await stored(running)
    await ask('score', { side: 'home', step: -1 }, keyed('menos-01'))
    await ask('score', { side: 'home', step: 1 })
    expect((await ask('undo', { key: 'menos-01' })).body.match).toMatchObject({ homeScore: 1 })
  })

  it('never touches what another person did', async () => {
    await stored(running)
    const other = await api.as('super')
    await other.post(at('score'), { side: 'home', step: 1 }, keyed('otra-0001'))
    await refused(409, 'undo')
    await refused(409, 'undo', { key: 'otra-0001' })
    await ask('score', { side: 'away', step: 1 })
    expect((await ask('undo')).body.match).toMatchObject({ homeScore: 1, awayScore: 0 })
  })

  it('brings a deleted event back as it was; the score stays as it is', async () => {
    await stored(running)
    const {
      body: { event },
    } = await ask('events', goalOf('auno', { assistPlayerId: 'ados', minute: 9 }))
    const client = await organiser()
    await client.delete(at(`events/${event.id}`), undefined, keyed('borra-01'))
    expect((await ask('undo', { key: 'borra-01' })).body).toMatchObject({
      undone: { kind: 'event_deletion' },
      match: { homeScore: 1 },
    })
    const [back] = (await client.get(at('events'))).body.items
    expect(back).toMatchObject({
      id: event.id,
      playerId: 'auno',
      assistPlayerId: 'ados',
      minute: 9,
      timestamp: event.timestamp,
    })
  })

  it.each([
    [
      'an event that somebody deleted',
      async () => {
        const {
          body: { event },
        } = await ask('events', goalOf('auno'), keyed('accion-01'))
        await (await api.as('super')).delete(at(`events/${event.id}`))
      },
      'El evento ya no está: no se puede deshacer',
    ],
    [
      'a half that moved on',
      async () => {
        await ask('half', { half: 2 }, keyed('accion-01'))
        await (await api.as('super')).put(at('half'), { half: 1 })
      },
      'El período cambió después: ya no se puede deshacer',
    ],
    [
      'a pause',
      async () => {
        await ask('pause', undefined, keyed('accion-01'))
      },
      'No hay nada para deshacer',
    ],
    [
      'the eleventh last',
      async () => {
        await ask('score', { side: 'home', step: 1 }, keyed('accion-01'))
        for (let tap = 0; tap < 10; tap += 1) await ask('minute', { step: 1 })
      },
      'No hay nada para deshacer',
    ],
    [
      'what was done before the end',
      async () => {
        await ask('score', { side: 'home', step: 1 }, keyed('accion-01'))
        await ask('finish')
      },
      'El partido no está programado ni en vivo',
    ],
  ])('refuses %s and changes nothing', async (_case, before, message) => {
    await stored(running)
    await before()
    expect((await refused(409, 'undo', { key: 'accion-01' })).message).toBe(message)
  })

  describe('an undone start', () => {
    const started = async () => {
      await stored({ currentMinute: 7, currentHalf: 2, homeScore: 1 })
      return ask('start', undefined, keyed('inicio-01'))
    }

    it.each([
      ['by its key', { key: 'inicio-01' }],
      ['as the latest', undefined],
    ])('puts the match back to what it had before, %s', async (_case, body) => {
      await started()
      expect((await ask('undo', body)).body).toMatchObject({
        undone: { key: 'inicio-01', kind: 'start' },
        match: {
          status: 'scheduled',
          isLive: false,
          currentMinute: 7,
          currentHalf: 2,
          homeScore: 1,
          awayScore: 0,
          rev: 3,
        },
      })
      const [shown] = (await api.anonymous.get('/api/public/tournament')).body.matches
      expect(shown).toMatchObject({ id: 'm1', status: 'scheduled', isLive: false })
      expect(await api.raw.collection('activity').findOne({ action: 'Inicio del partido deshecho' })).toMatchObject({
        subject: 'a – b',
        section: 'live_control',
      })
      // A start can be undone any number of times.
      expect((await ask('start', undefined, keyed('inicio-02'))).body).toMatchObject({
        status: 'live',
        currentMinute: 0,
        currentHalf: 1,
      })
      expect((await ask('undo')).body).toMatchObject({
        undone: { key: 'inicio-02' },
        match: { status: 'scheduled', currentMinute: 7 },
      })
    })

    it('goes with what was registered before it', async () => {
      await stored()
      await ask('score', { side: 'home', step: 1 }, keyed('antes-001'))
      await ask('start', undefined, keyed('inicio-01'))
      expect((await ask('undo')).body).toMatchObject({
        undone: { kind: 'start' },
        match: { status: 'scheduled', homeScore: 1 },
      })
      expect((await ask('undo')).body).toMatchObject({ undone: { key: 'antes-001' }, match: { homeScore: 0 } })
    })

    it('counts the minutes of the clock as nothing', async () => {
      await started()
      await api.raw
        .collection<{ _id: string }>('matches')
        .updateOne({ _id: 'm1' }, { $set: { currentMinute: 4 }, $inc: { rev: 4 } })
      expect((await ask('undo', { key: 'inicio-01' })).body.match).toMatchObject({
        status: 'scheduled',
        currentMinute: 7,
      })
    })

    const followed = 'Ya se registró algo después del inicio: no se puede deshacer'
    it.each([
      ['a goal was registered', () => ask('events', goalOf('auno')), followed],
      [
        'a step was registered and taken back',
        async () => {
          await ask('score', { side: 'home', step: 1 }, keyed('tap-00001'))
          await ask('undo', { key: 'tap-00001' })
        },
        followed,
      ],
      [
        'another person registered something',
        async () => (await api.as('super')).post(at('minute'), { step: 1 }),
        followed,
      ],
      ['the clock was paused', () => ask('pause'), followed],
      ['the minute was set', async () => (await organiser()).patch('/api/matches/m1', { currentMinute: 3 }), followed],
      [
        'it was cancelled and came back',
        async () => {
          await ask('cancel')
          await ask('reopen')
        },
        followed,
      ],
      [
        'ten minutes passed, by the clock of the database',
        () =>
          api.raw
            .collection('matches')
            .updateOne({}, [
              {
                $set: {
                  rev: { $add: ['$rev', 1] },
                  log: [
                    { $mergeObjects: [{ $first: '$log' }, { at: { $subtract: [{ $first: '$log.at' }, 600_001] } }] },
                  ],
                },
              },
            ]),
        'Pasaron más de diez minutos desde el inicio: ya no se puede deshacer',
      ],
    ])('is refused once %s, and nothing changes', async (_case, meanwhile, message) => {
      await started()
      await meanwhile()
      expect((await refused(409, 'undo', { key: 'inicio-01' })).message).toBe(message)
    })

    it('is refused twice, and to who did not start', async () => {
      await started()
      const other = await api.as('super')
      const before = await api.snapshot()
      expect((await other.post(at('undo'), { key: 'inicio-01' })).status).toBe(409)
      expect((await other.post(at('undo'))).status).toBe(409)
      expect((await api.snapshot()) === before).toBe(true)
      await ask('undo', { key: 'inicio-01' })
      expect((await refused(409, 'undo', { key: 'inicio-01' })).message).toBe('Esa acción ya se deshizo')
    })
  })

  it('is no action: it cannot be undone', async () => {
    await stored(running)
    await ask('score', { side: 'home', step: 1 })
    await ask('undo', undefined, keyed('undo-0001'))
    expect((await refused(409, 'undo', { key: 'undo-0001' })).message).toBe('No hay nada para deshacer')
  })
})

describe('a match that does not end as usual (B15, B16)', () => {
  it('a walkover counts in the table, its events for no player; reopened it counts for no team, and is as before', async () => {
    await stored({ homeScore: 1 })
    await ask('start')
    await ask('events', goalOf('auno', { counted: true }))
    expect((await ask('walkover', { absent: 'home', reason: 'Sin equipo' })).body).toMatchObject({
      status: 'finished',
      homeScore: 0,
      awayScore: 3,
      result: { kind: 'walkover', absent: 'home', reason: 'Sin equipo' },
    })
    expect([await statsOf('teams', 'a'), await statsOf('teams', 'b')]).toMatchObject([
      { played: 1, lost: 1, goalsAgainst: 3 },
      { won: 1, goalsFor: 3, points: 3 },
    ])
    expect(await statsOf('players', 'auno')).toMatchObject({ goals: 0, matchesPlayed: 0 })
    expect(await api.raw.collection('activity').findOne({ action: 'Partido terminado por W.O.' })).toMatchObject({
      subject: 'a – b',
    })
    expect((await ask('walkover', { absent: 'home' })).status).toBe(200)
    await refused(409, 'walkover', { absent: 'away' })
    expect((await ask('reopen')).body).toMatchObject({
      status: 'live',
      isLive: false,
      homeScore: 1,
      awayScore: 0,
      result: null,
    })
    expect([await statsOf('teams', 'a'), await statsOf('teams', 'b')]).toMatchObject([
      { played: 0, points: 0 },
      { played: 0, points: 0 },
    ])
  })

  it('the walkover score is the rule of the sport', async () => {
    const client = await organiser()
    expect(
      (await client.patch('/api/tournament-sports/futbol', { rules: { walkoverScore: 20 } })).body.rules,
    ).toMatchObject({ walkoverScore: 20, pointsForWin: 3 })
    await stored()
    // Caches the sports that commands use.
    await client.get('/api/matches')
    expect((await ask('walkover', { absent: 'away' })).body).toMatchObject({ homeScore: 20, awayScore: 0 })
  })

  it('an abandoned match resumes another day at its minute, or counts as it stands', async () => {
    await stored({ ...stopped, homeScore: 2, currentMinute: 31, currentHalf: 2 })
    expect((await ask('abandon', { reason: 'Lluvia' })).body).toMatchObject({
      status: 'cancelled',
      interruption: { kind: 'abandoned', reason: 'Lluvia' },
      homeScore: 2,
    })
    expect((await ask('postpone', { date: '2025-11-29', time: '10:30' })).body).toMatchObject({
      status: 'scheduled',
      date: '2025-11-29',
      time: '10:30',
    })
    expect((await ask('start')).body).toMatchObject({
      status: 'live',
      isLive: true,
      currentMinute: 31,
      currentHalf: 2,
      interruption: null,
    })
    await ask('abandon')
    expect((await ask('finish')).body).toMatchObject({ status: 'finished', homeScore: 2 })
    expect(await statsOf('teams', 'a')).toMatchObject({ won: 1, goalsFor: 2 })
  })

  it('editing the day or hour of an abandoned or postponed match sets its new date; editing other fields does not', async () => {
    const client = await organiser()
    const edit = async (change: object) => (await client.patch('/api/matches/m1', change)).body
    await stored({ ...stopped, homeScore: 2, currentMinute: 31 })
    await ask('abandon', { reason: 'Lluvia' })
    expect(await edit({ location: 'Club' })).toMatchObject({
      status: 'cancelled',
      interruption: { kind: 'abandoned' },
      location: 'Club',
    })
    expect(await edit({ date: '2025-11-29', time: '12:00', field: 'Cancha 3' })).toMatchObject({
      status: 'scheduled',
      date: '2025-11-29',
      time: '12:00',
      field: 'Cancha 3',
      homeScore: 2,
      currentMinute: 31,
      interruption: { kind: 'abandoned', reason: 'Lluvia', date: '2025-11-15' },
    })
    expect((await client.get('/api/matches/m1/log')).body.items[0]).toMatchObject({
      kind: 'postpone',
      effect: { after: { status: 'scheduled', date: '2025-11-29' } },
    })
    expect(await edit({ date: '2025-11-30' })).toMatchObject({ status: 'scheduled', date: '2025-11-30' })
    expect((await ask('start')).body).toMatchObject({ status: 'live', currentMinute: 31, interruption: null })
    await ask('cancel')
    expect(await edit({ date: '2025-12-01' })).toMatchObject({ status: 'cancelled', date: '2025-12-01' })
  })

  it('a shoot-out ends by itself, one kick more changes nothing, and the match finishes with it', async () => {
    await stored({ ...stopped, homeScore: 1, awayScore: 1, mustHaveWinner: true })
    expect((await refused(409, 'finish')).message).toBe(
      'Este partido debe tener un ganador: juega el alargue o los penales',
    )
    for (const side of ['home', 'away', 'home', 'away', 'home'] as const)
      await ask('shootout/kicks', { side, scored: side === 'home', playerId: side === 'home' ? 'auno' : null })
    expect((await refused(409, 'shootout/kicks', { side: 'home', scored: true })).message).toBe(
      'Le toca patear al otro equipo',
    )
    expect(
      (await refused(400, 'shootout/kicks', { side: 'away', scored: true, playerId: 'auno' })).details,
    ).toMatchObject([{ path: 'playerId' }])
    expect((await ask('shootout/kicks', { side: 'away', scored: false })).body).toMatchObject({
      shootout: { home: 3, away: 0 },
      homeScore: 1,
      awayScore: 1,
    })
    expect((await refused(409, 'shootout/kicks', { side: 'home', scored: true })).message).toBe(
      'Los penales ya terminaron: ya hay un ganador',
    )
    expect((await ask('finish')).body).toMatchObject({
      status: 'finished',
      homeScore: 1,
      awayScore: 1,
      shootout: { home: 3 },
    })
    expect(await statsOf('players', 'auno')).toMatchObject({ goals: 0 })
    expect(await statsOf('teams', 'a')).toMatchObject({ drawn: 1, goalsFor: 1 })
  })
})
