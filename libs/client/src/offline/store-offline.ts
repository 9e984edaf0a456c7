import type { OfflineRead } from '@torneo/contracts/endpoint/offline-reads'
import { fileCache } from '@torneo/contracts/match/device-entries'
import { fixedAddresses, isCachedRead } from './cache-strategy'
import type { CacheRequest } from './cached-release'

interface WithTrustedTypes {
  readonly trustedTypes?: {
    createPolicy: (name: string, rules: object) => { createScriptURL: (address: string) => string }
  }
}

let address: string | undefined

/** Returns the worker's address as a trusted type, required by our pages' CSP (`require-trusted-types-for`). */
function workerAddress(): string {
  const { trustedTypes } = window as WithTrustedTypes
  return (address ??=
    trustedTypes?.createPolicy('service-worker', { createScriptURL: () => '/sw.js' }).createScriptURL('') ?? '/sw.js')
}

/** Registers the service worker, by default for the whole site. Rejects if unsupported, as on plain http. */
export const registerWorker = (scope = '/'): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(workerAddress(), { scope, updateViaCache: 'none' })

/** True if this device has already stored the panel's page. */
export const isStored = async (): Promise<boolean> =>
  'caches' in window && (await caches.match('/index.html', { cacheName: fileCache })) !== undefined

/** Resolves once the worker has stored the page; never if its release does not reply, or if a file did not arrive. */
function storePage(worker: ServiceWorker, request: CacheRequest): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const stored = new Promise<void>((resolve) => {
    port1.onmessage = () => resolve()
  })
  worker.postMessage(request, [port2])
  return stored
}

/** Requests an address through the worker, which caches the response. Reads the body: an unread one stays in flight. */
const read = async (address: string) => void (await (await fetch(address)).arrayBuffer())

/**
 * Registers the service worker (docs/design/offline.md) and has it store this page for an offline start, with
 * the reads of the contract that are needed, and the page's earlier ones. Resolves with true once all is stored. Does
 * nothing and resolves with false on plain http or with data saving on.
 */
export async function storeOffline(request: CacheRequest, isNeeded: (read: OfflineRead) => boolean): Promise<boolean> {
  const { serviceWorker, connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData: boolean }
  }
  if (!('serviceWorker' in navigator) || connection?.saveData) return false
  await registerWorker()
  const { active } = await serviceWorker.ready
  if (!active) return false
  const page = storePage(active, request)
  if (!serviceWorker.controller)
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
  await Promise.all(fixedAddresses(isNeeded).map(read))
  // Repeat reads made before the worker was active, so that it caches them.
  const earlier = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => isCachedRead(new URL(name)))
  for (const address of new Set(earlier)) if (!(await caches.match(address))) await read(address)
  await page
  return true
}
