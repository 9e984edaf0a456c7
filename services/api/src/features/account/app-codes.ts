import { Secret, TOTP } from 'otpauth'

/** Parameters that every authenticator app supports (RFC 6238). */
const options = { issuer: 'Torneo', algorithm: 'SHA1', digits: 6, period: 30 }

/** Creates a secret of 160 random bits, in base32. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32

/** Builds the otpauth URL that an app reads from a QR code. */
export const appAddress = (secret: string, email: string): string =>
  new TOTP({ ...options, label: email, secret }).toString()

/** Returns the time step of a valid code, allowing one step early or late; null for a wrong one. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...options, secret })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
