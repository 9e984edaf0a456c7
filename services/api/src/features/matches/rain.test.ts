import type { Match } from '@torneo/contracts/match/matches'
import { describe, expect, it } from 'vitest'
import { addCupMatch, cupFixture, readMatch, useCup } from '../../testing/cup'
import { useTestApi } from '../../testing/test-api'
import { createTestClient, type TestClient } from '../../testing/test-client'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const { drawn } = useCup(api)
const node = useNode(api)

const { date } = cupFixture
const url = '/api/matches/rain'
const rain = (client: TestClient, body: object) => client.post(url, { date, from: '10:00', ...body })
const undo = (client: TestClient, batch: string) => client.delete(`/api/matches/plan/${batch}`)
const friendly = { homeTeamId: 'a1', awayTeamId: 'b1', time: '11:00' }
const statusOf = async (client: TestClient, match: Match) => (await readMatch(client, match)).status

describe('rain', () => {
  it('abandons what is live, postpones what is left of the day, and leaves the rest', async () => {
    const { admin, zoneA: live, zoneB: next, final: over } = await drawn()
    await admin.post(`/api/matches/${live.id}/start`)
    await admin.post(`/api/matches/${over.id}/cancel`)
    const earlier = await addCupMatch(admin, { ...friendly, time: '09:00' })
    const other = await addCupMatch(admin, { ...friendly, date: date.replace('-15', '-16') })
    const { status, body } = await rain(admin, {})
    expect([status, body]).toMatchObject([200, { postponed: [next.id], abandoned: [live.id] }])
    expect(body.told).toEqual({ promotions: 1, devices: 0, captains: 0, passes: 0 })
    expect(await readMatch(admin, next)).toMatchObject({
      status: 'cancelled',
      interruption: { kind: 'postponed', reason: 'Lluvia', date, time: '10:00' },
    })
    expect(await readMatch(admin, live)).toMatchObject({
      status: 'cancelled',
      isLive: false,
      interruption: { kind: 'abandoned', reason: 'Lluvia' },
    })
    expect(await Promise.all([earlier, other].map((match) => statusOf(admin, match)))).toEqual([
      'scheduled',
      'scheduled',
    ])
    const [row] = (await (await api.as('super')).get('/api/activity?section=fixtures')).body.items
    expect(row).toMatchObject({ action: 'Suspensión por lluvia', subject: '2 partidos' })
  })

  it.each([
    ['the name of the field', ['cancha 1 ']],
    ['the field of a location', [{ location: 'CAMPO', field: 'Cancha 1' }]],
  ])('stops only the fields that are chosen by %s', async (_how, fields) => {
    const { admin, zoneA: dry } = await drawn()
    const wet = await addCupMatch(admin, { ...friendly, field: 'Cancha 1' })
    const { body } = await rain(admin, { fields })
    expect([body.postponed, body.abandoned, await statusOf(admin, dry)]).toEqual([[wet.id], [], 'scheduled'])
  })

  it('on a day without matches stops none', async () => {
    const { admin } = await drawn()
    const { status, body } = await rain(admin, { date: date.replace('-15', '-20') })
    expect([status, body]).toMatchObject([200, { batch: expect.any(String), postponed: [], abandoned: [] }])
    expect((await undo(admin, body.batch)).status).toBe(204)
  })

  it.each([
    ['no day', { date: undefined }, 'date'],
    ['an hour that is none', { from: '24:30' }, 'from'],
    ['no field', { fields: [] }, 'fields'],
    ['a field that is none', { fields: [7] }, 'fields.0'],
    ['another reason', { reason: 'Viento' }, 'reason'],
  ])('with %s is a wrong request', async (_name, body, path) => {
    const { admin } = await drawn()
    const answer = await rain(admin, body)
    expect([answer.status, answer.body.details?.[0]?.path]).toEqual([400, path])
  })

  it('stops each match once when two people send it at once on two nodes', async () => {
    const { admin } = await drawn()
    const there = createTestClient(node.app, admin.token)
    const both = await Promise.all([rain(admin, {}), rain(there, {})])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both.flatMap(({ body }) => body.postponed)).toHaveLength(3)
  })
})

describe('taking rain back', () => {
  it('lets the matches be played as they were, and the clock run on', async () => {
    const { admin, zoneA: live, zoneB: next } = await drawn()
    await admin.post(`/api/matches/${live.id}/start`)
    await admin.post(`/api/matches/${live.id}/score`, { side: 'home', step: 1 })
    const { body } = await rain(admin, {})
    expect((await undo(admin, body.batch)).status).toBe(204)
    expect(await readMatch(admin, live)).toMatchObject({
      status: 'live',
      isLive: true,
      homeScore: 1,
      interruption: null,
    })
    expect(await readMatch(admin, next)).toMatchObject({ status: 'scheduled', time: '10:00', interruption: null })
  })

  it('leaves a clock stopped that was stopped before', async () => {
    const { admin, zoneA: live } = await drawn()
    await admin.post(`/api/matches/${live.id}/start`)
    await admin.post(`/api/matches/${live.id}/pause`)
    const { body } = await rain(admin, {})
    await undo(admin, body.batch)
    expect(await readMatch(admin, live)).toMatchObject({ status: 'live', isLive: false })
  })

  it('brings a match back to the hour that it had after an earlier rain', async () => {
    const { admin, zoneA: one } = await drawn()
    await admin.post(`/api/matches/${one.id}/start`)
    await admin.post(`/api/matches/${one.id}/abandon`, { date, time: '18:00', reason: 'Luz' })
    const before = await readMatch(admin, one)
    const { body } = await rain(admin, {})
    expect(await readMatch(admin, one)).toMatchObject({ status: 'cancelled', interruption: { kind: 'abandoned' } })
    await undo(admin, body.batch)
    const { rev: _rev, updatedAt: _at, ...after } = await readMatch(admin, one)
    const { rev: _revBefore, updatedAt: _atBefore, ...expected } = before
    expect(after).toEqual(expected)
  })

  it('is refused once a match has its new hour', async () => {
    const { admin, zoneA: one } = await drawn()
    const { body } = await rain(admin, {})
    await admin.patch('/api/matches/batch', { items: [{ id: one.id, date, time: '18:00' }] })
    expect(await undo(admin, body.batch)).toMatchObject({ status: 409, body: { uses: [{ id: one.id }] } })
  })
})
