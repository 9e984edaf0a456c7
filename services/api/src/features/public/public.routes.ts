import { publicEndpoints } from '@torneo/contracts/public'
import type { FastifyInstance } from 'fastify'
import type { Content } from '../../content'
import { route } from '../../platform/route'

/** The collections behind it. */
const landingCollections = [
  'hero', 'about', 'cta', 'settings', 'landing_sports', 'schedule', 'gallery_groups', 'sponsors', 'hall_of_fame',
]

/** Reads that need no session, for pages of any origin (R44). */
export function publicRoutes(app: FastifyInstance, content: Content): void {
  route(app, publicEndpoints.landing, async () => {
    const [hero, about, cta, settings, landingSports, schedule, galleryGroups, sponsors, hallOfFame] = await Promise.all([
      content.hero.find(), content.about.find(), content.cta.find(), content.settings.find(), content.landingSports.list(),
      content.schedule.list(), content.galleryGroups.list(), content.sponsors.list(), content.hallOfFame.list(),
    ])
    return {
      hero, about, cta, settings, landingSports: landingSports.items, schedule: schedule.items, galleryGroups: galleryGroups.items,
      sponsors: sponsors.items, hallOfFame: hallOfFame.items,
    }
  }, { cacheTags: landingCollections, anyOrigin: true })
}
