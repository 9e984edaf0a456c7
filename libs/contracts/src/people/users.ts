import { endpoint } from '../endpoint/endpoint'
import { email, fieldMessages, idText, limits, password, requiredText } from '../fields/fields'
import { z } from '../fields/zod'
import { minimumNewPassword } from './account'
import { adminRoles } from './roles'
import { User } from './user'

export { User }

/** Messages of users (spec 1 §2 'Gestión de Usuarios', §5, §8). */
export const userMessages = {
  emailTaken: 'Ya existe un usuario con ese correo',
  emailFixed: 'El correo no se puede cambiar',
  superProtected: 'Un Super Admin no se puede editar ni desactivar',
  captainRoleFixed: 'Un capitán no puede pasar a administrador, ni al revés',
  createdByForeign: 'Solo puedes registrar usuarios a tu nombre',
  roleRequired: 'El rol es requerido',
  promotionRequired: 'La promoción es requerida',
  noPromotion: 'Esa promoción ya no existe',
  inactive: 'Esa cuenta está desactivada. Reactívala primero.',
  notCaptain: 'Solo un capitán activo puede tener una promoción',
} as const

export const minimumPassword = 8

const adminRole = z.enum(adminRoles, { error: userMessages.roleRequired })

export const AdminDraft = z.strictObject({
  email: email(),
  name: requiredText(fieldMessages.nameRequired, limits.name),
  password: password(minimumPassword),
  role: adminRole,
  createdBy: z.optional(idText()),
})
export type AdminDraft = z.output<typeof AdminDraft>

/** An admin without a password, who chooses one through a link (`createLink`). */
export const AdminInvitation = z.extend(AdminDraft, { password: z.optional(password(minimumPassword)) })
/** Values of the form: a password that was typed before a change of role is not sent. */
export const AdminInvitationForm = z.extend(AdminDraft, { password: z.string() })

/** A captain of a promotion (spec 2 §5). */
export const CaptainDraft = z.strictObject({
  email: email(),
  name: requiredText(fieldMessages.nameRequired, limits.name),
  password: password(minimumPassword),
  promotionId: idText(userMessages.promotionRequired),
})
export type CaptainDraft = z.output<typeof CaptainDraft>
export const CaptainInvitation = z.extend(CaptainDraft, { password: z.optional(password(minimumPassword)) })
export const CaptainInvitationForm = z.extend(CaptainDraft, { password: z.string() })

/** A link through which a user chooses a password: works once, until `expiresAt`. */
export const AccessLink = z.object({
  /** Path on the panel's own origin, with the token in the fragment. */
  path: z.string(),
  expiresAt: z.string(),
  /** True when the mail server has accepted the link for delivery. */
  mailed: z.boolean(),
})
export type AccessLink = z.output<typeof AccessLink>

/** `email` must equal the stored one; the form sends it too. */
export const UserUpdate = z.strictObject({
  name: z.optional(requiredText(fieldMessages.nameRequired, limits.name)),
  role: z.optional(adminRole),
  email: z.optional(email()),
})
export type UserUpdate = z.output<typeof UserUpdate>

export const UserQuery = z.strictObject({
  active: z.optional(z.enum(['true', 'false'], { error: fieldMessages.invalid })),
})

const managers = { roles: ['super', 'admin_tournament'] } as const
const tag = 'users'
export const userEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/users',
    reads: ['users', 'teams', 'tournament_sports'],
    tag,
    access: managers,
    summary: 'Active users; an admin_tournament sees captains only (R29)',
    query: UserQuery,
    response: z.object({ users: z.array(User) }),
    personal: true,
    failure: 'Error fetching users',
  }),
  find: endpoint({
    method: 'GET',
    path: '/users/:id',
    reads: ['users'],
    tag,
    access: 'signed-in',
    summary: 'One user: super, admin_tournament for captains, oneself',
    response: User,
    personal: true,
  }),
  createAdmin: endpoint({
    method: 'POST',
    path: '/users/admin',
    tag,
    access: { section: 'users' },
    summary: 'Create an admin',
    body: AdminInvitation,
    response: z.object({ userId: z.string(), user: User }),
    status: 201,
    repeatable: true,
    failure: 'Error creating admin',
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/users/:id',
    proof: 'role',
    tag,
    access: { section: 'users' },
    summary: 'Change name or role; never of a super (R32)',
    body: UserUpdate,
    response: User,
    conditional: true,
    failure: 'Error updating user',
  }),
  deactivate: endpoint({
    method: 'DELETE',
    path: '/users/:id',
    tag,
    access: { section: 'users' },
    summary: 'Deactivate: ends the sessions, frees the promotion, keeps the email taken (R32); 204 the second time too',
    conditional: true,
    failure: 'Error deactivating user',
  }),
  activate: endpoint({
    method: 'POST',
    path: '/users/:id/activate',
    tag,
    access: { section: 'users' },
    summary: 'Bring a deactivated user back, without a promotion',
    response: User,
    repeatable: true,
    failure: 'Error activating user',
  }),
  createCaptain: endpoint({
    method: 'POST',
    path: '/users/captain',
    tag,
    access: managers,
    summary: "Create a captain and make them the promotion's, in one transaction (R33)",
    body: CaptainInvitation,
    response: z.object({ userId: z.string(), user: User }),
    status: 201,
    repeatable: true,
    failure: 'Error creating team captain',
  }),
  assignPromotion: endpoint({
    method: 'PUT',
    path: '/users/:id/assign-promotion',
    tag,
    access: managers,
    summary: "Make a captain a promotion's, or release them with null (R33)",
    body: z.strictObject({ promotionId: z.nullable(idText(userMessages.promotionRequired)) }),
    response: User,
    failure: 'Error assigning team to user',
  }),
  captainOf: endpoint({
    method: 'GET',
    path: '/users/team/:promotionId',
    reads: ['users'],
    tag,
    access: { roles: ['super', 'admin_tournament', 'team_captain'] },
    summary: 'The captain of a promotion, or null; a captain may ask about the own one only',
    response: z.nullable(User),
    personal: true,
  }),
  createLink: endpoint({
    method: 'POST',
    path: '/users/:id/link',
    tag,
    access: managers,
    summary:
      'A one-use link by which somebody chooses their password, instead of the link before: super for anyone but a super, admin_tournament for captains',
    response: AccessLink,
    status: 201,
    repeatable: true,
    secret: true,
    personal: true,
    failure: 'Error creating link',
  }),
  removeSecondFactor: endpoint({
    method: 'DELETE',
    path: '/users/:id/second-factor',
    tag,
    access: { section: 'users' },
    summary: 'Remove the second factor of anyone but a super; ends the sessions; 204 without one too',
    failure: 'Error removing second factor',
  }),
  setPassword: endpoint({
    method: 'POST',
    path: '/users/:id/password',
    tag,
    access: managers,
    summary: 'Set a new password: super of anyone, admin_tournament of captains; ends the sessions',
    body: z.strictObject({ password: password(minimumNewPassword) }),
    repeatable: true,
    failure: 'Error setting password',
  }),
} as const
