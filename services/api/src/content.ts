import type { FastifyInstance } from 'fastify'
import { createAppearanceRepository } from './data/content/appearance.repository'
import { createSettingsRepository } from './data/content/settings.repository'
import { aboutRoutes, createAboutRepository } from './features/about/about'
import { appearanceRoutes } from './features/appearance/appearance'
import { createCtaRepository, ctaRoutes } from './features/cta/cta'
import { galleryGroups } from './features/gallery-groups/gallery-groups'
import { galleryPhotosRoutes } from './features/gallery-groups/gallery-photos.routes'
import { hallOfFame } from './features/hall-of-fame/hall-of-fame'
import { createHeroRepository, heroRoutes } from './features/hero/hero'
import { landingSports } from './features/landing-sports/landing-sports'
import { news } from './features/news/news'
import { pages } from './features/pages/pages'
import { schedule } from './features/schedule/schedule'
import { settingsRoutes } from './features/settings/settings'
import { sponsors } from './features/sponsors/sponsors'
import type { Database } from './platform/database/database'

export type Content = ReturnType<typeof createContent>

/** The repositories of the landing page's content, by the names in its response. */
export function createContent(database: Database) {
  return {
    hero: createHeroRepository(database),
    about: createAboutRepository(database),
    landingSports: landingSports.repository(database),
    schedule: schedule.repository(database),
    galleryGroups: galleryGroups.repository(database),
    sponsors: sponsors.repository(database),
    hallOfFame: hallOfFame.repository(database),
    cta: createCtaRepository(database),
    news: news.repository(database),
    pages: pages.repository(database),
    settings: createSettingsRepository(database),
    appearance: createAppearanceRepository(database),
  }
}

/** Registers the routes, and a saver for each kind of content. */
export function contentRoutes(app: FastifyInstance): void {
  const { content, savers } = app.services
  galleryPhotosRoutes(app, content.galleryGroups)
  savers.push(
    heroRoutes(app, content.hero),
    aboutRoutes(app, content.about),
    landingSports.routes(app, content.landingSports),
    schedule.routes(app, content.schedule),
    galleryGroups.routes(app, content.galleryGroups),
    sponsors.routes(app, content.sponsors),
    hallOfFame.routes(app, content.hallOfFame),
    ctaRoutes(app, content.cta),
    news.routes(app, content.news),
    pages.routes(app, content.pages),
    settingsRoutes(app, content),
    appearanceRoutes(app, content),
  )
}
