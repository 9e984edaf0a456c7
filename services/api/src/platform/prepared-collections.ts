import { hash } from 'node:crypto'
import { type Db, type IndexDescription, MongoServerError } from 'mongodb'

const markPrefix = 'prepared.'

/** Every collection with the id that it got when it was made. */
const idsOf = async (db: Db): Promise<Map<string, unknown>> =>
  new Map((await db.listCollections().toArray()).map((row) => [row.name, 'info' in row ? row.info?.uuid : null]))

function ignoreExisting(error: unknown): void {
  const namespaceExists = 48
  if (!(error instanceof MongoServerError && error.code === namespaceExists)) throw error
}

/** The collections that a service needs, with their indexes. `maintain` gives a connection on which that may take long. */
export function createPreparedCollections(db: Db, maintain: (work: (db: Db) => Promise<void>) => Promise<void>) {
  /** Indexes by collection and by their JSON: one that two declare is made once, since twice in one command is refused. */
  const declared = new Map<string, Map<string, IndexDescription>>()

  /** The name that says "all that is declared was made in these collections". */
  const markOf = (ids: ReadonlyMap<string, unknown>): string => markPrefix + hash('sha256',
    JSON.stringify([...declared].map(([collection, indexes]) => [collection, ids.get(collection), [...indexes.values()]]))).slice(0, 20)

  return {
    declare(collection: string, indexes: readonly IndexDescription[]): void {
      const known = declared.get(collection) ?? new Map<string, IndexDescription>()
      for (const index of indexes) known.set(JSON.stringify(index), index)
      declared.set(collection, known)
    },

    /**
     * Creates what was declared. It comes before the first transaction: making a collection inside one collides. Where this very set was made
     * before, in these very collections (a restore makes new ones with other ids), an empty collection says so by its name:
     * making all indexes again took a start 70 ms, to no effect.
     */
    async prepare(): Promise<void> {
      const there = await idsOf(db)
      if (there.has(markOf(there))) return
      await maintain(async (target) => {
        await Promise.all([...declared].map(async ([collection, indexes]) => {
          if (!there.has(collection)) await target.createCollection(collection).catch(ignoreExisting)
          if (indexes.size > 0) await target.collection(collection).createIndexes([...indexes.values()])
        }))
        const made = await idsOf(target)
        await Promise.all([...made.keys()].filter((known) => known.startsWith(markPrefix)).map((known) => target.dropCollection(known)))
        await target.createCollection(markOf(made)).catch(ignoreExisting)
      })
    },
  }
}
