import type { UnreadableField } from '@torneo/contracts/site/system'
import type { Database } from '../../platform/database/database'

/** Looks in every collection for records that do not match their contract. */
export async function unreadableFields({ unreadable, documents }: Database): Promise<UnreadableField[]> {
  const found: UnreadableField[] = []
  for (const [collection, checks] of unreadable.checks) {
    for await (const stored of documents(collection, { $or: checks.map(({ suspects }) => suspects) })) {
      const fields = new Set(checks.flatMap(({ invalidFields }) => invalidFields(stored)))
      found.push(...[...fields].map((field) => ({ collection, id: String(stored['_id']), field })))
    }
  }
  for (const scan of unreadable.scans) {
    found.push(
      ...(await scan()).flatMap(({ collection, id, fields }) => fields.map((field) => ({ collection, id, field }))),
    )
  }
  return found
}
