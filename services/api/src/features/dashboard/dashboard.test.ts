import { describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()

describe('GET /api/dashboard', () => {
  it('counts the content, and shows the fixed visits (R26)', async () => {
    const captain = await api.as('team_captain')
    for (const [name, count] of Object.entries({ landing_sports: 3, schedule: 2, gallery_groups: 1, sponsors: 4 })) {
      await api.raw.collection(name).insertMany(Array.from({ length: count }, () => ({})))
    }
    expect((await captain.get('/api/dashboard')).body).toEqual({
      counters: { sports: 3, events: 2, galleries: 1, sponsors: 4, hallOfFame: 0, visits: '12.5K' }, activity: [],
    })
  })

  it('shows each role the activity of the sections it may view', async () => {
    const [boss, organiser, landing, captain] = [
      await api.as('super'), await api.as('admin_tournament'), await api.as('admin_landing'), await api.as('team_captain'),
    ]
    await landing.put('/api/hero', { title: 'Torneo', subtitle: 'b', description: 'c' })
    await organiser.post('/api/tournament-sports', { name: 'Fútbol', icon: '⚽' })
    await boss.patch(`/api/users/${landing.user.id}`, { name: 'Carla' })
    const seen = async (client: typeof boss) =>
      (await client.get('/api/dashboard')).body.activity.map((row: { actor: string; action: string }) => `${row.actor}: ${row.action}`)
    expect(await seen(boss)).toEqual(['Lucía Ferreyra: Usuario actualizado', 'Diego Paz: Deporte del torneo agregado', 'Carla Núñez: Hero actualizado'])
    expect(await seen(organiser)).toEqual(['Diego Paz: Deporte del torneo agregado'])
    expect(await seen(landing)).toEqual(['Carla Núñez: Hero actualizado'])
    expect(await seen(captain)).toEqual([])
  })

  it('tells someone without rows whether others have done something, so that no samples stand for it (R26)', async () => {
    const [landing, captain] = [await api.as('admin_landing'), await api.as('team_captain')]
    const elsewhere = async (client: typeof captain) => (await client.get('/api/dashboard')).body.activityElsewhere as unknown
    expect(await elsewhere(captain)).toBeUndefined()
    await landing.put('/api/hero', { title: 'Torneo', subtitle: 'b', description: 'c' })
    expect(await elsewhere(captain)).toBe(true)
    expect(await elsewhere(landing)).toBeUndefined()
  })
})

describe('GET /api/activity', () => {
  it('pages all of it for super, newest first', async () => {
    const [boss, landing] = [await api.as('super'), await api.as('admin_landing')]
    for (const title of ['Uno', 'Dos', 'Tres']) await landing.put('/api/hero', { title, subtitle: 'b', description: 'c' })
    const { body } = await boss.get('/api/activity?limit=2')
    expect([body.total, body.items.map((row: { subject: string }) => row.subject)]).toEqual([3, ['Tres', 'Dos']])
    expect((await boss.get('/api/activity?offset=2')).body.items[0].subject).toBe('Uno')
    expect((await landing.get('/api/activity')).status).toBe(403)
  })

  it('leaves no row behind a change that did not happen', async () => {
    const boss = await api.as('super')
    await boss.post('/api/users/admin', { email: boss.user.email, name: 'a', password: 'clave-larga', role: 'super' })
    expect((await boss.get('/api/activity')).body.total).toBe(0)
  })
})
