import { defaultSportRules } from '@torneo/contracts/tournament/tournament-sports'
import { beforeEach, describe, expect, it } from 'vitest'
import { passHolder } from '../../testing/pass-scene'
import { useTestApi } from '../../testing/test-api'
import { createTestClient, type TestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const there = useNode(api)
const at = tournamentScene(api)

let staff: TestClient & { readonly token: string }
let captain: TestClient

const lineUps = (match = 'uno') => `/api/matches/${match}/line-ups`
const save = (body: object, from: TestClient = staff, team = 'local', match = 'uno') =>
  from.put(`${lineUps(match)}/${team}`, body)
const fault = ({ body }: Awaited<ReturnType<typeof save>>) => [body.code, body.message]
/** Numbers of matches played by player of 'local', from a node. */
async function played(from: TestClient = staff): Promise<Record<string, number>> {
  const { items } = (await from.get('/api/players?teamId=local')).body as {
    items: { id: string; stats: { matchesPlayed: number } }[]
  }
  return Object.fromEntries(items.map(({ id, stats }) => [id, stats.matchesPlayed]))
}
const use = async (isOn: boolean) =>
  expect((await staff.patch('/api/tournament-sports/futbol', { rules: { lineUps: isOn } })).status).toBe(200)
const post = async (path: string, body: object = {}) =>
  expect((await staff.post(`/api/matches/${path}`, body)).status).toBeLessThan(300)

beforeEach(async () => {
  await at.tournament()
  await at.sport('futbol', { rules: { ...defaultSportRules, lineUps: true } })
  for (const team of ['local', 'visita']) {
    await at.promotion(`de${team}`)
    await at.team(team, { sportId: 'futbol', promotionId: `de${team}` })
  }
  for (const [index, id] of ['ana', 'eva', 'sol'].entries()) await at.player(id, { teamId: 'local', number: index + 1 })
  await at.player('rival', { teamId: 'visita' })
  for (const id of ['uno', 'dos']) await at.match(id, { sportId: 'futbol', homeTeamId: 'local', awayTeamId: 'visita' })
  staff = await api.as('admin_tournament')
  captain = await api.signedIn(await api.addUser({ role: 'team_captain', promotionId: 'delocal' }))
})

describe('the line-up of a team', () => {
  it('is set by staff, a pass of the match and the captain, and read by all of them', async () => {
    const pass = await passHolder(api)
    for (const [index, who] of [staff, pass, captain].entries()) {
      const body = { playerIds: ['ana', 'eva'].slice(0, (index % 2) + 1), starters: ['ana'] }
      const { status, body: answer } = await save(body, who)
      const saved = { ...body, rev: index + 1 }
      expect([status, answer]).toEqual([200, saved])
      for (const reader of [staff, pass, captain]) expect((await reader.get(lineUps())).body).toEqual({ local: saved })
    }
    await save({ playerIds: ['rival'] }, staff, 'visita')
    expect((await captain.get(lineUps())).body.visita).toEqual({ playerIds: ['rival'], starters: [], rev: 1 })
  })

  it('rejects a change of an earlier rev as stale and changes nothing', async () => {
    const from = (rev: number, playerIds: string[], who: TestClient = staff) =>
      who.put(`${lineUps()}/local`, { playerIds }, { 'if-match': String(rev) })
    expect((await from(0, ['ana'], captain)).status).toBe(200)
    for (const rev of [0, 7]) {
      const { status, body } = await from(rev, ['eva'], await passHolder(api))
      expect([status, body]).toMatchObject([
        409,
        {
          type: 'stale',
          current: { playerIds: ['ana'], starters: [], rev: 1 },
          changedBy: { name: 'Persona team_captain' },
        },
      ])
    }
    expect((await from(1, ['ana', 'sol'])).body.rev).toBe(2)
    await staff.post('/api/matches/uno/late-players', { teamId: 'local', name: 'Beto', number: 15 })
    expect((await from(2, ['ana', 'sol'])).status).toBe(409)
  })

  it('accepts one of two first saves and rejects the other as stale', async () => {
    const answers = await Promise.all(
      [staff, captain].map((who) => who.put(`${lineUps()}/local`, { playerIds: ['ana'] }, { 'if-match': '0' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('has no rev when an earlier version stored it, and starts at 1', async () => {
    const early = { _id: 'uno:local', matchId: 'uno', teamId: 'local', playerIds: ['ana'], starters: [] }
    await api.raw.collection<typeof early>('line_ups').insertOne(early)
    expect((await staff.get(lineUps())).body.local).toEqual({ playerIds: ['ana'], starters: [] })
    expect((await save({ playerIds: ['eva'] })).body.rev).toBe(1)
  })

  it("is the captain's until the match begins, then staff's and the pass's", async () => {
    await post('uno/start')
    expect(fault(await save({ playerIds: ['ana'] }, captain))).toEqual([
      403,
      'El partido ya empezó: los presentes los cambia quien lleva el partido',
    ])
    expect((await captain.get(lineUps())).body).toEqual({})
    expect((await save({ playerIds: ['ana'] }, await passHolder(api))).status).toBe(200)
    expect((await save({ playerIds: ['eva'] })).status).toBe(200)
  })

  it('is refused for another team, a match of others and a pass that has ended', async () => {
    expect((await save({ playerIds: ['rival'] }, captain, 'visita')).status).toBe(403)
    const other = await api.signedIn(await api.addUser({ role: 'team_captain', promotionId: 'otra' }))
    expect([(await other.get(lineUps())).status, (await save({ playerIds: [] }, other)).status]).toEqual([403, 403])
    const late = await passHolder(api, { id: 'tarde', passId: 'tarde', scope: { until: '2025-11-16T03:00:00.000Z' } })
    expect((await save({ playerIds: ['ana'] }, late)).status).not.toBe(200)
    expect((await staff.get(lineUps())).body).toEqual({})
  })

  it.each([
    ['without players', {}, 'playerIds', 'Este campo es requerido'],
    ['with a player twice', { playerIds: ['ana', 'ana'] }, 'playerIds', 'Ese jugador está dos veces'],
    [
      'with a player of the rival',
      { playerIds: ['ana', 'rival'] },
      'playerIds.1',
      'Ese jugador no está en la lista del equipo',
    ],
    ['with an unknown player', { playerIds: ['nadie'] }, 'playerIds.0', 'Ese jugador no está en la lista del equipo'],
    [
      'with a starter who is not here',
      { playerIds: ['ana'], starters: ['eva'] },
      'starters',
      'Un titular tiene que estar entre los presentes',
    ],
    [
      'with 201 players',
      { playerIds: Array.from({ length: 201 }, (_, n) => `j${n}`) },
      'playerIds',
      'Máximo 200 elementos',
    ],
  ])('%s is refused, and changes nothing', async (_, body, path, message) => {
    await save({ playerIds: ['sol'] })
    const { status, body: answer } = await save(body)
    expect([status, answer.details[0]]).toEqual([400, { path, message }])
    expect((await staff.get(lineUps())).body.local.playerIds).toEqual(['sol'])
  })

  it('is 404 for a team or match that is not there, and 409 while the sport has none', async () => {
    await at.team('tercero', { sportId: 'futbol', promotionId: 'delocal' })
    expect((await save({ playerIds: [] }, staff, 'tercero')).status).toBe(404)
    expect((await save({ playerIds: [] }, staff, 'local', 'nada')).status).toBe(404)
    await use(false)
    expect((await save({ playerIds: ['ana'] })).status).toBe(409)
  })

  it('stays with a player who was deleted since, and takes a deleted one no more', async () => {
    await save({ playerIds: ['ana', 'sol'] })
    for (const id of ['sol', 'eva']) expect((await staff.delete(`/api/players/${id}`)).status).toBe(204)
    expect((await save({ playerIds: ['sol'] })).status).toBe(200)
    const { status, body } = await save({ playerIds: ['sol', 'eva'] })
    expect([status, body.details]).toEqual([
      400,
      [{ path: 'playerIds.1', message: 'Ese jugador no está en la lista del equipo' }],
    ])
  })

  it('is, after two concurrent saves, one of both, whole', async () => {
    const lists = [
      ['ana', 'eva'],
      ['eva', 'sol'],
    ]
    const answers = await Promise.all(lists.map((playerIds, index) => save({ playerIds }, index ? captain : staff)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(lists).toContainEqual((await staff.get(lineUps())).body.local.playerIds)
  })

  it('stays with a player who left the list since', async () => {
    await save({ playerIds: ['ana', 'eva'] })
    await staff.patch('/api/players/ana', { left: true })
    expect((await save({ playerIds: ['ana', 'sol'] })).status).toBe(200)
    expect((await save({ playerIds: ['sol'] })).status).toBe(200)
    expect((await save({ playerIds: ['ana'] })).status).toBe(400)
  })
})

describe('matches played', () => {
  it('count the line-ups of finished matches, on every node, and R6 where a team has none', async () => {
    await save({ playerIds: ['ana', 'eva'] })
    await post('uno/start')
    expect(await played()).toEqual({ ana: 0, eva: 0, sol: 0 })
    await post('uno/finish')
    expect(await played()).toEqual({ ana: 1, eva: 1, sol: 0 })
    await post('dos/start')
    await post('dos/events', { type: 'yellow_card', teamId: 'local', playerId: 'ana' })
    await post('dos/finish')
    expect(await played()).toEqual({ ana: 2, eva: 1, sol: 0 })
    const far = createTestClient(there.app, staff.token)
    await expect.poll(() => played(far)).toEqual({ ana: 2, eva: 1, sol: 0 })
  })

  it('follow a correction of the line-up, a reopened match and the switch of the sport', async () => {
    await post('uno/start')
    await post('uno/events', { type: 'goal', teamId: 'local', playerId: 'ana' })
    await post('uno/finish')
    expect(await played()).toEqual({ ana: 1, eva: 0, sol: 0 })
    await save({ playerIds: ['sol'] })
    expect(await played()).toEqual({ ana: 1, eva: 0, sol: 1 })
    await use(false)
    expect(await played()).toEqual({ ana: 1, eva: 0, sol: 0 })
    await use(true)
    await post('uno/reopen')
    expect(await played()).toEqual({ ana: 0, eva: 0, sol: 0 })
  })

  it("count in the scorers' goals a match too", async () => {
    for (const id of ['uno', 'dos']) {
      await save({ playerIds: ['ana'] }, staff, 'local', id)
      await post(`${id}/start`)
    }
    await post('uno/events', { type: 'goal', teamId: 'local', playerId: 'ana' })
    for (const id of ['uno', 'dos']) await post(`${id}/finish`)
    expect((await staff.get('/api/scorers?sportId=futbol')).body.items).toMatchObject([
      { player: { id: 'ana' }, goals: 1, matchesPlayed: 2, average: 0.5 },
    ])
  })
})

describe('a late player', () => {
  const add = (body: object, from: TestClient, headers = {}) =>
    from.post('/api/matches/uno/late-players', body, headers)
  const beto = { teamId: 'local', name: 'Beto  Díaz', number: 15 }

  it('is added by a pass, joins the line-up, counts as to confirm, and staff confirm', async () => {
    const pass = await passHolder(api)
    await save({ playerIds: ['ana'] })
    const { status, body } = await add(beto, pass)
    expect([status, body]).toMatchObject([
      201,
      { name: 'Beto Díaz', number: 15, position: 'A definir', toConfirm: true },
    ])
    expect((await staff.get(lineUps())).body.local.playerIds).toEqual(['ana', body.id])
    expect((await pass.get('/api/matches/uno/rosters')).body.items).toContainEqual({
      id: body.id,
      teamId: 'local',
      name: 'Beto Díaz',
      number: 15,
      toConfirm: true,
    })
    const waiting = async () =>
      ((await staff.get('/api/teams/rosters')).body.items as { teamId: string; toConfirm: number }[])
        .filter(({ toConfirm }) => toConfirm > 0)
        .map(({ teamId, toConfirm }) => `${teamId} ${toConfirm}`)
    expect(await waiting()).toEqual(['local 1'])

    expect((await captain.patch(`/api/players/${body.id}`, { toConfirm: false })).status).toBe(403)
    expect((await staff.patch(`/api/players/${body.id}`, { toConfirm: true })).status).toBe(400)
    expect((await staff.patch(`/api/players/${body.id}`, { toConfirm: false })).body.toConfirm).toBe(false)
    expect(await waiting()).toEqual([])
  })

  it('is struck by staff', async () => {
    const { body } = await add(beto, staff)
    expect((await staff.delete(`/api/players/${body.id}`)).status).toBe(204)
    expect(await played()).toEqual({ ana: 0, eva: 0, sol: 0 })
  })

  it('is added once, however often a phone without a signal sends it', async () => {
    const pass = await passHolder(api)
    const answers = await Promise.all([1, 2, 3].map(() => add(beto, pass, { 'idempotency-key': 'beto-quince' })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(Object.keys(await played())).toHaveLength(4)
  })

  it.each([
    ['without a name', { ...beto, name: ' ' }, 'name'],
    ['with number 100', { ...beto, number: 100 }, 'number'],
    ['of no team', { name: 'Beto', number: 1 }, 'teamId'],
    ['of a team that does not play', { ...beto, teamId: 'nada' }, 'teamId'],
  ])('%s is refused', async (_, body, path) => {
    const { status, body: answer } = await add(body, staff)
    expect([status, answer.details[0].path]).toEqual([400, path])
  })

  it.each([
    ['of the list', { ...beto, name: 'BETO DIAZ' }, 'Beto Díaz ya está en la lista, con el 15'],
    ['who was struck', { ...beto, name: 'Carla Paz' }, null],
  ])('checks the name of a player %s', async (_, body, message) => {
    await add(beto, staff)
    const struck = await add({ ...beto, name: 'Carla Paz' }, staff)
    await staff.delete(`/api/players/${struck.body.id}`)
    const answer = await add(body, staff)
    expect([answer.status, answer.body.message ?? null]).toEqual([message ? 409 : 201, message])
  })

  it('is not the sixteenth to confirm, also of forty sent at once', async () => {
    const pass = await passHolder(api)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => add({ ...beto, name: `Beto ${index}`, number: index + 1 }, pass)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(15)
    expect(answers.find(({ status }) => status === 409)?.body.message).toContain('15 jugadores a confirmar')
  })

  it('is no call of a captain', async () => {
    expect((await add(beto, captain)).status).toBe(403)
  })
})

describe('a substitution', () => {
  const register = (body: object, from: TestClient = staff) =>
    from.post('/api/matches/uno/events', { type: 'substitution', teamId: 'local', ...body })
  const events = async () => (await staff.get('/api/matches/uno/events')).body.items as object[]

  it('names who goes out and who comes in, counts only their match, and is undone whole', async () => {
    await use(false)
    await post('uno/start')
    const { status, body } = await register({ playerId: 'eva', outPlayerId: 'ana' }, await passHolder(api))
    expect([status, body.event]).toMatchObject([
      201,
      { playerId: 'eva', outPlayerId: 'ana', outPlayerName: 'ana', assistPlayerId: null },
    ])
    await register({ playerId: 'sol', outPlayerId: null })
    await post('uno/undo', {})
    expect(await events()).toHaveLength(1)
    await post('uno/finish')
    expect(await played()).toEqual({ ana: 1, eva: 1, sol: 0 })
    expect((await staff.delete('/api/players/ana')).body).toMatchObject({ code: 409, uses: [{ title: 'Cambio, 0′' }] })
  })

  it('is corrected, and another type or team clears the outgoing player', async () => {
    await post('uno/start')
    const { body } = await register({ playerId: 'eva', outPlayerId: 'ana' })
    const correct = (change: object) => staff.patch(`/api/matches/uno/events/${body.event.id}`, change)
    expect((await correct({ outPlayerId: 'sol' })).body.event).toMatchObject({ outPlayerId: 'sol', playerId: 'eva' })
    expect((await correct({ outPlayerId: 'eva' })).body.details).toMatchObject([{ path: 'outPlayerId' }])
    expect((await correct({ outPlayerId: 'rival' })).body.details).toMatchObject([{ path: 'outPlayerId' }])
    expect((await correct({ teamId: 'visita', playerId: 'rival' })).body.event).toMatchObject({ outPlayerId: null })
    expect((await correct({ type: 'yellow_card', outPlayerId: 'rival' })).status).toBe(400)
  })
})
