import { alertsCache, fileCache, responseCache } from '@torneo/contracts/match/device-entries'
import { answerAlert, renewSubscription, showAlert } from './alerts'
import { cacheStrategyOf, isAboutSession, type CachedPage, remotesPath } from './cache-strategy'
import {
  cacheIfChanged,
  cachePage,
  type CacheRequest,
  cachedFile,
  prune,
  readableList,
  stopCaching,
} from './cached-release'
import { deleteExpiredResponses, respondToRead } from './cached-responses'
import { createNetworkFirst, releaseTimeout } from './network-first'
import type { FetchEvent, WorkerScope } from './worker-scope'

/**
 * The service worker (docs/design/offline.md). It is independent of releases: pages pick up a newer or older
 * one at their next start, and this code replaces itself while no page is open.
 */
const scope = self as unknown as WorkerScope
const networkFirst = createNetworkFirst()
/** True once the worker has withdrawn itself and handles no more requests. */
let isWithdrawn = false
const quietly = (work: Promise<unknown>) => work.catch(() => undefined)
const isOurs = (name: string) => name.startsWith('torneo:')
const present = [fileCache, responseCache, alertsCache]

scope.addEventListener('activate', (event) => {
  const dropOthers = async () => {
    for (const name of await caches.keys()) if (isOurs(name) && !present.includes(name)) await caches.delete(name)
  }
  event.waitUntil(Promise.all([scope.clients.claim(), dropOthers()]))
})

scope.addEventListener('message', (event) => {
  const stored = cachePage(event.data as CacheRequest).then(() => event.ports[0]?.postMessage('kept'))
  event.waitUntil(quietly(stored))
})

scope.addEventListener('fetch', (event) => {
  if (isAboutSession(event.request, location.origin)) event.waitUntil(caches.delete(responseCache))
  const strategy = isWithdrawn ? null : cacheStrategyOf(event.request, location.origin)
  if (strategy) event.respondWith(strategy.kind === 'page' ? page(event, strategy.page) : respond[strategy.kind](event))
})

scope.addEventListener('push', (event) => event.waitUntil(showAlert(scope, event.data)))
scope.addEventListener('notificationclick', (event) => event.waitUntil(answerAlert(scope, event)))
scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(quietly(renewSubscription(scope))))

const pathOf = ({ request }: FetchEvent) => new URL(request.url).pathname

const respond = {
  read: (event: FetchEvent) => respondToRead(event, networkFirst),
  immutable: async (event: FetchEvent) => (await cachedFile(pathOf(event))) ?? fetch(event.request),
  fixed: (event: FetchEvent) => networkFirst(fetch(event.request), () => cachedFile(pathOf(event)), releaseTimeout),
  sections: (event: FetchEvent) => {
    const coming = fetch(event.request).then(readableList)
    event.waitUntil(quietly(coming.then((remotes) => cacheIfChanged(remotes.clone()))))
    return networkFirst(coming, () => cachedFile(remotesPath))
  },
} as const

function page(event: FetchEvent, cached: CachedPage): Promise<Response> {
  const coming = fetch(event.request)
  event.waitUntil(quietly(cleanUp(coming)))
  return networkFirst(coming, () => cachedFile(cached))
}

/** Deletes unneeded files when a page starts, and withdraws this worker if the service has none. */
async function cleanUp(page: Promise<Response>): Promise<void> {
  const isOnly = (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).length === 0
  if (isOnly) await Promise.all([prune(), deleteExpiredResponses()])
  await page
  const { status } = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' })
  if (status !== 404 && status !== 410) return
  // A release without a worker is live again, or development runs at this address.
  isWithdrawn = true
  stopCaching()
  await scope.registration.unregister()
  for (const name of await caches.keys()) if (isOurs(name)) await caches.delete(name)
}
