import { startAuthentication, startRegistration, type PublicKeyCredentialCreationOptionsJSON, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { secondFactorTexts } from './second-factor-texts'

const texts = secondFactorTexts.passkeyProblems

/** Why passkeys are not to be had on this page, in a sentence; null where they are. `host`: the name that they are for. */
export function passkeyHindrance(host: string): string | null {
  if (!window.isSecureContext) return texts.insecure
  if (!('PublicKeyCredential' in window)) return texts.unsupported
  if (/^[\d.]+$|:/.test(host)) return texts.address
  return location.hostname === host || location.hostname.endsWith(`.${host}`) ? null : texts.host(host)
}

/** A failure of the browser's own dialog as forms show it. */
function passkeyFailure(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  const sentence = name === 'InvalidStateError' ? texts.known : texts.cancelled
  throw Object.assign(new Error(sentence), { code: 0, type: 'passkey', sentence, response: null })
}

type Json = Record<string, unknown>

/** Asks the browser for a new passkey; rejects with a sentence. */
export const createPasskey = async (options: Json): Promise<Json> =>
  await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }).catch(passkeyFailure) as unknown as Json

/** Asks the browser for the proof of a passkey; rejects with a sentence. */
export const provePasskey = async (options: Json): Promise<Json> =>
  await startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }).catch(passkeyFailure) as unknown as Json
