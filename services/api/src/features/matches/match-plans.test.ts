import type { Match } from '@torneo/contracts/match/matches'
import { describe, expect, it } from 'vitest'
import { addCupMatch, cupFixture, cupPhases, enterResult, readMatch, sidesOf, useCup } from '../../testing/cup'
import { useTestApi } from '../../testing/test-api'
import { createTestClient, type TestClient } from '../../testing/test-client'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const { saved, drawn } = useCup(api)
const node = useNode(api)

const url = '/api/matches/plan'
const zoneA = { ...cupFixture, phaseId: 'zonas-1', zoneId: 'a', homeTeamId: 'a1', awayTeamId: 'a2' }
const friendly = { ...cupFixture, homeTeamId: 'a1', awayTeamId: 'b1' }
const final = { ...cupFixture, phaseId: 'oro', tieId: 'oro-1_1' }

const ref = ({ id, rev }: Match) => ({ id, rev })
const moveOf = (match: Match, fields: object) => ({ ...ref(match), ...fields })
const listed = async (client: TestClient): Promise<Match[]> => (await client.get('/api/matches')).body.items
const historyOf = async (client: TestClient, id: string) => (await client.get(`/api/history/${id}`)).body.items
const undo = (client: TestClient, batch: string) => client.delete(`${url}/${batch}`)
/** Fields of matches that people see, without the marks of saves. */
const shown = (all: readonly Match[]) =>
  all
    .map(({ rev: _rev, updatedAt: _at, changed: _changed, ...fields }) => fields)
    .toSorted((one, other) => one.id.localeCompare(other.id))

/** A plan that moves a zone's match, replaces the other's by a friendly, and keeps the final. */
async function remade() {
  const all = await drawn()
  const { admin, zoneA: one, zoneB: two } = all
  const before = await listed(admin)
  const plan = {
    keep: [all.final.id],
    change: [moveOf(one, { date: one.date, time: '12:00', location: 'Campo', field: 'Cancha 2' })],
    make: [{ ...friendly, time: '15:00' }],
    remove: [ref(two)],
  }
  return { ...all, before, plan, answer: await admin.put(url, plan) }
}

describe('a plan', () => {
  it('moves, adds and removes matches as one, with the history of each', async () => {
    const { admin, zoneA: one, zoneB: two, answer } = await remade()
    expect(answer.status).toBe(200)
    const { batch, made, changed, removed } = answer.body
    expect(batch).toEqual(expect.any(String))
    expect(removed).toEqual([two.id])
    expect(made).toMatchObject([{ homeTeamId: 'a1', awayTeamId: 'b1', time: '15:00', status: 'scheduled' }])
    expect(changed).toMatchObject([
      { id: one.id, time: '12:00', field: 'Cancha 2', rev: one.rev + 1, changed: { time: '10:00', field: '' } },
    ])
    expect((await listed(admin)).map(({ id }) => id)).not.toContain(two.id)
    expect(await readMatch(admin, one)).toEqual(changed[0])
    expect(await historyOf(admin, one.id)).toMatchObject([{ action: 'Fixture cambiado' }, {}])
    const [row] = (await (await api.as('super')).get('/api/activity?section=fixtures')).body.items
    expect(row).toMatchObject({ action: 'Fixture cambiado', subject: '3 partidos' })
  })

  it('takes the place of a match that it removes', async () => {
    const { admin, zoneA: one, final: last } = await drawn()
    const answer = await admin.put(url, { remove: [ref(one), ref(last)], make: [zoneA, final] })
    expect([answer.status, answer.body.made.map(sidesOf)]).toEqual([
      200,
      [
        ['a1', 'a2'],
        [null, null],
      ],
    ])
    expect(await listed(admin)).toHaveLength(3)
  })

  it('fills the slots of a match that it adds', async () => {
    const admin = await saved()
    await enterResult(admin, await addCupMatch(admin, zoneA), 2, 1)
    const { body } = await admin.put(url, { make: [final] })
    expect(sidesOf(body.made[0])).toEqual(['a1', null])
  })

  it('is saved once under one key, on any node', async () => {
    const admin = await saved()
    const there = createTestClient(node.app, admin.token)
    const key = { 'idempotency-key': 'plan-rehecho-1' }
    const both = await Promise.all([admin, there].map((client) => client.put(url, { make: [zoneA] }, key)))
    expect(both[0]?.body).toEqual(both[1]?.body)
    expect(await listed(admin)).toHaveLength(1)
  })

  it('is saved by one of two people who send it at once on two nodes', async () => {
    const { admin, zoneA: one, zoneB: two } = await drawn()
    const there = createTestClient(node.app, admin.token)
    const plans = ['12:00', '13:00'].map((time) => ({ change: [moveOf(one, { time })], remove: [ref(two)] }))
    const both = await Promise.all([admin.put(url, plans[0]), there.put(url, plans[1])])
    const statuses = both.map(({ status }) => status).toSorted()
    expect([
      [200, 400],
      [200, 409],
    ]).toContainEqual(statuses)
    const winner = both.findIndex(({ status }) => status === 200)
    expect((await readMatch(admin, one)).time).toBe(['12:00', '13:00'][winner])
  })
})

describe('a plan with something wrong', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...friendly,
      time: new Date(index * 60_000).toISOString().slice(11, 16),
    }))
  const wrong: readonly [string, (one: Match, two: Match) => object, string, string][] = [
    ['nothing to write', () => ({ keep: [] }), 'change', 'Elige al menos un partido'],
    [
      'an unknown id that is kept',
      (one) => ({ keep: ['nada'], remove: [ref(one)] }),
      'keep.0',
      'Ese partido ya no existe',
    ],
    [
      'an unknown id that moves',
      () => ({ change: [{ id: 'nada', rev: 1, time: '12:00' }] }),
      'change.0.id',
      'Ese partido ya no existe',
    ],
    [
      'an unknown id that goes',
      () => ({ remove: [{ id: 'nada', rev: 1 }] }),
      'remove.0.id',
      'Ese partido ya no existe',
    ],
    [
      'a match that stays and moves',
      (one) => ({ keep: [one.id], change: [moveOf(one, { time: '12:00' })] }),
      'change.0.id',
      'Ese partido está dos veces',
    ],
    [
      'a match that moves and goes',
      (one) => ({ change: [moveOf(one, { time: '12:00' })], remove: [ref(one)] }),
      'remove.0.id',
      'Ese partido está dos veces',
    ],
    [
      'a match that goes twice',
      (one) => ({ remove: [ref(one), ref(one)] }),
      'remove.1.id',
      'Ese partido está dos veces',
    ],
    [
      'an hour that is none',
      (one) => ({ change: [moveOf(one, { time: '25:00' })] }),
      'change.0.time',
      'Usa una hora como 14:30',
    ],
    [
      'a day of another year',
      (one) => ({ change: [moveOf(one, { date: '2019-11-15' })] }),
      'change.0.date',
      expect.stringContaining('El torneo es de'),
    ],
    [
      'a pairing that is taken',
      () => ({ make: [zoneA] }),
      'make.0.awayTeamId',
      'Esos equipos ya tienen todos sus partidos en esta zona',
    ],
    [
      'an unknown team',
      (one) => ({ make: [{ ...friendly, awayTeamId: 'nadie' }], remove: [ref(one)] }),
      'make.0.awayTeamId',
      'Ese equipo ya no existe',
    ],
    [
      'a field of other calls',
      (one) => ({ change: [moveOf(one, { status: 'Paz' })] }),
      'change.0.status',
      'Este campo no se puede enviar',
    ],
    [
      '501 matches',
      (one) => ({ make: many(500), remove: [ref(one)] }),
      'change',
      'Se pueden guardar hasta 500 partidos por vez',
    ],
    ['501 in one part', () => ({ make: many(501) }), 'make', 'Se pueden guardar hasta 500 partidos por vez'],
  ]

  it('says where, and writes nothing', async () => {
    const { admin, zoneA: one, zoneB: two } = await drawn()
    const before = await api.snapshot()
    for (const [name, planOf, path, message] of wrong) {
      const { status, body } = await admin.put(url, planOf(one, two))
      expect([name, status, body.details?.[0]]).toEqual([name, 400, { path, message }])
    }
    expect(await api.snapshot()).toBe(before)
  })

  it('writes nothing if a match changed, or began, meanwhile', async () => {
    const { admin, zoneA: one, zoneB: two, final: last } = await drawn()
    await admin.patch(`/api/matches/${one.id}`, { referee: 'Paz' })
    await admin.post(`/api/matches/${two.id}/start`)
    const live = await readMatch(admin, two)
    const before = await api.snapshot()
    const refused: readonly [object, object][] = [
      [
        { change: [moveOf(last, { time: '12:00' }), moveOf(one, { time: '12:00' })] },
        { type: 'stale', current: { id: one.id } },
      ],
      [{ remove: [ref(last), ref(one)] }, { type: 'stale', current: { id: one.id }, changedBy: { name: 'Diego Paz' } }],
      [{ remove: [ref(live)] }, { type: 'conflict', message: 'Un partido que ya empezó no se puede quitar' }],
      [
        { remove: [ref(last)], change: [moveOf(live, { time: '12:00' })] },
        { type: 'conflict', message: 'Un partido en vivo o finalizado no cambia de día, hora ni lugar' },
      ],
    ]
    for (const [plan, body] of refused) expect(await admin.put(url, plan)).toMatchObject({ status: 409, body })
    expect(await api.snapshot()).toBe(before)
  })

  it('never moves a match that begins at that moment on another node', async () => {
    const { admin, zoneA: one, zoneB: two } = await drawn()
    const there = createTestClient(node.app, admin.token)
    await expect.poll(async () => (await listed(there)).length).toBe(3)
    const plan = { change: [moveOf(one, { time: '12:00' })], remove: [ref(two)] }
    const [answer, started] = await Promise.all([admin.put(url, plan), there.post(`/api/matches/${one.id}/start`)])
    expect(started.status).toBe(200)
    const after = await readMatch(admin, one)
    expect([after.status, after.time]).toEqual(['live', answer.status === 200 ? '12:00' : '10:00'])
    expect((await listed(admin)).length).toBe(answer.status === 200 ? 2 : 3)
  })

  it('is for staff alone', async () => {
    await drawn()
    const captain = await api.signedIn(await api.addUser({ role: 'team_captain', promotionId: 'p' }))
    const answers = [
      await captain.put(url, { make: [friendly] }),
      await captain.delete(`${url}/nada`),
      await captain.post('/api/matches/rain', { date: cupFixture.date, from: '10:00' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  })
})

describe('taking a plan back', () => {
  it('restores what it removed, puts back what it moved, removes what it added, and does so once', async () => {
    const { admin, before, answer } = await remade()
    expect((await undo(admin, answer.body.batch)).status).toBe(204)
    expect(shown(await listed(admin))).toEqual(shown(before))
    expect((await undo(admin, answer.body.batch)).status).toBe(404)
    expect(await historyOf(admin, before[0]?.id ?? '')).toMatchObject([
      { action: 'Cambios de fixture deshechos', changes: [{ field: 'field' }, { field: 'time', to: '10:00' }] },
      {},
      {},
    ])
  })

  it('lets a postponed match wait again for the hour that the plan gave it', async () => {
    const { admin, zoneA: rained } = await drawn()
    await admin.post(`/api/matches/${rained.id}/postpone`, { reason: 'Lluvia' })
    const waiting = await readMatch(admin, rained)
    const { body } = await admin.put(url, { change: [moveOf(waiting, { date: waiting.date, time: '18:00' })] })
    expect(body.changed).toMatchObject([{ status: 'scheduled', time: '18:00' }])
    await undo(admin, body.batch)
    expect(shown([await readMatch(admin, rained)])).toEqual(shown([waiting]))
  })

  it.each([
    ['began', (admin: TestClient, id: string) => admin.post(`/api/matches/${id}/start`)],
    ['moved', (admin: TestClient, id: string) => admin.patch(`/api/matches/${id}`, { time: '19:00' })],
    ['was deleted', (admin: TestClient, id: string) => admin.delete(`/api/matches/${id}`)],
  ])('is refused with the match that %s since, and changes nothing', async (_how, act) => {
    const { admin, zoneA: one, answer } = await remade()
    await act(admin, one.id)
    const before = await api.snapshot()
    const { status, body } = await undo(admin, answer.body.batch)
    expect([status, body]).toMatchObject([
      409,
      { type: 'conflict', uses: [{ collection: 'matches', id: one.id, title: 'a1 – a2' }] },
    ])
    expect(body.message).toBe('Ya no se puede deshacer: a1 – a2 empezó o cambió después')
    expect(await api.snapshot()).toBe(before)
  })

  it('is refused once a removed match left the bin for good', async () => {
    const { admin, zoneB: two, answer } = await remade()
    await (await api.as('super')).delete(`/api/bin/${two.id}`)
    const { status, body } = await undo(admin, answer.body.batch)
    expect([status, body.uses]).toEqual([409, [{ collection: 'matches', id: two.id, title: 'Un partido eliminado' }]])
  })

  it('is not refused for a slot that a result filled meanwhile', async () => {
    const { admin, zoneA: one, final: last } = await drawn()
    const { body } = await admin.put(url, { change: [moveOf(last, { time: '20:00' })] })
    await enterResult(admin, one, 2, 1)
    expect(sidesOf(await readMatch(admin, last))).toEqual(['a1', null])
    expect((await undo(admin, body.batch)).status).toBe(204)
    expect(await readMatch(admin, last)).toMatchObject({ time: '10:00', homeTeamId: 'a1' })
  })

  it('is refused once the place of a removed match is taken', async () => {
    const { admin, final: last } = await drawn()
    const { body } = await admin.put(url, { remove: [ref(last)] })
    const other = await addCupMatch(admin, final)
    expect(await undo(admin, body.batch)).toMatchObject({ status: 409, body: { type: 'conflict' } })
    expect((await listed(admin)).map(({ id }) => id)).toContain(other.id)
  })

  it('does it once when two people ask at once on two nodes', async () => {
    const { admin, before, answer } = await remade()
    const there = createTestClient(node.app, admin.token)
    const both = await Promise.all([admin, there].map((client) => undo(client, answer.body.batch)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404])
    expect(shown(await listed(admin))).toEqual(shown(before))
  })
})

describe('500 matches', () => {
  it('move, and are taken back, in a few operations', async () => {
    const admin = await saved(cupPhases)
    const { operations } = api.app.services.database.metrics
    const make = Array.from({ length: 500 }, (_, index) => ({
      ...friendly,
      time: new Date(index * 60_000).toISOString().slice(11, 16),
    }))
    const first = (await admin.put(url, { make })).body
    const before = operations.count
    const change = first.made.map((match: Match) => moveOf(match, { field: 'Cancha 3' }))
    const { status, body } = await admin.put(url, { change })
    expect(status).toBe(200)
    expect((await undo(admin, body.batch)).status).toBe(204)
    expect((await listed(admin)).every(({ field }) => field === '')).toBe(true)
    expect(operations.count - before).toBeLessThan(120)
  })
})
