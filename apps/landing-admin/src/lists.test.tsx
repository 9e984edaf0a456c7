import { hallOfFameEndpoints } from '@torneo/contracts/content/hall-of-fame'
import { hallOfFameOfferEndpoints } from '@torneo/contracts/content/hall-of-fame-offers'
import { landingSportEndpoints } from '@torneo/contracts/content/landing-sports'
import { newsEndpoints } from '@torneo/contracts/content/news'
import { landingPageEndpoints } from '@torneo/contracts/content/pages'
import { scheduleEndpoints } from '@torneo/contracts/content/schedule'
import { sponsorEndpoints } from '@torneo/contracts/content/sponsors'
import {
  aHallOfFameEntry,
  aLandingPage,
  aLandingSport,
  aNewsItem,
  aScheduleEvent,
  aSponsor,
} from '@torneo/testing/builders'
import { expectListStates, type ListStates } from '@torneo/testing/list-states'
import { test } from 'vitest'
import HallOfFameScreen from './features/hall-of-fame/HallOfFameScreen'
import LandingSportsScreen from './features/landing-sports/LandingSportsScreen'
import NewsScreen from './features/news/NewsScreen'
import PagesScreen from './features/pages/PagesScreen'
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
    name: 'news',
    Screen: NewsScreen,
    endpoints: newsEndpoints,
    record: aNewsItem(),
    loading: 'Cargando las novedades...',
    failed: 'No pudimos cargar las novedades',
    none: 'Todavía no hay novedades',
    noneWhy: 'Las que agregues aparecen en la página pública, las más nuevas primero.',
    removeFailed: 'Error al eliminar novedad',
  },
  {
    name: 'pages',
    Screen: PagesScreen,
    endpoints: landingPageEndpoints,
    record: aLandingPage(),
    loading: 'Cargando las páginas...',
    failed: 'No pudimos cargar las páginas',
    none: 'Todavía no hay páginas',
    noneWhy: /se enlaza al pie de la página pública/,
    removeFailed: 'Error al eliminar página',
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
