import type { Competition } from '@torneo/contracts/competition/competition'
import type { Match } from '@torneo/contracts/match/matches'
import { describe, expect, it } from 'vitest'
import {
  addCupMatch,
  cupFixture,
  cupPhases as phases,
  cupTeams,
  cupUrl as url,
  enterResult,
  readMatch,
  sidesOf,
  useCup,
} from '../../testing/cup'
import { useTestApi } from '../../testing/test-api'
import { createTestClient } from '../../testing/test-client'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const { drawn } = useCup(api)
const node = useNode(api)

describe('the competition of a sport', () => {
  it('is null until it is saved, and then has its tables and ties', async () => {
    const admin = await api.as('admin_tournament')
    expect((await admin.get(url)).body).toBeNull()
    const saved: Competition = (await admin.put(url, { phases })).body
    expect(saved).toMatchObject({ sportId: 'futbol', rev: 1, podium: null })
    expect((await (await api.as('team_captain')).get(url)).body.phases).toEqual(saved.phases)
    expect((await admin.get('/api/competitions/nada')).status).toBe(404)
  })

  it('fills the final when both zones are decided, and not a moment before', async () => {
    const { admin, zoneA, zoneB, final } = await drawn()
    expect([zoneA, zoneB, final].map(({ zoneName }) => zoneName)).toEqual(['Zona A', 'Zona B', null])
    expect(final).toMatchObject({
      homeTeamId: null,
      awayTeamId: null,
      roundName: 'Final',
      homeLabel: '1.º Zona A',
      awayLabel: '1.º Zona B',
      mustHaveWinner: true,
    })
    expect((await admin.post(`/api/matches/${final.id}/start`)).body.message).toBe('Todavía no se sabe quién juega')
    await enterResult(admin, zoneA, 2, 1)
    expect(await readMatch(admin, final)).toMatchObject({ homeTeamId: 'a1', awayTeamId: null, homeLabel: null })
    await enterResult(admin, zoneB, 0, 1)
    expect(sidesOf(await readMatch(admin, final))).toEqual(['a1', 'b2'])
    const { items } = (await admin.get(`/api/matches/${final.id}/log`)).body
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(['assign_teams', 'assign_teams'])
  })

  it('fills the match of a tie as it is added, once its teams are known', async () => {
    const admin = await api.as('admin_tournament')
    const ties = [{ id: 'final', round: 1, home: { team: 'a1' }, away: { team: 'b1' } }]
    await admin.put(url, { phases: [{ id: 'oro', name: 'Oro', kind: 'knockout', ties }] })
    const final: Match = (await admin.post('/api/matches', { ...cupFixture, phaseId: 'oro', tieId: 'final' })).body
    expect([sidesOf(final), sidesOf(await readMatch(admin, final))]).toEqual([
      ['a1', 'b1'],
      ['a1', 'b1'],
    ])
  })

  it('opens the final again when a decided zone gets another match', async () => {
    const { admin, zoneA, zoneB, final } = await drawn()
    await enterResult(admin, zoneA, 2, 1)
    await enterResult(admin, zoneB, 0, 1)
    const again = { phaseId: 'zonas-1', zoneId: 'a', homeTeamId: 'a2', awayTeamId: 'a1' }
    expect((await admin.post('/api/matches', { ...cupFixture, ...again })).status).toBe(201)
    expect(sidesOf(await readMatch(admin, final))).toEqual([null, 'b2'])
  })

  it('empties and refills the final as results are corrected, until it begins', async () => {
    const { admin, zoneA, zoneB, final } = await drawn()
    await enterResult(admin, zoneA, 2, 1)
    await enterResult(admin, zoneB, 0, 1)
    await admin.post(`/api/matches/${zoneA.id}/reopen`)
    expect(sidesOf(await readMatch(admin, final))).toEqual([null, 'b2'])
    await enterResult(admin, zoneA, 0, 3)
    expect(sidesOf(await readMatch(admin, final))).toEqual(['a2', 'b2'])

    await admin.post(`/api/matches/${final.id}/start`)
    await admin.post(`/api/matches/${zoneA.id}/reopen`)
    await enterResult(admin, zoneA, 4, 0)
    expect(sidesOf(await readMatch(admin, final))).toEqual(['a2', 'b2'])
    const conflictOf = async () => (await admin.get(url)).body.phases[1].ties[0].conflict
    expect(await conflictOf()).toMatchObject({ side: 'home', shouldBe: { id: 'a1' }, keptBy: null })
    expect((await admin.post(`${url}/ties/oro-1_1/keep`)).body.phases[1].ties[0].conflict.keptBy).not.toBeNull()
    expect((await admin.post(`${url}/ties/oro-1_1/keep`)).status).toBe(409)
  })

  it.each(['start', 'result'])('is played again by the right team after a %s, all or nothing', async (begun) => {
    const { admin, zoneA, zoneB, final } = await drawn()
    await enterResult(admin, zoneA, 0, 3)
    await enterResult(admin, zoneB, 0, 1)
    if (begun === 'start') await admin.post(`/api/matches/${final.id}/start`)
    else await enterResult(admin, final, 2, 0)
    const replay = (date: string) => admin.post(`${url}/ties/oro-1_1/replay`, { date, time: '18:30' })
    expect((await replay(cupFixture.date)).status).toBe(409)
    await admin.post(`/api/matches/${zoneA.id}/reopen`)
    await enterResult(admin, zoneA, 4, 0)

    expect((await replay('1950-01-01')).status).toBe(400)
    expect((await readMatch(admin, final)).status).not.toBe('cancelled')
    const [tie] = (await replay(cupFixture.date)).body.phases[1].ties
    expect([tie.conflict, tie.homeTeam.id, tie.awayTeam.id]).toEqual([null, 'a1', 'b2'])
    expect((await readMatch(admin, final)).status).toBe('cancelled')
    const again = await readMatch(admin, { id: tie.matchId } as Match)
    expect(again).toMatchObject({ time: '18:30', location: 'Campo', status: 'scheduled', tieId: 'oro-1_1' })
    expect(sidesOf(again)).toEqual(['a1', 'b2'])
    expect(again.mustHaveWinner).toBe(true)
    // The cancelled result counts nowhere.
    expect((await admin.get('/api/teams/a2')).body.stats.played).toBe(1)
    expect((await replay(cupFixture.date)).status).toBe(409)
  })

  it('is previewed with other phases, and stays as it is', async () => {
    const { admin, zoneA } = await drawn()
    await enterResult(admin, zoneA, 2, 1)
    const [league, cup] = phases as [object, object]
    const other = { phases: [{ ...league, name: 'Grupos', tieBreaks: ['points', 'wins'] }, cup] }
    const previewed = (await admin.post(`${url}/preview`, other)).body
    expect(previewed.phases[0].name).toBe('Grupos')
    expect(previewed.phases[0].tables[0].rows[0].team.id).toBe('a1')
    expect((await admin.get(url)).body).toMatchObject({ rev: 1, phases: [{ name: 'Zonas' }, { name: 'Oro' }] })
    expect((await admin.post(`${url}/preview`, { phases: [{ ...league, zones: [] }] })).status).toBe(400)
  })

  it('has a champion when the final ends', async () => {
    const { admin, zoneA, zoneB, final } = await drawn()
    await enterResult(admin, zoneA, 2, 1)
    await enterResult(admin, zoneB, 0, 1)
    await admin.post(`/api/matches/${final.id}/result`, {
      homeScore: 1,
      awayScore: 1,
      homePenalties: 4,
      awayPenalties: 2,
    })
    const { podium, phases: ended } = (await admin.get(url)).body
    expect(podium.map(({ place, team }: { place: number; team: { id: string } }) => [place, team.id])).toEqual([
      [1, 'a1'],
      [2, 'b2'],
    ])
    expect(ended[1]).toMatchObject({ state: 'over', ties: [{ winnerTeamId: 'a1', matchId: final.id }] })
    const { competitions } = (await api.anonymous.get('/api/public/tournament')).body
    expect(competitions.futbol.podium).toEqual(podium)
  })

  it('is decided when two nodes end the last two matches of a zone at once, which neither decides alone', async () => {
    const admin = await api.as('admin_tournament')
    const there = createTestClient(node.app, admin.token)
    const [league, cup] = phases
    const zones = [{ id: 'a', name: 'Zona A', teamIds: cupTeams }]
    const sides = { home: { phase: 'zonas-1', zone: 'a', rank: 1 }, away: { phase: 'zonas-1', zone: 'a', rank: 2 } }
    const ties = [{ id: 'oro-1_1', round: 1, ...sides }]
    await admin.put(url, {
      phases: [
        { ...league, zones },
        { ...cup, ties },
      ],
    })
    const match = (fields: object) => addCupMatch(admin, fields)
    const zoneMatch = (homeTeamId: string, awayTeamId: string) =>
      match({ phaseId: 'zonas-1', zoneId: 'a', homeTeamId, awayTeamId })
    const final = await match({ phaseId: 'oro', tieId: 'oro-1_1' })
    // The last two share no team, so that nothing but the competition makes one of them wait for the other.
    const last = [await zoneMatch('a1', 'a2'), await zoneMatch('b1', 'b2')] as const
    for (const home of ['a1', 'a2'])
      for (const away of ['b1', 'b2']) await enterResult(admin, await zoneMatch(home, away), 2, 0)
    for (let round = 0; round < 5; round += 1) {
      const done = await Promise.all([enterResult(admin, last[0], 2, 0), enterResult(there, last[1], 3, 0)])
      expect(done.map(({ status }) => status)).toEqual([200, 200])
      // A node hears of the other's write a moment later.
      await expect.poll(async () => sidesOf(await readMatch(admin, final))).toEqual(['a1', 'a2'])
      for (const { id } of last) await admin.post(`/api/matches/${id}/reopen`)
      await expect.poll(async () => sidesOf(await readMatch(there, final))).toEqual([null, null])
    }
  })

  it('is resolved right when two nodes end the last matches at once', async () => {
    const { admin, zoneA, zoneB, final } = await drawn()
    const there = createTestClient(node.app, admin.token)
    await Promise.all([enterResult(admin, zoneA, 2, 1), enterResult(there, zoneB, 0, 1)])
    for (const client of [admin, there])
      await expect.poll(async () => sidesOf(await readMatch(client, final))).toEqual(['a1', 'b2'])
  })
})

describe('a competition rejects', () => {
  it.each<[string, object, string, string]>([
    [
      'a match of an unknown phase',
      { phaseId: 'nada', homeTeamId: 'a1', awayTeamId: 'a2' },
      'phaseId',
      'Esa fase no existe',
    ],
    [
      'a zone of another phase',
      { phaseId: 'oro', zoneId: 'a', homeTeamId: 'a1', awayTeamId: 'a2' },
      'zoneId',
      'La zona o el cruce no es de esa fase',
    ],
    [
      'a team of another zone',
      { phaseId: 'zonas-1', zoneId: 'a', homeTeamId: 'a1', awayTeamId: 'b2' },
      'awayTeamId',
      'En un partido de zona juegan dos equipos de esa zona',
    ],
    [
      'teams of a tie',
      { phaseId: 'oro', tieId: 'oro-1_1', homeTeamId: 'a1', awayTeamId: 'b1' },
      'homeTeamId',
      'Los equipos de un cruce salen de la competencia',
    ],
    ['a second match of a tie', { phaseId: 'oro', tieId: 'oro-1_1' }, 'tieId', 'Ese cruce ya tiene un partido'],
    ['a zone without its phase', { zoneId: 'a', homeTeamId: 'a1', awayTeamId: 'a2' }, 'phaseId', 'Esa fase no existe'],
  ])('%s', async (_case, fields, path, message) => {
    const { admin } = await drawn()
    const { status, body } = await admin.post('/api/matches', { ...cupFixture, ...fields })
    expect([status, body.details]).toEqual([400, [{ path, message }, ...body.details.slice(1)]])
  })

  it('a save that would leave matches without their zone, and names them', async () => {
    const { admin, zoneA } = await drawn()
    const [zones, oro] = phases
    const without = {
      phases: [
        { ...zones, zones: [{ id: 'c', name: 'C', teamIds: cupTeams }] },
        { ...oro, ties: [{ id: 'oro-1_1', round: 1, home: null, away: null }] },
      ],
    }
    const { status, body } = await admin.put(url, without)
    expect([status, body.type]).toEqual([409, 'in_use'])
    expect(body.uses.map(({ id }: { id: string }) => id)).toContain(zoneA.id)
    expect((await admin.delete(url)).body.type).toBe('in_use')
  })

  it('a save over another one', async () => {
    const { admin } = await drawn()
    const stale = await admin.put(url, { phases }, { 'if-match': '7' })
    expect([stale.status, stale.body.type, stale.body.current.rev]).toEqual([409, 'stale', 1])
  })
})

describe('decisions of people', () => {
  it('a draw fills the zones, can be repeated from its number, and is refused once there are matches', async () => {
    const admin = await api.as('admin_tournament')
    const [zones, oro] = phases
    const empty = { ...zones, zones: zones.zones.map(({ id, name }) => ({ id, name, teamIds: [] })) }
    expect((await admin.put(url, { phases: [empty, oro] })).status).toBe(200)
    const { body } = await admin.post(`${url}/draw`, { phaseId: 'zonas-1', zones: 2 })
    expect(body.phases[0].zones.map(({ teamIds }: { teamIds: string[] }) => teamIds.length)).toEqual([2, 2])
    expect(body.phases[0].draw).toMatchObject({ algorithm: 'mulberry32-zones-1', pots: [] })
    const [homeTeamId, awayTeamId] = body.phases[0].zones[0].teamIds
    await admin.post('/api/matches', { ...cupFixture, phaseId: 'zonas-1', zoneId: 'a', homeTeamId, awayTeamId })
    expect((await admin.post(`${url}/draw`, { phaseId: 'zonas-1', zones: 2 })).status).toBe(409)
  })

  it('lots separate teams that nothing else does, fill the slot, and can be undone', async () => {
    const { admin, zoneA, final } = await drawn()
    await enterResult(admin, zoneA, 1, 1)
    expect(
      (await admin.get(url)).body.phases[0].tables[0].rows.map(({ lotsDue }: { lotsDue: boolean }) => lotsDue),
    ).toEqual([true, true])
    const lots = { phaseId: 'zonas-1', zoneId: 'a', teamIds: ['a1', 'a2'] }
    expect((await admin.post(`${url}/lots`, { ...lots, zoneId: 'b', teamIds: ['a1', 'b1'] })).status).toBe(400)
    const { body } = await admin.post(`${url}/lots`, { ...lots, order: ['a2', 'a1'], reason: 'Moneda al aire' })
    expect(body.lots).toMatchObject([{ order: ['a2', 'a1'], reason: 'Moneda al aire' }])
    expect((await readMatch(admin, final)).homeTeamId).toBe('a2')
    expect((await admin.delete(`${url}/lots/${body.lots[0].id}`)).status).toBe(200)
    expect((await readMatch(admin, final)).homeTeamId).toBeNull()
  })

  it('a deduction changes who advances, and can be undone', async () => {
    const { admin, zoneA, final } = await drawn()
    await enterResult(admin, zoneA, 2, 1)
    const { body } = await admin.post(`${url}/deductions`, {
      teamId: 'a1',
      phaseId: 'zonas-1',
      points: 4,
      reason: 'Alineación indebida',
    })
    expect((await readMatch(admin, final)).homeTeamId).toBe('a2')
    await admin.delete(`${url}/deductions/${body.deductions[0].id}`)
    expect((await readMatch(admin, final)).homeTeamId).toBe('a1')
  })

  it.each(['annul', 'keep'])(
    'a withdrawal with results %s ends its matches, and taking it back reopens them',
    async (results) => {
      const { admin, zoneA, final } = await drawn()
      await admin.post(`${url}/withdrawals`, { teamId: 'a1', results, reason: 'Lesiones' })
      expect((await readMatch(admin, zoneA)).status).toBe(results === 'annul' ? 'cancelled' : 'finished')
      expect((await readMatch(admin, final)).homeTeamId).toBe('a2')
      const { status, body } = await admin.delete(`${url}/withdrawals/a1`)
      expect([status, body.withdrawals]).toEqual([200, []])
      expect([(await readMatch(admin, zoneA)).status, (await readMatch(admin, final)).homeTeamId]).toEqual([
        'scheduled',
        null,
      ])
      expect((await admin.get('/api/teams/a2')).body.stats.played).toBe(0)
    },
  )
})

it('standings are those of the first league that is not over, zone by zone', async () => {
  const { admin, zoneA } = await drawn()
  await enterResult(admin, zoneA, 2, 1)
  const rowsAt = async (query: string) =>
    (await admin.get(`/api/standings?sportId=futbol${query}`)).body.items?.map(
      ({ position, zoneId, team }: { position: number; zoneId: string; team: { id: string } }) =>
        `${zoneId} ${position} ${team.id}`,
    )
  expect(await rowsAt('')).toEqual(['a 1 a1', 'a 2 a2', 'b 1 b1', 'b 1 b2'])
  expect(await rowsAt('&phaseId=zonas-1&zoneId=a')).toEqual(['a 1 a1', 'a 2 a2'])
  expect((await admin.get('/api/standings?sportId=futbol&phaseId=nada')).status).toBe(404)
})
