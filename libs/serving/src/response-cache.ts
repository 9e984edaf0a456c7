import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { type Body, bodyOf } from './http/response-body'

/** Reports changes of records by the names of their lists; `isLive` is false while some may have been missed. */
export interface RecordChanges {
  readonly on: (names: readonly string[], listener: (change: { readonly isRepeat?: boolean }) => void) => void
  readonly isLive: () => boolean
}

/** Maximum number of cached bytes. */
const usual = 64 * 1024 * 1024

/** Estimates the memory of an entry, its compressed form included. */
const sizeOf = ({ size }: Body): number => Math.ceil(size * 1.25) + 1000

/** `body` is null while it loads. */
interface Entry {
  readonly version: number
  readonly loading: Promise<Body>
  readonly body: Body | null
}

export type ResponseCache = ReturnType<typeof createResponseCache>
/** Returns the cached response of a key, or the result of `load`. */
export type RouteCache = (key: string, load: () => Promise<unknown>) => Promise<Body>

/**
 * Caches the bytes of responses until one of their collections is written, by this node, another or by hand. While the
 * change stream is down nothing is served from here or cached. Each key has one load at a time; a load that an
 * invalidation overtook is not cached. The least recently used response is evicted first.
 */
export function createResponseCache(changes: RecordChanges, maxSize = usual) {
  const entries = new LRUCache<string, Entry>({ maxSize })
  let routes = 0
  let lastInSequence: Promise<unknown> = Promise.resolve()
  /** Starts one load per turn of the event loop: a goal invalidates many responses at once, and the next goal comes between. */
  const inSequence = <T>(load: () => Promise<T>): Promise<T> =>
    (lastInSequence = lastInSequence.then(() => nextTurn())).then(load)

  return {
    /** Creates the cache of one route, whose responses are read from these collections. */
    of(collections: readonly string[]): RouteCache {
      const route = routes++
      let version = 0
      changes.on(collections, ({ isRepeat }) => {
        if (!isRepeat) version += 1
      })

      return async (key, load) => {
        if (!changes.isLive()) return bodyOf(await load())
        const name = `${route} ${key}`
        const known = entries.get(name)
        if (known?.version === version) return known.body ?? known.loading

        const entry = { version, loading: inSequence(load).then(bodyOf) }
        const isStill = () => entries.peek(name)?.loading === entry.loading
        entries.set(name, { ...entry, body: null }, { size: 1 })
        try {
          const body = await entry.loading
          if (isStill()) entries.set(name, { ...entry, body }, { size: sizeOf(body) })
          return body
        } catch (error) {
          if (isStill()) entries.delete(name)
          throw error
        }
      }
    },
  }
}
