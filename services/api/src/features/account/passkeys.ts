import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { StoredPasskey } from '../../data/accounts/second-factors.repository'
import { hostOrigins } from '../../platform/http/origin'

/** Loaded on demand: few requests use passkeys. */
const webAuthn = () => import('@simplewebauthn/server')

/** The relying party of passkeys: a host name, and the origins of its pages. */
export interface RelyingParty {
  readonly host: string
  readonly origins: readonly string[]
}

/** Returns the host of PUBLIC_URL, or else the request's own, which browsers bind a passkey to. */
export function relyingPartyOf(request: FastifyRequest): RelyingParty {
  const { publicOrigin } = request.server.services.config
  const origins = publicOrigin === null ? hostOrigins(request) : [publicOrigin]
  const [first = ''] = origins
  return { host: URL.canParse(first) ? new URL(first).hostname : '', origins }
}

const descriptorsOf = (passkeys: readonly StoredPasskey[]) =>
  passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports }))

/** Options for creating a passkey; one of the `known` ones is not created again. */
export async function creationOptions(
  { host }: RelyingParty,
  account: { id: string; email: string; name: string },
  known: readonly StoredPasskey[],
) {
  return (await webAuthn()).generateRegistrationOptions({
    rpName: 'Torneo',
    rpID: host,
    userID: Buffer.from(account.id),
    userName: account.email,
    userDisplayName: account.name,
    excludeCredentials: descriptorsOf(known),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/** Options for signing in with one of these passkeys; null: with any, as the only factor. */
export async function requestOptions({ host }: RelyingParty, passkeys: readonly StoredPasskey[] | null) {
  return (await webAuthn()).generateAuthenticationOptions({
    rpID: host,
    userVerification: passkeys ? 'preferred' : 'required',
    ...(passkeys && { allowCredentials: descriptorsOf(passkeys) }),
  })
}

/** Verifies a browser's response and returns the new passkey; null if it is invalid. */
export async function createdPasskey({ host, origins }: RelyingParty, challenge: string, response: object) {
  const verified = await (
    await webAuthn()
  )
    .verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: host,
      requireUserVerification: false,
    })
    .catch(() => null)
  if (!verified?.verified) return null
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.map(String),
    host,
  }
}

/**
 * Verifies a browser's response and returns the passkey's new use count; null if it is invalid. A passkey as the only
 * factor requires user verification (finger, face or PIN).
 */
export async function usesOfResponse(
  { host, origins }: RelyingParty,
  { credentialId: id, publicKey, counter }: StoredPasskey,
  {
    challenge,
    response,
    isAlone,
  }: { readonly challenge: string; readonly response: object; readonly isAlone: boolean },
): Promise<number | null> {
  const verified = await (
    await webAuthn()
  )
    .verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: host,
      credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter },
      requireUserVerification: isAlone,
    })
    .catch(() => null)
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}
