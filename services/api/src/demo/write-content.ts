import type { Content } from '../content'
import { demoContent } from './demo-content'
import type { AddressOf } from './pictures/demo-pictures'
import type { As } from './write-accounts'
import { writeInOrder } from './write-in-order'

/** Writes what the landing page shows, each part in the name of somebody who may. */
export async function writeContent(content: Content, addressOf: AddressOf, as: As): Promise<void> {
  const demo = demoContent(addressOf)
  const [boss, landing, tournament] = [as('super'), as('admin_landing'), as('admin_tournament')]
  await content.settings.put(demo.settings, tournament)
  await content.hero.put(demo.hero, boss)
  await content.about.put(demo.about, landing)
  await content.cta.put(demo.cta, boss)
  await writeInOrder(demo.landingSports, (sport) => content.landingSports.create(sport, landing))
  await writeInOrder(demo.schedule, (event) => content.schedule.create(event, landing))
  await writeInOrder(demo.sponsors, (sponsor) => content.sponsors.create(sponsor, landing))
  await writeInOrder(demo.hallOfFame, (entry) => content.hallOfFame.create(entry, boss))
  await writeInOrder(demo.galleryGroups, (gallery) => content.galleryGroups.create(gallery, landing))
}
