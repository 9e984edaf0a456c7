import { competitionMessages } from '@torneo/contracts/competition/messages'
import { matchCommandMessages as messages } from '@torneo/contracts/match/match-commands'
import { matchMessages } from '@torneo/contracts/match/matches'
import { tournamentSportMessages } from '@torneo/contracts/tournament/tournament-sports'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import type { TestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()
const scene = tournamentScene(api)

const rules = {
  playersPerTeam: 5,
  matchDuration: 40,
  hasHalves: true,
  pointsForWin: 2,
  pointsForDraw: 1,
  pointsForLoss: 1,
}
const basketball = { ...rules, scoring: 'points', drawAllowed: false }
const football = { ...rules, matchDuration: 90 }
const teams = { homeTeamId: 'a', awayTeamId: 'b' }
const live = { status: 'live', homeScore: 61, awayScore: 61, currentHalf: 2, currentMinute: 40 }

let client: TestClient
const post = (command: string, body?: object) => client.post(`/api/matches/m/${command}`, body)
const sport = (change: object) => client.patch('/api/tournament-sports/deporte', change)

async function aMatch(sportRules: object, fields: object = {}): Promise<void> {
  await scene.sport('deporte', { rules: sportRules })
  await scene.match('m', { sportId: 'deporte', ...teams, ...fields })
}

beforeEach(async () => {
  client = await api.as('admin_tournament')
  await scene.tournament()
  await scene.promotion('p')
  for (const team of ['a', 'b']) {
    await scene.team(team, { sportId: 'deporte', promotionId: 'p' })
    await scene.player(`${team}uno`, { teamId: team })
  }
})

describe('a match of a sport without draws', () => {
  it.each([
    ['finish', undefined],
    ['result', { homeScore: 70, awayScore: 70 }],
    ['result', { homeScore: 70, awayScore: 70, homePenalties: 4, awayPenalties: 2 }],
    ['shootout/kicks', { side: 'home', scored: true }],
  ])('refuses a level %s %j by points with its reason and changes nothing', async (command, body) => {
    await aMatch(basketball, live)
    const before = await api.snapshot()
    const { status, body: answer } = await post(command, body)
    expect([status, answer.message]).toEqual([409, messages.playsOn])
    expect(await api.snapshot()).toBe(before)
  })

  it('says so, and is played on: two overtimes, a basket, the end', async () => {
    await aMatch(basketball, live)
    expect((await client.get('/api/matches/m')).body).toMatchObject({ mustHaveWinner: true, extraTime: 5 })
    expect((await post('period-start', { period: 3 })).body).toMatchObject({ currentHalf: 3, currentMinute: 40 })
    await post('period-end')
    expect((await post('period-start', { period: 4 })).body).toMatchObject({ currentHalf: 4, currentMinute: 45 })
    await post('score', { side: 'home', step: 2 })
    expect((await post('finish')).body).toMatchObject({ status: 'finished', homeScore: 63 })
  })

  it('keeps its winner through a correction', async () => {
    await aMatch(football, { status: 'live' })
    await sport({ rules: { drawAllowed: false } })
    const goal = { type: 'goal', teamId: 'a', playerId: 'auno' }
    const { id } = (await client.post('/api/matches/m/events', goal)).body.event
    expect((await post('finish')).status).toBe(200)
    const answer = await client.patch(`/api/matches/m/events/${id}`, { type: 'yellow_card' })
    expect([answer.status, answer.body.message]).toEqual([409, messages.needsWinner])
    expect((await client.patch(`/api/matches/m/events/${id}`, { minute: 7 })).status).toBe(200)
  })

  it('may not be marked otherwise, and forgets it when the sport allows draws again', async () => {
    await aMatch(basketball)
    const answer = await client.patch('/api/matches/m', { mustHaveWinner: false })
    expect([answer.status, answer.body.details]).toEqual([
      400,
      [{ path: 'mustHaveWinner', message: matchMessages.noDraw }],
    ])
    expect((await client.patch('/api/matches/m', { mustHaveWinner: true, extraTime: 5, field: '2' })).status).toBe(200)
    await sport({ rules: { drawAllowed: true } })
    expect((await client.get('/api/matches/m')).body).toMatchObject({ mustHaveWinner: false, extraTime: 0, field: '2' })
  })
})

describe('a sport', () => {
  const level = { status: 'finished', homeScore: 1, awayScore: 1 }

  it('cannot forbid the draws that it has, and names them', async () => {
    await aMatch(football, level)
    const before = await api.snapshot()
    const { status, body } = await sport({ rules: { drawAllowed: false } })
    expect([status, body.type, body.message]).toEqual([409, 'in_use', tournamentSportMessages.hasLevel])
    expect(body.uses).toMatchObject([{ collection: 'matches', id: 'm' }])
    expect(await api.snapshot()).toBe(before)
    await post('reopen')
    await post('result', { homeScore: 2, awayScore: 1 })
    expect((await sport({ rules: { drawAllowed: false } })).status).toBe(200)
  })

  it.each([
    ['decided by penalties', { ...level, shootout: { home: 4, away: 2, kicks: [] } }],
    ['still live', { ...level, status: 'live' }],
  ])('forbids draws beside a level match that is %s', async (_case, fields) => {
    await aMatch(football, fields)
    expect((await sport({ rules: { drawAllowed: false } })).status).toBe(200)
  })

  it('does not count otherwise while its competition breaks ties by sets', async () => {
    await aMatch({ ...rules, scoring: 'sets' })
    const league = { id: 'z', name: 'Zonas', kind: 'league', legs: 1, tieBreaks: ['points', 'set_ratio'] }
    const phases = [{ ...league, zones: [{ id: 'a', name: 'A', teamIds: ['a', 'b'] }] }]
    expect((await client.put('/api/competitions/deporte', { phases })).status).toBe(200)
    const answer = await sport({ rules: { scoring: 'goals' } })
    expect([answer.status, answer.body.message]).toEqual([409, tournamentSportMessages.setTieBreaks])
    await client.put('/api/competitions/deporte', { phases: [{ ...phases[0], tieBreaks: ['points'] }] })
    expect((await sport({ rules: { scoring: 'goals' } })).status).toBe(200)
  })
})

describe('a match of a tie', () => {
  const fixture = { sportId: 'deporte', date: `${new Date().getFullYear()}-11-15`, time: '10:00', location: 'Campo' }
  const cup = (levelEnds?: string) => [
    {
      id: 'oro',
      name: 'Oro',
      kind: 'knockout',
      ...(levelEnds && { levelEnds }),
      ties: [{ id: 'final', round: 1, home: { team: 'a' }, away: { team: 'b' } }],
    },
  ]
  async function aTie(sportRules: object, levelEnds?: string): Promise<string> {
    await scene.sport('deporte', { rules: sportRules })
    expect((await client.put('/api/competitions/deporte', { phases: cup(levelEnds) })).status).toBe(200)
    // The form of a fixture sends its fields as they stand.
    const draft = { ...fixture, phaseId: 'oro', tieId: 'final', mustHaveWinner: false, extraTime: 0 }
    return (await client.post('/api/matches', draft)).body.id
  }
  const read = async (id: string) => (await client.get(`/api/matches/${id}`)).body

  it('needs a winner by itself, as its phase says, also when that changes', async () => {
    const id = await aTie(football)
    expect(await read(id)).toMatchObject({ homeTeamId: 'a', mustHaveWinner: true, extraTime: 15 })
    for (const [levelEnds, mustHaveWinner] of [
      ['penalties', true],
      ['better_placed', false],
    ] as const) {
      await client.put('/api/competitions/deporte', { phases: cup(levelEnds) })
      expect(await read(id)).toMatchObject({ mustHaveWinner, extraTime: 0 })
    }
    expect((await client.post(`/api/matches/${id}/result`, { homeScore: 1, awayScore: 1 })).status).toBe(200)
  })

  it.each([[{ mustHaveWinner: false }], [{ extraTime: 0 }]])('may not be changed to %j', async (change) => {
    const id = await aTie(football, 'extra_time')
    const before = await api.snapshot()
    const { status, body } = await client.patch(`/api/matches/${id}`, change)
    expect([status, body.details[0].message]).toEqual([400, competitionMessages.tieEnding])
    expect(await api.snapshot()).toBe(before)
  })

  it('plays on when it counts points, whatever its phase says', async () => {
    const id = await aTie({ ...rules, scoring: 'points' }, 'penalties')
    expect(await read(id)).toMatchObject({ mustHaveWinner: true, extraTime: 5 })
    const answer = await client.post(`/api/matches/${id}/result`, { homeScore: 61, awayScore: 61 })
    expect([answer.status, answer.body.message]).toEqual([409, messages.playsOn])
  })
})
