import type { ToldPerson } from '@torneo/contracts/match/match-plans'
import { beforeEach, expect, it } from 'vitest'
import { passHolder, storedPass } from '../../testing/pass-scene'
import { useTestApi } from '../../testing/test-api'
import { createTestClient, type TestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()
const at = tournamentScene(api)

let staff: TestClient
let captain: TestClient

beforeEach(async () => {
  await at.tournament()
  await at.sport('futbol')
  for (const team of ['local', 'visita']) {
    await at.promotion(`promo${team}`)
    await at.team(team, { sportId: 'futbol', promotionId: `promo${team}` })
  }
  const on = { sportId: 'futbol', homeTeamId: 'local', awayTeamId: 'visita', location: 'Campo' }
  await at.match('uno', { ...on, field: 'Cancha 1', time: '10:00', referee: 'Ana Ríos' })
  await at.match('dos', { ...on, field: 'Cancha 2', time: '12:00', referee: 'Juan Paz' })
  staff = await api.as('admin_tournament')
  const user = await api.addUser({ role: 'team_captain', promotionId: 'promolocal' })
  captain = await api.signedIn(user)
})

const revOf = async (id: string) => (await staff.get(`/api/matches/${id}`)).body.rev
async function save(change: object, id = 'uno'): Promise<string> {
  const { status, body } = await staff.put('/api/matches/plan', { change: [{ id, rev: await revOf(id), ...change }] })
  expect([status, body.message]).toEqual([200, undefined])
  return String(body.batch)
}
const toldOf = async (batch: string): Promise<ToldPerson[]> => (await staff.get(`/api/matches/plan/${batch}`)).body.told
const short = ({ key, isReachable, seenAt, isConfirmed }: ToldPerson) =>
  `${key}: ${isReachable ? (seenAt ? 'seen' : 'not seen') : 'not reachable'}${isConfirmed ? ', confirmed' : ''}`

it('lists whom a plan concerns, each with what changes, and who has seen it since', async () => {
  const { id } = (await staff.post('/api/officials', { name: 'Ana Ríos', role: 'referee' })).body
  const token = String((await staff.post(`/api/officials/${id}/link`)).body.path).split('#')[1] ?? ''
  const page = (await api.anonymous.post('/api/officials/page', { token })).body
  await api.anonymous.put('/api/officials/page', { token, version: page.version })
  await captain.put('/api/matches/seen')
  const { pass } = await storedPass(api, { field: 'Cancha 1' })
  const opened = await storedPass(api, { field: 'Cancha 3' })
  const session = await api.anonymous.post('/api/passes/sessions', {
    ...{ token: opened.token, pin: opened.pin, name: 'Beto' },
  })
  const volunteer = createTestClient(
    api.app,
    /torneo_session=([\w-]+)/.exec(String(session.headers['set-cookie']))?.[1],
  )
  expect(pass.id).not.toBe(opened.pass.id)

  const batch = await save({ time: '13:00', field: 'Cancha 3' })
  const before = await toldOf(batch)
  expect(before.map(short)).toEqual([
    'promotion promolocal: not seen',
    'promotion promovisita: not reachable',
    'official ana rios: not seen',
    'field campo|cancha 1: not seen',
    'field campo|cancha 3: not seen',
  ])
  expect(before[0]?.lines[0]).toMatch(/: ahora .+ 13:00, Campo · Cancha 3\. Antes .+ 10:00, Campo · Cancha 1\.$/)

  await captain.put('/api/matches/seen')
  await volunteer.put('/api/matches/seen')
  const { version } = (await api.anonymous.post('/api/officials/page', { token })).body
  expect((await toldOf(batch)).map(short)).toEqual([
    'promotion promolocal: seen',
    'promotion promovisita: not reachable',
    'official ana rios: seen',
    'field campo|cancha 1: not seen',
    'field campo|cancha 3: seen',
  ])
  await api.anonymous.put('/api/officials/page', { token, version })
  expect((await toldOf(batch)).map(short)[2]).toBe('official ana rios: seen, confirmed')
})

it('officials alone are told of a change of officials, which undo takes back, and which nobody else hears', async () => {
  const batch = await save({ referee: 'Zoe Vega' })
  expect((await toldOf(batch)).map(({ key, lines }) => [key, lines[0]])).toEqual([
    ['official ana rios', expect.stringMatching(/: ya no está entre tus partidos\.$/)],
    ['official zoe vega', expect.stringMatching(/: se juega /)],
  ])
  expect((await staff.get('/api/matches/plans')).body.items).toMatchObject([
    { batch, action: 'Árbitros repartidos', matches: 1, by: expect.any(String) },
  ])
  expect((await staff.delete(`/api/matches/plan/${batch}`)).status).toBe(204)
  expect((await staff.get('/api/matches/uno')).body.referee).toBe('Ana Ríos')
  expect((await staff.get('/api/matches/plans')).body.items).toEqual([])
  expect((await staff.get(`/api/matches/plan/${batch}`)).status).toBe(404)
})

it('names removed matches, and rain', async () => {
  const { body } = await staff.put('/api/matches/plan', { remove: [{ id: 'dos', rev: await revOf('dos') }] })
  expect((await toldOf(String(body.batch))).find(({ kind }) => kind === 'official')?.lines).toEqual([
    expect.stringMatching(/: se quitó del fixture\.$/),
  ])
  const { date } = (await staff.get('/api/matches/uno')).body
  const rain = (await staff.post('/api/matches/rain', { date, from: '00:00' })).body
  expect((await toldOf(String(rain.batch)))[0]?.lines).toEqual([expect.stringMatching(/: se suspende/)])
  expect((await staff.get('/api/matches/plans')).body.items.map(({ action }: { action: string }) => action)).toEqual([
    'Suspensión por lluvia',
    'Partidos eliminados',
  ])
})

it('is read by staff alone; anybody signed in may note that they read', async () => {
  const batch = await save({ time: '13:00' })
  const holder = await passHolder(api)
  for (const client of [captain, holder, await api.as('admin_landing')])
    for (const path of ['/api/matches/plans', `/api/matches/plan/${batch}`])
      expect((await client.get(path)).status).toBe(403)
  expect((await holder.put('/api/matches/seen')).status).toBe(204)
  expect((await api.anonymous.put('/api/matches/seen')).status).toBe(401)
})
