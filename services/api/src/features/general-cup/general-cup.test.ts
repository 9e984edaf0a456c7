import type { CupRow, GeneralCup } from '@torneo/contracts/competition/general-cup-record'
import { publicChannel, type TournamentSnapshot } from '@torneo/contracts/site/public-channels'
import { applyTournamentChange } from '@torneo/domain/site/apply-tournament-change'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import type { TestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const node = useNode(api)
const at = tournamentScene(api)
const year = new Date().getFullYear()
const url = '/api/general-cup'
const parade = { id: 'desfile', name: 'Desfile', points: [12, 8, 5], places: [['p98', 'p05'], ['p91']] }
const form = {
  name: 'Copa General',
  visible: true,
  sports: [
    { sportId: 'liga', points: [50, 40, 32], participation: 10 },
    { sportId: 'copa', phaseId: 'oro', points: [50, 40] },
  ],
  contests: [parade],
}

let admin: TestClient

/** A league of three promotions, the last with two teams, and a sport with a final of two. */
beforeEach(async () => {
  await at.tournament({ year })
  await at.sport('liga', { name: 'Fútbol', order: 1 })
  await at.sport('copa', { name: 'Pádel', order: 2 })
  for (const [id, category] of [
    ['98', 'Senior'],
    ['05', 'Junior'],
    ['91', 'Master'],
  ])
    await at.promotion(`p${id}`, { name: `Promo ${id}`, category })
  for (const [team, promotionId] of [
    ['a', 'p98'],
    ['b', 'p05'],
    ['c', 'p91'],
    ['d', 'p91'],
  ] as const)
    await at.team(team, { sportId: 'liga', promotionId })
  for (const team of ['x', 'y']) await at.team(team, { sportId: 'copa', promotionId: team === 'x' ? 'p98' : 'p05' })
  admin = await api.as('admin_tournament')
  const ties = [{ id: 'final', round: 1, home: { team: 'x' }, away: { team: 'y' } }]
  await admin.put('/api/competitions/copa', { phases: [{ id: 'oro', name: 'Oro', kind: 'knockout', ties }] })
})

async function result(fields: object, homeScore: number, awayScore: number): Promise<string> {
  const fixture = { date: `${year}-11-15`, time: '10:00', location: 'Campo' }
  const { id } = (await admin.post('/api/matches', { ...fixture, ...fields })).body
  expect((await admin.post(`/api/matches/${id}/result`, { homeScore, awayScore })).status).toBe(200)
  return id
}
/** The better letter wins. */
async function playLeague(): Promise<void> {
  for (const [homeTeamId, awayTeamId] of ['ab', 'ac', 'ad', 'bc', 'bd', 'cd'].map((pair) => [...pair]))
    await result({ sportId: 'liga', homeTeamId, awayTeamId }, 1, 0)
}
const playFinal = () => result({ sportId: 'copa', phaseId: 'oro', tieId: 'final' }, 0, 2)

const rowsOf = ({ table }: Pick<GeneralCup, 'table'>) =>
  table.map(({ position, promotion, points, now }: CupRow) => `${position} ${promotion.id} ${points} (${now})`)
async function saved(change: object = {}, headers: Record<string, string> = {}): Promise<GeneralCup> {
  const { status, body, text } = await admin.put(url, { ...form, ...change }, headers)
  expect([status, text]).toEqual([200, text])
  return body
}
const published = async () => (await api.anonymous.get('/api/public/tournament')).body

describe('the Copa General', () => {
  it('is nothing until it is set up, then follows results, corrections and additions', async () => {
    expect([(await admin.get(url)).text, await published()]).toEqual([
      'null',
      expect.not.objectContaining({ generalCup: null }),
    ])
    expect(await published()).not.toHaveProperty('generalCup')
    const cup = await saved()
    expect(cup).toMatchObject({ ...form, rev: 1, adjustments: [] })
    expect(rowsOf(cup)).toEqual(['1 p05 12 (22)', '1 p98 12 (22)', '3 p91 5 (15)'])
    await playLeague()
    const final = await playFinal()
    const over = (await admin.get(url)).body
    expect(rowsOf(over)).toEqual(['1 p05 102 (102)', '1 p98 102 (102)', '3 p91 37 (37)'])
    expect(over.champions).toMatchObject({
      all: null,
      Senior: { id: 'p98' },
      Junior: { id: 'p05' },
      Master: { id: 'p91' },
    })
    const added = await admin.post(`${url}/adjustments`, { promotionId: 'p98', points: 5, reason: 'Mejor barra' })
    expect([added.status, rowsOf(added.body)[0], added.body.champions.all.id]).toEqual([200, '1 p98 107 (107)', 'p98'])
    const captain = await api.as('team_captain')
    expect((await captain.get(url)).body).toEqual(added.body)
    const shown = (await published()).generalCup
    expect(shown).toEqual({
      ...added.body,
      adjustments: [{ id: expect.any(String), promotionId: 'p98', points: 5, reason: 'Mejor barra' }],
    })
    await admin.post(`/api/matches/${final}/reopen`)
    expect(rowsOf((await admin.get(url)).body)).toEqual(['1 p98 67 (107)', '2 p05 52 (102)', '3 p91 37 (37)'])
    const [{ id }] = added.body.adjustments
    const removed = await admin.delete(`${url}/adjustments/${id}`)
    expect([removed.status, removed.body.rev, removed.body.adjustments]).toEqual([200, 3, []])
    expect((await admin.delete(`${url}/adjustments/${id}`)).status).toBe(404)
  })

  it('is not public while it is hidden', async () => {
    await playLeague()
    await saved({ sports: form.sports.slice(0, 1), visible: false })
    expect(await published()).not.toHaveProperty('generalCup')
    expect((await api.anonymous.get('/api/public/champions')).body.items[0].podiums).toHaveLength(1)
  })

  it('offers its champions to the Hall of Fame, shared ones too, and shows them among the champions', async () => {
    await playLeague()
    await saved()
    const offers = async () => (await admin.get('/api/hall-of-fame/offers')).body.items
    expect(await offers()).toHaveLength(1)
    await playFinal()
    expect((await offers()).slice(0, 2)).toEqual([
      { year, category: 'Copa General', winner: 'Promo 05 y Promo 98', sportId: 'general_cup' },
      { year, category: 'Copa General · Senior', winner: 'Promo 98', sportId: 'general_cup' },
    ])
    const [edition] = (await api.anonymous.get('/api/public/champions')).body.items
    expect(edition.podiums[0]).toMatchObject({
      category: 'Copa General',
      places: [{ place: 1 }, { place: 1 }, { place: 3 }],
    })
  })

  it('forgets a sport that was deleted, and a phase that is gone gives way to the sport’s podium', async () => {
    await playLeague()
    await playFinal()
    await saved()
    const competition = (await admin.get('/api/competitions/copa')).body
    const [phase] = competition.phases
    await api.raw
      .collection<{ _id: string }>('general_cup')
      .updateOne({ _id: '1' }, { $set: { 'sports.1.phaseId': 'plata' } })
    expect(phase.id).toBe('oro')
    await expect.poll(async () => (await admin.get(url)).body.sports[1].phaseId).toBe('plata')
    expect(rowsOf((await admin.get(url)).body)[0]).toBe('1 p05 102 (102)')
    await api.raw
      .collection<{ _id: string }>('tournament_sports')
      .updateOne({ _id: 'liga' }, { $set: { deleted: { at: new Date(), by: { id: '', name: '' }, batch: 'liga' } } })
    await expect.poll(async () => (await admin.get(url)).body.sports).toHaveLength(1)
    expect(rowsOf((await admin.get(url)).body)).toEqual(['1 p05 62 (62)', '2 p98 52 (52)', '3 p91 5 (5)'])
  })

  it('reaches a site and a follower as any reader', async () => {
    const [site, follower] = [node.open({ isPublic: true }), node.open({ isPublic: true })]
    const channel = publicChannel('tournament')
    await site.subscribe(channel)
    await follower.subscribe('general-cup')
    expect(follower.last('general-cup')).toEqual({ cup: null })
    const stateOf = () =>
      site
        .on(channel)
        .reduce<TournamentSnapshot | null>(
          (state, { type, data }: { readonly type: string; readonly data?: unknown }) =>
            type === 'snapshot' ? (data as TournamentSnapshot) : state && applyTournamentChange(state, data as never),
          null,
        )?.tournament.generalCup
    const reach = async () => {
      await expect
        .poll(async () => [stateOf(), follower.last('general-cup').cup ?? undefined])
        .toEqual(await published().then(({ generalCup }) => [generalCup, generalCup]))
    }
    await saved()
    await reach()
    await playLeague()
    await reach()
    expect(stateOf()?.table[0]?.points).toBeGreaterThan(12)
    await saved({ visible: false })
    await reach()
    expect(stateOf()).toBeUndefined()
  })

  it('says who won places on the last day, and takes it back with a correction', async () => {
    const sports = [
      { sportId: 'liga', points: [50, 40, 32] },
      { sportId: 'copa', points: [50] },
    ]
    await playLeague()
    const first = await saved({ sports, contests: [] })
    expect(first.table.map(({ moved }) => moved)).toEqual([undefined, undefined, undefined])
    const final = { sportId: 'copa', phaseId: 'oro', tieId: 'final', date: `${year}-11-16` }
    const id = await result(final, 0, 2)
    const movesIn = ({ table }: GeneralCup) => table.map(({ promotion, moved }) => [promotion.id, moved ?? 0])
    expect(movesIn((await admin.get(url)).body)).toEqual([
      ['p05', 1],
      ['p98', -1],
      ['p91', 0],
    ])
    expect(movesIn((await published()).generalCup)[0]).toEqual(['p05', 1])
    await admin.post(`/api/matches/${id}/reopen`)
    expect(movesIn((await admin.get(url)).body).map(([, moved]) => moved)).toEqual([0, 0, 0])
  })

  it('stays with its edition when the next one is opened', async () => {
    await playLeague()
    await playFinal()
    const cup = await saved()
    const next = await admin.post('/api/tournaments', {
      name: 'Copa',
      year: year + 1,
      copy: { teams: true, players: true },
    })
    expect([next.status, next.text]).toEqual([201, next.text])
    // The next one begins with the set-up, without results and hidden.
    expect((await admin.get(url)).body).toMatchObject({ rev: 1, visible: false, adjustments: [] })
    expect((await admin.get(`${url}?tournamentId=1`)).body).toEqual(cup)
    expect((await api.anonymous.get(`/api/public/tournament?edition=${year}`)).body.generalCup).toMatchObject({
      table: cup.table,
    })
    expect(await published()).not.toHaveProperty('generalCup')
    const { items } = (await admin.get('/api/hall-of-fame/offers')).body
    expect(items[0]).toMatchObject({ year, category: 'Copa General' })
  })
})

describe('a bad save', () => {
  it.each<[string, object, string[]]>([
    ['an unknown sport', { sports: [{ sportId: 'nada', points: [] }] }, ['sports.0.sportId']],
    ['a phase of another sport', { sports: [{ sportId: 'liga', phaseId: 'oro', points: [] }] }, ['sports.0.phaseId']],
    ['an unknown promotion', { contests: [{ ...parade, places: [['p98'], ['p00']] }] }, ['contests.0.places.1.0']],
    ['a promotion twice', { contests: [{ ...parade, places: [['p98'], ['p98']] }] }, ['contests.0.places.1.0']],
  ])('with %s is 400 and changes nothing', async (_what, change, paths) => {
    const cup = await saved()
    const { status, body } = await admin.put(url, { ...form, name: 'Otra', ...change })
    expect([status, body.details.map(({ path }: { path: string }) => path)]).toEqual([400, paths])
    expect((await admin.get(url)).body).toEqual(cup)
  })

  it('of another rev is 409 with the current cup; of nobody who may, 401 or 403; without a cup, 404', async () => {
    const adjustment = { promotionId: 'p98', points: 1, reason: 'x' }
    expect((await admin.post(`${url}/adjustments`, adjustment)).status).toBe(404)
    expect((await admin.put(url, form, { 'if-match': '3' })).status).toBe(409)
    await saved({}, { 'if-match': '0' })
    await saved({ name: 'Copa Interpromo' }, { 'if-match': '1' })
    const stale = await admin.put(url, form, { 'if-match': '1' })
    expect([stale.status, stale.body.type, stale.body.current.name]).toEqual([409, 'stale', 'Copa Interpromo'])
    for (const [role, status] of [
      ['team_captain', 403],
      ['admin_landing', 403],
    ] as const) {
      const client = await api.as(role)
      expect([
        (await client.put(url, form)).status,
        (await client.post(`${url}/adjustments`, adjustment)).status,
      ]).toEqual([status, status])
    }
    expect([(await api.anonymous.put(url, form)).status, (await api.anonymous.get(url)).status]).toEqual([401, 401])
    expect((await (await api.as('admin_landing')).get(url)).status).toBe(403)
    const unknown = await admin.post(`${url}/adjustments`, { ...adjustment, promotionId: 'p00' })
    expect([unknown.status, unknown.body.details[0].path]).toEqual([400, 'promotionId'])
  })

  it('at once with another keeps both adjustments, and one with its key is made once', async () => {
    await saved()
    const key = { 'idempotency-key': 'una-sola-vez-0001' }
    const add = (points: number, headers = {}) =>
      admin.post(`${url}/adjustments`, { promotionId: 'p98', points, reason: 'Mejor barra' }, headers)
    const all = await Promise.all([add(1), add(2), add(4, key), add(4, key)])
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { adjustments } = (await admin.get(url)).body
    expect(adjustments.map(({ points }: { points: number }) => points).toSorted()).toEqual([1, 2, 4])
  })
})
