import { competitionMessages as messages } from '@torneo/contracts/competition/messages'
import { describe, expect, it } from 'vitest'
import {
  addCupMatch,
  cupFixture,
  cupPhases,
  cupTeams,
  cupUrl as url,
  enterResult,
  readMatch,
  sidesOf,
  useCup,
} from '../../testing/cup'
import { pauseRequest } from '../../testing/pause-request'
import { useTestApi } from '../../testing/test-api'
import { type Answer, type TestClient } from '../../testing/test-client'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const { scene, saved, drawn } = useCup(api)
const node = useNode(api)

type Send = (admin: TestClient) => Promise<Answer>
/** A request that is invalid at a path. */
type Refusal = readonly [name: string, send: Send, path: string, message: string]
/** A request that does not fit what is stored. */
type Conflict = readonly [name: string, send: Send, type: string, message: string]

const [league, cup] = cupPhases
const [tie] = cup.ties
const zone = (id: string, teamIds: readonly string[]) => ({ id, name: `Zona ${id}`, teamIds })
const withZones = (...zones: object[]) => [{ ...league, zones }]
const withTies = (...ties: object[]) => [league, { ...cup, ties: ties.map((one) => ({ ...tie, ...one })) }]
const place = (fields: object) => ({ phase: 'zonas-1', zone: 'a', rank: 1, ...fields })
const many = Array.from({ length: 300 }, (_, index) => `equipo${index}`)

const put = (phases: unknown) => (admin: TestClient) => admin.put(url, { phases })
const draw = (fields: object) => (admin: TestClient) =>
  admin.post(`${url}/draw`, { phaseId: 'zonas-1', zones: 2, ...fields })
const lots = (fields: object) => (admin: TestClient) =>
  admin.post(`${url}/lots`, { phaseId: 'zonas-1', zoneId: 'a', teamIds: ['a1', 'a2'], ...fields })
const deduct = (fields: object) => (admin: TestClient) =>
  admin.post(`${url}/deductions`, { teamId: 'a1', phaseId: 'zonas-1', points: 3, reason: 'Acta', ...fields })
const withdraw = (fields: object) => (admin: TestClient) =>
  admin.post(`${url}/withdrawals`, { teamId: 'a1', results: 'keep', reason: 'Lesiones', ...fields })

/** Sends each request, and expects its response and that nothing stored has changed. */
async function expectUnchanged(
  admin: TestClient,
  rows: readonly (Refusal | Conflict)[],
  read: (answer: Answer) => readonly unknown[],
  status: number,
): Promise<void> {
  const before = await api.snapshot()
  const answers: unknown[] = []
  for (const [name, send] of rows) {
    const answer = await send(admin)
    answers.push([name, answer.status, ...read(answer), (await api.snapshot()) === before])
  }
  expect(answers).toEqual(rows.map(([name, , where, message]) => [name, status, where, message, true]))
}

const expectInvalid = (admin: TestClient, rows: readonly Refusal[]) =>
  expectUnchanged(admin, rows, ({ body }) => [body?.details?.[0]?.path, body?.details?.[0]?.message], 400)

const expectConflicts = (admin: TestClient, rows: readonly Conflict[]) =>
  expectUnchanged(admin, rows, ({ body }) => [body?.type, body?.message], 409)

/** Adds a team of another sport. */
async function foreignTeam() {
  await scene.sport('voley')
  await scene.team('v1', { sportId: 'voley', promotionId: 'p' })
}

describe('a save is refused at the path that is wrong, and changes nothing:', () => {
  it('zones', async () => {
    await foreignTeam()
    await expectInvalid(await saved(), [
      ['no phases', put(undefined), 'phases', 'Este campo es requerido'],
      ['13 phases', put(Array.from({ length: 13 }, (_, n) => ({ ...league, id: `f${n}` }))), 'phases', messages.phases],
      [
        '33 zones',
        put(withZones(...Array.from({ length: 33 }, (_, n) => zone(`z${n}`, [])))),
        'phases.0.zones',
        messages.zones,
      ],
      ['no zones', put(withZones()), 'phases.0.zones', messages.noZones],
      ['300 teams in a zone', put(withZones(zone('a', many))), 'phases.0.zones.0.teamIds', 'Máximo 64 equipos'],
      [
        '300 unknown teams in zones',
        put(withZones(...[0, 1, 2, 3, 4].map((n) => zone(`z${n}`, many.slice(n * 60, n * 60 + 60))))),
        'phases.0.zones.0.teamIds.0',
        messages.noTeam,
      ],
      ['a zone of one', put(withZones(zone('a', ['a1']))), 'phases.0.zones.0.teamIds', messages.loneTeam],
      ['an unknown team', put(withZones(zone('a', ['a1', 'nadie']))), 'phases.0.zones.0.teamIds.1', messages.noTeam],
      ['a foreign team', put(withZones(zone('a', ['v1', 'a1']))), 'phases.0.zones.0.teamIds.0', messages.otherSport],
      [
        'a team in two zones',
        put(withZones(zone('a', ['a1', 'a2']), zone('b', ['b1', 'a1']))),
        'phases.0.zones.1.teamIds.1',
        messages.teamInZone,
      ],
      [
        'a zone twice',
        put(withZones(zone('a', ['a1', 'a2']), zone('a', ['b1', 'b2']))),
        'phases.0.zones.1.id',
        messages.sameId,
      ],
      ['an id with a dot', put(withZones(zone('a.b', []))), 'phases.0.zones.0.id', 'El valor no es válido'],
      ['three legs', put([{ ...league, legs: 3 }]), 'phases.0.legs', messages.legs],
      ['an unknown kind', put([{ ...league, kind: 'suizo' }]), 'phases.0.kind', messages.kind],
      [
        'an unknown tie-break',
        put([{ ...league, tieBreaks: ['altura'] }]),
        'phases.0.tieBreaks.0',
        'El valor no es válido',
      ],
      [
        'a tie-break of sets',
        put([{ ...league, tieBreaks: ['set_ratio'] }]),
        'phases.0.tieBreaks.0',
        messages.setsOnly,
      ],
      ['a field of the answer', put([{ ...league, state: 'over' }]), 'phases.0.state', 'Este campo no se puede enviar'],
    ])
  })

  it('slots', async () => {
    await foreignTeam()
    const cycle = withTies({ home: { winner: 'otro' } }, { id: 'otro', away: { winner: 'oro-1_1' }, home: null })
    await expectInvalid(await saved(), [
      ['no ties', put(withTies()), 'phases.1.ties', messages.noTies],
      [
        'a rank that the zone has not',
        put(withTies({ home: place({ rank: 3 }) })),
        'phases.1.ties.0.home',
        messages.noRank,
      ],
      ['rank 0', put(withTies({ home: place({ rank: 0 }) })), 'phases.1.ties.0.home.rank', 'Debe ser 1 o más'],
      [
        'a rank of too few zones',
        put(withTies({ home: { phase: 'zonas-1', bestOf: 2, nth: 3 } })),
        'phases.1.ties.0.home',
        messages.noBest,
      ],
      ['an unknown zone', put(withTies({ home: place({ zone: 'z' }) })), 'phases.1.ties.0.home', messages.noZone],
      ['an unknown phase', put(withTies({ home: place({ phase: 'z' }) })), 'phases.1.ties.0.home', messages.noPhase],
      ['a later phase', put([cup, league]), 'phases.0.ties.0.home', messages.laterPhase],
      ['its own phase', put(withTies({ home: place({ phase: 'oro' }) })), 'phases.1.ties.0.home', messages.laterPhase],
      ['its own tie', put(withTies({ home: { winner: 'oro-1_1' } })), 'phases.1.ties.0.home', messages.ownTie],
      ['a cycle of two ties', put(cycle), 'phases.1.ties.0.home', messages.laterTie],
      ['an unknown tie', put(withTies({ home: { loser: 'nada' } })), 'phases.1.ties.0.home', messages.noTie],
      ['one slot twice', put(withTies({ home: place({ zone: 'b' }) })), 'phases.1.ties.0.away', messages.sameSlot],
      [
        'a team twice',
        put(withTies({ home: { team: 'a1' }, away: { team: 'a1' } })),
        'phases.1.ties.0.away',
        messages.teamInTie,
      ],
      ['an unknown team', put(withTies({ home: { team: 'nadie' } })), 'phases.1.ties.0.home', messages.noTeam],
      ['a foreign team', put(withTies({ home: { team: 'v1' } })), 'phases.1.ties.0.home', messages.otherSport],
      [
        'two things at once',
        put(withTies({ home: { team: 'a1', winner: 'x' } })),
        'phases.1.ties.0.home',
        messages.slot,
      ],
      [
        'two third places',
        put(withTies({ thirdPlace: true }, { id: 'o', home: null, away: null, thirdPlace: true })),
        'phases.1.ties.1.thirdPlace',
        messages.twoThirdPlaces,
      ],
      [
        '65 entrants',
        put(withTies(...Array.from({ length: 33 }, (_, n) => ({ id: `t${n}`, home: null, away: null })))),
        'phases.1.ties',
        messages.entrants,
      ],
    ])
  })
})

it('every decision about a competition that does not fit is refused, and changes nothing', async () => {
  await foreignTeam()
  const admin = await saved()
  await scene.team('c1', { sportId: 'futbol', promotionId: 'p' })
  await expectInvalid(admin, [
    [
      'a preview of a rank that the zone has not',
      (to) => to.post(`${url}/preview`, { phases: withTies({ home: place({ rank: 3 }) }) }),
      'phases.1.ties.0.home',
      messages.noRank,
    ],
    ['a draw of an unknown phase', draw({ phaseId: 'nada' }), 'phaseId', messages.noPhase],
    ['a draw of a bracket', draw({ phaseId: 'oro' }), 'phaseId', messages.noDraw],
    ['a draw into one zone', draw({ zones: 1 }), 'zones', 'Debe ser 2 o más'],
    ['a draw into 33 zones', draw({ zones: 33 }), 'zones', 'Debe ser 32 o menos'],
    [
      'a draw of too few teams',
      draw({ zones: 3 }),
      'zones',
      'Hay 5 equipos para 3 zonas: cada una necesita al menos dos',
    ],
    ['a draw of 300 unknown teams', draw({ teamIds: many }), 'teamIds', messages.noTeam],
    ['a draw of a foreign team', draw({ teamIds: [...cupTeams, 'v1'] }), 'teamIds', messages.noTeam],
    ['a draw with a team twice', draw({ teamIds: [...cupTeams, 'a1'] }), 'teamIds', messages.sameTeam],
    ['a pot larger than the zones', draw({ pots: [cupTeams] }), 'pots', 'El bombo 1 tiene 4 equipos y hay 2 zonas'],
    [
      'a team in two pots',
      draw({
        pots: [
          ['a1', 'a2'],
          ['a1', 'b1'],
        ],
      }),
      'pots',
      'Un equipo está dos veces en los bombos',
    ],
    [
      'a pot with another team',
      draw({ teamIds: cupTeams, pots: [['c1', 'a1']] }),
      'pots',
      'Un equipo de los bombos no está en el sorteo',
    ],
    ['lots of an unknown phase', lots({ phaseId: 'nada' }), 'phaseId', messages.noPhase],
    ['lots of a bracket', lots({ phaseId: 'oro' }), 'phaseId', messages.noPhase],
    ['lots of an unknown zone', lots({ zoneId: 'nada' }), 'teamIds', messages.notLevel],
    ['lots of an unknown team', lots({ teamIds: ['a1', 'nadie'] }), 'teamIds', messages.notLevel],
    ['lots of one team', lots({ teamIds: ['a1'] }), 'teamIds', messages.twoTeams],
    ['lots of a team twice', lots({ teamIds: ['a1', 'a1'] }), 'teamIds', messages.sameTeam],
    ['lots of nowhere', lots({ zoneId: undefined }), 'zoneId', messages.lotsPlace],
    ['lots of a zone and a rank', lots({ rank: 1 }), 'zoneId', messages.lotsPlace],
    ['an order of others', lots({ order: ['a1', 'b1'], reason: 'Moneda' }), 'order', messages.order],
    ['an order without a reason', lots({ order: ['a2', 'a1'] }), 'reason', messages.reason],
    ['lots before the zone is complete', lots({}), 'teamIds', messages.notLevel],
    [
      'lots of a rank before the zones are complete',
      lots({ zoneId: undefined, rank: 1, teamIds: ['a1', 'b1'] }),
      'teamIds',
      messages.notLevel,
    ],
    ['0 points', deduct({ points: 0 }), 'points', 'Elige cuántos puntos se suman o se descuentan'],
    ['101 points', deduct({ points: 101 }), 'points', 'Debe ser 100 o menos'],
    ['half a point', deduct({ points: 1.5 }), 'points', 'Debe ser un número entero'],
    ['a deduction without a reason', deduct({ reason: ' ' }), 'reason', messages.reason],
    ['a deduction in a bracket', deduct({ phaseId: 'oro' }), 'phaseId', messages.noPhase],
    ['a deduction of a team that is not in the phase', deduct({ teamId: 'c1' }), 'teamId', messages.notInPhase],
    ['a withdrawal of a team that is not in it', withdraw({ teamId: 'c1' }), 'teamId', messages.notInCompetition],
    ['a withdrawal of a foreign team', withdraw({ teamId: 'v1' }), 'teamId', messages.notInCompetition],
    ['a withdrawal without its results', withdraw({ results: 'todo' }), 'results', 'El valor no es válido'],
    ['a withdrawal without a reason', withdraw({ reason: '' }), 'reason', messages.reason],
  ])
})

describe('changes that no longer fit the stored competition are rejected and change nothing:', () => {
  it('a save, a draw and a decision while matches depend on it', async () => {
    const { admin, zoneA, zoneB, final } = await drawn()
    const [a, b] = league.zones
    await enterResult(admin, zoneA, 1, 1)
    await enterResult(admin, zoneB, 0, 1)
    const { body } = await lots({})(admin)
    const otherTeam = (to: TestClient) => to.patch(`/api/matches/${final.id}`, { homeTeamId: 'b1' })
    await expectInvalid(admin, [['a team of a tie', otherTeam, 'homeTeamId', messages.tieTeams]])
    await admin.post(`/api/matches/${final.id}/start`)
    await withdraw({ teamId: 'b1' })(admin)
    await expectConflicts(admin, [
      ['a phase is left out', put([league]), 'in_use', messages.hasMatches],
      ['a zone is left out', put([{ ...league, zones: [a] }]), 'in_use', messages.hasMatches],
      ['a tie gets another id', put(withTies({ id: 'otra' })), 'in_use', messages.hasMatches],
      ['a tie becomes a bye', put(withTies({ away: { bye: true } })), 'in_use', messages.hasMatches],
      [
        'a cup becomes a league',
        put([league, { ...league, id: 'oro', zones: [zone('c', [])] }]),
        'in_use',
        messages.hasMatches,
      ],
      [
        'two teams change zones',
        put([
          {
            ...league,
            zones: [
              { ...a, teamIds: ['a1', 'b1'] },
              { ...b, teamIds: ['a2', 'b2'] },
            ],
          },
          cup,
        ]),
        'in_use',
        messages.hasMatches,
      ],
      ['the competition is deleted', (to) => to.delete(url), 'in_use', messages.hasMatches],
      ['a draw', draw({}), 'conflict', messages.phaseHasMatches],
      ['lots are taken back', (to) => to.delete(`${url}/lots/${body.lots[0].id}`), 'conflict', messages.filledBegun],
      ['a team withdraws again', withdraw({ teamId: 'b1' }), 'conflict', messages.withdrawn],
      ['no conflict is accepted', (to) => to.post(`${url}/ties/oro-1_1/keep`), 'conflict', messages.noConflict],
      [
        'a tie without a conflict is played again',
        (to) => to.post(`${url}/ties/oro-1_1/replay`, cupFixture),
        'conflict',
        messages.noConflict,
      ],
    ])
    await expectInvalid(admin, [
      ['lots where nothing is level', lots({ zoneId: 'b', teamIds: ['b1', 'b2'] }), 'teamIds', messages.notLevel],
      ['lots of what lots have separated', lots({}), 'teamIds', messages.notLevel],
    ])
  })

  it('a match on a bye, whatever call puts it there', async () => {
    const { admin, final } = await drawn()
    const free = await addCupMatch(admin, { homeTeamId: 'a1', awayTeamId: 'b1' })
    expect((await admin.delete(`/api/matches/${final.id}`)).status).toBe(204)
    await saved(withTies({ away: { bye: true } }))
    const match = { ...cupFixture, phaseId: 'oro', tieId: 'oro-1_1' }
    await expectInvalid(admin, [
      ['a new match', (to) => to.post('/api/matches', match), 'tieId', messages.byeTie],
      ['a batch', (to) => to.post('/api/matches/batch', { items: [match] }), 'items.0.tieId', messages.byeTie],
      [
        'a match that moves there',
        (to) => to.patch(`/api/matches/${free.id}`, { phaseId: 'oro', tieId: 'oro-1_1' }),
        'tieId',
        messages.byeTie,
      ],
    ])
    await expectConflicts(admin, [
      ['one from the bin', (to) => to.post(`/api/bin/${final.id}/restore`), 'conflict', messages.byeTie],
    ])
  })

  it('a match on a bye that is reached through another tie, and a bye that reaches a match', async () => {
    const sides = (home: object, away: object) => ({ home, away })
    const semifinals = (second: object) => [
      {
        ...cup,
        ties: [
          { id: 's1', round: 1, ...sides({ team: 'a1' }, { team: 'b1' }) },
          { id: 's2', round: 1, ...sides({ team: 'a2' }, second) },
          { id: 'third', round: 2, ...sides({ loser: 's1' }, { loser: 's2' }), thirdPlace: true },
          { id: 'fifth', round: 3, ...sides({ loser: 'third' }, { winner: 's2' }) },
        ],
      },
    ]
    const on = (tieId: string) => ({ ...cupFixture, phaseId: 'oro', tieId })
    const admin = await saved(semifinals({ bye: true }))
    await expectInvalid(admin, [
      ['a third place', (to) => to.post('/api/matches', on('third')), 'tieId', messages.byeTie],
      ['a match after it', (to) => to.post('/api/matches', on('fifth')), 'tieId', messages.byeTie],
      [
        'a batch',
        (to) => to.post('/api/matches/batch', { items: [on('s1'), on('third')] }),
        'items.1.tieId',
        messages.byeTie,
      ],
    ])
    await saved(semifinals({ team: 'b2' }))
    await addCupMatch(admin, { phaseId: 'oro', tieId: 'fifth' })
    await expectConflicts(admin, [
      ['a semi-final becomes a bye', put(semifinals({ bye: true })), 'in_use', messages.hasMatches],
    ])
  })

  it('a save and a deletion of the week before', async () => {
    const admin = await saved()
    await saved([{ ...league, name: 'Grupos' }, cup])
    const lastWeek = { 'if-match': '1' }
    const before = await api.snapshot()
    for (const answer of [
      await admin.put(url, { phases: cupPhases }, lastWeek),
      await admin.delete(url, undefined, lastWeek),
    ]) {
      expect([answer.status, answer.body.type, answer.body.changedBy.name]).toEqual([409, 'stale', 'Diego Paz'])
      expect(answer.body.current).toMatchObject({ rev: 2, phases: [{ name: 'Grupos' }, { name: 'Oro' }] })
    }
    expect(await api.snapshot()).toBe(before)
  })

  it('an unknown id', async () => {
    const admin = await saved()
    const before = await api.snapshot()
    for (const path of ['lots/nada', 'deductions/nada', 'withdrawals/a1'])
      expect([path, (await admin.delete(`${url}/${path}`)).status]).toEqual([path, 404])
    expect((await admin.post(`${url}/ties/nada/keep`)).status).toBe(404)
    expect((await admin.put('/api/competitions/nada', { phases: [] })).status).toBe(404)
    expect(await api.snapshot()).toBe(before)
  })
})

it('lots of one rank are among all teams of one level group, and of no other', async () => {
  for (const id of ['c1', 'c2', 'd1', 'd2']) await scene.team(id, { sportId: 'futbol', promotionId: 'p' })
  const zones = ['a', 'b', 'c', 'd']
  const best = (nth: number) => ({ phase: 'zonas-1', bestOf: 1, nth, byMerit: true })
  const admin = await saved([
    { ...league, zones: zones.map((id) => zone(id, [`${id}1`, `${id}2`])) },
    {
      ...cup,
      ties: [
        { id: 's1', round: 1, home: best(1), away: best(4) },
        { id: 's2', round: 1, home: best(2), away: best(3) },
      ],
    },
  ])
  for (const [index, zoneId] of zones.entries()) {
    const sides = { homeTeamId: `${zoneId}1`, awayTeamId: `${zoneId}2` }
    await enterResult(admin, await addCupMatch(admin, { phaseId: 'zonas-1', zoneId, ...sides }), index < 2 ? 3 : 1, 0)
  }
  const ofRank = (...teamIds: string[]) => lots({ zoneId: undefined, rank: 1, teamIds })
  await expectInvalid(admin, [
    ['both groups at once', ofRank('a1', 'b1', 'c1', 'd1'), 'teamIds', messages.notLevel],
    ['one of each', ofRank('a1', 'c1'), 'teamIds', messages.notLevel],
  ])
  const due = async () =>
    (await admin.get('/api/competition-decisions')).body.items.map(({ teams }: { teams: string[] }) => teams)
  expect(await due()).toEqual([
    ['a1', 'b1'],
    ['c1', 'd1'],
  ])
  expect((await ofRank('d1', 'c1')(admin)).status).toBe(200)
  expect(await due()).toEqual([['a1', 'b1']])
})

describe('a draw pressed twice at once', () => {
  it('is one draw for one person', async () => {
    const admin = await saved()
    const press = () =>
      admin.post(`${url}/draw`, { phaseId: 'zonas-1', zones: 2 }, { 'idempotency-key': 'sorteo-zonas-0001' })
    const [one, other] = await Promise.all([press(), press()])
    expect([one.status, other.status]).toEqual([200, 200])
    expect(one.body.phases[0].draw).toMatchObject({ zones: 2, pots: [], teamIds: cupTeams })
    expect(one.body.phases[0]).toEqual(other.body.phases[0])
    expect((await admin.get(url)).body.phases[0]).toEqual(one.body.phases[0])
  })

  it('is refused for the second of two people', async () => {
    const admin = await saved()
    // Two that meet by chance one after the other are both made: the next two may meet.
    let refused: Awaited<ReturnType<ReturnType<typeof draw>>> | undefined
    for (let round = 0; round < 30 && !refused; round += 1) {
      const [done, later] = (await Promise.all([draw({})(admin), draw({})(admin)])).toSorted(
        (one, other) => one.status - other.status,
      )
      expect(done?.status).toBe(200)
      if (later?.status === 200) continue
      refused = later
      expect((await admin.get(url)).body.phases[0].draw).toEqual(done?.body.phases[0].draw)
    }
    expect([refused?.status, refused?.body.message]).toEqual([409, messages.drawnMeanwhile])
  })

  it.each([
    ['the same node', () => api.app],
    ['another node', () => node.app],
  ])('is refused for a request that ends long after the first draw, on %s', async (_, appOf) => {
    const admin = await saved()
    const app = appOf()
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
    const payload = Buffer.from(JSON.stringify({ phaseId: 'zonas-1', zones: 2 }))
    const request = { method: 'POST', path: `${url}/draw`, token: admin.token, payload } as const
    const finish = await pauseRequest({ ...api, app }, request)
    const first = await draw({})(await api.as('super'))
    expect(first.status).toBe(200)
    expect(await finish()).toMatchObject({ status: 409, body: { message: messages.drawnMeanwhile } })
    expect((await admin.get(url)).body.phases[0].draw).toEqual(first.body.phases[0].draw)
  })

  it('is refused from a screen that shows the competition of before, and the answer has the current one', async () => {
    const admin = await saved()
    const { rev } = (await admin.get(url)).body
    const drawnOnce = await draw({ rev })(admin)
    expect(drawnOnce.status).toBe(200)
    const refused = await draw({ rev })(await api.as('super'))
    expect([refused.status, refused.body.type]).toEqual([409, 'stale'])
    expect(refused.body.current).toEqual(drawnOnce.body)
    expect(refused.body.changedBy.name).toBe(drawnOnce.body.phases[0].draw.by)
    expect((await admin.get(url)).body).toEqual(drawnOnce.body)
    expect((await draw({ rev: drawnOnce.body.rev })(admin)).status).toBe(200)
  })
})

it('a feeder reopened while the final is in its shoot-out leaves the final its teams, and the conflict is shown', async () => {
  const { admin, zoneA, zoneB, final } = await drawn()
  await enterResult(admin, zoneA, 0, 3)
  await enterResult(admin, zoneB, 0, 1)
  const kick = (side: string) => admin.post(`/api/matches/${final.id}/shootout/kicks`, { side, scored: true })
  for (const command of ['start', 'half-time', 'second-half', 'stop'])
    await admin.post(`/api/matches/${final.id}/${command}`)
  expect((await kick('home')).status).toBe(200)
  await admin.post(`/api/matches/${zoneA.id}/reopen`)
  await enterResult(admin, zoneA, 4, 0)
  const live = await readMatch(admin, final)
  expect([sidesOf(live), live.status, live.shootout?.kicks.length]).toEqual([['a2', 'b2'], 'live', 1])
  const conflict = (await admin.get(url)).body.phases[1].ties[0].conflict
  expect(conflict).toMatchObject({ side: 'home', shouldBe: { id: 'a1' }, keptBy: null })
  expect((await kick('away')).status).toBe(200)
})

it('300 teams are drawn, saved and read', async () => {
  for (const id of many) await scene.team(id, { sportId: 'futbol', promotionId: 'p' })
  const admin = await saved()
  const { status, body } = await draw({ zones: 32, teamIds: many })(admin)
  expect([status, body.phases[0].tables.length]).toEqual([200, 32])
  expect(body.phases[0].zones.flatMap(({ teamIds }: { teamIds: string[] }) => teamIds).toSorted()).toEqual(
    many.toSorted(),
  )
})
