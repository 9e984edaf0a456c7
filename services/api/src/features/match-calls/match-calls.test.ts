import { beforeEach, describe, expect, it } from 'vitest'
import { passHolder, storedPass } from '../../testing/pass-scene'
import { useTestApi } from '../../testing/test-api'
import { createTestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const here = useNode(api)
const there = useNode(api)
const strict = useNode(api, { environment: { MAX_WRITES_MINUTE: '5' } })
const at = tournamentScene(api)
const teams = { sportId: 'futbol', homeTeamId: 'local', awayTeamId: 'visita' }

let volunteer: Awaited<ReturnType<typeof passHolder>>
let staff: Awaited<ReturnType<typeof api.as>>

beforeEach(async () => {
  await at.sport('futbol')
  await at.promotion('promo')
  for (const team of ['local', 'visita']) await at.team(team, { sportId: 'futbol', promotionId: 'promo' })
  await at.match('uno', teams)
  await at.match('dos', { ...teams, location: 'Otro club' })
  await storedPass(api)
  volunteer = await passHolder(api)
  staff = await api.as('admin_tournament')
})

const call = (body: object, who: { post: typeof staff.post } = volunteer) => who.post('/api/matches/uno/calls', body)
const openCalls = async (who: { get: typeof staff.get } = staff) => (await who.get('/api/calls?open=true')).body.items

describe('a call from the pitch', () => {
  it('reaches staff, is read, answered and closed, and the volunteer sees each of it', async () => {
    const sent = await call({ kind: 'absent_team', text: '  Faltan   todos ' })
    const row = {
      id: expect.any(String),
      matchId: 'uno',
      kind: 'absent_team',
      text: 'Faltan todos',
      by: 'Planillero: Ana Ríos',
      at: expect.any(String),
      readBy: null,
      answer: null,
      closed: false,
    }
    expect([sent.status, sent.body]).toEqual([201, row])
    expect(await openCalls()).toEqual([sent.body])

    const path = `/api/calls/${sent.body.id}`
    const readBy = { name: staff.user.name, at: expect.any(String) }
    expect((await staff.patch(path, { read: true })).body).toEqual({ ...row, readBy })
    const answered = await (await api.as('super')).patch(path, { answer: 'Espera 10 minutos' })
    const answer = { text: 'Espera 10 minutos', by: 'Lucía Ferreyra', at: expect.any(String) }
    expect(answered.body).toEqual({ ...row, readBy, answer })
    expect(await openCalls(volunteer)).toEqual([answered.body])

    expect((await staff.patch(path, { closed: true })).body).toMatchObject({ closed: true, answer })
    expect(await openCalls()).toEqual([])
    expect((await staff.get('/api/calls?open=false')).body).toMatchObject({ total: 1, items: [{ closed: true }] })
    expect((await staff.patch(path, { answer: 'Tarde' })).status).toBe(409)
    expect((await staff.patch(path, { closed: false, answer: 'Ahora sí' })).body).toMatchObject({
      closed: false,
      answer: { text: 'Ahora sí' },
    })
  })

  it('is announced to staff and passes on every node at once, by its id alone, and to no captain', async () => {
    const [far, near] = [there.open({ token: staff.token }), here.open({ token: volunteer.token })]
    await Promise.all([far.subscribe('calls'), near.subscribe('calls')])
    const { body } = await call({ kind: 'rain' })
    for (const socket of [far, near]) await expect.poll(() => socket.last('calls')).toEqual({ id: body.id })
    const captain = here.open({ token: (await api.as('team_captain')).token })
    await captain.subscribe('calls')
    expect(captain.on('calls')).toEqual([expect.objectContaining({ type: 'error', code: 403 })])
  })

  it('is neither made nor seen by a pass for another match', async () => {
    expect((await volunteer.post('/api/matches/dos/calls', { kind: 'rain' })).status).toBe(403)
    expect((await staff.post('/api/matches/dos/calls', { kind: 'rain' })).status).toBe(201)
    expect(await openCalls(volunteer)).toEqual([])
    expect(await openCalls()).toHaveLength(1)
  })

  it('is made once, however often a phone without a signal sends it', async () => {
    const key = { 'idempotency-key': 'lluvia-1' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => volunteer.post('/api/matches/uno/calls', { kind: 'rain' }, key)),
    )
    expect(new Set(answers.map(({ body }) => String(body.id))).size).toBe(1)
    expect(await openCalls()).toHaveLength(1)
  })

  it('is refused once 20 are open, and accepted again after one is closed', async () => {
    for (let count = 0; count < 20; count += 1) expect((await call({ kind: 'incident' }, staff)).status).toBe(201)
    const refused = await call({ kind: 'rain' })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Hay 20 avisos abiertos en este partido: la organización ya lo sabe',
    ])
    await staff.patch(`/api/calls/${(await openCalls())[0].id}`, { closed: true })
    expect((await call({ kind: 'rain' })).status).toBe(201)
  })

  it('is refused after the pass has ended, with advice, and is not stored', async () => {
    const until = new Date(Date.now() - 60_000).toISOString()
    const refused = await call({ kind: 'rain' }, await passHolder(api, { id: 'tarde', scope: { until } }))
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Tu pase terminó: esto no le llegó a la organización. Llámala.',
    ])
    expect(await openCalls()).toEqual([])
  })

  it('is answered 429 beyond the limit of a minute, with the seconds to wait', async () => {
    const hasty = createTestClient(strict.app, volunteer.token)
    const answers = await Promise.all(Array.from({ length: 100 }, () => call({ kind: 'rain' }, hasty)))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(95)
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
      new Set(['429 Hiciste demasiados cambios en un minuto. Espera un momento y vuelve a intentar.']),
    )
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(await openCalls()).toHaveLength(5)
  })

  it('leaves with its match', async () => {
    await call({ kind: 'rain' })
    expect((await staff.delete('/api/matches/uno')).status).toBe(204)
    expect(await openCalls()).toEqual([])
    expect((await call({ kind: 'rain' }, staff)).status).toBe(404)
  })

  it.each([
    ['no kind', {}, 'kind', 'Elige el motivo'],
    ['a kind that does not exist', { kind: 'nieve' }, 'kind', 'El valor no es válido'],
    ['another reason without a sentence', { kind: 'other' }, 'text', 'Cuenta en una frase qué pasó'],
    ['a text of 201 letters', { kind: 'rain', text: 'x'.repeat(201) }, 'text', 'Máximo 200 caracteres'],
  ])('is refused with %s, and changes nothing', async (_, body, field, message) => {
    const { status, body: answer } = await call(body)
    expect([status, answer.details[0]]).toEqual([400, { path: field, message }])
    expect(await openCalls()).toEqual([])
  })

  it('accepts no empty change of staff, and none of a volunteer', async () => {
    const { body } = await call({ kind: 'rain' })
    expect((await staff.patch(`/api/calls/${body.id}`, {})).status).toBe(400)
    expect((await volunteer.patch(`/api/calls/${body.id}`, { read: true })).status).toBe(403)
    expect((await staff.patch('/api/calls/nada', { read: true })).status).toBe(404)
  })
})
