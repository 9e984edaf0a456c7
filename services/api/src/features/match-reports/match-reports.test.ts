import { beforeEach, describe, expect, it } from 'vitest'
import { passHolder, storedPass } from '../../testing/pass-scene'
import { useTestApi } from '../../testing/test-api'
import type { TestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const node = useNode(api)
const at = tournamentScene(api)
const teams = { sportId: 'futbol', homeTeamId: 'local', awayTeamId: 'visita' }
const secret = 'Insultó al árbitro'

let volunteer: Awaited<ReturnType<typeof passHolder>>
let staff: Awaited<ReturnType<typeof api.as>>

beforeEach(async () => {
  await at.tournament()
  await at.sport('futbol')
  await at.promotion('promo')
  for (const team of ['local', 'visita']) await at.team(team, { sportId: 'futbol', promotionId: 'promo' })
  await at.match('uno', teams)
  await at.match('dos', { ...teams, location: 'Otro club' })
  await storedPass(api)
  volunteer = await passHolder(api)
  staff = await api.as('admin_tournament')
})

const report = (body: object, who: Pick<TestClient, 'post'> = volunteer, headers = {}) =>
  who.post('/api/matches/uno/reports', body, headers)
const reportsOf = async (who: Pick<TestClient, 'get'> = staff) => (await who.get('/api/match-reports')).body.items

describe('a report of a match', () => {
  it('reaches staff in its words, and is seen again by who wrote it alone', async () => {
    const sent = await report({ kind: 'conduct', text: `  ${secret}\n\nEl 9 ` })
    const row = {
      id: expect.any(String),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      rev: 1,
      matchId: 'uno',
      kind: 'conduct',
      text: `${secret}\n\nEl 9`,
      by: 'Planillero: Ana Ríos',
    }
    expect([sent.status, sent.body]).toEqual([201, row])
    const second = (await report({ kind: 'injury', text: 'El arquero' }, staff)).body
    expect(await reportsOf()).toEqual([second, sent.body])
    expect(await reportsOf(volunteer)).toEqual([sent.body])
    expect(await reportsOf(await passHolder(api, { id: 'otra' }))).toEqual([])
    expect((await staff.get('/api/match-reports?matchId=dos')).body).toEqual({ total: 0, items: [] })
    expect((await staff.get('/api/match-reports?limit=1&offset=1')).body).toEqual({ total: 2, items: [sent.body] })
  })

  it('is in nothing that others than staff read: no answer, page, frame, calendar or activity', async () => {
    const captain = await api.addUser({ role: 'team_captain', promotionId: 'promo' })
    const others = [await api.signedIn(captain), await api.as('admin_landing'), api.anonymous, volunteer]
    const socket = node.open({ token: (await api.as('team_captain')).token })
    await socket.subscribe('content')
    await socket.subscribe('matches')
    const { id } = (await report({ kind: 'conduct', text: secret }, staff)).body
    await staff.patch('/api/matches/uno', { location: 'Cancha 2' })
    await expect.poll(() => JSON.stringify(socket.on('matches'))).toContain('Cancha 2')
    expect(JSON.stringify(socket.on('content'))).not.toMatch(new RegExp(`${id}|match_reports`))
    const paths = ['matches', 'matches/uno', 'dashboard', 'bin', `history/${id}`, 'public/tournament', 'activity']
    for (const who of others)
      for (const path of [...paths, 'match-reports', 'record-names', 'matches/uno/log'])
        expect([path, (await who.get(`/api/${path}`)).text.includes(secret)]).toEqual([path, false])
    for (const who of others.slice(0, 3)) expect((await who.get('/api/match-reports')).status).toBeGreaterThan(400)
  })

  it('is handed in once, however often a phone without a signal sends it', async () => {
    const key = { 'idempotency-key': 'informe-1' }
    const answers = await Promise.all([1, 2, 3].map(() => report({ kind: 'other', text: 'Sin luz' }, volunteer, key)))
    expect(new Set(answers.map(({ body }) => String(body.id))).size).toBe(1)
    expect(await reportsOf()).toHaveLength(1)
  })

  it('is rejected from a pass for another match and after the pass has ended', async () => {
    const body = { kind: 'incident', text: 'Se suspendió' }
    expect((await volunteer.post('/api/matches/dos/reports', body)).status).toBe(403)
    const ended = await passHolder(api, { id: 'tarde', scope: { until: '2020-01-01T03:00:00.000Z' } })
    expect((await report(body, ended)).status).toBeGreaterThanOrEqual(401)
    expect((await report(body, await api.as('team_captain'))).status).toBe(403)
    expect(await reportsOf()).toEqual([])
  })

  it('is accepted after the match, and is refused beyond the fiftieth', async () => {
    await at.match('fin', { ...teams, status: 'finished' })
    for (let count = 0; count < 50; count += 1)
      expect((await volunteer.post('/api/matches/fin/reports', { kind: 'other', text: `${count}` })).status).toBe(201)
    const refused = await volunteer.post('/api/matches/fin/reports', { kind: 'other', text: 'más' })
    expect([refused.status, refused.body.message]).toEqual([409, 'Este partido ya tiene 50 informes'])
  })

  it('goes to the bin and comes back; it leaves with its match and comes back with it', async () => {
    const { id } = (await report({ kind: 'incident', text: 'Se cortó la luz' })).body
    expect((await volunteer.delete(`/api/match-reports/${id}`)).status).toBe(403)
    expect((await staff.delete(`/api/match-reports/${id}`)).status).toBe(204)
    expect(await reportsOf()).toEqual([])
    expect((await staff.get('/api/bin')).body.items).toMatchObject([
      { collection: 'match_reports', title: 'Planillero: Ana Ríos' },
    ])
    await staff.delete('/api/matches/uno')
    expect((await staff.post(`/api/bin/${id}/restore`)).body.message).toBe(
      'Primero restaura lo que también se eliminó: local – visita',
    )
    await staff.post('/api/bin/uno/restore')
    await staff.post(`/api/bin/${id}/restore`)
    expect(await reportsOf()).toMatchObject([{ id }])
    await staff.delete('/api/matches/uno')
    expect(await reportsOf()).toEqual([])
    await (await api.as('super')).delete('/api/bin/uno')
    expect(await api.raw.collection('match_reports').countDocuments()).toBe(0)
  })

  it.each([
    ['no kind', { text: 'a' }, 'kind', 'Elige de qué se trata'],
    ['a kind that does not exist', { kind: 'nieve', text: 'a' }, 'kind', 'El valor no es válido'],
    ['no words', { kind: 'injury', text: ' \n ' }, 'text', 'Cuenta qué pasó'],
    ['words of 5,001 letters', { kind: 'injury', text: 'x'.repeat(5001) }, 'text', 'Máximo 5000 caracteres'],
    ['a field that it does not have', { kind: 'injury', text: 'a', by: 'Otra' }, 'by', 'Este campo no se puede enviar'],
  ])('is refused with %s, and changes nothing', async (_, body, path, message) => {
    const before = await api.snapshot()
    const refused = await report(body)
    expect([refused.status, refused.body.details]).toEqual([400, [{ path, message }]])
    expect(await api.snapshot()).toBe(before)
  })
})
