import type { SportClosing } from '@torneo/contracts/competition/closing'
import type { Match } from '@torneo/contracts/match/matches'
import { beforeEach, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import type { TestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()
const scene = tournamentScene(api)
const year = new Date().getFullYear()
const fixture = { date: `${year}-11-15`, time: '10:00', location: 'Campo' }

const offersOf = async (client: TestClient): Promise<string[]> => {
  const { status, body } = await client.get('/api/hall-of-fame/offers')
  expect(status).toBe(200)
  // The editors' first screen names the same ones; organisers have no such part.
  expect((await client.get('/api/dashboard')).body.page?.champions ?? body.items).toEqual(body.items)
  return body.items.map(
    (offer: { year: number; category: string; winner: string; sportId: string }) =>
      `${offer.year} ${offer.category}: ${offer.winner} (${offer.sportId})`,
  )
}

let admin: TestClient

/** A cup of two teams with a final, and a sport of three teams without a competition. */
beforeEach(async () => {
  admin = await api.as('admin_tournament')
  await scene.tournament({ year })
  await scene.promotion('p')
  for (const [sport, teams] of [
    ['copa', ['a', 'b']],
    ['liga', ['x', 'y', 'z']],
  ] as const) {
    await scene.sport(sport, { name: sport === 'copa' ? 'Fútbol 5' : 'Pádel' })
    for (const team of teams) await scene.team(team, { sportId: sport, promotionId: 'p' })
  }
  await scene.player('ana', { teamId: 'a' })
})

const make = async (fields: object): Promise<Match> =>
  (await admin.post('/api/matches', { ...fixture, ...fields })).body
const result = async (match: Match, homeScore: number, awayScore: number) => {
  const answer = await admin.post(`/api/matches/${match.id}/result`, { homeScore, awayScore })
  expect([answer.status, answer.body.message]).toEqual([200, undefined])
}
const closing = async (): Promise<SportClosing[]> => (await admin.get('/api/closing')).body.items

async function makeFinal(): Promise<Match> {
  const ties = [{ id: 'final', round: 1, home: { team: 'a' }, away: { team: 'b' } }]
  const phases = [{ id: 'oro', name: 'Oro', kind: 'knockout', levelEnds: 'penalties', ties }]
  expect((await admin.put('/api/competitions/copa', { phases })).status).toBe(200)
  return make({ sportId: 'copa', phaseId: 'oro', tieId: 'final' })
}

it('closes each active sport: podium, best scorer, fair play, and what is open until then', async () => {
  const final = await makeFinal()
  const openSport = { isOver: false, scorers: [], fairPlay: [] }
  expect(await closing()).toMatchObject([
    { sportId: 'copa', ...openSport, pending: { matches: 1, ties: ['Final'], lotsDue: false } },
    { sportId: 'liga', ...openSport, pending: { matches: 0, ties: [], lotsDue: false } },
  ])
  await admin.post(`/api/matches/${final.id}/start`)
  await admin.post(`/api/matches/${final.id}/events`, { type: 'goal', teamId: 'a', playerId: 'ana' })
  await admin.post(`/api/matches/${final.id}/events`, { type: 'yellow_card', teamId: 'a', playerId: 'ana' })
  await admin.post(`/api/matches/${final.id}/score`, { side: 'home', step: 1 })
  expect((await admin.post(`/api/matches/${final.id}/finish`)).status).toBe(200)
  expect((await closing())[0]).toMatchObject({
    isOver: true,
    pending: { matches: 0, ties: [], lotsDue: false },
    podiums: [
      {
        name: 'Oro',
        category: 'Fútbol 5',
        places: [
          { place: 1, team: { id: 'a' } },
          { place: 2, team: { id: 'b' } },
        ],
      },
    ],
    scorers: [{ player: { id: 'ana' }, goals: 1 }],
    fairPlay: [{ team: { id: 'b' }, points: 0, yellows: 0, reds: 0 }],
  })
  await admin.post(`/api/matches/${final.id}/reopen`)
  expect((await closing())[0]).toMatchObject({ isOver: false, fairPlay: [], podiums: [{ places: [] }] })
})

it('offers each champion to the Hall of Fame until its entry exists, and follows a correction', async () => {
  const landing = await api.as('admin_landing')
  const final = await makeFinal()
  expect(await offersOf(landing)).toEqual([])
  await result(final, 2, 1)
  expect(await offersOf(landing)).toEqual([`${year} Fútbol 5: a (copa)`])
  await admin.post(`/api/matches/${final.id}/reopen`)
  await result(final, 0, 1)
  expect(await offersOf(admin)).toEqual([`${year} Fútbol 5: b (copa)`])

  const entry = { year, category: 'fútbol 5', winner: 'Promo 98' }
  const { id, rev } = (await landing.post('/api/hall-of-fame', entry)).body
  expect(await offersOf(landing)).toEqual([])
  await landing.delete(`/api/hall-of-fame/${id}`, undefined, { 'if-match': String(rev) })
  expect(await offersOf(landing)).toHaveLength(1)
  await admin.patch('/api/tournament-sports/copa', { active: false })
  expect(await offersOf(landing)).toEqual([])
})

it('has the champion of a sport without a competition once every two teams have met (B43)', async () => {
  for (const [homeTeamId, awayTeamId] of ['xy', 'xz', 'yz'].map((pair) => [...pair]) as [string, string][]) {
    expect(await offersOf(admin)).toEqual([])
    await result(await make({ sportId: 'liga', homeTeamId, awayTeamId }), 1, 0)
  }
  expect((await closing())[1]).toMatchObject({
    isOver: true,
    podiums: [{ category: 'Pádel', places: [{ team: { id: 'x' } }, { team: { id: 'y' } }, { team: { id: 'z' } }] }],
  })
  expect(await offersOf(admin)).toEqual([`${year} Pádel: x (liga)`])
})

it('is for staff: landing staff read the offers only, captains and visitors neither', async () => {
  const statuses = async (client: TestClient) =>
    Promise.all(['closing', 'hall-of-fame/offers'].map(async (path) => (await client.get(`/api/${path}`)).status))
  expect(await statuses(await api.as('super'))).toEqual([200, 200])
  expect(await statuses(await api.as('admin_landing'))).toEqual([403, 200])
  expect(await statuses(await api.as('team_captain'))).toEqual([403, 403])
  expect(await statuses(api.anonymous)).toEqual([401, 401])
})
