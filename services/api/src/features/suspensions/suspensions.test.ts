import { beforeEach, describe, expect, it } from 'vitest'
import { passHolder } from '../../testing/pass-scene'
import { useTestApi } from '../../testing/test-api'
import type { TestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()
const scene = tournamentScene(api)
const rules = {
  playersPerTeam: 11,
  matchDuration: 60,
  hasHalves: true,
  pointsForWin: 3,
  pointsForDraw: 1,
  pointsForLoss: 0,
  suspendAfterRed: 1,
}

let client: TestClient

beforeEach(async () => {
  client = await api.as('admin_tournament')
  await scene.tournament()
  await scene.sport('futbol', { rules })
  for (const [index, side] of ['a', 'b'].entries()) {
    await scene.promotion(`p${side}`)
    await scene.team(side, { sportId: 'futbol', promotionId: `p${side}` })
    for (const name of ['uno', 'dos']) await scene.player(`${side}${name}`, { teamId: side, number: index + 7 })
  }
  await scene.match('m1', { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b', status: 'live' })
  await scene.match('m2', { sportId: 'futbol', homeTeamId: 'b', awayTeamId: 'a', date: '2025-11-22' })
  await scene.match('m3', { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b', date: '2025-11-29', location: 'Club' })
})

interface Row {
  playerId: string
  matchIds: string[]
  lift: { reason: string; by: string } | null
}
/** Lists suspensions as 'auno: m2'. */
async function suspended(query = '', from: TestClient = client): Promise<string[]> {
  const { status, body } = await from.get(`/api/suspensions${query}`)
  expect(status).toBe(200)
  return (body.items as Row[]).map(
    ({ playerId, matchIds, lift }) =>
      `${playerId}: ${matchIds.join(' ')}${lift ? ` (${lift.by}: ${lift.reason})` : ''}`,
  )
}
const register = (playerId: string, match = 'm1') =>
  client.post(`/api/matches/${match}/events`, { type: 'red_card', teamId: playerId[0], playerId })
const post = (match: string, command: string, body?: object) => client.post(`/api/matches/${match}/${command}`, body)
async function sentOff(playerId: string): Promise<string> {
  const { body } = await register(playerId)
  expect((await post('m1', 'finish')).status).toBe(200)
  return String(body.event.id)
}
const lifting = (reason: unknown, playerId = 'auno', match = 'm1') =>
  client.put(`/api/matches/${match}/lifts/${playerId}`, { reason })

describe('suspended players', () => {
  it('is known from the end of the match on, until the next one is played', async () => {
    await register('auno')
    expect(await suspended()).toEqual([])
    await post('m1', 'finish')
    expect((await client.get('/api/suspensions')).body).toEqual({
      total: 1,
      items: [
        {
          playerId: 'auno',
          playerName: 'auno',
          playerNumber: 7,
          teamId: 'a',
          matchId: 'm1',
          date: '2025-11-15',
          cause: 'red',
          total: 1,
          left: 1,
          matchIds: ['m2'],
          lift: null,
          sanction: null,
        },
      ],
    })
    await post('m1', 'reopen')
    expect(await suspended()).toEqual([])
    await post('m1', 'finish')
    await post('m2', 'walkover', { absent: 'away' })
    expect(await suspended()).toEqual(['auno: m3'])
    await post('m2', 'reopen')
    await post('m2', 'walkover', { absent: 'home' })
    expect(await suspended()).toEqual([])
    await client.patch('/api/tournament-sports/futbol', { rules: { walkoverServes: 'none' } })
    expect(await suspended()).toEqual(['auno: m3'])
    await post('m2', 'reopen')
    await post('m2', 'result', { homeScore: 1, awayScore: 0 })
    expect(await suspended()).toEqual([])
  })

  it('follows a corrected card without another step', async () => {
    const id = await sentOff('auno')
    await client.patch(`/api/matches/m1/events/${id}`, { playerId: 'ados' })
    expect(await suspended()).toEqual(['ados: m2'])
    await client.patch(`/api/matches/m1/events/${id}`, { type: 'yellow_card' })
    expect(await suspended()).toEqual([])
  })

  it('follows the rule of the sport, and the dates of the matches', async () => {
    await sentOff('auno')
    await client.patch('/api/tournament-sports/futbol', { rules: { ...rules, suspendAfterRed: 2 } })
    expect(await suspended()).toEqual(['auno: m2 m3'])
    await client.patch('/api/matches/m3', { date: '2025-11-20' })
    expect(await suspended()).toEqual(['auno: m3 m2'])
    await client.patch('/api/tournament-sports/futbol', { rules: { ...rules, suspendAfterRed: 0 } })
    expect(await suspended()).toEqual([])
  })

  it('is listed by match and by team', async () => {
    await sentOff('auno')
    await scene.event('otra', { matchId: 'm1', type: 'red_card', playerId: 'bdos', teamId: 'b' })
    expect(await suspended('?teamId=b')).toEqual(['bdos: m2'])
    expect(await suspended('?matchId=m2')).toEqual(['auno: m2', 'bdos: m2'])
    expect(await suspended('?matchId=m3')).toEqual([])
  })

  it('is listed for captains (their own teams) and passes (their own matches), and not for families', async () => {
    await sentOff('auno')
    const captain = await api.signedIn(await api.addUser({ role: 'team_captain', promotionId: 'pa' }))
    const rival = await api.signedIn(await api.addUser({ role: 'team_captain', promotionId: 'pb' }))
    const pass = await passHolder(api, { scope: { date: '2025-11-22' } })
    const other = await passHolder(api, { id: 'otro', passId: 'otro', scope: { date: '2025-11-29', location: 'Club' } })
    expect(await Promise.all([captain, rival, pass, other].map((one) => suspended('', one)))).toEqual([
      ['auno: m2'],
      [],
      ['auno: m2'],
      [],
    ])
    expect((await api.anonymous.get('/api/suspensions')).status).toBe(401)
    await lifting('Descargo')
    expect(await suspended('', pass)).toEqual([])
    expect(JSON.stringify((await api.anonymous.get('/api/public/tournament')).body)).not.toMatch(/auno|Descargo|lift/)
  })
})

describe('lifting a suspension', () => {
  it('names author and reason, is in the activity and in the audit log, and can be undone', async () => {
    await sentOff('auno')
    const { user } = await api.as('admin_tournament')
    expect((await lifting(' Descargo aceptado ')).status).toBe(204)
    expect(await suspended()).toEqual([`auno: m2 (${user.name}: Descargo aceptado)`])
    expect((await client.delete('/api/matches/m1/lifts/auno')).status).toBe(204)
    expect(await suspended()).toEqual(['auno: m2'])
    const owner = await api.as('super')
    const {
      body: { items },
    } = await owner.get('/api/activity')
    expect(
      (items as { action: string; subject: string }[]).slice(0, 2).map(({ action, subject }) => [action, subject]),
    ).toEqual([
      ['Suspensión repuesta', 'auno, a – b'],
      ['Suspensión levantada', 'auno, a – b'],
    ])
    const audited = (await owner.get('/api/audit?kind=suspension-lifted')).body.items
    expect(audited).toMatchObject([
      { who: { id: user.id }, subject: { collection: 'players', id: 'auno' }, detail: 'Descargo aceptado' },
    ])
  })

  it('is idempotent; another reason replaces the first', async () => {
    await sentOff('auno')
    await lifting('Descargo')
    const before = await api.snapshot()
    expect([(await lifting('Descargo')).status, (await client.delete('/api/matches/m1/lifts/ados')).status]).toEqual([
      204, 204,
    ])
    expect(await api.snapshot()).toBe(before)
    await lifting('Error de planilla')
    expect(await suspended()).toMatchObject([expect.stringContaining('Error de planilla')])
  })

  it.each([
    ['without a reason', () => lifting(' '), 400],
    ['of somebody who has none', () => lifting('Descargo', 'ados'), 409],
    ['by another match', () => lifting('Descargo', 'auno', 'm2'), 409],
    ['of an unknown match', () => lifting('Descargo', 'auno', 'm9'), 404],
  ])('%s is refused, and changes nothing', async (_case, call, status) => {
    await sentOff('auno')
    const before = await api.snapshot()
    expect((await call()).status).toBe(status)
    expect(await api.snapshot()).toBe(before)
  })

  it('survives later changes of the match', async () => {
    await sentOff('auno')
    await lifting('Descargo')
    await post('m1', 'reopen')
    await client.post('/api/matches/m1/score', { side: 'home', step: 1 })
    await post('m1', 'finish')
    expect(await suspended()).toMatchObject([expect.stringContaining('Descargo')])
  })
})

describe('a longer sanction', () => {
  const sanction = (body: object, playerId = 'auno', match = 'm1') =>
    client.put(`/api/matches/${match}/sanctions/${playerId}`, body)
  const rows = async (from: TestClient = client) => (await from.get('/api/suspensions')).body.items

  it('names its author and reason, is in the activity and the audit log, and is reversed', async () => {
    await sentOff('auno')
    const { user } = await api.as('admin_tournament')
    expect((await sanction({ matches: 3, reason: ' Agresión ' })).status).toBe(204)
    expect(await rows()).toMatchObject([
      { total: 3, left: 3, matchIds: ['m2', 'm3'], sanction: { matches: 3, reason: 'Agresión', by: user.name } },
    ])
    expect((await client.delete('/api/matches/m1/sanctions/auno')).status).toBe(204)
    expect(await rows()).toMatchObject([{ total: 1, left: 1, sanction: null }])
    const owner = await api.as('super')
    const { body } = await owner.get('/api/activity')
    expect((body.items as { action: string }[]).slice(0, 2).map(({ action }) => action)).toEqual([
      'Sanción alargada deshecha',
      'Sanción alargada',
    ])
    expect((await owner.get('/api/audit?kind=sanction-set')).body.items).toMatchObject([
      { who: { id: user.id }, subject: { collection: 'players', id: 'auno' }, detail: '3 fechas: Agresión' },
    ])
  })

  it('comes after the matches of the rule were served, and is the same when it is repeated', async () => {
    await sentOff('auno')
    await post('m2', 'result', { homeScore: 1, awayScore: 0 })
    expect(await rows()).toEqual([])
    await sanction({ matches: 2, reason: 'Agresión' })
    expect(await rows()).toMatchObject([{ left: 1, matchIds: ['m3'] }])
    const before = await api.snapshot()
    expect((await sanction({ matches: 2, reason: 'Agresión' })).status).toBe(204)
    expect(await api.snapshot()).toBe(before)
  })

  it('is seen by the captain, and by a pass without its reason', async () => {
    await sentOff('auno')
    await sanction({ matches: 2, reason: 'Agresión' })
    const captain = await api.signedIn(await api.addUser({ role: 'team_captain', promotionId: 'pa' }))
    expect(await rows(captain)).toMatchObject([{ sanction: { reason: 'Agresión' } }])
    const pass = await passHolder(api, { scope: { date: '2025-11-22' } })
    expect(await rows(pass)).toMatchObject([{ left: 2, sanction: null }])
  })

  it.each([
    ['no longer than the rule', { matches: 1, reason: 'Agresión' }, 'auno', 'm1', 400],
    ['without a reason', { matches: 3, reason: ' ' }, 'auno', 'm1', 400],
    ['of no matches', { matches: 0, reason: 'Agresión' }, 'auno', 'm1', 400],
    ['of a hundred matches', { matches: 100, reason: 'Agresión' }, 'auno', 'm1', 400],
    ['of somebody without a card', { matches: 3, reason: 'Agresión' }, 'ados', 'm1', 409],
    ['by another match', { matches: 3, reason: 'Agresión' }, 'auno', 'm2', 409],
    ['of an unknown match', { matches: 3, reason: 'Agresión' }, 'auno', 'm9', 404],
  ])('%s is refused, and changes nothing', async (_case, body, playerId, match, status) => {
    await sentOff('auno')
    const before = await api.snapshot()
    expect((await sanction(body, playerId, match)).status).toBe(status)
    expect(await api.snapshot()).toBe(before)
  })
})
