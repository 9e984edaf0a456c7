import type { Role } from '../people/roles'
import { sectionTable } from './section-table'

/** The groups of the table with their headings, in the sidebar's order. */
export const groupTitles = {
  content: 'Contenido',
  tournament: 'Sistema de torneo',
  administration: 'Administración',
  team: 'Mi equipo',
} as const
export type SectionGroup = keyof typeof groupTitles
export const sectionGroups = Object.keys(groupTitles) as readonly SectionGroup[]

/** A section of the panel: its path, labels, roles and owning app (R28). */
export interface Section {
  readonly id: SectionId
  readonly path: string
  /** Label in the sidebar. */
  readonly label: string
  /** Title in the top bar, if it differs from the label (spec 2 §2). */
  readonly title?: string
  /** Screens below it; their paths continue its own. */
  readonly pages?: readonly { readonly path: string; readonly title: string }[]
  readonly group: SectionGroup
  readonly roles: readonly Role[]
  /** A section app, or `shell`. */
  readonly owner: string
  /** `pulse`: a pulsing red dot. */
  readonly mark?: 'pulse'
  /** Label of its button for a new record, which the palette has too. */
  readonly create?: string
  /** Position in the sidebar, within its group. */
  readonly order: number
}

const dashboard = {
  id: 'dashboard',
  path: '/',
  label: 'Dashboard',
  group: 'content',
  roles: ['super', 'admin_tournament', 'admin_landing', 'team_captain'],
  owner: 'shell',
  order: 0,
} as const

export type SectionId = (typeof dashboard | (typeof sectionTable)[number])['id']

/** All sections in the sidebar's order: the shell's own, and those that the apps bring. */
export const sections: readonly Section[] = [dashboard, ...sectionTable]

/** The rows of one app of the table, which are also in its `section.json`. */
export function sectionsOf(owner: string): readonly Section[] {
  return sections.filter((section) => section.owner === owner)
}

export function sectionById(id: SectionId): Section {
  const section = sections.find((candidate) => candidate.id === id)
  if (!section) throw new Error(`Unknown section ${id}`)
  return section
}
