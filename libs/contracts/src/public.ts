import { z } from 'zod/mini'
import { About } from './about'
import { Cta } from './cta'
import { endpoint } from './endpoint'
import { GalleryGroup } from './gallery-groups'
import { HallOfFameEntry } from './hall-of-fame'
import { Hero } from './hero'
import { LandingSport } from './landing-sports'
import { ScheduleEvent } from './schedule'
import { Settings } from './settings'
import { Sponsor } from './sponsors'

/** Everything a landing page shows, in the orders of the lists; a single record is null before its first save. */
export const PublicLanding = z.object({
  hero: z.nullable(Hero),
  about: z.nullable(About),
  cta: z.nullable(Cta),
  settings: z.nullable(Settings),
  landingSports: z.array(LandingSport),
  schedule: z.array(ScheduleEvent),
  galleryGroups: z.array(GalleryGroup),
  sponsors: z.array(Sponsor),
  hallOfFame: z.array(HallOfFameEntry),
})
export type PublicLanding = z.output<typeof PublicLanding>

const tag = 'public'
export const publicEndpoints = {
  landing: endpoint({ method: 'GET', path: '/public/landing', tag, access: 'anyone', summary: 'All content of the landing page in one answer, for pages of any origin',
    response: PublicLanding }),
} as const
