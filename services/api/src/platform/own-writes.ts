import type { ClientSession, Collection, Document } from 'mongodb'

/** `id` null: any document of the collection may have changed. */
export type WriteListener = (collection: string, id: string | null) => void

/** The methods of a collection that only read. All others count as writes, so that none can be forgotten. */
const reads = new Set<PropertyKey>(['find', 'findOne', 'aggregate', 'countDocuments', 'distinct'])

const idIn = (filter: unknown): string | null => {
  const { _id: id } = (filter ?? {}) as { _id?: unknown }
  return typeof id === 'string' ? id : null
}

/** What the first argument of a write names: a filter, a new document, or the operations of a bulk. */
const idsIn = (asked: unknown): (string | null)[] => (Array.isArray(asked)
  ? asked.map((one: object) => idIn((Object.values(one)[0] as { filter?: unknown } | null)?.filter ?? one)) : [idIn(asked)])

/**
 * What this process writes, told to listeners before the writer's promise resolves, so that caches are invalidated before the write is answered:
 * a plain write with its own end, those of a transaction with the end of that. A write that failed is told too: it may have reached the server.
 */
export function createOwnWrites() {
  const listeners = new Map<string, WriteListener[]>()
  const pending = new WeakMap<ClientSession, [string, string | null][]>()

  const tell: WriteListener = (collection, id) => {
    for (const listener of listeners.get(collection) ?? []) listener(collection, id)
  }

  return {
    tell,

    on(collections: readonly string[], listener: WriteListener): void {
      for (const collection of collections) listeners.set(collection, [...listeners.get(collection) ?? [], listener])
    },

    /** The collection, with its writes told. */
    observed: <T extends Document>(collection: Collection<T>): Collection<T> => new Proxy(collection, {
      get(target, name) {
        const method: unknown = Reflect.get(target, name)
        if (typeof method !== 'function') return method
        if (reads.has(name)) return method.bind(target) as unknown
        return async (...args: unknown[]): Promise<unknown> => {
          const { session } = (args.at(-1) ?? {}) as { session?: ClientSession }
          const open = session && pending.get(session)
          try {
            return await (method.apply(target, args) as Promise<unknown>)
          } finally {
            for (const id of idsIn(args[0])) {
              if (open) open.push([target.collectionName, id])
              else tell(target.collectionName, id)
            }
          }
        }
      },
    }),

    /** Runs a transaction to its end, commit included. */
    async during<T>(session: ClientSession, transaction: () => Promise<T>): Promise<T> {
      const written: [string, string | null][] = []
      pending.set(session, written)
      try {
        return await transaction()
      } finally {
        for (const [collection, id] of written) tell(collection, id)
      }
    },
  }
}
