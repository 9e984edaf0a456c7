import { hallOfFameEndpoints } from '@torneo/contracts/content/hall-of-fame'
import { hallOfFameOfferEndpoints } from '@torneo/contracts/content/hall-of-fame-offers'
import { landingSportEndpoints } from '@torneo/contracts/content/landing-sports'
import { scheduleEndpoints } from '@torneo/contracts/content/schedule'
import { sponsorEndpoints } from '@torneo/contracts/content/sponsors'
import { aHallOfFameEntry, aLandingSport, aScheduleEvent, aSponsor } from '@torneo/testing/builders'
import { expectListStates, type ListStates } from '@torneo/testing/list-states'
import { test } from 'vitest'
import HallOfFameScreen from './features/hall-of-fame/HallOfFameScreen'
import LandingSportsScreen from './features/landing-sports/LandingSportsScreen'
import ScheduleScreen from './features/schedule/ScheduleScreen'
import SponsorsScreen from './features/sponsors/SponsorsScreen'

const lists: readonly ListStates[] = [
  {
    name: 'sponsors',
    Screen: SponsorsScreen,
    endpoints: sponsorEndpoints,
    record: aSponsor(),
    loading: 'Cargando los sponsors...',
    failed: 'No pudimos cargar los sponsors',
    none: 'Todavía no hay sponsors',
    noneWhy: 'Los que agregues aparecen en la página pública, por nivel.',
    removeFailed: 'Error al eliminar sponsor',
  },
  {
    name: 'Hall of Fame',
    Screen: HallOfFameScreen,
    endpoints: hallOfFameEndpoints,
    record: aHallOfFameEntry(),
    loading: 'Cargando el Hall of Fame...',
    failed: 'No pudimos cargar el Hall of Fame',
    none: 'Todavía no hay entradas',
    noneWhy: 'Agrega a quienes ganaron: aparecen en la página pública desde el año más reciente.',
    removeFailed: 'Error al eliminar entrada',
    prepare: (api) => api.respond(hallOfFameOfferEndpoints.list, { items: [] }),
  },
  {
    name: 'sports',
    Screen: LandingSportsScreen,
    endpoints: landingSportEndpoints,
    record: aLandingSport(),
    loading: 'Cargando los deportes...',
    failed: 'No pudimos cargar los deportes',
    none: 'Todavía no hay deportes',
    noneWhy: /No son los deportes del torneo/,
    removeFailed: 'Error al eliminar deporte',
  },
  {
    name: 'calendar',
    Screen: ScheduleScreen,
    endpoints: scheduleEndpoints,
    record: aScheduleEvent(),
    loading: 'Cargando el calendario...',
    failed: 'No pudimos cargar el calendario',
    none: 'Todavía no hay eventos',
    noneWhy: 'Los que agregues aparecen en el calendario de la página pública, por fecha y hora.',
    removeFailed: 'Error al eliminar evento',
  },
]

test.each(lists)('the list of $name has its texts in each state', async (states) => {
  await expectListStates(states)
})
