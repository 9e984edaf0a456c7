import { keptFiles } from '@torneo/contracts/device-entries'
import type { KeepOrder } from './cached-release'
import { isKeptAnswer } from './way-of'

interface WithTrustedTypes {
  readonly trustedTypes?: { createPolicy: (name: string, rules: object) => { createScriptURL: (address: string) => string } }
}

let address: string | undefined

/** The address as the policy of our pages wants it (`require-trusted-types-for`); a policy is made once. */
function workerAddress(): string {
  const { trustedTypes } = window as WithTrustedTypes
  return address ??= trustedTypes?.createPolicy('service-worker', { createScriptURL: () => '/sw.js' }).createScriptURL('') ?? '/sw.js'
}

/** Registers the service worker. Rejects where there is none, as on plain http. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' })

/** Whether this device has stored the panel's page before. */
export const isStored = async (): Promise<boolean> => 'caches' in window && (await caches.match('/index.html', { cacheName: keptFiles })) !== undefined

/** Resolves once the worker has stored the page; never with a worker of a release that does not reply, or when something did not arrive. */
function storePage(worker: ServiceWorker, order: KeepOrder): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const stored = new Promise<void>((resolve) => { port1.onmessage = () => resolve() })
  worker.postMessage(order, [port2])
  return stored
}

/**
 * Registers the service worker (docs/adr/0038-service-worker.md), and has it store this page for a start without a connection, with `answers` and what
 * the page has read so far of what such a start reads. Resolves with true once all of it is stored. Does nothing, false, on plain http and when the person saves data.
 */
export async function keepOffline(order: KeepOrder, answers: readonly string[] = []): Promise<boolean> {
  const { serviceWorker, connection } = navigator as Navigator & { readonly connection?: { readonly saveData: boolean } }
  if (!('serviceWorker' in navigator) || connection?.saveData) return false
  await registerWorker()
  const { active } = await serviceWorker.ready
  if (!active) return false
  const page = storePage(active, order)
  if (!serviceWorker.controller) await new Promise((resolve) => { serviceWorker.addEventListener('controllerchange', resolve, { once: true }) })
  await Promise.all(answers.map((address) => fetch(address)))
  // What was read before the worker was there is read once more.
  const read = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => isKeptAnswer(new URL(name)))
  for (const address of new Set(read)) if (!(await caches.match(address))) await fetch(address)
  await page
  return true
}
