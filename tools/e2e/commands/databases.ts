import { type Db, MongoClient } from 'mongodb'

/** A database of a test, and the settings of a shell that works on it. */
interface TestDatabase {
  readonly db: Db
  readonly uri: string
  readonly env: { readonly MONGODB_URI: string }
}

/** Databases for commands on the server of this URI, each empty at first; `close` drops them all. */
export function databasesOf(server: string) {
  const client = new MongoClient(server)
  const used = new Set<Db>()
  return {
    aDatabase(name: string): TestDatabase {
      const db = client.db(`documented_${name}`)
      used.add(db)
      const address = new URL(server)
      address.pathname = `/${db.databaseName}`
      const uri = address.toString()
      return { db, uri, env: { MONGODB_URI: uri } }
    },

    async close(): Promise<void> {
      for (const db of used) await db.dropDatabase()
      await client.close()
    },
  }
}
