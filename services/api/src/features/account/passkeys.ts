import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { StoredPasskey } from '../../data/second-factors.repository'
import { hostOrigins } from '../../platform/origin'

/** Of no use until somebody uses a passkey. */
const webAuthn = () => import('@simplewebauthn/server')

/** For whom passkeys are made: a host name, and the origins of its pages. */
export interface RelyingParty {
  readonly host: string
  readonly origins: readonly string[]
}

/** PUBLIC_URL; without it the request's own host, which browsers hold a passkey to. */
export function relyingPartyOf(request: FastifyRequest): RelyingParty {
  const { publicOrigin } = request.server.services.config
  const origins = publicOrigin === null ? hostOrigins(request) : [publicOrigin]
  const [first = ''] = origins
  return { host: URL.canParse(first) ? new URL(first).hostname : '', origins }
}

const descriptorsOf = (passkeys: readonly StoredPasskey[]) =>
  passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports }))

/** What a browser makes a passkey by; one that is in `known` already is not made again. */
export async function creationOptions({ host }: RelyingParty, account: { id: string; email: string; name: string }, known: readonly StoredPasskey[]) {
  return (await webAuthn()).generateRegistrationOptions({
    rpName: 'Torneo', rpID: host, userID: Buffer.from(account.id), userName: account.email, userDisplayName: account.name,
    excludeCredentials: descriptorsOf(known), authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/** What a browser is asked for one of these passkeys by; null: for any that it has, which then signs in alone. */
export async function requestOptions({ host }: RelyingParty, passkeys: readonly StoredPasskey[] | null) {
  return (await webAuthn()).generateAuthenticationOptions({
    rpID: host, userVerification: passkeys ? 'preferred' : 'required', ...(passkeys && { allowCredentials: descriptorsOf(passkeys) }),
  })
}

/** The new passkey of a browser's answer; null for an answer that proves none. */
export async function createdPasskey({ host, origins }: RelyingParty, challenge: string, answer: object) {
  const verified = await (await webAuthn()).verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON, expectedChallenge: challenge, expectedOrigin: [...origins], expectedRPID: host, requireUserVerification: false,
  }).catch(() => null)
  if (!verified?.verified) return null
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports: transports.map(String), host }
}

/** The passkey's new count of uses; null for an answer that proves nothing. Alone, it must have asked for a finger, a face or a PIN. */
export async function usesOfAnswer(
  { host, origins }: RelyingParty, challenge: string, { credentialId: id, publicKey, counter }: StoredPasskey, answer: object, isAlone: boolean,
): Promise<number | null> {
  const verified = await (await webAuthn()).verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON, expectedChallenge: challenge, expectedOrigin: [...origins], expectedRPID: host,
    credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter }, requireUserVerification: isAlone,
  }).catch(() => null)
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}
