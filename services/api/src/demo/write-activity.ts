import type { Role } from '@torneo/contracts/roles'
import type { SectionId } from '@torneo/contracts/sections'
import type { ActivityRepository } from '../data/activity.repository'
import type { As } from './write-accounts'
import { writeInOrder } from './write-in-order'

/** Who did what, oldest first, in the words that the routes use. */
const deeds: readonly (readonly [role: Role, section: SectionId, action: string, subject: string])[] = [
  ['admin_tournament', 'tournament_sports', 'Deporte del torneo agregado', 'Fútbol 11'],
  ['super', 'hero', 'Hero actualizado', 'Torneo de Ex Alumnos 2025'],
  ['admin_landing', 'about', 'Sobre actualizado', 'Treinta años volviendo al colegio'],
  ['admin_landing', 'landing_sports', 'Deporte agregado', 'Vóley mixto'],
  ['super', 'cta', 'CTA actualizado', '¿Tu promoción ya tiene equipo?'],
  ['admin_landing', 'sponsors', 'Sponsor agregado', 'Banco Arroyo'],
  ['admin_landing', 'schedule', 'Evento agregado', 'Premiación y cena de cierre'],
  ['admin_tournament', 'settings', 'Configuración actualizada', 'Torneo de Ex Alumnos'],
  ['super', 'hall_of_fame', 'Entrada agregada al Hall of Fame', 'Promoción 1998'],
  ['admin_landing', 'gallery', 'Galería creada', 'Final de fútbol 2025'],
  ['admin_landing', 'gallery', 'Galería creada', 'Cena de cierre'],
]

export async function writeActivity(activity: ActivityRepository, as: As): Promise<void> {
  await writeInOrder(deeds, ([role, section, action, subject]) => activity.add({ section, action, subject }, as(role)))
}
