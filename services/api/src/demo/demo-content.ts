import { demoAbout } from './content/about'
import { demoCta } from './content/cta'
import { demoGalleries } from './content/galleries'
import { demoHallOfFame } from './content/hall-of-fame'
import { demoHero } from './content/hero'
import { demoLandingSports } from './content/landing-sports'
import { demoSchedule } from './content/schedule'
import { demoSettings } from './content/settings'
import { demoSponsors } from './content/sponsors'
import type { AddressOf } from './pictures/demo-pictures'

/** All that the demo's landing page shows, with the addresses that its pictures got. */
export const demoContent = (addressOf: AddressOf) => ({
  hero: demoHero(addressOf),
  about: demoAbout,
  cta: demoCta,
  settings: demoSettings(addressOf),
  landingSports: demoLandingSports,
  schedule: demoSchedule,
  galleryGroups: demoGalleries(addressOf),
  sponsors: demoSponsors(addressOf),
  hallOfFame: demoHallOfFame(addressOf),
})
