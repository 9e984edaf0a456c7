import { hash, randomBytes } from 'node:crypto'

/**
 * Creates a secret of 256 random bits for a cookie or a link. Only its fingerprint is stored, so that a reader of the
 * database cannot use it.
 */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Length of a token in characters. */
export const tokenLength = 43

export const fingerprint = (secret: string, encoding: 'hex' | 'base64url' = 'hex'): string =>
  hash('sha256', secret, encoding)
