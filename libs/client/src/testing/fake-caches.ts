/** Fakes the parts of the Cache API that the service worker uses, in memory. `maxEntries` limits each cache. */
export function fakeCaches({ maxEntries = Infinity }: { readonly maxEntries?: number } = {}) {
  const stored = new Map<string, Map<string, Response>>()
  const origin = 'https://torneo.test'
  const keyOf = (request: Request | string) => new URL(typeof request === 'string' ? request : request.url, origin).href
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (request: Request | string) => entries.get(keyOf(request))?.clone(),
    put: async (request: Request | string, response: Response) => {
      if (entries.size >= maxEntries && !entries.has(keyOf(request)))
        throw new DOMException('full', 'QuotaExceededError')
      entries.set(keyOf(request), response)
    },
    delete: async (request: Request | string) => entries.delete(keyOf(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  })
  return {
    open: async (name: string) => {
      const entries = stored.get(name) ?? new Map<string, Response>()
      stored.set(name, entries)
      return cacheOf(entries)
    },
    match: async (path: string, { cacheName }: { readonly cacheName: string }) =>
      stored.get(cacheName)?.get(keyOf(path))?.clone(),
    delete: async (name: string) => stored.delete(name),
    keys: async () => [...stored.keys()],
    has: async (name: string) => stored.has(name),
    /** Lists the paths in a cache. */
    pathsOf: (name: string) => [...(stored.get(name)?.keys() ?? [])].map((url) => url.slice(origin.length)).sort(),
  }
}
