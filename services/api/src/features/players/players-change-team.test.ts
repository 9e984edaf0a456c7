import { beforeEach, describe, expect, it } from 'vitest'
import { createStatsAudit } from '../../data/read-models/stats-audit'
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
  await scene.sport('voley')
  for (const promotion of ['p98', 'p05']) await scene.promotion(promotion)
  await scene.team('viejo', { promotionId: 'p98', sportId: 'futbol' })
  await scene.team('nuevo', { promotionId: 'p05', sportId: 'futbol' })
  await scene.team('tercero', { promotionId: 'p05', sportId: 'futbol' })
  await scene.team('voley', { promotionId: 'p98', sportId: 'voley' })
  await scene.player('ana', { teamId: 'viejo', number: 9 })
  await scene.match('m1', { sportId: 'futbol', homeTeamId: 'viejo', awayTeamId: 'tercero', status: 'live' })
  await scene.match('m2', {
    sportId: 'futbol',
    homeTeamId: 'nuevo',
    awayTeamId: 'tercero',
    date: '2025-11-22',
    status: 'live',
  })
  await goal('m1', 'viejo')
})

const goal = (match: string, teamId: string, more: object = {}) =>
  client.post(`/api/matches/${match}/events`, { type: 'goal', teamId, playerId: 'ana', ...more })
const finish = (match: string) => client.post(`/api/matches/${match}/finish`)
const change = (fields: object, from = client) => from.patch('/api/players/ana', fields)
const captainOf = async (promotionId: string) => api.signedIn(await api.addUser({ role: 'team_captain', promotionId }))

interface ScorerRow {
  player: { id: string }
  team: { id: string }
  goals: number
  matchesPlayed: number
}
/** Lists scorers as 'ana de viejo: 1 en 1'. */
async function scorers(): Promise<string[]> {
  const { body } = await client.get('/api/scorers?sportId=futbol')
  return (body.items as ScorerRow[]).map(
    ({ player, team, goals, matchesPlayed }) => `${player.id} de ${team.id}: ${goals} en ${matchesPlayed}`,
  )
}
/** Lists players as '9 ana'. */
async function listOf(teamId: string, query = ''): Promise<string[]> {
  const { body } = await client.get(`/api/players?teamId=${teamId}${query}`)
  return (body.items as { number: number; name: string }[]).map(({ number, name }) => `${number} ${name}`)
}
const drift = async () => (await createStatsAudit(api.app.services.database).check()).drifted
const statsOf = async () => (await client.get('/api/players/ana')).body.stats

describe('a player with events who changes team', () => {
  it('leaves the counts with the former team; the shirt is on the new list only', async () => {
    await finish('m1')
    const table = (await client.get('/api/standings?sportId=futbol')).body
    expect((await change({ teamId: 'nuevo', number: 19 })).body).toMatchObject({
      id: 'ana',
      teamId: 'nuevo',
      number: 19,
      left: false,
      rev: 2,
      stats: { goals: 0 },
    })
    expect([await listOf('viejo'), await listOf('nuevo')]).toEqual([[], ['19 ana']])
    expect(await scorers()).toEqual(['ana de viejo: 1 en 1'])
    expect((await client.get('/api/standings?sportId=futbol')).body).toEqual(table)
    expect((await client.get('/api/matches/m1/events')).body.items).toMatchObject([
      { teamId: 'viejo', playerName: 'ana' },
    ])
    expect(await drift()).toEqual([])
  })

  it('scores for the new team in a row of its own, and finds the old counters again when coming back', async () => {
    await finish('m1')
    await change({ teamId: 'nuevo' })
    await goal('m2', 'nuevo')
    await goal('m2', 'nuevo', { minute: 20 })
    await finish('m2')
    expect(await scorers()).toEqual(['ana de nuevo: 2 en 1', 'ana de viejo: 1 en 1'])
    expect(await statsOf()).toMatchObject({ goals: 2, matchesPlayed: 1 })
    expect(await drift()).toEqual([])
    await change({ teamId: 'viejo' })
    expect(await statsOf()).toMatchObject({ goals: 1, matchesPlayed: 1 })
    expect(await scorers()).toEqual(['ana de nuevo: 2 en 1', 'ana de viejo: 1 en 1'])
    expect(await drift()).toEqual([])
  })

  it('takes along nothing of a match that ends, is reopened or corrected later', async () => {
    await change({ teamId: 'nuevo' })
    await finish('m1')
    expect(await scorers()).toEqual(['ana de viejo: 1 en 1'])
    const {
      body: {
        items: [event],
      },
    } = await client.get('/api/matches/m1/events')
    expect((await client.patch(`/api/matches/m1/events/${event.id}`, { minute: 40 })).status).toBe(200)
    expect((await client.patch(`/api/matches/m1/events/${event.id}`, { playerId: null })).status).toBe(200)
    expect([await scorers(), await drift()]).toEqual([[], []])
    await client.post('/api/matches/m1/reopen')
    expect([await scorers(), await drift()]).toEqual([[], []])
  })

  it("takes a suspension along to the new team's next match", async () => {
    await client.post('/api/matches/m1/events', { type: 'red_card', teamId: 'viejo', playerId: 'ana' })
    await finish('m1')
    await change({ teamId: 'nuevo' })
    const { body } = await client.get('/api/suspensions?teamId=nuevo')
    expect(body.items).toMatchObject([{ playerId: 'ana', teamId: 'nuevo', matchIds: ['m2'] }])
    expect((await client.get('/api/suspensions?teamId=viejo')).body.items).toEqual([])
  })

  it('keeps the counters of a damaged player repairable', async () => {
    await finish('m1')
    await change({ teamId: 'nuevo' })
    await api.raw.collection<{ _id: string }>('players').updateOne({ _id: 'ana' }, { $unset: { former: '' } })
    expect(await drift()).toMatchObject([
      {
        id: 'ana',
        drifts: [
          { counter: 'former.viejo.goals', stored: 0, recomputed: 1 },
          { counter: 'former.viejo.matchesPlayed' },
        ],
      },
    ])
    await createStatsAudit(api.app.services.database).rebuild()
    expect([await drift(), await scorers()]).toEqual([[], ['ana de viejo: 1 en 1']])
  })

  it('protects the new team from being deleted with the name that the old matches show', async () => {
    await finish('m1')
    await change({ teamId: 'nuevo' })
    await client.delete('/api/matches/m2')
    await api.raw.collection<{ _id: string }>('matches').deleteOne({ _id: 'm2' })
    expect((await client.delete('/api/teams/nuevo')).body).toMatchObject({
      code: 409,
      type: 'in_use',
      uses: [{ id: 'm1' }],
    })
  })

  it.each([
    ['another sport', { teamId: 'voley' }, 'Elige un equipo del mismo deporte: lo que jugó se cuenta en ese deporte'],
    ['no team', { teamId: 'nada' }, 'Ese equipo ya no existe'],
  ])('is refused %s, and nothing changes', async (_case, fields, message) => {
    const before = await api.snapshot()
    expect((await change(fields)).body).toMatchObject({ code: 400, details: [{ path: 'teamId', message }] })
    expect(await api.snapshot()).toBe(before)
  })
})

describe('a player who is dropped from the list', () => {
  it('keeps name and goals where they were counted, leaves a place free, and comes back', async () => {
    await finish('m1')
    expect((await change({ left: true }, await captainOf('p98'))).body).toMatchObject({
      left: true,
      teamId: 'viejo',
      stats: { goals: 1 },
    })
    expect([await listOf('viejo'), await listOf('viejo', '&left=true')]).toEqual([[], ['9 ana']])
    expect((await client.get('/api/teams/rosters')).body.items).toContainEqual({
      teamId: 'viejo',
      players: 0,
      captain: expect.anything(),
    })
    expect((await client.get('/api/matches/m1/rosters')).body.items).toEqual([])
    expect(await scorers()).toEqual(['ana de viejo: 1 en 1'])
    expect((await client.get('/api/matches/m1/events')).body.items).toMatchObject([{ playerName: 'ana' }])
    await change({ left: false })
    expect([await listOf('viejo'), await listOf('viejo', '&left=true')]).toEqual([['9 ana'], []])
    expect(await drift()).toEqual([])
  })

  it('stands on the new list after changing team', async () => {
    await change({ left: true })
    expect((await change({ teamId: 'nuevo' })).body).toMatchObject({ teamId: 'nuevo', left: false })
    expect(await listOf('nuevo')).toEqual(['9 ana'])
  })

  it('is not allowed for a captain of another promotion, nor for any once the lists are closed', async () => {
    await api.raw.collection<{ _id: string }>('tournaments').updateOne({ _id: '1' }, { $set: { rostersClosed: true } })
    const clients = [await captainOf('p05'), await captainOf('p98'), await api.as('admin_landing')]
    const before = await api.snapshot()
    for (const one of clients) expect((await change({ left: true }, one)).status).toBe(403)
    expect(await api.snapshot()).toBe(before)
  })
})
