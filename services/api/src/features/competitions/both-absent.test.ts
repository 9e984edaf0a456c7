import type { Match } from '@torneo/contracts/match/matches'
import { expect, it } from 'vitest'
import { addCupMatch, cupUrl as url, enterResult, readMatch, sidesOf, useCup } from '../../testing/cup'
import { useTestApi } from '../../testing/test-api'
import type { TestClient } from '../../testing/test-client'

const api = useTestApi()
const { saved, drawn } = useCup(api)

const bracket = {
  id: 'oro',
  name: 'Oro',
  kind: 'knockout',
  ties: [
    { id: 'sf1', round: 1, home: { team: 'a1' }, away: { team: 'b1' } },
    { id: 'sf2', round: 1, home: { team: 'a2' }, away: { team: 'b2' } },
    { id: 'final', round: 2, home: { winner: 'sf1' }, away: { winner: 'sf2' } },
    { id: 'third', round: 2, home: { loser: 'sf1' }, away: { loser: 'sf2' }, thirdPlace: true },
  ],
}

async function bracketOfFour() {
  const admin = await saved([bracket])
  const make = (tieId: string) => addCupMatch(admin, { phaseId: 'oro', tieId })
  return {
    admin,
    sf1: await make('sf1'),
    sf2: await make('sf2'),
    final: await make('final'),
    third: await make('third'),
  }
}

const nobodyCame = (admin: TestClient, { id }: Match) =>
  admin.post(`/api/matches/${id}/walkover`, { absent: 'both', reason: 'Lluvia' })
const reopen = (admin: TestClient, { id }: Match) => admin.post(`/api/matches/${id}/reopen`)

/** Matches as text: `finished -b2 W.O. home`. */
const said = async (admin: TestClient, ...matches: Match[]): Promise<string[]> => {
  const read = await Promise.all(matches.map((match) => readMatch(admin, match)))
  return read.map((match) =>
    [match.status, sidesOf(match).join('-'), match.result ? `W.O. ${match.result.absent}` : ''].join(' ').trim(),
  )
}

it('a league match that neither side came to is lost by both, in every table, until it is opened again', async () => {
  const { admin, zoneA } = await drawn()
  const { status, body } = await nobodyCame(admin, zoneA)
  expect([status, body.status, body.homeScore, body.awayScore, body.result]).toEqual([
    200,
    'finished',
    0,
    0,
    { kind: 'walkover', absent: 'both', reason: 'Lluvia' },
  ])
  const counts = ({ played, drawn: level, lost, points }: Record<string, number>) => [played, level, lost, points]
  const tables = async () => [
    ...(await admin.get(url)).body.phases[0].tables[0].rows.map(counts),
    ...(await Promise.all(['a1', 'a2'].map((id) => admin.get(`/api/teams/${id}`)))).map(({ body: team }) =>
      counts(team.stats),
    ),
  ]
  expect(await tables()).toEqual(Array.from({ length: 4 }, () => [1, 0, 1, 0]))
  expect((await reopen(admin, zoneA)).status).toBe(200)
  expect(await tables()).toEqual(Array.from({ length: 4 }, () => [0, 0, 0, 0]))
})

it.each(['before', 'after'])(
  'the next opponent wins by walkover when it is known %s both sides missed the other semi-final',
  async (when) => {
    const { admin, sf1, sf2, final, third } = await bracketOfFour()
    if (when === 'before') await enterResult(admin, sf2, 1, 0)
    expect((await nobodyCame(admin, sf1)).status).toBe(200)
    if (when === 'after') await enterResult(admin, sf2, 1, 0)
    expect(await said(admin, final, third)).toEqual(['finished -a2 W.O. home', 'finished -b2 W.O. home'])
    const { podium } = (await admin.get(url)).body
    expect(podium.map(({ place, team }: { place: number; team: { id: string } }) => [place, team.id])).toEqual([
      [1, 'a2'],
      [3, 'b2'],
    ])
    expect((await readMatch(admin, final)).homeLabel).toBe('Ganador Semifinal 1')
  },
)

it('a final that was won so follows a correction, and is to be played once somebody comes', async () => {
  const { admin, sf1, sf2, final } = await bracketOfFour()
  await nobodyCame(admin, sf1)
  await enterResult(admin, sf2, 1, 0)
  await reopen(admin, sf2)
  expect(await said(admin, final)).toEqual(['scheduled -'])
  await admin.post(`/api/matches/${sf2.id}/finish`)
  expect(await said(admin, final)).toEqual(['finished -a2 W.O. home'])
  await reopen(admin, sf1)
  expect(await said(admin, sf1, final)).toEqual(['scheduled a1-b1', 'scheduled -a2'])
  await enterResult(admin, sf1, 0, 2)
  expect(await said(admin, final)).toEqual(['scheduled b1-a2'])
  expect((await admin.get(`/api/teams/a2`)).body.stats).toMatchObject({ played: 1, won: 1 })
})

it('a final between two matches that both sides missed has no teams and ends', async () => {
  const { admin, sf1, sf2, final } = await bracketOfFour()
  await nobodyCame(admin, sf1)
  await nobodyCame(admin, sf2)
  expect(await said(admin, final)).toEqual(['finished - W.O. both'])
  expect((await admin.get(url)).body.phases[0].state).toBe('over')
  await reopen(admin, sf2)
  expect(await said(admin, final)).toEqual(['scheduled -'])
})

it('rejects an entered absence in a match with unknown teams', async () => {
  const { admin, final } = await bracketOfFour()
  const { status, body } = await nobodyCame(admin, final)
  expect([status, body.message]).toEqual([409, 'Todavía no se sabe quién juega'])
})
