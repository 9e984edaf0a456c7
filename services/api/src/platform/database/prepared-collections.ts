import { hash } from 'node:crypto'
import { type Db, type IndexDescription, MongoServerError } from 'mongodb'

const markPrefix = 'prepared.'

/** Lists every collection with the id that it got when it was created. */
const idsOf = async (db: Db): Promise<Map<string, unknown>> =>
  new Map((await db.listCollections().toArray()).map((row) => [row.name, 'info' in row ? row.info?.uuid : null]))

function ignoreExisting(error: unknown): void {
  const namespaceExists = 48
  if (!(error instanceof MongoServerError && error.code === namespaceExists)) throw error
}

/**
 * Creates the service's collections with their indexes. `maintain` provides a connection on which that may take long.
 */
export function createPreparedCollections(db: Db, maintain: (work: (db: Db) => Promise<void>) => Promise<void>) {
  /**
   * Indexes by collection and JSON: one declared twice is created once, since MongoDB rejects duplicates in a command.
   */
  const declared = new Map<string, Map<string, IndexDescription>>()

  /** Name of the empty collection that marks all declared indexes as created in these collections. */
  const markOf = (ids: ReadonlyMap<string, unknown>): string =>
    markPrefix +
    hash(
      'sha256',
      JSON.stringify(
        [...declared].map(([collection, indexes]) => [collection, ids.get(collection), [...indexes.values()]]),
      ),
    ).slice(0, 20)

  return {
    declare(collection: string, indexes: readonly IndexDescription[]): void {
      const known = declared.get(collection) ?? new Map<string, IndexDescription>()
      for (const index of indexes) known.set(JSON.stringify(index), index)
      declared.set(collection, known)
    },

    /**
     * Creates everything declared, before the first transaction: creating a collection inside one collides. An empty
     * collection whose name is a hash marks this very set as created in these very collections (a restore creates
     * others with new ids): creating all indexes again took a start 70 ms, to no effect.
     */
    async prepare(): Promise<void> {
      const there = await idsOf(db)
      if (there.has(markOf(there))) return
      await maintain(async (target) => {
        await Promise.all(
          [...declared].map(async ([collection, indexes]) => {
            if (!there.has(collection)) await target.createCollection(collection).catch(ignoreExisting)
            if (indexes.size > 0) await target.collection(collection).createIndexes([...indexes.values()])
          }),
        )
        const made = await idsOf(target)
        await Promise.all(
          [...made.keys()].filter((known) => known.startsWith(markPrefix)).map((known) => target.dropCollection(known)),
        )
        await target.createCollection(markOf(made)).catch(ignoreExisting)
      })
    },
  }
}
