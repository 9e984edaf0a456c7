/**
 * Creates an `Idempotency-Key`: 32 hex digits. `randomUUID` would need https, but the panel also works on plain http.
 */
export function newActionKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
