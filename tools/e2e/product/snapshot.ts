import { type Db, MongoClient } from 'mongodb'

const copy = 'torneo_seeded'

async function withCopies(uri: string, work: (live: Db, snapshot: Db) => Promise<void>): Promise<void> {
  const client = new MongoClient(uri)
  try {
    await work(client.db(), client.db(copy))
  } finally {
    await client.close()
  }
}

/** Copies the database's current content, for `restoreSnapshot` of any database on this server. */
export function keepSnapshot(uri: string): Promise<void> {
  return withCopies(uri, copyAll)
}

/** Fills a new database from the snapshot; the service creates its indexes. */
export function fillFromSnapshot(uri: string): Promise<void> {
  return withCopies(uri, (live, snapshot) => copyAll(snapshot, live))
}

async function copyAll(from: Db, to: Db): Promise<void> {
  for (const { name } of await from.listCollections({ type: 'collection' }).toArray()) {
    await from
      .collection(name)
      .aggregate([{ $out: { db: to.databaseName, coll: name } }])
      .toArray()
  }
}

/**
 * Restores the database in about 20 ms: only the documents, so that indexes and change streams survive. Sessions
 * created since are removed.
 */
export function restoreSnapshot(uri: string): Promise<void> {
  return withCopies(uri, async (live, snapshot) => {
    const names = (await live.listCollections({ type: 'collection' }).toArray()).map(({ name }) => name)
    await Promise.all(
      names.map(async (name) => {
        const records = await snapshot.collection(name).find().toArray()
        await live.collection(name).deleteMany({})
        if (records.length > 0) await live.collection(name).insertMany(records)
      }),
    )
  })
}
