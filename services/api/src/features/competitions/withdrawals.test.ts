import type { Match } from '@torneo/contracts/match/matches'
import type { ScorerRow } from '@torneo/contracts/tournament/scorers'
import { describe, expect, it } from 'vitest'
import { addCupMatch, cupFixture, cupUrl as url, enterResult, readMatch, sidesOf, useCup } from '../../testing/cup'
import { useTestApi } from '../../testing/test-api'
import type { TestClient } from '../../testing/test-client'

const api = useTestApi()
const { scene, saved, drawn } = useCup(api)

const bracket = {
  id: 'oro',
  name: 'Oro',
  kind: 'knockout',
  ties: [
    { id: 'sf1', round: 1, home: { team: 'a1' }, away: { team: 'b1' } },
    { id: 'sf2', round: 1, home: { team: 'a2' }, away: { team: 'b2' } },
    { id: 'final', round: 2, home: { winner: 'sf1' }, away: { winner: 'sf2' } },
  ],
}

/** Saves a bracket of four with its matches. */
async function bracketOfFour() {
  const admin = await saved([bracket])
  const make = (tieId: string) => addCupMatch(admin, { phaseId: 'oro', tieId })
  return { admin, sf1: await make('sf1'), sf2: await make('sf2'), final: await make('final') }
}

const withdraw = (admin: TestClient, teamId: string, results = 'keep') =>
  admin.post(`${url}/withdrawals`, { teamId, results, reason: 'Lesiones' })
const takeBack = (admin: TestClient, teamId: string) => admin.delete(`${url}/withdrawals/${teamId}`)
const playedOf = async (admin: TestClient, team: string) => (await admin.get(`/api/teams/${team}`)).body.stats.played

/** A match as text: `finished a1-b1 W.O. home`. */
async function said(admin: TestClient, match: Match): Promise<string> {
  const { status, result, ...sides } = await readMatch(admin, match)
  return [status, sidesOf(sides as Match).join('-'), result ? `W.O. ${result.absent}` : ''].join(' ').trim()
}

describe('a team that withdraws from a bracket', () => {
  it.each(['annul', 'keep'])('gives its match to the other side, results %s, and reverts it', async (results) => {
    const { admin, sf1, final } = await bracketOfFour()
    expect((await withdraw(admin, 'a1', results)).status).toBe(200)
    expect([await said(admin, sf1), await said(admin, final)]).toEqual(['finished a1-b1 W.O. home', 'scheduled b1-'])
    expect(await playedOf(admin, 'b1')).toBe(1)
    expect((await takeBack(admin, 'a1')).status).toBe(200)
    expect([await said(admin, sf1), await said(admin, final)]).toEqual(['scheduled a1-b1', 'scheduled -'])
    expect(await playedOf(admin, 'b1')).toBe(0)
  })

  it('is marked in the scorers of its sport', async () => {
    const { admin } = await bracketOfFour()
    await scene.player('ana', { teamId: 'a1', stats: { goals: 2 } })
    await withdraw(admin, 'a1')
    const { items } = (await admin.get('/api/scorers?sportId=futbol')).body
    expect(items.map(({ player, team }: ScorerRow) => [player.id, team.withdrawn])).toEqual([['ana', true]])
  })

  it('gives it to whoever comes later, in the transaction that decides who comes, and takes that back too', async () => {
    const { admin, sf1, sf2, final } = await bracketOfFour()
    await enterResult(admin, sf1, 2, 0)
    await withdraw(admin, 'a1')
    expect(await said(admin, final)).toBe('scheduled a1-')
    await enterResult(admin, sf2, 0, 1)
    expect(await said(admin, final)).toBe('finished a1-b2 W.O. home')
    expect((await admin.get(url)).body.podium[0].team.id).toBe('b2')
    expect(await playedOf(admin, 'b2')).toBe(2)
    await takeBack(admin, 'a1')
    expect(await said(admin, final)).toBe('scheduled a1-b2')
    expect(await playedOf(admin, 'b2')).toBe(1)
  })

  it('gives a place that it won in its zone to whoever stands on the other side', async () => {
    const { admin, zoneA, zoneB, final } = await drawn()
    await enterResult(admin, zoneA, 2, 0)
    await withdraw(admin, 'a1')
    await enterResult(admin, zoneB, 3, 0)
    expect(await said(admin, final)).toBe('finished a1-b1 W.O. home')
    await admin.post(`/api/matches/${zoneB.id}/reopen`)
    const { conflict } = (await admin.get(url)).body.phases[1].ties[0]
    expect(conflict).toBeNull()
  })

  it('leaves a chain of walkovers, which end as each becomes known', async () => {
    const { admin, sf1, sf2, final } = await bracketOfFour()
    await withdraw(admin, 'a1')
    await withdraw(admin, 'b1')
    expect([await said(admin, sf1), await said(admin, final)]).toEqual(['finished a1-b1 W.O. home', 'scheduled b1-'])
    await withdraw(admin, 'b2')
    expect([await said(admin, sf2), await said(admin, final)]).toEqual([
      'finished a2-b2 W.O. away',
      'finished b1-a2 W.O. home',
    ])
    expect((await takeBack(admin, 'b1')).status).toBe(200)
    expect(await said(admin, final)).toBe('scheduled b1-a2')
  })

  it('loses a match that is made only afterwards, alone or in a batch', async () => {
    const admin = await saved([bracket])
    await withdraw(admin, 'a1')
    await withdraw(admin, 'b2')
    const sf1 = await addCupMatch(admin, { phaseId: 'oro', tieId: 'sf1' })
    expect([sf1.status, sf1.result?.absent]).toEqual(['finished', 'home'])
    const items = ['sf2', 'final'].map((tieId) => ({ ...cupFixture, phaseId: 'oro', tieId }))
    const { body } = await admin.post('/api/matches/batch', { items })
    expect(body.items.map(({ status }: Match) => status)).toEqual(['finished', 'scheduled'])
    expect(body.items[1]).toMatchObject({ homeTeamId: 'b1', awayTeamId: 'a2' })
  })

  it('cancels the match when the other side withdrew too', async () => {
    const { admin, sf1, sf2, final } = await bracketOfFour()
    await enterResult(admin, sf1, 1, 0)
    await withdraw(admin, 'a1')
    await withdraw(admin, 'a2')
    expect([await said(admin, sf2), await said(admin, final)]).toEqual([
      'finished a2-b2 W.O. home',
      'finished a1-b2 W.O. home',
    ])
    await takeBack(admin, 'a2')
    expect(await said(admin, sf2)).toBe('scheduled a2-b2')
    await withdraw(admin, 'b2')
    expect(await said(admin, sf2)).toBe('finished a2-b2 W.O. away')
  })

  it.each(['changed', 'deleted'])('stays withdrawn once one of its matches was %s', async (how) => {
    const { admin, sf1 } = await bracketOfFour()
    await withdraw(admin, 'a1')
    if (how === 'deleted') await admin.delete(`/api/matches/${sf1.id}`)
    else await admin.patch(`/api/matches/${sf1.id}`, { referee: 'Paz' })
    const before = await api.snapshot()
    expect((await takeBack(admin, 'a1')).body.type).toBe('conflict')
    expect(await api.snapshot()).toBe(before)
  })
})

describe('a team that withdrew', () => {
  it('says so in tables, ties and matches, to staff and families, until it is reversed', async () => {
    const { admin, zoneA } = await drawn()
    await enterResult(admin, zoneA, 2, 0)
    const visitor = api.anonymous
    type Row = { readonly team: { readonly id: string; readonly withdrawn?: boolean } }
    const inTable = (rows: readonly Row[]) => rows.flatMap(({ team }) => (team.withdrawn ? team.id : []))
    const said = async () => {
      const competition = (await admin.get(url)).body
      const published = (await visitor.get('/api/public/tournament')).body
      return {
        standings: inTable((await visitor.get('/api/standings?sportId=futbol')).body.items),
        zone: inTable(competition.phases[0].tables[0].rows),
        tie: competition.phases[1].ties[0].homeTeam?.withdrawn ?? false,
        match: (await readMatch(admin, zoneA)).homeTeam?.withdrawn ?? false,
        families: published.matches.find((match: Match) => match.id === zoneA.id).homeTeam.withdrawn ?? false,
      }
    }
    const nobody = { standings: [], zone: [], tie: false, match: false, families: false }
    expect(await said()).toEqual(nobody)
    await withdraw(admin, 'a1')
    expect(await said()).toEqual({ standings: ['a1'], zone: ['a1'], tie: true, match: true, families: true })
    await takeBack(admin, 'a1')
    expect(await said()).toEqual(nobody)
  })
})
