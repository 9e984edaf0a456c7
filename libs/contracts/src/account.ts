import { z } from './zod'
import { endpoint } from './endpoint'
import { email, fieldMessages, limits, password, requiredText } from './fields'
import { User } from './user'

/** Spec 1 §2 and §5: the sign-in. */
export const accountMessages = {
  badCredentials: 'Credenciales incorrectas. Por favor, intenta de nuevo.',
  tooManyTries: 'Demasiados intentos. Espera un momento y vuelve a intentar.',
  signInFirst: 'Inicia sesión para continuar',
  wrongCurrentPassword: 'La contraseña actual no es correcta',
  guessablePassword: 'Esa contraseña es fácil de adivinar. Elige otra.',
  linkGone: 'Este enlace ya se usó o venció. Pide uno nuevo a quien te lo envió.',
} as const

export const minimumSignInPassword = 6

export const Credentials = z.strictObject({ email: email(), password: password(minimumSignInPassword) })
export type Credentials = z.output<typeof Credentials>

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The settings that a user may change. `promotionId` is not one of them (R30). */
export const Prefs = z.strictObject({ theme: z.optional(z.enum(themes)), sidebarCollapsed: z.optional(z.boolean()) })
export type Prefs = z.output<typeof Prefs>

/** The minimum length of a new password; spec 1 §9 sets a lower one for new accounts. */
export const minimumNewPassword = 12

export const PasswordChange = z.strictObject({ current: password(1), next: password(minimumNewPassword) })
export type PasswordChange = z.output<typeof PasswordChange>

/** The page where somebody chooses their password by a link; the token is the fragment, which no server gets to see. */
export const accessLinkPath = '/acceso'

const linkToken = () => z.string({ error: accountMessages.linkGone }).check(z.regex(/^[\w-]{43}$/, accountMessages.linkGone))
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
export const accountEndpoints = {
  signIn: endpoint({ method: 'POST', path: '/account/sessions', tag, access: 'anyone', summary: 'Start a session; sets the cookie',
    body: Credentials, response: User, status: 201 }),
  current: endpoint({ method: 'GET', path: '/account', tag, access: 'signed-in', summary: 'The signed-in user', response: User,
    personal: true }),
  signOut: endpoint({ method: 'DELETE', path: '/account/sessions/current', tag, access: 'signed-in', summary: 'End this session' }),
  sessions: endpoint({ method: 'GET', path: '/account/sessions', tag, access: 'signed-in', summary: 'Where one is signed in, last seen first',
    response: z.object({ sessions: z.array(AccountSession) }), personal: true }),
  endSession: endpoint({ method: 'DELETE', path: '/account/sessions/:id', tag, access: 'signed-in', summary: 'End one of the own sessions' }),
  endOtherSessions: endpoint({ method: 'DELETE', path: '/account/sessions', tag, access: 'signed-in',
    summary: 'End the own other sessions; gives this one a new token' }),
  findLink: endpoint({ method: 'POST', path: '/account/link', tag, access: 'anyone', summary: 'Whose password a one-use link is for; 404 when it is no good any more',
    body: z.strictObject({ token: linkToken() }), response: z.object({ name: z.string(), email: z.string() }), personal: true }),
  useLink: endpoint({ method: 'PUT', path: '/account/link', tag, access: 'anyone', summary: 'Choose the password by a one-use link; ends the sessions',
    body: AccessLinkUse }),
  update: endpoint({ method: 'PATCH', path: '/account', tag, access: 'signed-in', summary: 'Change the own name',
    body: AccountUpdate, response: User, conditional: true }),
  updatePrefs: endpoint({ method: 'PATCH', path: '/account/prefs', tag, access: 'signed-in', summary: 'Change own settings',
    body: Prefs, response: User, conditional: true }),
  changePassword: endpoint({ method: 'PUT', path: '/account/password', tag, access: 'signed-in',
    summary: 'Change the own password; ends the other sessions and gives this one a new token', body: PasswordChange }),
} as const

