import type { RecordName } from '@torneo/contracts/records/record-names'
import { describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()

describe('the names of records', () => {
  it('are those of the sections that the role may edit, each with what tells it from others', async () => {
    const scene = tournamentScene(api)
    await scene.sport('futbol')
    await scene.promotion('p98')
    await Promise.all(
      ['equipo98', 'equipo04'].map((team) => scene.team(team, { sportId: 'futbol', promotionId: 'p98' })),
    )
    await scene.player('gomez', { teamId: 'equipo98' })
    await scene.match('final', { sportId: 'futbol', homeTeamId: 'equipo98', awayTeamId: 'equipo04' })
    await scene.match('cruce', { sportId: 'futbol', homeTeamId: 'equipo98', awayTeamId: null })
    const organiser = await api.as('admin_tournament')
    const official = await organiser.post('/api/officials', { name: 'Ana Ríos', role: 'referee' })
    const landing = await api.as('admin_landing')
    await landing.post('/api/gallery-groups', { title: 'Verano', date: '2025-11-15' })
    await landing.post('/api/schedule', { title: 'Apertura', date: '2025-11-15', time: '09:30', type: 'ceremony' })
    await landing.post('/api/hall-of-fame', { year: 1998, category: 'Fútbol', winner: 'Promoción 1998' })
    const namesOf = async (client: typeof landing) => (await client.get('/api/record-names')).body.items as RecordName[]

    const chief = await api.as('super')
    const all = await namesOf(chief)
    expect(all.filter(({ section }) => section === 'schedule')).toMatchObject([
      { name: 'Apertura', detail: 'sáb. 15/11/2025' },
    ])
    expect(all.filter(({ section }) => section === 'hall_of_fame')).toMatchObject([
      { name: 'Promoción 1998', detail: 'Fútbol · 1998' },
    ])
    expect(all.filter(({ section }) => section === 'gallery')).toMatchObject([
      { name: 'Verano', detail: 'sáb. 15/11/2025' },
    ])
    expect(all).toEqual(
      expect.arrayContaining([
        { section: 'fixtures', id: 'cruce', name: 'equipo98 – A definir', detail: 'sáb. 15/11/2025' },
        { section: 'fixtures', page: 'officials', id: official.body.id, name: 'Ana Ríos', detail: '' },
        { section: 'promotions', id: 'p98', name: 'p98', detail: '1998' },
        { section: 'teams', id: 'equipo98', name: 'equipo98', detail: 'futbol' },
        { section: 'teams', id: 'gomez', name: 'gomez', detail: 'equipo98', teamId: 'equipo98' },
        { section: 'fixtures', id: 'final', name: 'equipo98 – equipo04', detail: 'sáb. 15/11/2025' },
        { section: 'users', id: chief.user.id, name: chief.user.name, detail: '', email: chief.user.email },
      ]),
    )

    const sectionsSeen = async (client: typeof landing) => [
      ...new Set((await namesOf(client)).map(({ section }) => section)),
    ]
    expect(await sectionsSeen(landing)).toEqual(['schedule', 'gallery', 'hall_of_fame'])
    expect(await sectionsSeen(organiser)).toEqual(['tournament_sports', 'promotions', 'teams', 'fixtures'])
    expect(await namesOf(await api.as('team_captain'))).toEqual([])
  })

  it('lack deleted records and deactivated users', async () => {
    const chief = await api.as('super')
    const sponsor = String(
      (await chief.post('/api/sponsors', { name: 'Acme', website: 'x.com', tier: 'gold' })).body.id,
    )
    const person = await api.addUser({ role: 'admin_landing', name: 'Quien se va' })
    const names = async () =>
      ((await chief.get('/api/record-names')).body.items as RecordName[]).map(({ name }) => name)
    expect(await names()).toEqual(expect.arrayContaining(['Acme', 'Quien se va']))
    await chief.delete(`/api/sponsors/${sponsor}`)
    await chief.delete(`/api/users/${person.id}`)
    expect(await names()).toEqual([chief.user.name])
  })
})
