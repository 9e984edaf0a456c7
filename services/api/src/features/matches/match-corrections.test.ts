import { beforeEach, describe, expect, it } from 'vitest'
import { createStatsAudit } from '../../data/read-models/stats-audit'
import { useTestApi } from '../../testing/test-api'
import type { TestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()
const scene = tournamentScene(api)

let client: TestClient

beforeEach(async () => {
  client = await api.as('admin_tournament')
  await scene.tournament()
  await scene.sport('futbol')
  for (const side of ['a', 'b']) {
    await scene.promotion(`p${side}`)
    await scene.team(side, { sportId: 'futbol', promotionId: `p${side}` })
    for (const name of ['uno', 'dos']) await scene.player(`${side}${name}`, { teamId: side })
  }
  await scene.player('ageno', { teamId: 'a', deleted: { at: new Date(), by: { id: 'u', name: 'u' }, batch: 'x' } })
  await scene.match('m1', { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b', status: 'live', currentMinute: 34 })
})

const keyed = (key: string) => ({ 'idempotency-key': key })
const goal = { type: 'goal', teamId: 'a', playerId: 'auno' }
const at = (call: string) => `/api/matches/m1/${call}`

const register = (body: object, headers?: Record<string, string>) => client.post(at('events'), body, headers)
async function registered(body: object): Promise<string> {
  return (await register(body)).body.event.id as string
}
const correct = (id: string, body: object, headers?: Record<string, string>) =>
  client.patch(at(`events/${id}`), body, headers)
const finish = () => client.post(at('finish'))
const undo = (body: object = {}) => client.post(at('undo'), body)

interface ShownMatch {
  homeScore: number
  awayScore: number
  goals: unknown
}
async function publicMatch(): Promise<ShownMatch> {
  const { body } = await client.get('/api/public/tournament')
  return body.matches[0] as ShownMatch
}
/** Drift of the counters, and all counters that are not 0. */
async function counted() {
  const { drifted } = await createStatsAudit(api.app.services.database).check()
  const rows = await Promise.all(['teams', 'players'].map((name) => api.raw.collection(name).find().toArray()))
  const stats = rows
    .flat()
    .map(
      ({ _id, stats: all }) =>
        [String(_id), Object.fromEntries(Object.entries(all as object).filter(([, value]) => value !== 0))] as const,
    )
  return { drifted, ...Object.fromEntries(stats.filter(([, all]) => Object.keys(all).length > 0)) }
}

describe('an event', () => {
  it.each([
    [
      'in added time',
      { ...goal, minute: 45, added: 2 },
      [1, 0],
      { minute: 45, added: 2, side: 'home', name: 'auno', kind: 'goal' },
    ],
    [
      'from the penalty spot',
      { ...goal, penalty: true },
      [1, 0],
      { minute: 34, added: 0, side: 'home', name: 'auno', kind: 'penalty' },
    ],
    [
      'against the own team',
      { ...goal, type: 'own_goal' },
      [0, 1],
      { minute: 34, added: 0, side: 'away', name: 'auno', kind: 'own_goal' },
    ],
    [
      'of nobody known',
      { ...goal, playerId: null },
      [1, 0],
      { minute: 34, added: 0, side: 'home', name: null, kind: 'goal' },
    ],
    [
      'that the score has already',
      { ...goal, counted: true },
      [0, 0],
      { minute: 34, added: 0, side: 'home', name: 'auno', kind: 'goal' },
    ],
  ])('%s: its score, and its row for families', async (_case, body, score, row) => {
    const {
      status,
      body: { match },
    } = await register(body)
    expect([status, match.homeScore, match.awayScore]).toEqual([201, ...score])
    expect(await publicMatch()).toMatchObject({ homeScore: score[0], awayScore: score[1], goals: [row] })
    expect((await undo()).body.match).toMatchObject({ homeScore: 0, awayScore: 0 })
    expect((await publicMatch()).goals).toEqual([])
  })

  it('has an empty id and counts for no scorer when it names no player; nor does an own goal', async () => {
    expect((await register({ ...goal, playerId: null })).body.event).toMatchObject({
      playerId: '',
      playerName: null,
      playerNumber: null,
    })
    await registered({ type: 'own_goal', teamId: 'b', playerId: 'buno' })
    await finish()
    expect(await counted()).toEqual({
      drifted: [],
      buno: { matchesPlayed: 1 },
      a: { played: 1, won: 1, goalsFor: 2, goalDifference: 2, points: 3 },
      b: { played: 1, lost: 1, goalsAgainst: 2, goalDifference: -2 },
    })
    expect((await client.get('/api/scorers')).body.items).toEqual([])
  })

  it('a second yellow card brings the red one, and one undo takes both', async () => {
    await register({ ...goal, type: 'yellow_card', withRed: true })
    const list = async () =>
      ((await client.get(at('events'))).body.items as { type: string }[]).map(({ type }) => type).toSorted()
    expect(await list()).toEqual(['red_card', 'yellow_card'])
    expect((await undo()).body.undone.kind).toBe('event')
    expect(await list()).toEqual([])
  })

  it('has no added time and is no penalty when an earlier release stored it', async () => {
    await scene.event('e1', { matchId: 'm1', playerId: 'auno', teamId: 'a' })
    expect((await client.get(at('events'))).body.items).toMatchObject([{ added: 0, penalty: false }])
    expect((await correct('e1', { minute: 13 })).body.event).toMatchObject({ minute: 13, added: 0, rev: 2 })
  })
})

describe('a step of the score', () => {
  it('answers with the unnamed goal that families see; naming it counts it once, and taking it back takes both', async () => {
    const { body } = await client.post(at('score'), { side: 'home', step: 1 }, keyed('paso-0001'))
    expect(body).toMatchObject({
      homeScore: 1,
      event: { type: 'goal', teamId: 'a', playerId: '', minute: 30, added: 4 },
    })
    expect((await publicMatch()).goals).toMatchObject([{ side: 'home', name: null, minute: 30, added: 4 }])
    // A client of an earlier release sends the goal this way.
    expect((await register({ ...goal, counted: true })).body).toMatchObject({
      event: { id: body.event.id, playerId: 'auno' },
      match: { homeScore: 1 },
    })
    expect((await publicMatch()).goals).toMatchObject([{ name: 'auno' }])
    expect((await undo({ key: 'paso-0001' })).body.match).toMatchObject({ homeScore: 0 })
    expect((await publicMatch()).goals).toEqual([])
  })

  it('down takes the last unnamed goal along, and answers with none', async () => {
    await client.post(at('score'), { side: 'home', step: 1 })
    const { body } = await client.post(at('score'), { side: 'home', step: -1 })
    expect([body.homeScore, body.event]).toEqual([0, undefined])
    expect((await publicMatch()).goals).toEqual([])
  })
})

describe('a correction', () => {
  it.each([
    ['another player', { playerId: 'ados' }, [1, 0], { name: 'ados' }],
    ['nobody known', { playerId: null }, [1, 0], { name: null }],
    ['another minute', { minute: 45, added: 3 }, [1, 0], { minute: 45, added: 3 }],
    ['a penalty', { penalty: true }, [1, 0], { kind: 'penalty' }],
    ['an own goal', { type: 'own_goal' }, [0, 1], { side: 'away', kind: 'own_goal' }],
  ])('makes it %s; the score moves only where the side does; one undo', async (_case, body, score, row) => {
    const id = await registered(goal)
    const {
      status,
      body: { event, match },
    } = await correct(id, body)
    expect([status, event.id, event.rev, match.homeScore, match.awayScore]).toEqual([200, id, 2, ...score])
    expect((await publicMatch()).goals).toMatchObject([row])
    expect((await undo()).body).toMatchObject({ undone: { kind: 'event' }, match: { homeScore: 1, awayScore: 0 } })
    expect((await publicMatch()).goals).toMatchObject([
      { minute: 34, added: 0, side: 'home', name: 'auno', kind: 'goal' },
    ])
  })

  it("moves score, timeline, scorers and a finished match's table to the other team; undo and restore revert it", async () => {
    const id = await registered({ ...goal, assistPlayerId: 'ados' })
    const {
      body: { event, match },
    } = await correct(id, { teamId: 'b', playerId: 'buno' })
    expect([event.teamId, event.playerId, event.assistPlayerId, match.homeScore, match.awayScore]).toEqual([
      'b',
      'buno',
      null,
      0,
      1,
    ])
    expect((await publicMatch()).goals).toMatchObject([{ side: 'away', name: 'buno' }])
    const [, first] = (await client.get(at('log'))).body.items as { rev: number }[]
    expect((await client.post(at('restore'), { rev: first?.rev })).body).toMatchObject({ homeScore: 1, awayScore: 0 })
    await finish()
    const before = await counted()
    expect((await correct(id, { teamId: 'b', playerId: null })).body.match).toMatchObject({
      status: 'finished',
      homeScore: 0,
      awayScore: 1,
    })
    expect(await counted()).toMatchObject({ drifted: [], a: { lost: 1, goalsAgainst: 1 }, b: { won: 1, points: 3 } })
    await undo()
    expect(await counted()).toEqual(before)
  })

  it('removes the goal and its assist when it turns into a card', async () => {
    const id = await registered({ ...goal, assistPlayerId: 'ados' })
    expect((await correct(id, { type: 'yellow_card' })).body).toMatchObject({
      event: { assistPlayerId: null },
      match: { homeScore: 0 },
    })
  })

  it('goes with the registration that is undone after it, wherever it had moved the goal', async () => {
    const {
      body: { event },
    } = await register(goal, keyed('gol-0001'))
    await (await api.as('super')).patch(at(`events/${event.id}`), { type: 'own_goal' })
    expect((await undo({ key: 'gol-0001' })).body.match).toMatchObject({ homeScore: 0, awayScore: 0 })
  })

  it('is not undone once another followed', async () => {
    const id = await registered(goal)
    await correct(id, { minute: 12 }, keyed('mio-00001'))
    await (await api.as('super')).patch(at(`events/${id}`), { minute: 13 })
    const { status, body } = await undo({ key: 'mio-00001' })
    expect([status, body.message]).toEqual([409, 'El evento cambió después: ya no se puede deshacer'])
  })

  it('is done once under its key, and two concurrent ones both count', async () => {
    const id = await registered(goal)
    const twice = await Promise.all([
      correct(id, { minute: 12 }, keyed('fix-00001')),
      correct(id, { minute: 12 }, keyed('fix-00001')),
    ])
    expect(twice.map(({ headers }) => headers['idempotency-replayed'] ?? 'done').toSorted()).toEqual(['done', 'true'])
    expect((await correct(id, { minute: 14 }, keyed('fix-00001'))).status).toBe(409)
    const both = await Promise.all([correct(id, { playerId: 'ados' }), correct(id, { added: 4 })])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await client.get(at('events'))).body.items).toMatchObject([
      { minute: 12, added: 4, playerId: 'ados', rev: 4 },
    ])
  })

  it("updates the players' stats and the result of a finished match, and so does its undo", async () => {
    const id = await registered({ ...goal, assistPlayerId: 'ados' })
    await finish()
    const before = await counted()
    expect((await correct(id, { playerId: 'ados', assistPlayerId: null })).status).toBe(200)
    expect(await counted()).toEqual({ ...before, auno: undefined, ados: { goals: 1, matchesPlayed: 1 } })
    expect((await correct(id, { type: 'own_goal' })).body.match).toMatchObject({
      status: 'finished',
      homeScore: 0,
      awayScore: 1,
    })
    expect(await counted()).toMatchObject({
      drifted: [],
      a: { lost: 1, goalsAgainst: 1 },
      b: { won: 1, points: 3 },
      ados: { matchesPlayed: 1 },
    })
    expect((await undo()).body.match).toMatchObject({ status: 'finished', homeScore: 1, awayScore: 0 })
    await undo()
    expect(await counted()).toEqual(before)
    const { status, body } = await undo()
    expect([status, body.message]).toEqual([409, 'El partido no está programado ni en vivo'])
    expect(await api.raw.collection('activity').countDocuments({ action: 'Evento corregido', subject: 'a – b' })).toBe(
      4,
    )
  })
})

describe('refused, with nothing changed:', () => {
  it.each([
    ['minute 600', { ...goal, minute: 600 }, 'minute', 'Debe ser 599 o menos'],
    ['31 minutes of added time', { ...goal, added: 31 }, 'added', 'Debe ser 30 o menos'],
    ['a deleted player', { ...goal, playerId: 'ageno' }, 'playerId', 'Ese jugador no es de ese equipo'],
    ['another team', { ...goal, teamId: 'c', playerId: null }, 'teamId', 'Ese equipo no juega este partido'],
    [
      'a penalty that is no goal',
      { ...goal, type: 'own_goal', penalty: true },
      'penalty',
      'Solo un gol puede ser de penal',
    ],
    [
      'an own goal with an assist',
      { ...goal, type: 'own_goal', assistPlayerId: 'ados' },
      'assistPlayerId',
      'Solo un gol puede tener asistencia',
    ],
    ['a red card with a goal', { ...goal, withRed: true }, 'withRed', 'Solo una segunda amarilla lleva la roja'],
    [
      'two cards of nobody',
      { ...goal, type: 'yellow_card', withRed: true, playerId: null },
      'playerId',
      'Selecciona un jugador',
    ],
  ])('an event with %s', async (_case, body, path, message) => {
    const before = await api.snapshot()
    const refusal = await register(body)
    expect([refusal.status, refusal.body.details]).toEqual([400, [{ path, message }]])
    expect((await api.snapshot()) === before).toBe(true)
  })

  it.each([
    ['minute 600', { minute: 600 }, 'minute', 'Debe ser 599 o menos'],
    ['31 minutes of added time', { added: 31 }, 'added', 'Debe ser 30 o menos'],
    ['a deleted player', { playerId: 'ageno' }, 'playerId', 'Ese jugador no es de ese equipo'],
    ['a player of the other team', { playerId: 'buno' }, 'playerId', 'Ese jugador no es de ese equipo'],
    ['an assist by the scorer', { assistPlayerId: 'auno' }, 'assistPlayerId', 'La asistencia debe ser de otro jugador'],
    ['a team that does not play', { teamId: 'c', playerId: null }, 'teamId', 'Ese equipo no juega este partido'],
    ['the other team and its own player still', { teamId: 'b' }, 'playerId', 'Ese jugador no es de ese equipo'],
    [
      'the other team and an assist of its own',
      { teamId: 'b', playerId: 'buno', assistPlayerId: 'ados' },
      'assistPlayerId',
      'Ese jugador no es de ese equipo',
    ],
    ['an unknown type', { type: 'penalty' }, 'type', 'El valor no es válido'],
  ])('a correction with %s', async (_case, body, path, message) => {
    const id = await registered(goal)
    for (const end of [() => Promise.resolve(), finish]) {
      await end()
      const before = await api.snapshot()
      const refusal = await correct(id, body)
      expect([refusal.status, refusal.body.details]).toEqual([400, [{ path, message }]])
      expect((await api.snapshot()) === before).toBe(true)
    }
  })

  it('a correction of an event that was deleted, of another match, or of a cancelled one', async () => {
    const [gone, id] = [await registered(goal), await registered(goal)]
    await client.delete(at(`events/${gone}`))
    await scene.match('m2', { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b' })
    const refusals = async () => [
      await correct(gone, { minute: 3 }),
      await client.patch(`/api/matches/m2/events/${id}`, { minute: 3 }),
      await correct(id, { minute: 3 }),
    ]
    await client.post(at('cancel'))
    const before = await api.snapshot()
    expect((await refusals()).map(({ status }) => status)).toEqual([404, 404, 409])
    expect((await api.snapshot()) === before).toBe(true)
  })
})
