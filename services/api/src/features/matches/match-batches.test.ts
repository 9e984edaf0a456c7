import type { Match } from '@torneo/contracts/match/matches'
import { describe, expect, it } from 'vitest'
import { addCupMatch, cupFixture, cupPhases, enterResult, readMatch, sidesOf, useCup } from '../../testing/cup'
import { storedPass } from '../../testing/pass-scene'
import { useTestApi } from '../../testing/test-api'
import { createTestClient, type TestClient } from '../../testing/test-client'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const { scene, saved, drawn } = useCup(api)
const node = useNode(api)

const url = '/api/matches/batch'
const zoneA = { phaseId: 'zonas-1', zoneId: 'a', homeTeamId: 'a1', awayTeamId: 'a2' }
const zoneB = { phaseId: 'zonas-1', zoneId: 'b', homeTeamId: 'b1', awayTeamId: 'b2' }
const final = { phaseId: 'oro', tieId: 'oro-1_1' }
const wholeCup = [zoneA, zoneB, final]
const draftsOf = (all: readonly object[]) => ({ items: all.map((fields) => ({ ...cupFixture, ...fields })) })

const add = async (client: TestClient, all: readonly object[] = wholeCup) => client.post(url, draftsOf(all))
const listed = async (client: TestClient): Promise<Match[]> => (await client.get('/api/matches')).body.items
const historyOf = async (client: TestClient, id: string) => (await client.get(`/api/history/${id}`)).body.items

describe('a batch of new matches', () => {
  it('is in the answer, in the list and in the history of each, in the order of the drafts', async () => {
    const admin = await saved()
    const { status, body } = await add(admin)
    expect([status, body.items.map(({ homeTeamId }: Match) => homeTeamId)]).toEqual([201, ['a1', 'b1', null]])
    expect(body.items[2]).toMatchObject({ mustHaveWinner: true, roundName: 'Final', homeLabel: '1.º Zona A', rev: 1 })
    expect((await listed(admin)).map(({ id }) => id).toSorted()).toEqual(
      body.items.map(({ id }: Match) => id).toSorted(),
    )
    expect((await admin.get(`/api/matches/${body.items[1].id}`)).body).toEqual(body.items[1])
    expect(await historyOf(admin, body.items[2].id)).toMatchObject([{ action: 'Partidos agregados', changes: [] }])
    const [row] = (await (await api.as('super')).get('/api/activity?section=fixtures')).body.items
    expect(row).toMatchObject({ action: 'Partidos agregados', subject: '3 partidos', section: 'fixtures' })
  })

  it('has the teams of slots that are decided, at once', async () => {
    const admin = await saved([
      cupPhases[0],
      { ...cupPhases[1], ties: [{ ...cupPhases[1].ties[0], away: { team: 'b2' } }] },
    ])
    await enterResult(admin, await addCupMatch(admin, zoneA), 2, 1)
    const { body } = await add(admin, [final, zoneB])
    expect(body.items.map(sidesOf)).toEqual([
      ['a1', 'b2'],
      ['b1', 'b2'],
    ])
    expect(body.items[0].homeLabel).toBeNull()
  })

  it('opens the slots of a match that its zone had decided before', async () => {
    const admin = await saved([{ ...cupPhases[0], legs: 2 }, cupPhases[1]])
    for (const [homeTeamId, awayTeamId] of [
      ['a1', 'a2'],
      ['a2', 'a1'],
    ])
      await enterResult(admin, await addCupMatch(admin, { ...zoneA, homeTeamId, awayTeamId }), 2, 0)
    await admin.delete(`/api/matches/${(await listed(admin))[1]?.id}`)
    const decided = await addCupMatch(admin, final)
    expect(decided.homeTeamId).toBeNull()
    const { body } = await add(admin, [{ ...zoneA, homeTeamId: 'a2', awayTeamId: 'a1' }])
    await enterResult(admin, body.items[0], 0, 3)
    expect((await readMatch(admin, decided)).homeTeamId).toBe('a1')
    await admin.post(`/api/matches/${body.items[0].id}/reopen`)
    expect((await readMatch(admin, decided)).homeTeamId).toBeNull()
  })

  it('is there once however often it is sent under one key, on any node', async () => {
    const admin = await saved()
    const there = createTestClient(node.app, admin.token)
    const key = { 'idempotency-key': 'fixture-completo-1' }
    const both = await Promise.all([admin, there].map((client) => client.post(url, draftsOf(wholeCup), key)))
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(both[0]?.body).toEqual(both[1]?.body)
    expect(await listed(admin)).toHaveLength(3)
    expect((await admin.post(url, draftsOf([zoneA]), key)).status).toBe(409)
  })

  it('adds, moves and deletes 500 matches in about as many operations as two', async () => {
    const admin = await saved()
    const { operations } = api.app.services.database.metrics
    const operationsOf = async (count: number) => {
      const hour = (index: number) => new Date(index * 60_000).toISOString().slice(11, 16)
      const drafts = Array.from({ length: count }, (_, index) => ({
        homeTeamId: 'a1',
        awayTeamId: 'b1',
        time: hour(index),
      }))
      const before = operations.count
      const { body } = await add(admin, drafts)
      const items = body.items.map(({ id }: Match) => ({ id, time: '12:00' }))
      expect((await admin.patch(url, { items })).status).toBe(200)
      expect((await admin.delete(`${url}/${body.batch}`)).status).toBe(204)
      return operations.count - before
    }
    // The clocks and the audit log work meanwhile.
    expect(await operationsOf(500)).toBeLessThan((await operationsOf(2)) + 100)
  })
})

describe('a batch with a wrong row', () => {
  const ok = { homeTeamId: 'a1', awayTeamId: 'b1' }
  const wrong: readonly [string, readonly object[], string, string][] = [
    ['a missing time', [ok, { ...ok, time: '' }], 'items.1.time', 'La hora es requerida'],
    [
      'one fixture twice',
      [ok, { homeTeamId: 'b1', awayTeamId: 'a1' }],
      'items.1.time',
      'Ese partido ya está en el fixture',
    ],
    [
      'an hour that is none',
      [ok, { ...ok, time: '12:00' }, { ...ok, time: '25:00' }],
      'items.2.time',
      'Usa una hora como 14:30',
    ],
    [
      'a date of another year',
      [{ ...ok, date: '2019-11-15' }],
      'items.0.date',
      expect.stringContaining('El torneo es de'),
    ],
    ['no home team', [ok, { awayTeamId: 'a2' }], 'items.1.homeTeamId', 'El equipo local es requerido'],
    [
      'one team twice',
      [ok, { homeTeamId: 'a1', awayTeamId: 'a1' }],
      'items.1.awayTeamId',
      'Los equipos deben ser diferentes',
    ],
    ['an unknown team', [{ ...ok, awayTeamId: 'nadie' }], 'items.0.awayTeamId', 'Ese equipo ya no existe'],
    [
      'a team of another sport',
      [ok, { ...ok, awayTeamId: 'v1' }],
      'items.1.awayTeamId',
      'Ese equipo es de otro deporte',
    ],
    ['an unknown sport', [{ ...ok, sportId: 'nada' }], 'items.0.sportId', 'Ese deporte ya no existe'],
    ['an unknown tournament', [{ ...ok, tournamentId: '9' }], 'items.0.tournamentId', 'Ese torneo no existe'],
    ['a zone without its phase', [{ ...ok, zoneId: 'a' }], 'items.0.phaseId', 'Esa fase no existe'],
    ['an unknown phase', [ok, { ...ok, phaseId: 'nada' }], 'items.1.phaseId', 'Esa fase no existe'],
    [
      'a zone of another phase',
      [{ ...zoneA, phaseId: 'oro' }],
      'items.0.zoneId',
      'La zona o el cruce no es de esa fase',
    ],
    [
      'a tie of another phase',
      [{ ...final, phaseId: 'zonas-1' }],
      'items.0.tieId',
      'La zona o el cruce no es de esa fase',
    ],
    [
      'a team of another zone',
      [{ ...zoneA, awayTeamId: 'b2' }],
      'items.0.awayTeamId',
      'En un partido de zona juegan dos equipos de esa zona',
    ],
    [
      'teams of a tie',
      [{ ...final, homeTeamId: 'a1', awayTeamId: 'b1' }],
      'items.0.homeTeamId',
      'Los equipos de un cruce salen de la competencia',
    ],
    ['a tie twice', [final, zoneA, final], 'items.2.tieId', 'Ese cruce ya tiene un partido'],
    [
      'a pairing twice, in whatever order',
      [zoneA, { ...zoneA, homeTeamId: 'a2', awayTeamId: 'a1' }],
      'items.1.awayTeamId',
      'Esos equipos ya tienen todos sus partidos en esta zona',
    ],
    ['an unknown field', [{ ...ok, status: 'finished' }], 'items.0.status', 'Este campo no se puede enviar'],
    ['no row', [], 'items', 'Elige al menos un partido'],
    ['501 rows', Array.from({ length: 501 }, () => ok), 'items', 'Se pueden guardar hasta 500 partidos por vez'],
  ]

  it('says what is wrong at the row, and writes nothing', async () => {
    const admin = await saved()
    await scene.sport('voley')
    await scene.team('v1', { sportId: 'voley', promotionId: 'p' })
    const before = await api.snapshot()
    for (const [name, all, path, message] of wrong) {
      const { status, body } = await add(admin, all)
      expect([name, status, body.details?.[0]]).toEqual([name, 400, { path, message }])
    }
    expect(await api.snapshot()).toBe(before)
  })

  it('names every wrong row', async () => {
    const admin = await saved()
    const { body } = await add(admin, [ok, { ...ok, awayTeamId: 'nadie' }, { ...ok, phaseId: 'nada' }])
    expect(body.details.map(({ path }: { path: string }) => path)).toEqual(['items.1.awayTeamId', 'items.2.phaseId'])
  })

  it('refuses the row of an occupied tie or pairing until that match is cancelled', async () => {
    const { admin, zoneA: first } = await drawn()
    const refused = await add(admin)
    expect(refused.body.details.map(({ path }: { path: string }) => path)).toEqual([
      'items.0.awayTeamId',
      'items.1.awayTeamId',
      'items.2.tieId',
    ])
    await admin.post(`/api/matches/${first.id}/cancel`)
    expect((await add(admin, [zoneA])).status).toBe(201)
  })

  it('never doubles a tie or a pairing when two people send it at once, on two nodes', async () => {
    const admin = await saved()
    const there = createTestClient(node.app, admin.token)
    for (let round = 0; round < 3; round += 1) {
      const both = await Promise.all([add(admin), add(there)])
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400])
      const [made] = both.filter(({ status }) => status === 201)
      await expect.poll(async () => (await listed(admin)).length).toBe(3)
      expect((await admin.delete(`${url}/${made?.body.batch}`)).status).toBe(204)
      await expect.poll(async () => listed(there)).toEqual([])
    }
  })
})

describe('moving many matches', () => {
  it('writes those that change, with the history of each, and answers all in the order asked', async () => {
    const { admin, zoneA: one, zoneB: two } = await drawn()
    const { status, body } = await admin.patch(url, {
      items: [
        { id: two.id, rev: two.rev, time: '12:00', field: 'Cancha 2' },
        { id: one.id, rev: one.rev, time: one.time },
      ],
    })
    expect([status, body.items.map(({ id, time, rev }: Match) => [id, time, rev])]).toEqual([
      200,
      [
        [two.id, '12:00', two.rev + 1],
        [one.id, one.time, one.rev],
      ],
    ])
    expect(body.items[0].changed).toMatchObject({ time: '10:00', field: '' })
    expect(await historyOf(admin, two.id)).toMatchObject([
      {
        action: 'Partidos actualizados',
        changes: [
          { field: 'field', from: '', to: 'Cancha 2' },
          { field: 'time', from: '10:00', to: '12:00' },
        ],
      },
      { action: 'Partido agregado' },
    ])
    expect(await historyOf(admin, one.id)).toHaveLength(1)
  })

  it('gives a postponed match its new day', async () => {
    const { admin, zoneA: rained, zoneB: other } = await drawn()
    await admin.post(`/api/matches/${rained.id}/postpone`, { reason: 'Lluvia' })
    const date = cupFixture.date.replace('-15', '-22')
    const { body } = await admin.patch(url, { items: [rained, other].map(({ id }) => ({ id, date })) })
    expect(body.items.map(({ status, date: moved }: Match) => [status, moved])).toEqual([
      ['scheduled', date],
      ['scheduled', date],
    ])
  })

  it('gives a postponed match another hour of the day that it had', async () => {
    const { admin, zoneA: rained } = await drawn()
    await admin.post(`/api/matches/${rained.id}/postpone`, { reason: 'Lluvia' })
    const { body } = await admin.patch(url, { items: [{ id: rained.id, date: rained.date, time: '18:30' }] })
    expect(body.items).toMatchObject([{ status: 'scheduled', date: rained.date, time: '18:30' }])
  })

  const refused: readonly [string, (all: readonly Match[]) => readonly object[], number, object][] = [
    [
      'a stale one',
      ([one, two]) => [
        { id: one?.id, rev: one?.rev, time: '12:00' },
        { id: two?.id, rev: 7, time: '12:00' },
      ],
      409,
      { type: 'stale', current: { homeTeamId: 'b1' }, changedBy: { name: 'Diego Paz' } },
    ],
    [
      'one that is over',
      ([one, two]) => [
        { id: two?.id, time: '12:00' },
        { id: one?.id, date: cupFixture.date.replace('-15', '-16') },
      ],
      409,
      { type: 'conflict', message: 'Un partido en vivo o finalizado no cambia de día, hora ni lugar' },
    ],
    [
      'one that is deleted',
      ([one]) => [
        { id: one?.id, referee: 'Paz' },
        { id: 'nada', time: '12:00' },
      ],
      400,
      { details: [{ path: 'items.1.id', message: 'Ese partido ya no existe' }] },
    ],
    [
      'one twice',
      ([, two]) => [
        { id: two?.id, time: '12:00' },
        { id: two?.id, time: '13:00' },
      ],
      400,
      { details: [{ path: 'items.1.id', message: 'Ese partido está dos veces' }] },
    ],
    [
      'a date of another year',
      ([, two]) => [{ id: two?.id, date: '2019-11-15' }],
      400,
      { details: [{ path: 'items.0.date', message: expect.stringContaining('El torneo es de') }] },
    ],
    [
      'an hour that is none',
      ([, two]) => [{ id: two?.id, time: '9' }],
      400,
      { details: [{ path: 'items.0.time', message: 'Usa una hora como 14:30' }] },
    ],
    [
      'a team',
      ([, two]) => [{ id: two?.id, homeTeamId: 'a1' }],
      400,
      { details: [{ path: 'items.0.homeTeamId', message: 'Este campo no se puede enviar' }] },
    ],
    ['no match', () => [], 400, { details: [{ path: 'items', message: 'Elige al menos un partido' }] }],
  ]

  it('changes nothing if one of them cannot be moved', async () => {
    const { admin, zoneA: one, zoneB: two } = await drawn()
    await enterResult(admin, one, 2, 1)
    const all = [await readMatch(admin, one), two]
    const before = await api.snapshot()
    for (const [name, itemsOf, status, body] of refused) {
      const answer = await admin.patch(url, { items: itemsOf(all) })
      expect([name, answer.status, answer.body]).toMatchObject([name, status, body])
    }
    expect(await api.snapshot()).toBe(before)
  })

  it('lets a match that is over have another referee', async () => {
    const { admin, zoneA: one } = await drawn()
    await enterResult(admin, one, 2, 1)
    expect(
      (await admin.patch(url, { items: [{ id: one.id, referee: 'Paz', time: one.time }] })).body.items[0].referee,
    ).toBe('Paz')
  })
})

describe('taking a batch back', () => {
  it('deletes its matches together: the bin has them as one, and brings them back', async () => {
    const admin = await saved()
    const other = await addCupMatch(admin, { homeTeamId: 'a1', awayTeamId: 'b1' })
    const { batch } = (await add(admin)).body
    expect((await admin.delete(`${url}/${batch}`)).status).toBe(204)
    expect((await listed(admin)).map(({ id }) => id)).toEqual([other.id])
    expect((await admin.delete(`${url}/${batch}`)).status).toBe(404)
    const { items } = (await admin.get('/api/bin')).body
    expect(items).toMatchObject([
      { collection: 'matches', records: 3, title: expect.stringMatching(/^[ab]1 – [ab]2$/) },
    ])
    expect((await admin.post(`/api/bin/${items[0].batch}/restore`)).body).toEqual({ restored: 3 })
    expect(await listed(admin)).toHaveLength(4)
    expect((await admin.delete(`${url}/${batch}`)).status).toBe(204)
    expect(await historyOf(admin, items[0].batch)).toHaveLength(1)
    await (await api.as('super')).delete(`/api/bin/${items[0].batch}`)
    expect(await historyOf(admin, items[0].batch)).toEqual([])
  })

  it('is refused once one of them has begun, and deletes none', async () => {
    const admin = await saved()
    const { batch, items } = (await add(admin)).body
    await admin.post(`/api/matches/${items[1].id}/start`)
    const { status, body } = await admin.delete(`${url}/${batch}`)
    expect([status, body.message]).toEqual([409, 'Un partido de esta carga ya empezó: ya no se puede deshacer'])
    expect(await listed(admin)).toHaveLength(3)
  })

  it('leaves nothing behind when a match begins at that moment on another node', async () => {
    const admin = await saved()
    const there = createTestClient(node.app, admin.token)
    for (let round = 0; round < 3; round += 1) {
      const { batch, items } = (await add(admin, [zoneA, zoneB])).body
      await expect.poll(async () => (await listed(there)).length).toBe(2)
      const [taken, started] = await Promise.all([
        admin.delete(`${url}/${batch}`),
        there.post(`/api/matches/${items[0].id}/start`),
      ])
      expect([
        [204, 404],
        [204, 409],
        [409, 200],
      ]).toContainEqual([taken.status, started.status])
      expect(await listed(admin)).toHaveLength(taken.status === 204 ? 0 : 2)
      await api.raw.collection('matches').deleteMany({})
    }
  })
})

it('counts who learns of a change: promotions, devices with their alerts, captains and valid passes', async () => {
  const { admin, zoneA: one, final: open } = await drawn()
  await scene.promotion('otra', { year: 2001 })
  await scene.team('c1', { sportId: 'futbol', promotionId: 'otra' })
  const other = await addCupMatch(admin, { homeTeamId: 'a1', awayTeamId: 'c1', location: 'Gimnasio' })
  await api.addUser({ role: 'team_captain', promotionId: 'p' })
  await api.raw.collection<{ _id: string }>('alert_subscriptions').insertMany([
    { _id: 'uno', promotionIds: ['p'] },
    { _id: 'dos', promotionIds: ['otra', 'p'] },
    { _id: 'tres', promotionIds: ['nadie'] },
  ] as never)
  const place = { date: cupFixture.date, location: 'Campo' }
  await storedPass(api, place)
  await storedPass(api, { ...place, location: 'Gimnasio' })
  const { pass } = await storedPass(api, place)
  await (await api.as('super')).delete(`/api/passes/${pass.id}`)
  const ask = async (ids: readonly string[]) => (await admin.post(`${url}/audience`, { ids })).body
  expect(await ask([one.id, open.id, 'nada'])).toEqual({ promotions: 1, devices: 2, captains: 1, passes: 1 })
  expect(await ask([one.id, other.id])).toEqual({ promotions: 2, devices: 2, captains: 1, passes: 2 })
  expect(await ask([open.id])).toEqual({ promotions: 0, devices: 0, captains: 0, passes: 1 })
  expect((await admin.post(`${url}/audience`, { ids: [] })).status).toBe(400)
})
