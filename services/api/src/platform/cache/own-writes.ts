import type { ClientSession, Collection, Document } from 'mongodb'

/**
 * A write of one document, or of any documents of its collection (`id` null). `stored` is set if the whole document is
 * known.
 */
export interface DocumentWrite {
  readonly collection: string
  readonly id: string | null
  readonly stored?: Document | null
}

type Listener = (write: DocumentWrite) => void

/** Read-only methods of a collection. All others count as writes, so that none can be forgotten. */
const reads = new Set<PropertyKey>(['find', 'findOne', 'aggregate', 'countDocuments', 'distinct'])

const idIn = (filter: unknown): string | null => {
  const { _id: id } = (filter ?? {}) as { _id?: unknown }
  return typeof id === 'string' ? id : null
}

/** Lists a call's writes by its first argument: a filter, one or several new documents, or the operations of a bulk. */
function writesOf(collection: string, method: PropertyKey, subject: unknown): DocumentWrite[] {
  const all: unknown[] = Array.isArray(subject) ? subject : [subject]
  if (method === 'insertOne' || method === 'insertMany') return all.map((stored) => ({ collection, id: idIn(stored), stored: stored as Document }))
  return all.map((one) => ({ collection, id: idIn(Array.isArray(subject) ? (Object.values(one as object)[0] as { filter?: unknown }).filter ?? one : one) }))
}

/** Removes the document from a write whose outcome is unknown. */
const unproved = ({ collection, id }: DocumentWrite): DocumentWrite => ({ collection, id })

/**
 * Emits this process's writes before the writer's promise resolves, so that caches are invalidated before the write is
 * answered; those of a transaction when it ends. A failed write is emitted too: it may have reached the server.
 */
export function createOwnWrites() {
  const listeners = new Set<Listener>()
  const pending = new WeakMap<ClientSession, DocumentWrite[]>()

  const emit: Listener = (write) => {
    for (const listener of listeners) listener(write)
  }

  return {
    emit,
    on: (listener: Listener): void => void listeners.add(listener),

    /** Wraps a collection so that its writes are emitted. */
    observed: <T extends Document>(collection: Collection<T>): Collection<T> => new Proxy(collection, {
      get(target, name) {
        const method: unknown = Reflect.get(target, name)
        if (typeof method !== 'function') return method
        if (reads.has(name)) return method.bind(target) as unknown
        return async (...args: unknown[]): Promise<unknown> => {
          const { session } = (args.at(-1) ?? {}) as { session?: ClientSession }
          const open = session && pending.get(session)
          let writes = writesOf(target.collectionName, name, args[0])
          try {
            return await (method.apply(target, args) as Promise<unknown>)
          } catch (error) {
            writes = writes.map(unproved)
            throw error
          } finally {
            if (open) open.push(...writes)
            else writes.forEach(emit)
          }
        }
      },
    }),

    /** Runs a transaction to its end, commit included; it must call `restart` on each attempt. */
    async during<T>(session: ClientSession, transaction: (restart: () => void) => Promise<T>): Promise<T> {
      const writes: DocumentWrite[] = []
      const distrust = () => void writes.splice(0, writes.length, ...writes.map(unproved))
      pending.set(session, writes)
      try {
        return await transaction(distrust)
      } catch (error) {
        distrust()
        throw error
      } finally {
        writes.forEach(emit)
      }
    },
  }
}
