import { z } from 'zod/mini'
import { endpoint } from './endpoint'
import { email, fieldMessages, idText, limits, password, requiredText } from './fields'
import { recordFields } from './record'
import { adminRoles } from './roles'

/** Spec 1 §2 'Gestión de Usuarios', §5, §8. */
export const userMessages = {
  emailTaken: 'Ya existe un usuario con ese correo',
  emailFixed: 'El correo no se puede cambiar',
  superProtected: 'Un Super Admin no se puede editar ni desactivar',
  captainRoleFixed: 'Un capitán no puede pasar a administrador, ni al revés',
  createdByForeign: 'Solo puedes registrar usuarios a tu nombre',
  roleRequired: 'El rol es requerido',
} as const

export const minimumPassword = 8

/** An account as the panel sees it: never its password, never its sessions. `userId` equals `id`. */
export const User = z.object({
  ...recordFields,
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  /** A known role, or an unknown label: such a user sees the dashboard and nothing else (R36). */
  role: z.string(),
  promotionId: z.nullable(z.string()),
  active: z.boolean(),
  /** Id of who created the account, '' when unknown. */
  createdBy: z.string(),
  prefs: z.object({ theme: z.optional(z.string()), sidebarCollapsed: z.optional(z.boolean()) }),
  /** Captain listings only: the first team by sport order, null when there is none (R47). */
  teamId: z.optional(z.nullable(z.string())),
  teamName: z.optional(z.nullable(z.string())),
})
export type User = z.output<typeof User>

const adminRole = z.enum(adminRoles, { error: userMessages.roleRequired })

export const AdminDraft = z.strictObject({
  email: email(),
  name: requiredText(fieldMessages.nameRequired, limits.name),
  password: password(minimumPassword),
  role: adminRole,
  createdBy: z.optional(idText()),
})
export type AdminDraft = z.output<typeof AdminDraft>

/** Email is accepted only equal to the stored one: the form sends it along. */
export const UserUpdate = z.strictObject({
  name: z.optional(requiredText(fieldMessages.nameRequired, limits.name)),
  role: z.optional(adminRole),
  email: z.optional(email()),
})
export type UserUpdate = z.output<typeof UserUpdate>

export const UserQuery = z.strictObject({ active: z.optional(z.enum(['true', 'false'], { error: fieldMessages.invalid })) })

const managers = { roles: ['super', 'admin_tournament'] } as const
const tag = 'users'
export const userEndpoints = {
  list: endpoint({ method: 'GET', path: '/users', tag, access: managers, summary: 'Active users; an admin_tournament sees captains only (R29)',
    query: UserQuery, response: z.object({ users: z.array(User) }), failure: 'Error fetching users' }),
  find: endpoint({ method: 'GET', path: '/users/:id', tag, access: 'signed-in', summary: 'One user: super, admin_tournament for captains, oneself', response: User }),
  createAdmin: endpoint({ method: 'POST', path: '/users/admin', tag, access: { section: 'users' }, summary: 'Create an admin',
    body: AdminDraft, response: z.object({ userId: z.string(), user: User }), status: 201, repeatable: true, failure: 'Error creating admin' }),
  update: endpoint({ method: 'PATCH', path: '/users/:id', tag, access: { section: 'users' }, summary: 'Change name or role; never of a super (R32)',
    body: UserUpdate, response: User, conditional: true, failure: 'Error updating user' }),
  deactivate: endpoint({ method: 'DELETE', path: '/users/:id', tag, access: { section: 'users' },
    summary: 'Deactivate: ends the sessions, frees the promotion, keeps the email taken (R32); 204 the second time too',
    conditional: true, failure: 'Error deactivating user' }),
} as const
