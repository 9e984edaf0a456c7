import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const [algorithm, mark, ivBytes, tagBytes] = ['aes-256-gcm', 'sealed:', 12, 16] as const

export type SealedTexts = ReturnType<typeof createSealedTexts>

/**
 * Encrypts secrets that the service must read again, with a key that is not in the database; without a key they stay
 * plain.
 */
export function createSealedTexts(key: string | null, purpose: string) {
  const secretKey = key === null ? null : Buffer.from(hkdfSync('sha256', key, '', purpose, 32))

  return {
    /** Binds the text to `owner`: moved to another record, it cannot be decrypted. */
    seal(text: string, owner: string): string {
      if (!secretKey) return text
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, secretKey, iv).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return mark + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },

    /** Null for a text sealed with another key, or for another owner. */
    open(text: string, owner: string): string | null {
      if (!text.startsWith(mark)) return text
      if (!secretKey) return null
      const bytes = Buffer.from(text.slice(mark.length), 'base64url')
      try {
        const decipher = createDecipheriv(algorithm, secretKey, bytes.subarray(0, ivBytes)).setAAD(Buffer.from(owner))
        decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
        return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return null
      }
    },
  }
}
