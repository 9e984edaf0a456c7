import { noTimeoutsMessage } from '@torneo/contracts/match/match-commands'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()
const scene = tournamentScene(api)
const rules = {
  playersPerTeam: 5,
  matchDuration: 40,
  hasHalves: true,
  pointsForWin: 2,
  pointsForDraw: 1,
  pointsForLoss: 0,
}

beforeEach(async () => {
  await scene.tournament()
  await scene.sport('basquet', { rules: { ...rules, periods: 4, periodMinutes: 10, scoring: 'points' } })
  await scene.sport('futbol')
  await scene.promotion('pa')
  for (const side of ['a', 'b']) await scene.team(side, { sportId: 'basquet', promotionId: 'pa' })
})

const running = { status: 'live', isLive: true }
const stored = (fields: object = {}) =>
  scene.match('m1', { sportId: 'basquet', homeTeamId: 'a', awayTeamId: 'b', ...running, ...fields })
const organiser = () => api.as('admin_tournament')
const path = '/api/matches/m1/timeouts'
const key = (name: string) => ({ 'idempotency-key': `timeout-${name}` })

describe('a timeout', () => {
  it('stops the clock, stands in the timeline and in the history with its team, once for each key', async () => {
    await stored()
    const client = await organiser()
    const first = await client.post(path, { side: 'away' }, key('one'))
    expect([first.status, first.body]).toMatchObject([
      200,
      { isLive: false, event: { type: 'timeout', teamId: 'b', playerId: '', playerName: null } },
    ])
    expect((await client.post(path, { side: 'away' }, key('one'))).body).toMatchObject({
      rev: first.body.rev,
      event: { id: first.body.event.id },
    })
    expect((await client.get('/api/matches/m1/events')).body).toMatchObject({
      total: 1,
      items: [{ id: first.body.event.id, type: 'timeout' }],
    })
    expect((await client.get('/api/matches/m1/log')).body.items).toMatchObject([
      { kind: 'timeout', effect: { added: [{ teamId: 'b' }] }, canUndo: true },
    ])
  })

  it('is undone by its author: the event goes and the clock runs', async () => {
    await stored()
    const client = await organiser()
    await client.post(path, { side: 'home' }, key('one'))
    expect((await client.post('/api/matches/m1/undo', { key: 'timeout-one' })).body).toMatchObject({
      undone: { key: 'timeout-one', kind: 'event' },
      match: { isLive: true },
    })
    expect((await client.get('/api/matches/m1/events')).body.total).toBe(0)
  })

  it('counts nothing when the match is finished', async () => {
    await stored({ homeScore: 40, awayScore: 38 })
    const client = await organiser()
    await client.post(path, { side: 'home' })
    expect((await client.post('/api/matches/m1/finish')).status).toBe(200)
    expect((await client.get('/api/scorers?sportId=basquet')).body).toMatchObject({ items: [] })
    expect((await client.get('/api/teams/a')).body.stats).toMatchObject({ played: 1, won: 1, goalsFor: 40 })
  })

  test.each([
    [
      'of football',
      { sportId: 'futbol' },
      { side: 'home' },
      400,
      { details: [{ path: 'side', message: noTimeoutsMessage }] },
    ],
    ['of no side', {}, {}, 400, { type: 'validation' }],
    ['of another field too', {}, { side: 'home', minute: 3 }, 400, { type: 'validation' }],
    ['before the start', { status: 'scheduled', isLive: false }, { side: 'home' }, 409, { type: 'conflict' }],
    ['after the period', { isLive: false, periodOver: true }, { side: 'home' }, 409, { type: 'conflict' }],
  ])('%s is rejected and changes nothing', async (_which, fields, body, code, answer) => {
    await stored(fields)
    const client = await organiser()
    const before = await api.snapshot()
    const { status, body: rejected } = await client.post(path, body)
    expect([status, rejected, (await api.snapshot()) === before]).toMatchObject([code, answer, true])
  })
})
