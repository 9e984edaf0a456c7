import type { UnreadableField } from '@torneo/contracts/system'
import type { Database } from '../../platform/database/database'

/** Scans every collection for records that do not match their contract. */
export async function unreadableFields({ unreadable, documents }: Database): Promise<UnreadableField[]> {
  const found: UnreadableField[] = []
  for (const [collection, checks] of unreadable.checks) {
    for await (const stored of documents(collection)) {
      const fields = new Set(checks.flatMap((check) => check(stored)))
      found.push(...[...fields].map((field) => ({ collection, id: String(stored['_id']), field })))
    }
  }
  return found
}
