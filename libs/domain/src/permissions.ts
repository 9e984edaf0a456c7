import type { Endpoint } from '@torneo/contracts/endpoint'
import { passRole, releaseKeyRole, roles, type Role } from '@torneo/contracts/roles'
import { sections, type SectionId } from '@torneo/contracts/sections'
import type { Bucket } from '@torneo/contracts/storage'

const landing: readonly Role[] = ['super', 'admin_landing']
const bucketRoles: Readonly<Record<Bucket, readonly Role[]>> = {
  general: [...landing, 'admin_tournament'],
  sponsors: landing,
  gallery: landing,
  tournament: ['super', 'admin_tournament', 'team_captain'],
}

/** Null for an unknown label: such a user sees the dashboard only (R36). */
export function parseRole(label: string): Role | null {
  return roles.find((role) => role === label) ?? null
}

/** Whether a role label may view a section. The dashboard is open to every user with an account (R36). */
export function mayView(label: string, section: { readonly path: string; readonly roles: readonly string[] }): boolean {
  if (section.path === '/') return label !== passRole
  const role = parseRole(label)
  return role !== null && section.roles.includes(role)
}

/** Whether a role label may view the section with this id (spec 1 §6). */
export function canView(label: string, id: SectionId): boolean {
  const section = sections.find((row) => row.id === id)
  return section !== undefined && mayView(label, section)
}

/** The sections that a role label may view, in the sidebar's order. */
export const sectionsOf = (label: string): SectionId[] => sections.filter((section) => mayView(label, section)).map(({ id }) => id)

/**
 * Whether a role label may make a call; ownership is checked separately, and for a pass holder the match (`mayOpen`). `label` is null without a
 * session, `releaseKeyRole` with a key; whether it is a key of the app in question is checked separately.
 */
export function mayCall(label: string | null, { access, passes, releaseKeys }: Pick<Endpoint, 'access' | 'passes' | 'releaseKeys'>): boolean {
  if (access === 'anyone') return true
  if (label === null) return false
  if (label === passRole) return passes === true
  if (label === releaseKeyRole) return releaseKeys === true
  if (access === 'signed-in') return true
  if ('section' in access) return canView(label, access.section)
  const role = parseRole(label)
  return role !== null && access.roles.includes(role)
}

/** The user that a permission is checked for. */
export interface Actor {
  readonly id: string
  readonly role: string
  readonly promotionId: string | null
}

/** Super, admin_tournament, or the captain of that promotion (spec 2 §6). */
export function canManageTeam(actor: Omit<Actor, 'id'>, promotionId: string | null): boolean {
  return actor.role === 'super' || actor.role === 'admin_tournament'
    || (actor.role === 'team_captain' && promotionId !== null && actor.promotionId === promotionId)
}

/** R29: super reads every user, admin_tournament captains, everyone their own account. */
export function canReadUser(actor: Actor, user: { readonly id: string; readonly role: string }): boolean {
  return actor.role === 'super' || actor.id === user.id
    || (actor.role === 'admin_tournament' && user.role === 'team_captain')
}

/** A super cannot be edited or deactivated (R32). */
export function isProtectedUser(user: { readonly role: string }): boolean {
  return user.role === 'super'
}

/** Whether a role label may upload to a bucket, list it and delete from it (contract, Storage); see also `canSeeAllFiles`. */
export function canUseBucket(label: string, bucket: Bucket): boolean {
  const role = parseRole(label)
  return role !== null && bucketRoles[bucket].includes(role)
}

/** Whether a role may list and delete all files of a bucket; captains only their own uploads. */
export function canSeeAllFiles(label: string): boolean {
  return label !== 'team_captain'
}
