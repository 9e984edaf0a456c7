import { endpoint } from '../endpoint/endpoint'
import { email, password } from '../fields/fields'
import { z } from '../fields/zod'
import { User } from './user'

/** Messages of the sign-in (spec 1 §2, §5). */
export const accountMessages = {
  badCredentials: 'Credenciales incorrectas. Por favor, intenta de nuevo.',
  tooManyTries: 'Demasiados intentos. Espera un momento y vuelve a intentar.',
  signInFirst: 'Inicia sesión para continuar',
  wrongCurrentPassword: 'La contraseña actual no es correcta',
  guessablePassword: 'Esa contraseña es fácil de adivinar. Elige otra.',
} as const

export const minimumSignInPassword = 6

export const Credentials = z.strictObject({ email: email(), password: password(minimumSignInPassword) })
export type Credentials = z.output<typeof Credentials>

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The settings that a user may change. `promotionId` is not one of them (R30). */
export const Prefs = z.strictObject({
  theme: z.optional(z.enum(themes)),
  sidebarCollapsed: z.optional(z.boolean()),
  /** Hidden by the user, or finished: the 'Primeros pasos' list of the dashboard. */
  guideHidden: z.optional(z.boolean()),
})
export type Prefs = z.output<typeof Prefs>

/** The minimum length of a new password; spec 1 §9 sets a lower one for new accounts. */
export const minimumNewPassword = 12

export const PasswordChange = z.strictObject({ current: password(1), next: password(minimumNewPassword) })
export type PasswordChange = z.output<typeof PasswordChange>

const tag = 'account'
export const accountEndpoints = {
  signIn: endpoint({
    method: 'POST',
    path: '/account/sessions',
    tag,
    access: 'anyone',
    summary: 'Start a session; sets the cookie; 401 `second_factor` where a second step is needed',
    body: Credentials,
    response: User,
    status: 201,
  }),
  current: endpoint({
    method: 'GET',
    path: '/account',
    tag,
    access: 'signed-in',
    summary: 'The signed-in user',
    response: User,
    personal: true,
    duringSetUp: true,
    scope: 'any',
    offline: {},
  }),
  signOut: endpoint({
    method: 'DELETE',
    path: '/account/sessions/current',
    tag,
    access: 'signed-in',
    summary: 'End this session',
    duringSetUp: true,
    scope: 'any',
  }),
  updatePrefs: endpoint({
    method: 'PATCH',
    path: '/account/prefs',
    tag,
    access: 'signed-in',
    summary: 'Change own settings',
    body: Prefs,
    response: User,
    conditional: true,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/account/password',
    tag,
    access: 'signed-in',
    summary: 'Change the own password; ends the other sessions and gives this one a new token',
    body: PasswordChange,
  }),
} as const
