import { keptAnswers, keptAtHeader } from '@torneo/contracts/match/device-entries'
import { isOwn } from './own-response'
import type { PatientLine } from './patient-line'
import type { FetchEvent } from './worker-scope'

/** Maximum duration of a session, in milliseconds. */
const maxAge = 7 * 86_400_000

const ageOf = (response: Response) => Date.now() - Number(response.headers.get(keptAtHeader))

/** Answers a read from the network or the cache. Caches the response, with its time, for an offline start. */
export async function answerOrCached(event: FetchEvent, patiently: PatientLine): Promise<Response> {
  const { request } = event
  // Open the cache before the request: signing out removes it, so a late response goes into the removed one.
  const cache = await caches.open(keptAnswers)
  const coming = fetch(request)
  event.waitUntil(coming.then((response) => store(cache, request, response.clone())).catch(() => undefined))
  return patiently(coming, async () => {
    const cached = await cache.match(request)
    return cached && ageOf(cached) < maxAge ? cached : undefined
  })
}

async function store(cache: Cache, request: Request, response: Response): Promise<void> {
  // The session has ended, so its cached data must go.
  if (response.status === 401 && request.url.endsWith('/api/account')) await caches.delete(keptAnswers)
  if (!isOwn('.json', response)) return
  const headers = { 'content-type': 'application/json', [keptAtHeader]: String(Date.now()) }
  await cache.put(request, new Response(await response.arrayBuffer(), { headers }))
}

export async function dropOldAnswers(): Promise<void> {
  const cache = await caches.open(keptAnswers)
  for (const request of await cache.keys()) {
    const cached = await cache.match(request)
    if (cached && ageOf(cached) >= maxAge) await cache.delete(request)
  }
}
