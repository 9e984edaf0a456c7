import { officialEndpoints } from '@torneo/contracts/match/officials'
import { userEndpoints } from '@torneo/contracts/people/users'
import { promotionEndpoints } from '@torneo/contracts/tournament/promotions'
import { teamEndpoints } from '@torneo/contracts/tournament/teams'
import { expectListStates, type ListStates } from '@torneo/testing/list-states'
import { test } from 'vitest'
import { promo05, somePromotions } from '../dev/answer-promotions'
import { tennis05 } from '../dev/answer-teams'
import { serveSports } from '../dev/sports-fake'
import OfficialsPage from './features/officials/OfficialsPage'
import PromotionsScreen from './features/promotions/PromotionsScreen'
import TeamsScreen from './features/teams/TeamsScreen'

const noDependents = { teams: 0, players: 0, matches: 0, events: 0, uses: [] }

const lists: readonly ListStates[] = [
  {
    name: 'promotions',
    Screen: PromotionsScreen,
    endpoints: promotionEndpoints,
    record: promo05,
    loading: 'Cargando las promociones...',
    failed: 'No pudimos cargar las promociones',
    none: 'Todavía no hay promociones',
    noneWhy: 'Crea la primera para asignarle un capitán y armar sus equipos.',
    removeFailed: 'Error al eliminar la promoción',
    prepare: (api) =>
      api.respond(userEndpoints.list, { users: [] }).respond(promotionEndpoints.dependents, noDependents),
  },
  {
    name: 'teams',
    Screen: TeamsScreen,
    endpoints: teamEndpoints,
    record: tennis05,
    loading: 'Cargando los equipos...',
    failed: 'No pudimos cargar los equipos',
    none: 'Todavía no hay equipos',
    noneWhy: 'Un equipo es de una promoción y juega un deporte.',
    removeFailed: 'Error al eliminar el equipo',
    prepare: (api) => {
      serveSports(api)
      api
        .respond(promotionEndpoints.list, { total: somePromotions.length, items: [...somePromotions] })
        .respond(teamEndpoints.rosters, { total: 0, items: [] })
        .respond(teamEndpoints.dependents, noDependents)
    },
  },
  {
    name: 'officials',
    Screen: OfficialsPage,
    endpoints: officialEndpoints,
    record: {
      id: 'ana',
      createdAt: '2025-11-01T12:00:00.000Z',
      updatedAt: '2025-11-01T12:00:00.000Z',
      rev: 1,
      name: 'Ana Ríos',
      role: 'referee',
    },
    loading: 'Cargando los nombres...',
    failed: 'No pudimos cargar los nombres',
    none: 'Todavía no hay nombres',
    noneWhy: 'Los que agregues se ofrecen en cada partido, y te avisamos si uno está en dos a la misma hora.',
    removeFailed: 'Error al eliminar el nombre',
  },
]

test.each(lists)('the list of $name has its texts in each state', async (states) => {
  await expectListStates(states)
})
