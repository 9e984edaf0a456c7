import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import type { TestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()
const at = tournamentScene(api)
const teams = { sportId: 'futbol', homeTeamId: 'local', awayTeamId: 'visita' }
const gone = 'Este enlace ya no sirve: hay uno más nuevo, o lo anularon. Pide otro a quien organiza.'

let staff: TestClient
let ana: string

beforeEach(async () => {
  await at.tournament()
  await at.sport('futbol')
  await at.promotion('promo')
  for (const team of ['local', 'visita']) await at.team(team, { sportId: 'futbol', promotionId: 'promo' })
  await at.match('tarde', { ...teams, time: '16:00', referee: 'ANA  rios, Juan Paz' })
  await at.match('manana', { ...teams, time: '10:00', referee: 'Ana Ríos' })
  await at.match('ajeno', { ...teams, time: '11:00', referee: 'Juan Paz' })
  staff = await api.as('admin_tournament')
  ana = String((await staff.post('/api/officials', { name: 'Ana Ríos', role: 'referee' })).body.id)
})

async function linkOf(id = ana): Promise<string> {
  const { status, body } = await staff.post(`/api/officials/${id}/link`)
  expect(status).toBe(201)
  return String(body.path).replace('/arbitro#', '')
}
const read = (token: string) => api.anonymous.post('/api/officials/page', { token })
const confirm = (token: string, version: string) => api.anonymous.put('/api/officials/page', { token, version })

describe('the page of an official', () => {
  it('shows their own matches by time, with colleagues, and nothing of others', async () => {
    const { status, body } = await read(await linkOf())
    expect([status, body.name, body.role, body.confirmedAt]).toEqual([200, 'Ana Ríos', 'referee', null])
    expect(body.matches.map(({ id, colleagues }: { id: string; colleagues: string[] }) => [id, colleagues])).toEqual([
      ['manana', []],
      ['tarde', ['Juan Paz']],
    ])
    expect(Object.keys(body.matches[0]).toSorted()).toEqual([
      ...['away', 'colleagues', 'date', 'field', 'home', 'id', 'interruption', 'location', 'round', 'sport'],
      ...['status', 'time'],
    ])
  })

  it('is one 404 for an unknown link, one that was replaced or ended, and that of a deleted official', async () => {
    const first = await linkOf()
    const second = await linkOf()
    const [unknown, replaced] = [await read('x'.repeat(43)), await read(first)]
    expect([unknown.status, unknown.body.message]).toEqual([404, gone])
    expect([replaced.status, replaced.body]).toEqual([404, unknown.body])
    expect((await read(second)).status).toBe(200)
    expect((await staff.delete(`/api/officials/${ana}/link`)).status).toBe(204)
    expect((await read(second)).body).toEqual(unknown.body)
    expect((await staff.delete(`/api/officials/${ana}/link`)).status).toBe(404)

    const third = await linkOf()
    await staff.delete(`/api/officials/${ana}`)
    expect((await read(third)).body).toEqual(unknown.body)
    await staff.post(`/api/bin/${ana}/restore`)
    expect((await read(third)).status).toBe(404)
  })

  it('rejects what is no token, whatever it is', async () => {
    for (const token of [undefined, null, 5, '', 'a', { $ne: null }, ['x'.repeat(43)], 'ñ'.repeat(43)])
      expect((await api.anonymous.post('/api/officials/page', { token })).status).toBe(400)
  })

  it("is opened by nobody else's session, and starts none", async () => {
    const { headers } = await read(await linkOf())
    expect(headers['set-cookie']).toBeUndefined()
    for (const path of ['/api/officials', '/api/officials/links', '/api/matches'])
      expect((await api.anonymous.get(path)).status).toBe(401)
  })

  it('confirms the matches that were read, until one of them moves', async () => {
    const token = await linkOf()
    const { version } = (await read(token)).body
    const done = await confirm(token, version)
    expect([done.status, typeof done.body.confirmedAt]).toEqual([200, 'string'])
    expect((await read(token)).body.confirmedAt).not.toBeNull()
    await staff.patch('/api/matches/manana', { time: '12:00' })
    const moved = (await read(token)).body
    expect([moved.confirmedAt, moved.version === version]).toEqual([null, false])
    // The matches that were read before are not those confirmed now.
    expect((await confirm(token, version)).body.confirmedAt).toBeNull()
    expect((await confirm(token, moved.version)).body.confirmedAt).not.toBeNull()
  })

  it('tells staff when it was opened and confirmed, and has no token for them to read again', async () => {
    const token = await linkOf()
    const list = async () => (await staff.get('/api/officials/links')).body.items
    expect(await list()).toMatchObject([{ id: ana, openedAt: null, confirmedAt: null }])
    await confirm(token, (await read(token)).body.version)
    expect(await list()).toEqual([
      {
        id: ana,
        by: { id: expect.any(String), name: expect.any(String) },
        createdAt: expect.any(String),
        openedAt: expect.any(String),
        confirmedAt: expect.any(String),
      },
    ])
    expect(JSON.stringify(await api.raw.collection('official_links').find().toArray())).not.toContain(token)
  })

  it('answers 429 to a network that asks without end', async () => {
    const answers = await Promise.all(Array.from({ length: 260 }, () => read('x'.repeat(43))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]))
  })
})
