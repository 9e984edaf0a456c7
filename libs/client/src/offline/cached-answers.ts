import { keptAnswers, keptAtHeader } from '@torneo/contracts/device-entries'
import { isOwn } from './own-response'
import type { PatientLine } from './patient-line'
import type { FetchEvent } from './worker-scope'

/** As long as a session can last, in milliseconds. */
const maxAge = 7 * 86_400_000

const ageOf = (response: Response) => Date.now() - Number(response.headers.get(keptAtHeader))

/** An answer of the API, and what is cached of it for a start without a line. One from the device says when the service gave it. */
export async function answerOrCached(event: FetchEvent, patiently: PatientLine): Promise<Response> {
  const { request } = event
  // Opened before the request: signing out removes this cache, and an answer that comes later goes into the removed one.
  const cache = await caches.open(keptAnswers)
  const coming = fetch(request)
  event.waitUntil(coming.then((response) => store(cache, request, response.clone())).catch(() => undefined))
  return patiently(coming, async () => {
    const cached = await cache.match(request)
    return cached && ageOf(cached) < maxAge ? cached : undefined
  })
}

async function store(cache: Cache, request: Request, response: Response): Promise<void> {
  // The session is over, and with it what was read in it.
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
