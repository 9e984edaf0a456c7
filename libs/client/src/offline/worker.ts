import { keptAnswers, keptFiles } from '@torneo/contracts/match/device-entries'
import { answerAlert, showAlert } from './alerts'
import { answerOrCached, dropOldAnswers } from './cached-answers'
import { keep, keepUp, type KeepOrder, cachedFile, prune, readableList, stopKeeping } from './cached-release'
import { asLongAsThePage, createPatientLine } from './patient-line'
import { isAboutSession, type CachedPage, remotesPath, wayOf } from './way-of'
import type { FetchEvent, WorkerScope } from './worker-scope'

/**
 * The service worker (docs/adr/0038-service-worker.md). It is independent of releases: pages pick up a newer or older
 * one at their next start, and this code replaces itself while no page is open.
 */
const scope = self as unknown as WorkerScope
const patiently = createPatientLine()
/** True once the worker has withdrawn itself and handles no more requests. */
let isGone = false
const quietly = (work: Promise<unknown>) => work.catch(() => undefined)
const isOurs = (name: string) => name.startsWith('torneo:')

scope.addEventListener('activate', (event) => {
  const dropOthers = async () => {
    for (const name of await caches.keys())
      if (isOurs(name) && name !== keptFiles && name !== keptAnswers) await caches.delete(name)
  }
  event.waitUntil(Promise.all([scope.clients.claim(), dropOthers()]))
})

scope.addEventListener('message', (event) => {
  const kept = keep(event.data as KeepOrder).then(() => event.ports[0]?.postMessage('kept'))
  event.waitUntil(quietly(kept))
})

scope.addEventListener('fetch', (event) => {
  if (isAboutSession(event.request, location.origin)) event.waitUntil(caches.delete(keptAnswers))
  const way = isGone ? null : wayOf(event.request, location.origin)
  if (way) event.respondWith(way.kind === 'page' ? page(event, way.page) : ways[way.kind](event))
})

scope.addEventListener('push', (event) => event.waitUntil(showAlert(scope, event.data)))
scope.addEventListener('notificationclick', (event) => event.waitUntil(answerAlert(scope, event)))

const pathOf = ({ request }: FetchEvent) => new URL(request.url).pathname

const ways = {
  answer: (event: FetchEvent) => answerOrCached(event, patiently),
  file: async (event: FetchEvent) => (await cachedFile(pathOf(event))) ?? fetch(event.request),
  fixed: (event: FetchEvent) => patiently(fetch(event.request), () => cachedFile(pathOf(event)), asLongAsThePage),
  list: (event: FetchEvent) => {
    const coming = fetch(event.request).then(readableList)
    event.waitUntil(quietly(coming.then((remotes) => keepUp(remotes.clone()))))
    return patiently(coming, () => cachedFile(remotesPath))
  },
} as const

function page(event: FetchEvent, cached: CachedPage): Promise<Response> {
  const coming = fetch(event.request)
  event.waitUntil(quietly(clearUp(coming)))
  return patiently(coming, () => cachedFile(cached))
}

/** Deletes unneeded files when a page starts, and withdraws this worker if the service has none. */
async function clearUp(page: Promise<Response>): Promise<void> {
  const isOnly = (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).length === 0
  if (isOnly) await Promise.all([prune(), dropOldAnswers()])
  await page
  const { status } = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' })
  if (status !== 404 && status !== 410) return
  // A release without a worker is live again, or development runs at this address.
  isGone = true
  stopKeeping()
  await scope.registration.unregister()
  for (const name of await caches.keys()) if (isOurs(name)) await caches.delete(name)
}
