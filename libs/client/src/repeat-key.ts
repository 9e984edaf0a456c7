import { newActionKey } from './action-key'
import type { CallError } from './call-error'

/** Keys of calls that have no response yet, by user and call. */
const keys = new Map<string, string>()

/** A rejection says that nothing was done; a lost, failed or unreadable response leaves it open. */
const isDefinite = (outcome: object): boolean => {
  if (!('error' in outcome)) return true
  const { code } = outcome.error as CallError
  return code >= 400 && code < 500
}

/**
 * Runs a call under an `Idempotency-Key` that belongs to its content until a response arrives: if the response is lost
 * and the person presses again, the service does it once (docs/design/offline.md). Equal calls in flight share a key.
 */
export async function withRepeatKey<Outcome extends object>(
  call: readonly unknown[],
  run: (key: string) => Promise<Outcome>,
): Promise<Outcome> {
  const content = JSON.stringify(call)
  const key = keys.get(content) ?? newActionKey()
  keys.set(content, key)
  const outcome = await run(key)
  if (isDefinite(outcome)) keys.delete(content)
  return outcome
}
