import { endpoint } from '../endpoint/endpoint'
import { password, requiredCode, requiredText } from '../fields/fields'
import { z } from '../fields/zod'
import { User } from './user'

/** Messages of the second step of a sign-in and of managing one's own second factor (B58). */
export const secondFactorMessages = {
  needed: 'Falta el segundo paso para ingresar',
  codeRequired: 'Escribe el código',
  wrongCode: 'Ese código no es correcto o ya se usó. Escribe el que muestra ahora tu app.',
  wrongRecoveryCode: 'Ese código de recuperación no es correcto o ya se usó',
  wrongPasskey: 'No pudimos comprobar la llave de acceso. Vuelve a intentar.',
  expired: 'Pasó demasiado tiempo. Empieza de nuevo.',
  setUpFirst: 'Activa la verificación en dos pasos para usar el panel',
  required: 'Tu cuenta necesita un segundo paso: agrega otro antes de quitar este',
  tooManyPasskeys: 'Ya tienes diez llaves de acceso. Quita una que no uses.',
  knownPasskey: 'Esa llave de acceso ya está en una cuenta',
  nameRequired: 'Ponle un nombre, para reconocerla después',
} as const

/** Maximum number of passkeys per account, number of recovery codes, and maximum length of a passkey's name. */
export const secondFactorLimits = { passkeys: 10, recoveryCodes: 10, passkeyName: 60 } as const

/** Requests to the browser and its responses, in WebAuthn's own JSON format. */
const webAuthnJson = z.record(z.string(), z.unknown())

/** A six-digit code of the app or a recovery code, with any spaces or hyphens; or the response of a passkey. */
export const SecondStep = z.strictObject({
  code: z.optional(requiredCode(secondFactorMessages.codeRequired, 40)),
  passkey: z.optional(webAuthnJson),
})
export type SecondStep = z.output<typeof SecondStep>

/** Methods that an account can use for the second step. */
export const SecondStepChoice = z.object({
  app: z.boolean(),
  recoveryCode: z.boolean(),
  /** Null when the account has no passkey for this host name. */
  passkey: z.nullable(webAuthnJson),
})
export type SecondStepChoice = z.output<typeof SecondStepChoice>

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})
export type Passkey = z.output<typeof Passkey>

export const SecondFactor = z.object({
  /** Time when the app was set up. */
  appSince: z.nullable(z.string()),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.number(),
  /** The role requires a second factor, so the last one cannot be removed. */
  isRequired: z.boolean(),
  /** The only host name on which passkeys work. */
  host: z.string(),
})
export type SecondFactor = z.output<typeof SecondFactor>

/** Set-up data of the app: the secret in base32, and an `otpauth:` address that contains it. Returned only once. */
export const AppSetUp = z.object({ secret: z.string(), address: z.string() })
export type AppSetUp = z.output<typeof AppSetUp>

/** New recovery codes, returned only once; empty while the earlier codes stay valid. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.output<typeof RecoveryCodes>

/** Confirms the password, which every change of one's own second factor requires. */
export const PasswordProof = z.strictObject({ password: password(1) })
export type PasswordProof = z.output<typeof PasswordProof>

export const AppCode = z.strictObject({ code: requiredCode(secondFactorMessages.codeRequired, 20) })
export type AppCode = z.output<typeof AppCode>

export const PasskeyDraft = z.strictObject({
  name: requiredText(secondFactorMessages.nameRequired, secondFactorLimits.passkeyName),
  passkey: webAuthnJson,
})

/** The fields of the form for a new passkey. */
export const PasskeyForm = z.extend(PasswordProof, { name: PasskeyDraft.shape.name })
export type PasskeyForm = z.output<typeof PasskeyForm>

/** `factor` is 'app' or the id of a passkey. */
export const FactorRemoval = z.extend(PasswordProof, { factor: requiredText() })

const tag = 'second-factor'
const own = { tag, access: 'signed-in', duringSetUp: true, personal: true } as const
export const secondFactorEndpoints = {
  startStep: endpoint({
    method: 'POST',
    path: '/account/second-step',
    tag,
    access: 'anyone',
    personal: true,
    summary: 'By what the sign-in that has a right password can go on; 404 when that was too long ago',
    response: SecondStepChoice,
  }),
  finishStep: endpoint({
    method: 'PUT',
    path: '/account/second-step',
    tag,
    access: 'anyone',
    personal: true,
    summary: "Prove the second factor, or a passkey that signs in alone; sets the session's cookie",
    body: SecondStep,
    response: User,
  }),
  startPasskeySignIn: endpoint({
    method: 'POST',
    path: '/account/second-step/passkey',
    tag,
    access: 'anyone',
    personal: true,
    summary: 'Begin a sign-in by a passkey alone',
    response: webAuthnJson,
  }),
  find: endpoint({
    method: 'GET',
    path: '/account/second-factor',
    reads: ['second_factors'],
    ...own,
    summary: 'The own second factor',
    response: SecondFactor,
  }),
  startApp: endpoint({
    method: 'POST',
    path: '/account/second-factor/app',
    ...own,
    summary: 'Begin to set up an app: a new secret',
    body: PasswordProof,
    response: AppSetUp,
  }),
  confirmApp: endpoint({
    method: 'PUT',
    path: '/account/second-factor/app',
    ...own,
    summary: 'Use the app from now on, instead of one before; the first second factor ends the other sessions',
    body: AppCode,
    response: RecoveryCodes,
  }),
  startPasskey: endpoint({
    method: 'POST',
    path: '/account/second-factor/passkey-options',
    ...own,
    summary: 'Begin to add a passkey',
    body: PasswordProof,
    response: webAuthnJson,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/account/second-factor/passkeys',
    ...own,
    summary: 'Add a passkey; the first second factor ends the other sessions',
    body: PasskeyDraft,
    response: RecoveryCodes,
    status: 201,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/account/second-factor/removals',
    ...own,
    summary: 'Remove the app or a passkey; ends the other sessions',
    body: FactorRemoval,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/account/second-factor/recovery-codes',
    ...own,
    summary: 'New recovery codes instead of all before',
    body: PasswordProof,
    response: RecoveryCodes,
  }),
} as const
