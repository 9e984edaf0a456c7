import { type Db, MongoClient } from 'mongodb'

const copy = 'torneo_seeded'

async function withCopies(uri: string, work: (live: Db, kept: Db) => Promise<void>): Promise<void> {
  const client = new MongoClient(uri)
  try {
    await work(client.db(), client.db(copy))
  } finally {
    await client.close()
  }
}

/** Keeps what the database holds now, for `restoreSnapshot` of any database on this server. */
export function keepSnapshot(uri: string): Promise<void> {
  return withCopies(uri, copyAll)
}

/** Fills a new database with what was kept; its indexes are the service's own to make. */
export function fillFromSnapshot(uri: string): Promise<void> {
  return withCopies(uri, (live, kept) => copyAll(kept, live))
}

async function copyAll(from: Db, to: Db): Promise<void> {
  for (const { name } of await from.listCollections({ type: 'collection' }).toArray()) {
    await from.collection(name).aggregate([{ $out: { db: to.databaseName, coll: name } }]).toArray()
  }
}

/**
 * Puts the database back to what was kept, in some 20 ms: the records only, so that indexes and the change streams on them live on. Sessions
 * made since are gone with it.
 */
export function restoreSnapshot(uri: string): Promise<void> {
  return withCopies(uri, async (live, kept) => {
    const names = (await live.listCollections({ type: 'collection' }).toArray()).map(({ name }) => name)
    await Promise.all(names.map(async (name) => {
      const records = await kept.collection(name).find().toArray()
      await live.collection(name).deleteMany({})
      if (records.length > 0) await live.collection(name).insertMany(records)
    }))
  })
}
