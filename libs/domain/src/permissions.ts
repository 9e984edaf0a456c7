import type { Access } from '@torneo/contracts/endpoint'
import { roles, type Role } from '@torneo/contracts/roles'
import { sections, type SectionId } from '@torneo/contracts/sections'
import type { Bucket } from '@torneo/contracts/storage'

const landing: readonly Role[] = ['super', 'admin_landing']
const bucketRoles: Readonly<Record<Bucket, readonly Role[]>> = {
  general: [...landing, 'admin_tournament'],
  sponsors: landing,
  gallery: landing,
  tournament: ['super', 'admin_tournament', 'team_captain'],
}

/** The role a label stands for, or null for an unknown label: such a user sees the dashboard only (R36). */
export function parseRole(label: string): Role | null {
  return roles.find((role) => role === label) ?? null
}

/** Whether a role label opens a section row. The dashboard is open to everyone signed in (R36). */
export function mayView(label: string, section: { readonly path: string; readonly roles: readonly Role[] }): boolean {
  if (section.path === '/') return true
  const role = parseRole(label)
  return role !== null && section.roles.includes(role)
}

/** Whether a role label may view the section with this id (spec 1 §6). */
export function canView(label: string, id: SectionId): boolean {
  const section = sections.find((row) => row.id === id)
  return section !== undefined && mayView(label, section)
}

/** Whether a role label may make a call at all; ownership comes after. `label` is null without a session. */
export function mayCall(label: string | null, access: Access): boolean {
  if (access === 'anyone') return true
  if (label === null) return false
  if (access === 'signed-in') return true
  if ('section' in access) return canView(label, access.section)
  const role = parseRole(label)
  return role !== null && access.roles.includes(role)
}

/** The actor of a rule: who asks. */
export interface Actor {
  readonly id: string
  readonly role: string
  readonly promotionId: string | null
}

/** Manage a team: super, admin_tournament, or the captain of that promotion (spec 2 §6). */
export function canManageTeam(actor: Omit<Actor, 'id'>, promotionId: string | null): boolean {
  return actor.role === 'super' || actor.role === 'admin_tournament'
    || (actor.role === 'team_captain' && promotionId !== null && actor.promotionId === promotionId)
}

/** Read one user: super all, admin_tournament captains, everyone oneself (R29). */
export function canReadUser(actor: Actor, user: { readonly id: string; readonly role: string }): boolean {
  return actor.role === 'super' || actor.id === user.id
    || (actor.role === 'admin_tournament' && user.role === 'team_captain')
}

/** Super can't be edited or deactivated, by anyone (R32). */
export function isProtectedUser(user: { readonly role: string }): boolean {
  return user.role === 'super'
}

/** Whether a role label may upload to a bucket, list it and delete from it (contract, Storage). Captains: their own uploads only. */
export function canUseBucket(label: string, bucket: Bucket): boolean {
  const role = parseRole(label)
  return role !== null && bucketRoles[bucket].includes(role)
}

/** Whether all files of a bucket are a role's to see and delete, or only its own uploads. */
export function canSeeAllFiles(label: string): boolean {
  return label !== 'team_captain'
}
