import { hash, randomBytes } from 'node:crypto'

/** A new secret of 256 random bits for a cookie or a link. Only its fingerprint is stored: a reader of the database cannot use it. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Characters of one. */
export const tokenLength = 43

export const fingerprint = (secret: string, encoding: 'hex' | 'base64url' = 'hex'): string => hash('sha256', secret, encoding)
