import type { Endpoint } from '@torneo/contracts/endpoint/endpoint'
import type { Bucket } from '@torneo/contracts/files/storage'
import { passRole, releaseKeyRole, roles, type Role } from '@torneo/contracts/people/roles'
import { sections, type SectionId } from '@torneo/contracts/releases/sections'

const landing: readonly Role[] = ['super', 'admin_landing']
const bucketRoles: Readonly<Record<Bucket, readonly Role[]>> = {
  general: [...landing, 'admin_tournament'],
  sponsors: landing,
  gallery: landing,
  tournament: ['super', 'admin_tournament', 'team_captain'],
}

/** Returns null for an unknown label: such a user sees the dashboard only (R36). */
export function parseRole(label: string): Role | null {
  return roles.find((role) => role === label) ?? null
}

/** Reports whether a role label may view a section. The dashboard is open to every user with an account (R36). */
export function mayView(label: string, section: { readonly path: string; readonly roles: readonly string[] }): boolean {
  if (section.path === '/') return label !== passRole
  const role = parseRole(label)
  return role !== null && section.roles.includes(role)
}

/** Reports whether a role label may view the section with this id (spec 1 §6). */
export function canView(label: string, id: SectionId): boolean {
  const section = sections.find((row) => row.id === id)
  return section !== undefined && mayView(label, section)
}

/** Lists the sections that a role label may view, in the sidebar's order. */
export const sectionsOf = (label: string): SectionId[] =>
  sections.filter((section) => mayView(label, section)).map(({ id }) => id)

/**
 * Reports whether a role label may make a call or subscribe to a channel. Ownership is checked separately, as are a
 * pass holder's match (`mayOpen`) and the app of a release key. `label` is null without a session and `releaseKeyRole` with a release key.
 */
export function mayCall(
  label: string | null,
  { access, scope, releaseKeys }: Pick<Endpoint, 'access' | 'scope' | 'releaseKeys'>,
): boolean {
  if (access === 'anyone') return true
  if (label === null) return false
  if (label === passRole) return scope !== undefined
  if (label === releaseKeyRole) return releaseKeys === true
  if (access === 'signed-in') return true
  if ('section' in access) return canView(label, access.section)
  const role = parseRole(label)
  return role !== null && access.roles.includes(role)
}

/** The user whose permission is checked. */
export interface Actor {
  readonly id: string
  readonly role: string
  readonly promotionId: string | null
}

/** Allows super, admin_tournament and the promotion's captain (spec 2 §6). */
export function canManageTeam(actor: Omit<Actor, 'id'>, promotionId: string | null): boolean {
  return (
    actor.role === 'super' ||
    actor.role === 'admin_tournament' ||
    (actor.role === 'team_captain' && promotionId !== null && actor.promotionId === promotionId)
  )
}

/** Allows super to read every user, admin_tournament captains, and everyone their own account (R29). */
export function canReadUser(actor: Actor, user: { readonly id: string; readonly role: string }): boolean {
  return (
    actor.role === 'super' ||
    actor.id === user.id ||
    (actor.role === 'admin_tournament' && user.role === 'team_captain')
  )
}

/** Protects a super from being edited or deactivated (R32). */
export function isProtectedUser(user: { readonly role: string }): boolean {
  return user.role === 'super'
}

/** Reports whether a role label may upload to, list and delete from a bucket (contract, Storage). */
export function canUseBucket(label: string, bucket: Bucket): boolean {
  const role = parseRole(label)
  return role !== null && bucketRoles[bucket].includes(role)
}

/** Reports whether a role may list and delete all files of a bucket; captains are limited to their own uploads. */
export function canSeeAllFiles(label: string): boolean {
  return label !== 'team_captain'
}
