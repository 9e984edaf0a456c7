import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi({ TIME_ZONE: 'Europe/Madrid' })
const scene = tournamentScene(api)
const address = '/api/tournaments/1/place'

/** The service's idea of a moment, as a scheduled change shows it. */
const zoneSeen = async () => (await api.anonymous.get('/api/public/edition')).body.timeZone as unknown

beforeEach(() => scene.tournament({ year: 2026 }))

describe('place and time zone of the tournament (B109)', () => {
  it('begins with the zone of the service, and every hour is in the chosen one at once', async () => {
    const organiser = await api.as('admin_tournament')
    expect((await organiser.get(address)).body).toEqual({ timeZone: 'Europe/Madrid', place: '' })
    const landing = await api.as('admin_landing')
    const { id } = (await landing.put('/api/hero', { title: 'Torneo', subtitle: 'b', description: 'c' })).body
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const plan = (time: string) => landing.put(`/api/scheduled-saves/${id}`, { day, time, fields: { title: time } })
    const first = (await plan('12:00')).body
    const chosen = { timeZone: 'America/Montevideo', place: 'Montevideo' }
    expect(await organiser.put(address, chosen)).toMatchObject({ status: 200, body: chosen })
    expect((await organiser.get(address)).body).toEqual(chosen)
    expect(await zoneSeen()).toBe('America/Montevideo')
    expect((await api.anonymous.get('/api/public/tournament')).body.timeZone).toBe('America/Montevideo')
    // The moment stays, and is said in the new zone.
    const now = (await landing.get(`/api/scheduled-saves/${id}`)).body
    expect([now.at === first.at, now.time === first.time]).toEqual([true, false])
  })

  it.each([
    [{}, { timeZone: 'La zona horaria es requerida' }],
    [{ timeZone: 'Montevideo' }, { timeZone: 'Elige una zona horaria de la lista' }],
    [{ timeZone: '+03:00' }, { timeZone: 'Elige una zona horaria de la lista' }],
    [{ timeZone: 'Europe/Madrid', place: 'a'.repeat(201) }, { place: expect.any(String) as string }],
  ])('refuses %o and changes nothing', async (body, details) => {
    const organiser = await api.as('admin_tournament')
    const { status, body: problem } = await organiser.put(address, body)
    const named = (problem.details as { path: string; message: string }[]).map(({ path, message }) => [path, message])
    expect([status, Object.fromEntries(named)]).toEqual([400, details])
    expect(await zoneSeen()).toBe('Europe/Madrid')
  })

  it('belongs to the open edition, which hands it on to the next', async () => {
    const boss = await api.as('super')
    const chosen = { timeZone: 'America/Lima', place: 'Lima' }
    await boss.put(address, chosen)
    const next = (
      await boss.post('/api/tournaments', { name: 'Torneo', year: 2099, copy: { teams: false, players: false } })
    ).body
    expect((await boss.get(`/api/tournaments/${next.id}/place`)).body).toEqual(chosen)
    expect((await boss.put(address, chosen)).status).toBe(409)
    expect((await boss.get('/api/tournaments/99/place')).status).toBe(404)
  })
})
