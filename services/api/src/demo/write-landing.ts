import type { Role } from '@torneo/contracts/people/roles'
import type { SectionId } from '@torneo/contracts/releases/sections'
import type { Content } from '../content'
import type { ActivityRepository } from '../data/audit/activity.repository'
import type { DemoCalendar } from './demo-calendar'
import { demoLanding } from './landing'
import type { WriteAs } from './write-accounts'
import type { ImageAddress } from './write-images'
import { writeInOrder } from './write-in-order'

/** Writes the landing page's content, each part in the name of a role that may edit it. */
export async function writeLanding(
  content: Content,
  { imageAddress, as, calendar }: { imageAddress: ImageAddress; as: WriteAs; calendar: DemoCalendar },
): Promise<void> {
  const demo = demoLanding(imageAddress, calendar)
  const [superAdmin, landing, tournament] = [as('super'), as('admin_landing'), as('admin_tournament')]
  await content.settings.put(demo.settings, tournament)
  await content.appearance.put(demo.appearance, landing)
  await content.hero.put(demo.hero, superAdmin)
  await content.about.put(demo.about, landing)
  await content.cta.put(demo.cta, superAdmin)
  await writeInOrder(demo.landingSports, (sport) => content.landingSports.create(sport, landing))
  await writeInOrder(demo.schedule, (event) => content.schedule.create(event, landing))
  await writeInOrder(demo.sponsors, (sponsor) => content.sponsors.create(sponsor, landing))
  await writeInOrder(demo.hallOfFame, (entry) => content.hallOfFame.create(entry, superAdmin))
  await writeInOrder(demo.news, (item) => content.news.create(item, landing))
  await writeInOrder(demo.pages, (page) => content.pages.create(page, landing))
  await writeInOrder(demo.galleryGroups, (gallery) => content.galleryGroups.create(gallery, landing))
}

/** Oldest first, with the texts of the routes. */
const activities: readonly (readonly [role: Role, section: SectionId, action: string, subject: string])[] = [
  ['admin_tournament', 'tournament_sports', 'Deporte del torneo agregado', 'Fútbol 11'],
  ['super', 'hero', 'Hero actualizado', 'Torneo de Ex Alumnos {año}'],
  ['admin_landing', 'about', 'Sobre actualizado', 'Treinta años volviendo al colegio'],
  ['admin_landing', 'landing_sports', 'Deporte agregado', 'Vóley mixto'],
  ['super', 'cta', 'CTA actualizado', '¿Tu promoción se quedó afuera?'],
  ['admin_landing', 'sponsors', 'Sponsor agregado', 'Banco Arroyo'],
  ['admin_landing', 'schedule', 'Evento agregado', 'Premiación y cena de cierre'],
  ['admin_tournament', 'settings', 'Configuración actualizada', 'Torneo de Ex Alumnos'],
  ['super', 'hall_of_fame', 'Entrada agregada al Hall of Fame', 'Promoción 1998'],
  ['admin_landing', 'gallery', 'Galería creada', 'Final de fútbol {año-1}'],
  ['admin_landing', 'gallery', 'Galería creada', 'Cena de cierre'],
]

export async function writeActivity(
  activity: ActivityRepository,
  { as, calendar }: { as: WriteAs; calendar: DemoCalendar },
): Promise<void> {
  await writeInOrder(activities, ([role, section, action, subject]) =>
    activity.add({ section, action, subject: calendar.words(subject) }, as(role)),
  )
}
