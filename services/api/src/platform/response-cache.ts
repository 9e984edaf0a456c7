import { LRUCache } from 'lru-cache'
import { type Body, bodyOf } from './response-body'
import type { ChangeFeed } from './change-feed'

/** Bytes of all that is cached. */
const usual = 64 * 1024 * 1024

/** What an entry takes up, with its compressed form. */
const sizeOf = ({ size }: Body): number => Math.ceil(size * 1.25) + 1000

/** `body` is null while it is loaded. */
interface Entry {
  readonly version: number
  readonly loading: Promise<Body>
  readonly body: Body | null
}

export type ResponseCache = ReturnType<typeof createResponseCache>
/** The answer under a key: cached, or what `load` gives. */
export type RouteCache = (key: string, load: () => Promise<unknown>) => Promise<Body>

/**
 * The bytes of answers, cached until a collection that they were read from is written, by this node or another or by hand. While the change
 * stream is not live nothing is served from here, nor cached. One load at a time for a key; one that an invalidation overtook is not cached.
 * When there is too much, the answer that was not asked for the longest goes.
 */
export function createResponseCache(changes: ChangeFeed, maxSize = usual) {
  const entries = new LRUCache<string, Entry>({ maxSize })
  let routes = 0

  return {
    /** The cache of one route, whose answers are read from these collections. */
    of(collections: readonly string[]): RouteCache {
      const route = routes++
      let version = 0
      changes.on(collections, () => {
        version += 1
      })

      return async (key, load) => {
        if (!changes.isLive()) return bodyOf(await load())
        const name = `${route} ${key}`
        const known = entries.get(name)
        if (known?.version === version) return known.body ?? known.loading

        const entry = { version, loading: load().then(bodyOf) }
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
