import { createAboutRepository } from './features/about/about.repository'
import { createCtaRepository } from './features/cta/cta.repository'
import { createGalleryGroupsRepository } from './features/gallery-groups/gallery-groups.repository'
import { createHallOfFameRepository } from './features/hall-of-fame/hall-of-fame.repository'
import { createHeroRepository } from './features/hero/hero.repository'
import { createLandingSportsRepository } from './features/landing-sports/landing-sports.repository'
import { createScheduleRepository } from './features/schedule/schedule.repository'
import { createSettingsRepository } from './features/settings/settings.repository'
import { createSponsorsRepository } from './features/sponsors/sponsors.repository'
import type { Database } from './platform/database'

export type Content = ReturnType<typeof createContent>

/** What a landing page is made of: the repositories of all its content, for what reads or writes it as a whole. */
export function createContent(database: Database) {
  return {
    hero: createHeroRepository(database),
    about: createAboutRepository(database),
    cta: createCtaRepository(database),
    settings: createSettingsRepository(database),
    landingSports: createLandingSportsRepository(database),
    schedule: createScheduleRepository(database),
    galleryGroups: createGalleryGroupsRepository(database),
    sponsors: createSponsorsRepository(database),
    hallOfFame: createHallOfFameRepository(database),
  }
}
