import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { secondFactorTexts } from './second-factor-texts'

const texts = secondFactorTexts.passkeyProblems

/**
 * Reason why passkeys are not available on this page, as a sentence; null if they are. `host` is the name that they
 * belong to.
 */
export function passkeyUnavailableReason(host: string): string | null {
  if (!window.isSecureContext) return texts.insecure
  if (!('PublicKeyCredential' in window)) return texts.unsupported
  if (/^[\d.]+$|:/.test(host)) return texts.address
  return location.hostname === host || location.hostname.endsWith(`.${host}`) ? null : texts.host(host)
}

/** Converts a failure of the browser's dialog into an error that forms can show. */
function passkeyFailure(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  const sentence = name === 'InvalidStateError' ? texts.known : texts.cancelled
  throw Object.assign(new Error(sentence), { code: 0, type: 'passkey', sentence, response: null })
}

type Json = Record<string, unknown>

/** Opens the browser's dialog for a new passkey; rejects with a sentence. */
export const createPasskey = async (options: Json): Promise<Json> =>
  (await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }).catch(
    passkeyFailure,
  )) as unknown as Json

/** Opens the browser's dialog to sign with a passkey; rejects with a sentence. */
export const provePasskey = async (options: Json): Promise<Json> =>
  (await startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }).catch(
    passkeyFailure,
  )) as unknown as Json
