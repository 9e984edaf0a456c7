import type { ClientSession, Collection, Document } from 'mongodb'

/**
 * A write of one document, or of any documents of its collection (`id` null). `stored` is set if the whole document is
 * known, `rev` if the write certainly gave the document that rev.
 */
export interface DocumentWrite {
  readonly collection: string
  readonly id: string | null
  readonly stored?: Document | null
  readonly rev?: number | undefined
}

type Listener = (write: DocumentWrite) => void

/** Read-only methods of a collection. All others count as writes, so that none can be forgotten. */
const reads = new Set<PropertyKey>(['find', 'findOne', 'aggregate', 'countDocuments', 'distinct'])

const idIn = (filter: unknown): string | null => {
  const { _id: id } = (filter ?? {}) as { _id?: unknown }
  return typeof id === 'string' ? id : null
}

interface Update {
  readonly filter?: unknown
  readonly update?: { readonly $set?: { readonly rev?: number } }
}

/**
 * Lists a call's writes by its first arguments: a filter and an update, one or several new documents, or the operations
 * of a bulk.
 */
function writesOf(collection: string, method: PropertyKey, [subject, update]: readonly unknown[]): DocumentWrite[] {
  const all: unknown[] = Array.isArray(subject) ? subject : [subject]
  if (method === 'insertOne' || method === 'insertMany') {
    return all.map((stored) => ({
      collection,
      id: idIn(stored),
      stored: stored as Document,
      rev: (stored as Document)['rev'] as number | undefined,
    }))
  }
  const updates = Array.isArray(subject)
    ? all.map((one) => Object.values(one as object)[0] as Update)
    : [{ filter: subject, update } as Update]
  return updates.map(({ filter, update: change }) => ({ collection, id: idIn(filter), rev: change?.$set?.rev }))
}

/** Removes document and rev from a write whose outcome is unknown. */
const withoutDocument = ({ collection, id }: DocumentWrite): DocumentWrite => ({ collection, id })

/** Returns true if an update matched fewer documents than it names: another write gave them their revs. */
const hasMissed = (result: unknown, writes: readonly DocumentWrite[]): boolean =>
  (((result as { readonly matchedCount?: number } | null) ?? { matchedCount: 0 }).matchedCount ?? writes.length) <
  writes.length

/** Number of writes to a collection in one transaction above which its caches read it again as a whole. */
const maxSingleWrites = 500

/** Replaces the writes to a collection by one of any documents, if they are many: each is applied in the same turn. */
function summarized(writes: readonly DocumentWrite[]): readonly DocumentWrite[] {
  const counts = new Map<string, number>()
  for (const { collection } of writes) counts.set(collection, (counts.get(collection) ?? 0) + 1)
  const isMany = ({ collection }: DocumentWrite) => (counts.get(collection) ?? 0) > maxSingleWrites
  const whole = new Set(writes.filter(isMany).map(({ collection }) => collection))
  return [...writes.filter((write) => !isMany(write)), ...[...whole].map((collection) => ({ collection, id: null }))]
}

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
    observed: <T extends Document>(collection: Collection<T>): Collection<T> =>
      new Proxy(collection, {
        get(target, name) {
          const method: unknown = Reflect.get(target, name)
          if (typeof method !== 'function') return method
          if (reads.has(name)) return method.bind(target) as unknown
          return async (...args: unknown[]): Promise<unknown> => {
            const { session } = (args.at(-1) ?? {}) as { session?: ClientSession }
            const open = session && pending.get(session)
            let writes = writesOf(target.collectionName, name, args)
            try {
              const result = await (method.apply(target, args) as Promise<unknown>)
              if (hasMissed(result, writes)) writes = writes.map(withoutDocument)
              return result
            } catch (error) {
              writes = writes.map(withoutDocument)
              throw error
            } finally {
              if (open) open.push(...writes)
              else writes.forEach(emit)
            }
          }
        },
      }),

    /** Runs a transaction to its end, commit included; it must call `onAttempt` on each attempt. */
    async track<T>(session: ClientSession, transaction: (onAttempt: () => void) => Promise<T>): Promise<T> {
      const writes: DocumentWrite[] = []
      const dropDocuments = () => void writes.splice(0, writes.length, ...writes.map(withoutDocument))
      pending.set(session, writes)
      try {
        return await transaction(dropDocuments)
      } catch (error) {
        dropDocuments()
        throw error
      } finally {
        summarized(writes).forEach(emit)
      }
    },
  }
}
