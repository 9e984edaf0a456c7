import { type ClientSession, type Db, MongoClient } from 'mongodb'

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
 * Restores the database: only the documents, so that indexes and change streams survive. Sessions created since are
 * removed. In one transaction, because the public side would show a page of the empty moment; stored bytes come first.
 */
export async function restoreSnapshot(uri: string): Promise<void> {
  const client = new MongoClient(uri)
  try {
    const [live, snapshot] = [client.db(), client.db(copy)]
    const names = (await live.listCollections({ type: 'collection' }).toArray()).map(({ name }) => name)
    const replace = async (name: string, session?: ClientSession) => {
      const records = await snapshot.collection(name).find().toArray()
      await live.collection(name).deleteMany({}, { ...(session && { session }) })
      if (records.length > 0) await live.collection(name).insertMany(records, { ...(session && { session }) })
    }
    const isBytes = (name: string) => name.endsWith('.chunks')
    await Promise.all(names.filter(isBytes).map((name) => replace(name)))
    await client.withSession((session) =>
      session.withTransaction(async () => {
        for (const name of names) if (!isBytes(name)) await replace(name, session)
      }),
    )
  } finally {
    await client.close()
  }
}
