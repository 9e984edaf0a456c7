import { expect, it } from 'vitest'
import { createTournamentCache } from '../../data/read-models/tournament-cache'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'
import { createChangeEdition } from './change-edition'

const api = useTestApi()
const at = tournamentScene(api)
const year = new Date().getFullYear()
const draft = { name: 'Copa', year: year + 1, copy: { teams: false, players: false } }

it.each([
  ['a promotion', '/api/promotions/p98', 'promotions'],
  ['a team', '/api/teams/a', 'teams'],
] as const)('an edition shows %s that was renamed while it was prepared', async (_what, path, list) => {
  await at.tournament({ year })
  await at.sport('futbol')
  await at.promotion('p98')
  await at.team('a', { sportId: 'futbol', promotionId: 'p98' })
  const boss = await api.as('super')
  const { services } = api.app
  const noMatches = { changes: { on: () => undefined, isLive: () => true }, documentsOf: () => async () => [] }
  const edition = createChangeEdition(services, createTournamentCache({ ...services, ...noMatches }))

  const staged = await edition.stage(draft)
  expect((await boss.patch(path, { name: 'Nuevo nombre' })).status).toBe(200)
  await services.database.transaction((transaction) =>
    edition.open(draft, staged, { by: { id: 'x', name: 'X' }, transaction }),
  )
  const { body } = await api.anonymous.get(`/api/public/tournament?edition=${year}`)
  expect(body).toMatchObject({ tournament: { state: 'archived' }, [list]: [{ name: 'Nuevo nombre' }] })
})
