import { beforeEach, expect, it } from 'vitest'
import { competitionScene } from '../../testing/competition-scene'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()
const at = tournamentScene(api)

beforeEach(async () => {
  await at.tournament()
  await competitionScene(api, at)
})

const decisions = async () =>
  (await (await api.as('admin_tournament')).get('/api/competition-decisions')).body.items.map(
    ({ sportId, kind, place, teams }: { sportId: string; kind: string; place: string; teams: string[] }) =>
      `${sportId} ${kind} ${place}: ${teams.length}`,
  )

it('lists lots and conflicts of every sport until staff decide', async () => {
  const staff = await api.as('admin_tournament')
  expect(await decisions()).toEqual(['copa lots Zona A: 2', 'copa conflict plata · Final: 1'])
  await staff.post('/api/competitions/copa/ties/cruce/keep')
  expect(await decisions()).toEqual(['copa lots Zona A: 2'])
  await staff.post('/api/competitions/copa/lots', { phaseId: 'zonas', zoneId: 'a', teamIds: ['copa1', 'copa2'] })
  expect(await decisions()).toEqual([])
})
