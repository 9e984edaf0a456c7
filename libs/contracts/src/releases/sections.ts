import type { Role } from '../people/roles'

/** The groups of the table with their headings, in the sidebar's order. */
export const groupTitles = {
  content: 'Contenido',
  tournament: 'Sistema de torneo',
  administration: 'Administración',
  team: 'Mi equipo',
} as const
export type SectionGroup = keyof typeof groupTitles
export const sectionGroups = Object.keys(groupTitles) as readonly SectionGroup[]

export const sectionIds = [
  'dashboard',
  'hero',
  'about',
  'landing_sports',
  'schedule',
  'gallery',
  'sponsors',
  'hall_of_fame',
  'cta',
  'settings',
  'live_control',
  'standings',
  'scorers',
  'competition',
  'tournament_sports',
  'promotions',
  'teams',
  'fixtures',
  'users',
  'my_team',
] as const
export type SectionId = (typeof sectionIds)[number]

/** A section of the panel: its path, labels, roles and owning app (R28). */
export interface Section {
  readonly id: SectionId
  readonly path: string
  /** Label in the sidebar. */
  readonly label: string
  /** Title in the top bar, if it differs from the label (spec 2 §2). */
  readonly title?: string
  /** Screens below it; their paths continue its own. */
  readonly pages?: { readonly path: string; readonly title: string }[]
  readonly group: SectionGroup
  readonly roles: readonly Role[]
  /** A section app, or `shell`. */
  readonly owner: string
  /** `pulse`: a pulsing red dot. */
  readonly mark?: 'pulse'
}

const everyone: readonly Role[] = ['super', 'admin_tournament', 'admin_landing', 'team_captain']
const landing: readonly Role[] = ['super', 'admin_landing']
const tournament: readonly Role[] = ['super', 'admin_tournament']

const content = { group: 'content', roles: landing, owner: 'landing-admin' } as const
const play = { group: 'tournament', roles: tournament, owner: 'tournament-admin' } as const

/** The one table of sections, in the sidebar's order. */
export const sections: readonly Section[] = [
  { id: 'dashboard', path: '/', label: 'Dashboard', group: 'content', roles: everyone, owner: 'shell' },
  { id: 'hero', path: '/hero', label: 'Hero', ...content },
  { id: 'about', path: '/about', label: 'Sobre', ...content },
  { id: 'landing_sports', path: '/sports', label: 'Deportes', ...content },
  { id: 'schedule', path: '/schedule', label: 'Calendario', ...content },
  { id: 'gallery', path: '/gallery-groups', label: 'Galerías', ...content },
  { id: 'sponsors', path: '/sponsors', label: 'Sponsors', ...content },
  { id: 'hall_of_fame', path: '/hall-of-fame', label: 'Hall of Fame', ...content },
  { id: 'cta', path: '/cta', label: 'CTA', ...content },
  {
    id: 'settings',
    path: '/settings',
    label: 'Configuración',
    ...content,
    roles: ['super', 'admin_tournament', 'admin_landing'],
  },
  {
    id: 'live_control',
    path: '/tournament/live',
    label: 'Panel en Vivo',
    title: 'Panel de Control en Vivo',
    ...play,
    mark: 'pulse',
  },
  { id: 'standings', path: '/tournament/standings', label: 'Posiciones', title: 'Tablas de Posiciones', ...play },
  { id: 'scorers', path: '/tournament/scorers', label: 'Goleadores', title: 'Tabla de Goleadores', ...play },
  {
    id: 'competition',
    path: '/tournament/competition',
    label: 'Competencia',
    ...play,
    pages: [
      { path: 'fixture', title: 'Armar fixture' },
      { path: 'closing', title: 'Cierre' },
      { path: 'edition', title: 'Edición archivada' },
    ],
  },
  { id: 'tournament_sports', path: '/tournament/sports', label: 'Deportes del torneo', ...play },
  { id: 'promotions', path: '/tournament/promotions', label: 'Promociones', ...play },
  { id: 'teams', path: '/tournament/teams', label: 'Equipos', ...play },
  {
    id: 'fixtures',
    path: '/tournament/fixtures',
    label: 'Partidos',
    ...play,
    pages: [{ path: 'officials', title: 'Árbitros y mesa' }],
  },
  {
    id: 'users',
    path: '/users',
    label: 'Usuarios',
    title: 'Gestión de Usuarios',
    group: 'administration',
    roles: ['super'],
    owner: 'users-admin',
    pages: [
      { path: 'activity', title: 'Actividad' },
      { path: 'audit', title: 'Registro de seguridad' },
      { path: 'releases', title: 'Despliegues' },
    ],
  },
  {
    id: 'my_team',
    path: '/my-team',
    label: 'Mi equipo',
    title: 'Mi Equipo',
    group: 'team',
    roles: ['team_captain'],
    owner: 'tournament-admin',
  },
]

/** The rows of one app, which are also in its `section.json`. */
export function sectionsOf(owner: string): readonly Section[] {
  return sections.filter((section) => section.owner === owner)
}

export function sectionById(id: SectionId): Section {
  const section = sections.find((candidate) => candidate.id === id)
  if (!section) throw new Error(`Unknown section ${id}`)
  return section
}
