import type { StandingRow } from '@torneo/contracts/tournament/standings'
import { presets } from '@torneo/domain/competition/tables/presets'
import { beforeEach, describe, expect, it } from 'vitest'
import { createStatsAudit } from '../../data/read-models/stats-audit'
import { useTestApi } from '../../testing/test-api'
import { createTestClient, type TestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const scene = tournamentScene(api)
const node = useNode(api)

const rules = {
  playersPerTeam: 6,
  matchDuration: 60,
  hasHalves: false,
  pointsForWin: 3,
  pointsForDraw: 1,
  pointsForLoss: 0,
}
/** 3, 2, 1 and 0 points of volleyball (FIVB). */
const volleyball = { usesOwnPoints: true, pointsForCloseWin: 2, pointsForCloseLoss: 1, pointsForAbsence: 0 }
/** Pool of a CEV tournament, with its published points: 7, 6, 5 and 0. */
const pool = [
  ['serbia', 'turkey', 3, 0],
  ['serbia', 'czechia', 3, 0],
  ['france', 'serbia', 3, 2],
  ['turkey', 'france', 3, 0],
  ['turkey', 'czechia', 3, 1],
  ['france', 'czechia', 3, 0],
] as const
const published = ['1 serbia 7', '2 turkey 6', '3 france 5', '4 czechia 0']

let admin: TestClient

const formatted = (rows: readonly StandingRow[]) =>
  rows.map(({ position, team, points }) => `${position} ${team.id} ${points}`)
const table = async (query = '', from: TestClient = admin) =>
  formatted((await from.get(`/api/standings?sportId=deporte${query}`)).body.items)
const use = async (change: object) =>
  expect((await admin.patch('/api/tournament-sports/deporte', { rules: change })).status).toBe(200)

async function aSport(ownRules: object, teams: readonly string[]): Promise<void> {
  await scene.sport('deporte', { rules: { ...rules, ...ownRules } })
  for (const team of teams) await scene.team(team, { sportId: 'deporte', promotionId: 'p' })
}
async function play(home: string, away: string, place: object = {}): Promise<string> {
  const fixture = { sportId: 'deporte', date: `${new Date().getFullYear()}-11-15`, time: '10:00', location: 'Gimnasio' }
  const { status, body } = await admin.post('/api/matches', {
    ...fixture,
    homeTeamId: home,
    awayTeamId: away,
    ...place,
  })
  expect(status).toBe(201)
  return String(body.id)
}
async function result(id: string, homeScore: number, awayScore: number): Promise<void> {
  expect((await admin.post(`/api/matches/${id}/result`, { homeScore, awayScore })).status).toBe(200)
}

beforeEach(async () => {
  admin = await api.as('admin_tournament')
  await scene.tournament()
  await scene.promotion('p')
})

describe('own points of volleyball', () => {
  const teams = ['serbia', 'turkey', 'france', 'czechia']

  it('give the published table of a pool, once they are switched on, on every node; counters stay 3, 1 and 0', async () => {
    await aSport({ scoring: 'sets', bestOf: 5 }, teams)
    for (const [home, away, homeScore, awayScore] of pool) await result(await play(home, away), homeScore, awayScore)
    expect(await table()).toEqual(['1 serbia 6', '2 turkey 6', '3 france 6', '4 czechia 0'].toSorted())
    await use(volleyball)
    expect(await table()).toEqual(published)
    const signedIn = await api.as('admin_tournament')
    const there = createTestClient(node.app, signedIn.token)
    await expect.poll(() => table('', there)).toEqual(published)
    expect((await createStatsAudit(api.app.services.database).check()).drifted).toEqual([])
    await use({ usesOwnPoints: false })
    expect((await table())[3]).toBe('4 czechia 0')
    expect((await table())[0]).toBe('1 serbia 6')
  })

  it('follow each result, and one that is reopened or corrected', async () => {
    await aSport({ scoring: 'sets', bestOf: 5, ...volleyball }, teams)
    const id = await play('france', 'serbia')
    await result(id, 3, 2)
    expect((await table()).slice(0, 2)).toEqual(['1 france 2', '2 serbia 1'])
    await admin.post(`/api/matches/${id}/reopen`)
    expect((await table()).map((row) => row.at(-1))).toEqual(['0', '0', '0', '0'])
    await result(id, 3, 1)
    expect((await table())[0]).toBe('1 france 3')
    await admin.post(`/api/matches/${id}/reopen`)
    await admin.post(`/api/matches/${id}/walkover`, { absent: 'away' })
    expect((await api.anonymous.get('/api/standings?sportId=deporte')).body.items[0]).toMatchObject({
      team: { id: 'france' },
      points: 3,
      goalsFor: 3,
    })
  })

  it('count in the zone of a competition, with what decided each place', async () => {
    await aSport({ scoring: 'sets', bestOf: 5, ...volleyball }, teams)
    const { tieBreaks } = presets.volleyball
    const league = { id: 'zonas', name: 'Zonas', kind: 'league', legs: 1, tieBreaks }
    const phases = [{ ...league, zones: [{ id: 'a', name: 'Zona A', teamIds: teams }] }]
    expect((await admin.put('/api/competitions/deporte', { phases })).status).toBe(200)
    const place = { phaseId: 'zonas', zoneId: 'a' }
    for (const [home, away, homeScore, awayScore] of pool)
      await result(await play(home, away, place), homeScore, awayScore)
    expect(await table()).toEqual(published)
    const { body } = await admin.get('/api/competitions/deporte')
    expect(body.phases[0].tables[0].rows[1].decidedBy).toMatchObject({ rule: 'points' })
    await use({ pointsForCloseWin: 3, pointsForCloseLoss: 0 })
    expect(await table()).toEqual(['1 serbia 6', '2 turkey 6', '3 france 6', '4 czechia 0'])
  })
})

it('own points of basketball: 2 for a win, 1 for a defeat, none for who did not come', async () => {
  const fiba = { usesOwnPoints: true, pointsForWin: 2, pointsForDraw: 1, pointsForLoss: 1, pointsForAbsence: 0 }
  await aSport({ scoring: 'points', walkoverScore: 20, ...fiba }, ['a', 'b', 'c'])
  await result(await play('a', 'b'), 61, 48)
  await admin.post(`/api/matches/${await play('b', 'c')}/walkover`, { absent: 'away' })
  await admin.post(`/api/matches/${await play('c', 'a')}/walkover`, { absent: 'home' })
  expect(await table()).toEqual(['1 a 4', '2 b 3', '3 c 0'])
  await use({ pointsForAbsence: 1 })
  expect(await table()).toEqual(['1 a 4', '2 b 3', '3 c 2'])
})
