import type { Db, Document, Filter } from 'mongodb'

/** The operations that fit the filter and ran while `work` went on, as the database's own profiler has them. */
export async function profiled(raw: Db, filter: Filter<Document>, work: () => Promise<unknown>): Promise<Document[]> {
  const profile = raw.collection('system.profile')
  await raw.setProfilingLevel('all')
  try {
    await work()
  } finally {
    await raw.setProfilingLevel('off')
  }
  const rows = await profile.find(filter).toArray()
  await profile.drop()
  return rows
}
