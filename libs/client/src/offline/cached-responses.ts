import { cachedAtHeader, responseCache } from '@torneo/contracts/match/device-entries'
import type { NetworkFirst } from './network-first'
import { isOwn } from './own-response'
import type { FetchEvent } from './worker-scope'

/** Maximum duration of a session, in milliseconds. */
const maxAge = 7 * 86_400_000

const ageOf = (response: Response) => Date.now() - Number(response.headers.get(cachedAtHeader))

/** Answers a read from the network or the cache. Caches the response, with its time, for an offline start. */
export async function respondToRead(event: FetchEvent, networkFirst: NetworkFirst): Promise<Response> {
  const { request } = event
  // Open the cache before the request: signing out removes it, so a late response goes into the removed one.
  const cache = await caches.open(responseCache)
  const coming = fetch(request)
  event.waitUntil(coming.then((response) => store(cache, request, response.clone())).catch(() => undefined))
  return networkFirst(coming, async () => {
    const cached = await cache.match(request)
    return cached && ageOf(cached) < maxAge ? cached : undefined
  })
}

async function store(cache: Cache, request: Request, response: Response): Promise<void> {
  // The session has ended, so its cached data must go.
  if (response.status === 401 && request.url.endsWith('/api/account')) await caches.delete(responseCache)
  if (!isOwn('.json', response)) return
  const headers = { 'content-type': 'application/json', [cachedAtHeader]: String(Date.now()) }
  await cache.put(request, new Response(await response.arrayBuffer(), { headers }))
}

export async function deleteExpiredResponses(): Promise<void> {
  const cache = await caches.open(responseCache)
  for (const request of await cache.keys()) {
    const cached = await cache.match(request)
    if (cached && ageOf(cached) >= maxAge) await cache.delete(request)
  }
}
