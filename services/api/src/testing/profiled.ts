import type { Db, Document, Filter } from 'mongodb'

/** Returns the operations during `work` that match the filter, from the database's profiler. */
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
