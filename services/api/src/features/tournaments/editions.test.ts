import type { Unfinished } from '@torneo/contracts/tournament/editions'
import type { Tournament } from '@torneo/contracts/tournament/tournaments'
import { beforeEach, describe, expect, it } from 'vitest'
import { editionCollections } from '../../data/editions/edition-collections'
import { cupPhases, cupUrl, enterResult, addCupMatch } from '../../testing/cup'
import { passHolder } from '../../testing/pass-scene'
import { useTestApi } from '../../testing/test-api'
import type { TestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const node = useNode(api)
const at = tournamentScene(api)
const year = new Date().getFullYear()
const nothing = { teams: false, players: false }
const everything = { teams: true, players: true }
const nextYear = { name: 'Copa', year: year + 1, copy: everything }
const url = '/api/tournaments'

let boss: TestClient
const stored = (name: string) => api.raw.collection<{ _id: string; [field: string]: unknown }>(name)
const namesIn = (body: { items: { name: string }[] }) => body.items.map(({ name }) => name)
const opened = async (body: object = nextYear): Promise<Tournament> => {
  const { status, body: made } = await boss.post(url, body)
  expect(status).toBe(201)
  return made
}

/** A cup of four teams with a finished match, a scheduled one and a deleted team. */
let played: string
beforeEach(async () => {
  await at.tournament({ year })
  await at.sport('futbol', { name: 'Fútbol' })
  await at.promotion('p98', { year: 1998, color: '#C62828' })
  await at.promotion('p05', { year: 2005 })
  for (const team of ['a1', 'a2', 'b1', 'b2'])
    await at.team(team, { sportId: 'futbol', promotionId: team.startsWith('a') ? 'p98' : 'p05' })
  await at.player('ana', { teamId: 'a1', number: 7 })
  await at.player('bea', { teamId: 'a1', number: 8, left: true })
  boss = await api.as('admin_tournament')
  await boss.put(cupUrl, { phases: cupPhases })
  const match = await addCupMatch(boss, { phaseId: 'zonas-1', zoneId: 'a', homeTeamId: 'a1', awayTeamId: 'a2' })
  await enterResult(boss, match, 2, 1)
  await addCupMatch(boss, { phaseId: 'zonas-1', zoneId: 'b', homeTeamId: 'b1', awayTeamId: 'b2' })
  played = match.id
})

describe('a new edition', () => {
  it('begins with sports, and with teams and players if wished, without anything played', async () => {
    const made = await opened()
    expect(made).toMatchObject({ name: 'Copa', year: year + 1, state: 'open', rostersClosed: false, rev: 1 })
    expect((await boss.get(url)).body).toMatchObject({
      total: 2,
      items: [
        { id: made.id, state: 'open' },
        { id: '1', state: 'archived', year },
      ],
    })
    const [sport] = (await boss.get('/api/tournament-sports')).body.items
    expect(sport).toMatchObject({ name: 'Fútbol', copiedFrom: 'futbol', rev: 1 })
    const teams = (await boss.get('/api/teams')).body.items
    expect(teams).toMatchObject(
      ['a1', 'a2', 'b1', 'b2'].map((id) => ({ name: id, copiedFrom: id, sportId: sport.id, stats: { played: 0 } })),
    )
    expect((await boss.get('/api/players')).body.items).toMatchObject([
      { name: 'ana', number: 7, teamId: teams[0].id, copiedFrom: 'ana' },
    ])
    expect((await boss.get('/api/matches')).body.items).toEqual([])
    expect((await boss.get(`/api/competitions/${sport.id}`)).body).toBeNull()
    expect(namesIn((await boss.get('/api/promotions')).body)).toEqual(['p05', 'p98'])
    const { competitions, ...families } = (await api.anonymous.get('/api/public/tournament')).body
    expect([families.tournament.year, families.matches, competitions]).toEqual([year + 1, [], {}])
    expect((await api.anonymous.get('/api/public/edition')).body).toMatchObject({ name: 'Copa', year: year + 1 })
  })

  it('copies sports alone without teams, and leaves behind a team whose promotion was deleted', async () => {
    await stored('promotions').deleteOne({ _id: 'p05' })
    await opened({ ...nextYear, copy: { teams: true, players: false } })
    expect(namesIn((await boss.get('/api/teams')).body)).toEqual(['a1', 'a2'])
    expect((await boss.get('/api/players')).body.total).toBe(0)
    await opened({ ...nextYear, year: year + 2, copy: nothing })
    expect((await boss.get('/api/teams')).body.total).toBe(0)
    expect((await boss.get('/api/tournament-sports')).body.total).toBe(1)
  })

  it('has the Copa General as it was set up, without its results', async () => {
    const cup = {
      name: 'Copa del colegio',
      visible: true,
      sports: [{ sportId: 'futbol', phaseId: 'oro', points: [50, 40, 32], participation: 10 }],
      contests: [{ id: 'desfile', name: 'Desfile', points: [15, 12], places: [['p98'], ['p05']] }],
    }
    expect((await boss.put('/api/general-cup', cup)).status).toBe(200)
    await boss.post('/api/general-cup/adjustments', { promotionId: 'p98', points: 4, reason: 'Orden' })
    await opened()
    const [sport] = (await boss.get('/api/tournament-sports')).body.items
    const { body } = await boss.get('/api/general-cup')
    expect(body).toMatchObject({
      name: 'Copa del colegio',
      rev: 1,
      visible: false,
      sports: [{ sportId: sport.id, points: [50, 40, 32], participation: 10 }],
      contests: [{ id: 'desfile', name: 'Desfile', points: [15, 12], places: [] }],
      adjustments: [],
    })
    expect(body.sports[0].phaseId).toBeUndefined()
    expect((await boss.put('/api/general-cup', { ...cup, sports: [], contests: [] })).status).toBe(200)
  })

  it('has its players without what was decided about them for the edition before', async () => {
    await boss.put('/api/players/ana/eligibility', { eligible: false, reason: 'Sin ficha médica' })
    await opened()
    const [copy] = (await boss.get('/api/players')).body.items
    const [before] = (await boss.get('/api/players?tournamentId=1')).body.items
    expect([copy.name, copy.eligible, copy.ineligibleReason, copy.toConfirm]).toEqual([
      'ana',
      undefined,
      undefined,
      undefined,
    ])
    expect([before.eligible, before.ineligibleReason]).toEqual([false, 'Sin ficha médica'])
  })

  it('takes matches and competitions of its own, on every node', async () => {
    const { id } = await opened()
    const [a, b] = (await boss.get('/api/teams')).body.items
    const day = { sportId: a.sportId, date: `${year + 1}-11-15`, time: '10:00', location: 'Campo' }
    const made = (await boss.post('/api/matches', { ...day, homeTeamId: a.id, awayTeamId: b.id })).body
    expect(made.tournamentId).toBe(id)
    expect((await boss.put(`/api/competitions/${a.sportId}`, { phases: [] })).body.tournamentId).toBe(id)
    const { tournament } = await createOther()
    await expect.poll(tournament).toMatchObject({ tournament: { id }, matches: [{ id: made.id }] })
  })

  const createOther = async () => ({
    tournament: async () =>
      JSON.parse((await node.app.inject({ method: 'GET', url: '/api/public/tournament' })).payload) as object,
  })

  it('ends passes with their sessions, and captains keep their promotion', async () => {
    const captain = await api.signedIn(await api.addUser({ role: 'team_captain', promotionId: 'p98' }))
    const holder = await passHolder(api)
    await opened()
    expect((await holder.get('/api/matches')).status).toBe(401)
    expect(namesIn((await captain.get('/api/teams')).body)).toEqual(['a1', 'a2'])
    const [team] = (await captain.get('/api/teams')).body.items
    const row = { teamId: team.id, name: 'Caro', number: 9, position: 'Arquera' }
    expect((await captain.post('/api/players', row)).status).toBe(201)
  })

  it.each([
    ['a live match', 'in_use', async () => stored('matches').updateOne({ _id: played }, { $set: { status: 'live' } })],
    [
      'a year that exists',
      'conflict',
      async () => stored('tournaments').updateOne({ _id: '1' }, { $set: { year: year + 1 } }),
    ],
  ] as const)('is refused for %s, and nothing changes', async (_what, type, prepare) => {
    await prepare()
    const before = await api.snapshot()
    const { status, body } = await boss.post(url, nextYear)
    expect([status, body.type]).toEqual([409, type])
    expect(body.uses).toEqual(type === 'in_use' ? [{ collection: 'matches', id: played, title: 'a1 – a2' }] : undefined)
    expect(await api.snapshot()).toBe(before)
  })

  it.each([
    [{ ...nextYear, copy: { teams: false, players: true } }, 'copy.players'],
    [{ ...nextYear, year: 'pronto' }, 'year'],
    [{ ...nextYear, name: ' ' }, 'name'],
    [{ name: 'Copa', year: year + 1 }, 'copy'],
    [{ ...nextYear, copy: { ...everything, matches: true } }, 'copy.matches'],
  ])('%j is 400 with the field', async (body, path) => {
    const before = await api.snapshot()
    const { status, body: error } = await boss.post(url, body)
    expect([status, error.details.map((detail: { path: string }) => detail.path)]).toEqual([400, [path]])
    expect(await api.snapshot()).toBe(before)
  })

  it('is one when two people press it at once, and when one presses it twice', async () => {
    const other = await api.as('super')
    const both = await Promise.all([boss.post(url, nextYear), other.post(url, { ...nextYear, year: year + 2 })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect((await boss.get(url)).body.total).toBe(2)
    const again = { 'idempotency-key': 'otra-edicion-1' }
    const press = () =>
      boss.request({
        method: 'POST',
        url,
        payload: JSON.stringify({ ...nextYear, year: year + 3 }),
        headers: { 'content-type': 'application/json', ...again },
      })
    const [first, second] = [await press(), await press()]
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id])
    expect((await boss.get(url)).body.total).toBe(3)
  })
})

it('a new edition deletes matches before their players and teams, whose caches look through the matches', async () => {
  const stream = api.raw.watch([{ $match: { operationType: 'delete' } }])
  await stream.tryNext()
  await opened()
  const order = new Set<string>()
  while (!order.has('tournament_sports')) {
    const change = await stream.next()
    if ('ns' in change && 'coll' in change.ns) order.add(change.ns.coll)
  }
  await stream.close()
  expect([...order].filter((name) => ['matches', 'players', 'teams'].includes(name))).toEqual([
    'matches',
    'players',
    'teams',
  ])
})

describe('an archived edition', () => {
  it('is shown as it was, to families and in the panel, whatever becomes of its promotions', async () => {
    const {
      timeZone: _zone,
      tournament: _open,
      earlier: _earlier,
      ...before
    } = (await api.anonymous.get('/api/public/tournament')).body
    const lists = {
      '/api/tournament-sports': 'rows',
      '/api/teams': 'rows',
      '/api/teams?promotionId=p98&limit=1': 'rows',
      '/api/players': 'rows',
      '/api/players?teamId=a1&left=true': 'rows',
      '/api/matches': 'rows',
      '/api/matches?status=finished&teamId=a1': 'rows',
      '/api/standings?sportId=futbol': 'rows',
      '/api/standings?sportId=futbol&phaseId=zonas-1&zoneId=b': 'rows',
      '/api/scorers': 'rows',
      [cupUrl]: 'record',
      '/api/closing': 'rows',
    }
    const named = (path: string) => `${path}${path.includes('?') ? '&' : '?'}tournamentId=1`
    const shown = new Map(
      await Promise.all(Object.keys(lists).map(async (path) => [path, (await boss.get(path)).body] as const)),
    )
    await opened()
    await boss.patch('/api/promotions/p98', { name: 'Otra', color: '#000000' })
    await boss.delete('/api/promotions/p05')
    const after = (await api.anonymous.get(`/api/public/tournament?edition=${year}`)).body
    expect(after).toMatchObject({ ...before, tournament: { id: '1', state: 'archived' } })
    for (const [path, body] of shown) expect([path, (await boss.get(named(path))).body]).toEqual([path, body])
    expect((await api.anonymous.get('/api/public/tournament?edition=1999')).status).toBe(404)
    expect((await boss.get('/api/teams?tournamentId=nadie')).status).toBe(404)
  })

  it("is read by a captain only as far as the promotion's own", async () => {
    const captain = await api.signedIn(await api.addUser({ role: 'team_captain', promotionId: 'p05' }))
    await opened()
    expect(namesIn((await captain.get('/api/teams?tournamentId=1')).body)).toEqual(['b1', 'b2'])
    expect((await captain.get('/api/players?tournamentId=1')).body.items).toEqual([])
  })

  it('takes no other name or year, and its pictures stay in use', async () => {
    await opened()
    const before = await api.snapshot()
    for (const body of [{ year: 2001 }, { rostersClosed: true }])
      expect((await boss.patch(`${url}/1`, body)).body).toMatchObject({
        type: 'archived',
        message: 'Esta edición está archivada',
      })
    expect((await boss.delete(`${url}/1`)).body.type).toBe('archived')
    expect(await api.snapshot()).toBe(before)
  })

  it('consists of what was there when it was archived, whatever an attempt that failed has copied before', async () => {
    const { archive } = api.app.services
    await archive.stage(
      '1',
      new Map([
        [
          'teams',
          [
            { _id: 'a1', name: 'Vieja' },
            { _id: 'fantasma', name: 'Fantasma' },
          ],
        ],
      ]),
    )
    expect(await archive.holds(['a1', '1'])).toBe(false)
    expect((await boss.patch('/api/teams/a1', { name: 'Nueva' })).status).toBe(200)
    await opened()
    const teams = await stored('archived_records').find({ collection: 'teams' }).sort({ _id: 1 }).toArray()
    expect(teams.map(({ record }) => (record as { name: string }).name)).toEqual(['Nueva', 'a2', 'b1', 'b2'])
    expect([await archive.holds(['a1']), await archive.holds(['fantasma'])]).toEqual([true, false])
  })

  it('has its champions offered to the Hall of Fame', async () => {
    await addCupMatch(boss, { phaseId: 'oro', tieId: 'oro-1_1' })
    const open = (await boss.get('/api/matches?status=scheduled')).body.items
    for (const match of open.toSorted((one: { tieId: string | null }) => (one.tieId ? 1 : -1)))
      expect((await enterResult(boss, match, 3, 0)).status).toBe(200)
    const offers = async () => (await boss.get('/api/hall-of-fame/offers')).body.items
    const before = await offers()
    expect(before).toMatchObject([{ year, winner: 'a1' }])
    await opened()
    expect(await offers()).toEqual(before)
  })
})

describe('an unfinished edition', () => {
  it('is named: competitions, matches and calls', async () => {
    await boss.post(`/api/matches/${played}/calls`, { kind: 'rain' })
    const { items } = (await boss.get(`${url}/1/unfinished`)).body as { items: Unfinished[] }
    expect(items.map(({ collection, title, why }) => [collection, title, why])).toEqual([
      ['competitions', 'Competencia de Fútbol', 'Todavía no tiene campeón'],
      ['matches', 'b1 – b2', 'No se jugó'],
      ['matches', 'a1 – a2', 'Tiene un aviso sin cerrar'],
    ])
    await opened()
    expect((await boss.get(`${url}/1/unfinished`)).body).toEqual({ items: [] })
    expect((await boss.get(`${url}/9/unfinished`)).status).toBe(404)
  })
})

describe('a new edition is cancelled', () => {
  const contents = async () =>
    Promise.all(editionCollections.map(async (name) => [name, await stored(name).find().sort({ _id: 1 }).toArray()]))

  it('restores everything as before while no match was played', async () => {
    await boss.delete('/api/players/ana')
    const before = await contents()
    const { id } = await opened()
    expect((await boss.delete(`${url}/${id}`)).status).toBe(204)
    expect(await contents()).toEqual(before)
    expect((await boss.get(url)).body).toMatchObject({ total: 1, items: [{ id: '1', state: 'open' }] })
    expect(
      (await stored('archived_records').countDocuments()) + (await stored('archived_editions').countDocuments()),
    ).toBe(0)
    expect((await boss.get('/api/matches')).body.total).toBe(2)
    expect((await boss.post('/api/bin/ana/restore')).status).toBe(200)
  })

  it('never once a match began, and the first edition never', async () => {
    expect((await boss.delete(`${url}/1`)).body.type).toBe('conflict')
    const { id } = await opened()
    const [a, b] = (await boss.get('/api/teams')).body.items
    const day = { sportId: a.sportId, date: `${year + 1}-11-15`, time: '10:00', location: 'Campo' }
    const match = (await boss.post('/api/matches', { ...day, homeTeamId: a.id, awayTeamId: b.id })).body
    await boss.post(`/api/matches/${match.id}/start`)
    const { status, body } = await boss.delete(`${url}/${id}`)
    expect([status, body.type, body.uses]).toEqual([
      409,
      'in_use',
      [{ collection: 'matches', id: match.id, title: 'a1 – a2' }],
    ])
  })
})
