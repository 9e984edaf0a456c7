import { retryableLazy } from '@torneo/client'
import { screensOf } from '@torneo/panel/screen/section-screens'
import { rows } from './sections'

export default screensOf(
  rows,
  {
    hero: retryableLazy(() => import('./features/hero/HeroScreen')),
    about: retryableLazy(() => import('./features/about/AboutScreen')),
    cta: retryableLazy(() => import('./features/cta/CtaScreen')),
    settings: retryableLazy(() => import('./features/settings/SettingsScreen')),
    appearance: retryableLazy(() => import('./features/appearance/AppearanceScreen')),
    landing_sports: retryableLazy(() => import('./features/landing-sports/LandingSportsScreen')),
    schedule: retryableLazy(() => import('./features/schedule/ScheduleScreen')),
    sponsors: retryableLazy(() => import('./features/sponsors/SponsorsScreen')),
    hall_of_fame: retryableLazy(() => import('./features/hall-of-fame/HallOfFameScreen')),
    news: retryableLazy(() => import('./features/news/NewsScreen')),
    pages: retryableLazy(() => import('./features/pages/PagesScreen')),
    gallery: retryableLazy(() => import('./features/gallery/GalleryScreen')),
  },
  () => import('./help'),
)
