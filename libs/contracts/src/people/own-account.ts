import { endpoint } from '../endpoint/endpoint'
import { fieldMessages, limits, password, requiredText } from '../fields/fields'
import { z } from '../fields/zod'
import { minimumNewPassword } from './account'
import { User } from './user'

/** Message of the user's own account; the sign-in and the first screen do not need it, so it is in a separate file. */
export const linkGone = 'Este enlace ya se usó o venció. Pide uno nuevo a quien te lo envió.'

/**
 * Page where a user chooses a password through a link; the token is in the fragment, which browsers send to no server.
 */
export const accessLinkPath = '/acceso'

const linkToken = () => z.string({ error: linkGone }).check(z.regex(/^[\w-]{43}$/, linkGone))
export const AccessLinkUse = z.strictObject({ token: linkToken(), password: password(minimumNewPassword) })
export type AccessLinkUse = z.output<typeof AccessLinkUse>

export const AccountUpdate = z.strictObject({ name: requiredText(fieldMessages.nameRequired, limits.name) })
export type AccountUpdate = z.output<typeof AccountUpdate>

/** An active session of a user. */
export const AccountSession = z.object({
  /** Identifies the session; it is not the secret token. */
  id: z.string(),
  /** 'Chrome en Android'; '' when unknown. */
  device: z.string(),
  createdAt: z.string(),
  /** Rounded to the minute. */
  lastSeenAt: z.string(),
  /** The session of this request. */
  current: z.boolean(),
})
export type AccountSession = z.output<typeof AccountSession>

const tag = 'account'
export const ownAccountEndpoints = {
  sessions: endpoint({
    method: 'GET',
    path: '/account/sessions',
    reads: ['sessions'],
    tag,
    access: 'signed-in',
    summary: 'Where one is signed in, last seen first',
    response: z.object({ sessions: z.array(AccountSession) }),
    personal: true,
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/account/sessions/:id',
    tag,
    access: 'signed-in',
    summary: 'End one of the own sessions',
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/account/sessions',
    tag,
    access: 'signed-in',
    summary: 'End the own other sessions; gives this one a new token',
  }),
  findLink: endpoint({
    method: 'POST',
    path: '/account/link',
    tag,
    access: 'anyone',
    summary: 'Whose password a one-use link is for; 404 when it is no good any more',
    body: z.strictObject({ token: linkToken() }),
    response: z.object({ name: z.string(), email: z.string() }),
    personal: true,
  }),
  useLink: endpoint({
    method: 'PUT',
    path: '/account/link',
    tag,
    access: 'anyone',
    summary: 'Choose the password by a one-use link; ends the sessions',
    body: AccessLinkUse,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/account',
    tag,
    access: 'signed-in',
    summary: 'Change the own name',
    body: AccountUpdate,
    response: User,
    conditional: true,
  }),
} as const
