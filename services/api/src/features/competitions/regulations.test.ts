import type { Match } from '@torneo/contracts/match/matches'
import { describe, expect, it } from 'vitest'
import { addCupMatch, cupPhases, cupUrl as url, enterResult, readMatch, useCup } from '../../testing/cup'
import { useTestApi } from '../../testing/test-api'
import type { TestClient } from '../../testing/test-client'

const api = useTestApi()
const { saved, drawn } = useCup(api)
const [zones] = cupPhases
const place = (zone: string, rank: number) => ({ phase: zones.id, zone, rank })

const setRules = (admin: TestClient, rules: object) => admin.patch('/api/tournament-sports/futbol', { rules })
const to = (admin: TestClient, { id }: Pick<Match, 'id'>, path: string, body: object = {}) =>
  admin.post(`/api/matches/${id}/${path}`, body)

interface Row {
  readonly team: { readonly id: string }
  readonly points: number
  readonly bonus: number
  readonly shootoutWins: number
}
const rowsOf = async (admin: TestClient, phase = 0, zone = 0): Promise<Row[]> =>
  (await admin.get(url)).body.phases[phase].tables[zone].rows
/** Rows of a zone as text: 'a1 3, a2 0'. */
const table = async (...at: Parameters<typeof rowsOf>): Promise<string> =>
  (await rowsOf(...at)).map(({ team, points }) => `${team.id} ${points}`).join(', ')

describe('a league that is fed by places (case 23)', () => {
  const second = {
    ...zones,
    id: 'final',
    name: 'Cuadrangular',
    zones: [
      { id: 'f', name: 'Final', teamIds: [], slots: [place('a', 1), place('b', 1), place('a', 2), place('b', 2)] },
    ],
  }

  it('has its words from the start, gets its teams by itself, and follows corrections', async () => {
    const admin = await saved([zones, second])
    const zoneA = await addCupMatch(admin, { phaseId: zones.id, zoneId: 'a', homeTeamId: 'a1', awayTeamId: 'a2' })
    const zoneB = await addCupMatch(admin, { phaseId: zones.id, zoneId: 'b', homeTeamId: 'b1', awayTeamId: 'b2' })
    const of = { phaseId: 'final', zoneId: 'f' }
    const opener = await addCupMatch(admin, { ...of, homeSlot: 0, awaySlot: 1 })
    expect(opener).toMatchObject({ homeTeamId: null, homeLabel: '1.º Zona A', awayLabel: '1.º Zona B', homeSlot: 0 })
    expect((await to(admin, opener, 'start')).status).toBe(409)
    await enterResult(admin, zoneA, 2, 0)
    expect(await readMatch(admin, opener)).toMatchObject({ homeTeamId: 'a1', homeLabel: null, awayTeamId: null })
    await enterResult(admin, zoneB, 0, 1)
    expect(await readMatch(admin, opener)).toMatchObject({ homeTeamId: 'a1', awayTeamId: 'b2' })
    const { body } = await admin.get(url)
    expect(body.phases[1].tables[0].slots.map((slot: { team: { id: string } }) => slot.team.id)).toEqual([
      'a1',
      'b2',
      'a2',
      'b1',
    ])
    expect(body.phases[0].tables[0].rows[0].leadsTo).toEqual({ phaseId: 'final', name: 'Cuadrangular', sure: true })
    await to(admin, zoneA, 'reopen')
    expect(await readMatch(admin, opener)).toMatchObject({ homeTeamId: null, homeLabel: '1.º Zona A' })
    await enterResult(admin, zoneA, 0, 3)
    expect(await readMatch(admin, opener)).toMatchObject({ homeTeamId: 'a2' })
    await enterResult(admin, opener, 4, 1)
    expect(await table(admin, 1)).toBe('a2 3, a1 0, b1 0, b2 0')
    const { body: again, status } = await admin.post('/api/matches/batch', {
      items: [
        { sportId: 'futbol', date: opener.date, time: '12:00', location: 'Campo', ...of, homeSlot: 1, awaySlot: 0 },
      ],
    })
    expect([status, again.details[0].path]).toEqual([400, 'items.0.awayTeamId'])
  })

  it('refuses what does not fit, by its path', async () => {
    const admin = await saved([zones, second])
    const zone = (changes: object) => ({ phases: [zones, { ...second, zones: [{ ...second.zones[0], ...changes }] }] })
    const slots = (...some: unknown[]) => zone({ slots: [place('a', 1), ...some] })
    const draft = { sportId: 'futbol', date: `${new Date().getFullYear()}-11-15`, time: '10:00', location: 'Campo' }
    const of = { ...draft, phaseId: 'final', zoneId: 'f' }
    const sent = [
      await admin.put(url, zone({ teamIds: ['a1', 'a2'] })),
      await admin.put(url, slots({ bye: true })),
      await admin.put(url, slots()),
      await admin.put(url, slots(place('a', 3))),
      await admin.put(url, slots(place('a', 1))),
      await admin.put(url, slots({ bestLoser: 1, phase: zones.id, nth: 1 })),
      await admin.post(`${url}/draw`, { phaseId: 'final', zones: 2 }),
      await admin.post('/api/matches', { ...of, homeTeamId: 'a1', awayTeamId: 'b1' }),
      await admin.post('/api/matches', { ...of, homeSlot: 1, awaySlot: 1 }),
      await admin.post('/api/matches', { ...of, homeSlot: 0 }),
      await admin.post('/api/matches', { ...of, homeSlot: 0, awaySlot: 9 }),
      await admin.post('/api/matches', { ...of, phaseId: zones.id, zoneId: 'a', homeSlot: 0, awaySlot: 1 }),
    ]
    expect(sent.map(({ status, body }) => `${status} ${body.details[0].path}`)).toEqual([
      '400 phases.1.zones.0.slots',
      '400 phases.1.zones.0.slots.1',
      '400 phases.1.zones.0.slots',
      '400 phases.1.zones.0.slots.1',
      '400 phases.1.zones.0.slots.1',
      '400 phases.1.zones.0.slots.1',
      '400 phaseId',
      '400 awaySlot',
      '400 awaySlot',
      '400 awaySlot',
      '400 awaySlot',
      '400 awaySlot',
    ])
  })
})

it('the best loser goes on by goal difference, goals, then lots (case 23)', async () => {
  const tie = (id: string, home: string, away: string) => ({ id, round: 1, home: { team: home }, away: { team: away } })
  const admin = await saved([
    { id: 'oro', name: 'Oro', kind: 'knockout', ties: [tie('t1', 'a1', 'a2'), tie('t2', 'b1', 'b2')] },
    {
      id: 'plata',
      name: 'Plata',
      kind: 'knockout',
      ties: [{ id: 'p1', round: 1, home: { winner: 't1' }, away: { bestLoser: 1, phase: 'oro', nth: 1 } }],
    },
  ])
  const [one, other] = [
    await addCupMatch(admin, { phaseId: 'oro', tieId: 't1' }),
    await addCupMatch(admin, { phaseId: 'oro', tieId: 't2' }),
  ]
  const next = await addCupMatch(admin, { phaseId: 'plata', tieId: 'p1' })
  expect(next.awayLabel).toMatch(/^1\.º mejor perdedor de Oro · /)
  await enterResult(admin, one, 3, 0)
  await enterResult(admin, other, 2, 1)
  expect(await readMatch(admin, next)).toMatchObject({ homeTeamId: 'a1', awayTeamId: 'b2' })
  await to(admin, other, 'reopen')
  await enterResult(admin, other, 3, 0)
  const lots = { phaseId: 'oro', round: 1, teamIds: ['a2', 'b2'] }
  expect((await admin.get(url)).body.phases[0].levelLosers).toEqual([{ round: 1, teamIds: lots.teamIds }])
  expect((await readMatch(admin, next)).awayTeamId).toBeNull()
  expect((await admin.post(`${url}/lots`, { ...lots, teamIds: ['a1', 'b2'] })).status).toBe(400)
  const { body } = await admin.post(`${url}/lots`, { ...lots, order: ['b2', 'a2'], reason: 'Moneda' })
  expect((await readMatch(admin, next)).awayTeamId).toBe('b2')
  await admin.delete(`${url}/lots/${body.lots[0].id}`)
  expect((await readMatch(admin, next)).awayTeamId).toBeNull()
})

it('a level league match is decided by three kicks, on the board and typed, and counts 2 and 1 (cases 05, 22)', async () => {
  const admin = await saved([{ ...zones, levelEnds: 'penalties', tieBreaks: ['points', 'shootout_wins'] }])
  await setRules(admin, { shootOutKicks: 3 })
  const at = { phaseId: zones.id }
  const zoneA = await addCupMatch(admin, { ...at, zoneId: 'a', homeTeamId: 'a1', awayTeamId: 'a2' })
  const zoneB = await addCupMatch(admin, { ...at, zoneId: 'b', homeTeamId: 'b1', awayTeamId: 'b2' })
  expect(zoneA.mustHaveWinner).toBe(true)
  await to(admin, zoneA, 'start')
  for (const [side, scored] of [
    ['home', true],
    ['away', true],
    ['home', true],
    ['away', false],
    ['home', false],
  ] as const)
    await to(admin, zoneA, 'shootout/kicks', { side, scored })
  expect((await to(admin, zoneA, 'finish')).status).toBe(409)
  await to(admin, zoneA, 'shootout/kicks', { side: 'away', scored: false })
  // The rule changes in mid-tournament: what was decided by three stays decided.
  await setRules(admin, { shootOutKicks: 5 })
  expect((await to(admin, zoneA, 'finish')).body).toMatchObject({ status: 'finished', shootout: { home: 2, away: 1 } })
  expect(await table(admin)).toBe('a1 2, a2 1')
  expect((await rowsOf(admin)).map(({ shootoutWins }) => shootoutWins)).toEqual([1, 0])
  await setRules(admin, { shootOutKicks: 1 })
  const typed = { homeScore: 1, awayScore: 1, homePenalties: 2, awayPenalties: 0 }
  expect((await to(admin, zoneB, 'result', typed)).body.details[0].path).toBe('homePenalties')
  expect((await to(admin, zoneB, 'result', { ...typed, homePenalties: 1 })).status).toBe(200)
  expect(await table(admin, 0, 1)).toBe('b1 2, b2 1')
})

it('bonus points are typed with the result, changed, undone, and refused in a sport without them (case 06)', async () => {
  const { admin, zoneA } = await drawn()
  const sheet = { homeScore: 30, awayScore: 25, bonus: { home: 1, away: 2 } }
  expect((await to(admin, zoneA, 'result', sheet)).body.details[0].path).toBe('bonus')
  await setRules(admin, { usesBonus: true, usesOwnPoints: true, pointsForWin: 4, pointsForDraw: 2 })
  const { body } = await to(admin, zoneA, 'result', sheet)
  expect([body.bonus, await table(admin)]).toEqual([{ home: 1, away: 2 }, 'a1 5, a2 2'])
  const put = (bonus: object) => admin.put(`/api/matches/${zoneA.id}/bonus`, bonus)
  expect((await put({ home: 10, away: 0 })).status).toBe(400)
  expect((await put({ home: 0, away: 6 })).status).toBe(200)
  expect(await table(admin)).toBe('a2 6, a1 4')
  expect((await rowsOf(admin)).map(({ bonus }) => bonus)).toEqual([6, 0])
  expect((await admin.get(`/api/matches/${zoneA.id}/log`)).body.items[0]).toMatchObject({ kind: 'bonus' })
  expect((await to(admin, zoneA, 'undo')).status).toBe(200)
  expect(await table(admin)).toBe('a1 5, a2 2')
  await setRules(admin, { usesBonus: false })
  expect((await put({ home: 1, away: 0 })).status).toBe(400)
})

it('who retires in a set loses, and the score stands (case 20)', async () => {
  const { admin, zoneA, zoneB } = await drawn()
  await setRules(admin, { scoring: 'sets', bestOf: 3, setPoints: 6, lastSetPoints: 6, setCap: 7 })
  const sets = [
    { home: 2, away: 6 },
    { home: 1, away: 3 },
  ]
  const sheet = { homeScore: 0, awayScore: 1, sets, retired: 'away' }
  const { body } = await to(admin, zoneA, 'result', sheet)
  expect(body).toMatchObject({
    status: 'finished',
    sets: [sets[0]],
    homePoints: 1,
    awayPoints: 3,
    result: { kind: 'retired', side: 'away', reason: '' },
  })
  expect(await table(admin)).toBe('a1 3, a2 0')
  expect((await to(admin, zoneA, 'reopen')).body).toMatchObject({ status: 'live', result: null, awayScore: 1 })
  expect(await table(admin)).toBe('a1 0, a2 0')
  await to(admin, zoneB, 'start')
  await to(admin, zoneB, 'score', { side: 'home', step: 1 })
  const retire = () => to(admin, zoneB, 'retire', { side: 'home', reason: 'Lesión' })
  expect((await retire()).body).toMatchObject({
    status: 'finished',
    homePoints: 1,
    result: { kind: 'retired', side: 'home' },
  })
  expect((await retire()).status).toBe(200)
  expect(await table(admin, 0, 1)).toBe('b2 3, b1 0')
  expect((await to(admin, zoneB, 'retire', { side: 'nobody' })).status).toBe(400)
})

it('one set, and two fixed sets that may end level (case 04)', async () => {
  const { admin, zoneA, zoneB, final } = await drawn()
  await setRules(admin, { scoring: 'sets', bestOf: 1, setPoints: 25, lastSetPoints: 15 })
  const set = (home: number, away: number) => ({ home, away })
  expect((await to(admin, zoneA, 'result', { homeScore: 1, awayScore: 0, sets: [set(25, 20)] })).status).toBe(200)
  await to(admin, zoneA, 'reopen')
  await setRules(admin, { fixedSets: 2 })
  const level = { homeScore: 1, awayScore: 1, sets: [set(25, 20), set(18, 25)] }
  expect((await to(admin, zoneA, 'result', { ...level, homeScore: 1, awayScore: 0 })).status).toBe(400)
  expect((await to(admin, zoneA, 'result', level)).body).toMatchObject({
    status: 'finished',
    homeScore: 1,
    awayScore: 1,
  })
  expect(await table(admin)).toBe('a1 1, a2 1')
  await to(admin, zoneB, 'result', { ...level, homeScore: 2, awayScore: 0, sets: [set(25, 20), set(25, 3)] })
  await to(admin, zoneA, 'reopen')
  await to(admin, zoneA, 'result', { homeScore: 2, awayScore: 0 })
  // A tie goes on to one more set.
  expect((await to(admin, final, 'result', level)).status).toBe(400)
  const decided = { homeScore: 2, awayScore: 1, sets: [...level.sets, set(15, 10)] }
  expect((await to(admin, final, 'result', decided)).status).toBe(200)
})

it('a finished match is awarded in one act, with or without its scorers, and back', async () => {
  const { admin, zoneA } = await drawn()
  const statsOf = async (id: string) => (await admin.get(`/api/teams/${id}`)).body.stats
  expect((await to(admin, zoneA, 'award', { to: 'away', reason: 'x', keepEvents: true })).status).toBe(409)
  await enterResult(admin, zoneA, 5, 1)
  expect((await to(admin, zoneA, 'award', { to: 'away', keepEvents: true })).status).toBe(400)
  const award = await to(admin, zoneA, 'award', { to: 'away', reason: 'Jugador sin ficha', keepEvents: false })
  expect(award.body).toMatchObject({
    status: 'finished',
    homeScore: 0,
    awayScore: 3,
    result: { kind: 'awarded', side: 'away', reason: 'Jugador sin ficha', keepEvents: false },
  })
  expect([await table(admin), await statsOf('a2')]).toEqual([
    'a2 3, a1 0',
    expect.objectContaining({ won: 1, points: 3 }),
  ])
  expect((await to(admin, zoneA, 'reopen')).body).toMatchObject({
    status: 'finished',
    homeScore: 5,
    awayScore: 1,
    result: null,
  })
  expect([await table(admin), await statsOf('a1')]).toEqual([
    'a1 3, a2 0',
    expect.objectContaining({ won: 1, goalsFor: 5 }),
  ])
})

describe('a team that withdraws', () => {
  const four = [{ ...zones, zones: [{ id: 'a', name: 'Zona A', teamIds: ['a1', 'a2', 'b1', 'b2'] }] }]
  const pairs = [
    ['a1', 'a2'],
    ['b1', 'b2'],
    ['a1', 'b1'],
    ['a2', 'b2'],
  ] as const

  async function played() {
    const admin = await saved(four)
    const made: Match[] = []
    for (const [homeTeamId, awayTeamId] of pairs)
      made.push(await addCupMatch(admin, { phaseId: zones.id, zoneId: 'a', homeTeamId, awayTeamId }))
    await enterResult(admin, made[0]!, 4, 0)
    await enterResult(admin, made[1]!, 1, 0)
    await enterResult(admin, made[2]!, 2, 0)
    return { admin, made }
  }
  const withdraw = (admin: TestClient, body: object) =>
    admin.post(`${url}/withdrawals`, { teamId: 'a1', reason: 'No llega', ...body })

  it('loses all matches, played or not; they keep what was played; and it is taken back (case 07)', async () => {
    const { admin, made } = await played()
    expect(await table(admin)).toBe('a1 6, b1 3, b2 0, a2 0')
    expect((await withdraw(admin, { results: 'keep', phaseId: zones.id })).status).toBe(400)
    expect((await withdraw(admin, { results: 'all_lost', phaseId: 'otra' })).status).toBe(400)
    expect((await withdraw(admin, { results: 'all_lost' })).body.withdrawals[0].phaseIds).toEqual([zones.id])
    expect(await table(admin)).toBe('b1 6, a2 3, b2 0, a1 0')
    expect(await readMatch(admin, made[0]!)).toMatchObject({
      homeScore: 4,
      awayScore: 0,
      result: { kind: 'awarded', absent: 'home', side: 'away', reason: 'No llega' },
    })
    expect((await readMatch(admin, made[1]!)).result ?? null).toBeNull()
    await admin.delete(`${url}/withdrawals/a1`)
    expect((await readMatch(admin, made[0]!)).result ?? null).toBeNull()
    expect(await table(admin)).toBe('a1 6, b1 3, b2 0, a2 0')
  })

  it('keeps its points and stands below all who play on', async () => {
    const { admin } = await played()
    await withdraw(admin, { results: 'keep' })
    expect(await table(admin)).toBe('b1 3, b2 0, a2 0, a1 6')
  })
})

it('points are added with a reason, and taken back', async () => {
  const { admin, zoneA } = await drawn()
  await enterResult(admin, zoneA, 1, 1)
  const { body } = await admin.post(`${url}/deductions`, {
    teamId: 'a2',
    phaseId: zones.id,
    points: -4,
    reason: 'Desfile',
  })
  expect([await table(admin), body.phases[0].tables[0].rows[0].deducted]).toEqual(['a2 5, a1 1', -4])
  await admin.delete(`${url}/deductions/${body.deductions[0].id}`)
  expect(await table(admin)).toBe('a1 1, a2 1')
})

it('a sport has its cards and steps, and no others (case 17)', async () => {
  const { admin, zoneA } = await drawn()
  await setRules(admin, { cards: ['yellow', 'green', 'two_minutes'] })
  await to(admin, zoneA, 'start')
  const card = (type: string) =>
    to(admin, zoneA, 'events', { type, teamId: 'a1', playerId: null }).then(({ status, body }) =>
      status === 201 ? body.event.type : `${status} ${body.details[0].path}`,
    )
  expect([
    await card('green_card'),
    await card('two_minutes'),
    await card('blue_card'),
    await card('red_card'),
  ]).toEqual(['green_card', 'two_minutes', '400 type', '400 type'])
  await setRules(admin, { cards: ['yellow'] })
  const { items } = (await admin.get(`/api/matches/${zoneA.id}/events`)).body
  const corrected = await admin.patch(`/api/matches/${zoneA.id}/events/${items[0].id}`, {
    type: items[0].type,
    minute: 7,
  })
  expect([corrected.status, await card('green_card')]).toEqual([200, '400 type'])
  const refused = [
    { cards: ['yellow', 'yellow'] },
    { cards: ['purple'] },
    { steps: [] },
    { steps: [5, 5] },
    { steps: [11] },
    { steps: [1, 2, 3, 4, 5] },
    { shootOutKicks: 2 },
    { fixedSets: 3 },
    { bestOf: 2 },
    { suspendAfterBlue: 21 },
  ]
  for (const rules of refused) expect([rules, (await setRules(admin, rules)).status]).toEqual([rules, 400])
})

it('a try is one step of five (case 06)', async () => {
  const { admin, zoneA } = await drawn()
  await setRules(admin, { scoring: 'points', steps: [5, 2, 3] })
  await to(admin, zoneA, 'start')
  const step = async (points: number) => {
    const { status, body } = await to(admin, zoneA, 'score', { side: 'home', step: points })
    return status === 200 ? body.homeScore : status
  }
  expect([await step(5), await step(2), await step(1), await step(-5)]).toEqual([5, 7, 400, 2])
  const tryOf = (points: number) => to(admin, zoneA, 'events', { type: 'goal', teamId: 'a1', playerId: null, points })
  expect([(await tryOf(5)).status, (await tryOf(1)).status]).toEqual([201, 400])
})
