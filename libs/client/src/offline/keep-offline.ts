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

/**
 * Registers the service worker (docs/adr/0038-service-worker.md), and has it keep this page for a start without a line, with what the page has read so
 * far of what such a start reads, and `answers`. Nothing on plain http, and nothing for who saves data.
 */
export async function keepOffline(order: KeepOrder, answers: readonly string[] = []): Promise<void> {
  const { serviceWorker, connection } = navigator as Navigator & { readonly connection?: { readonly saveData: boolean } }
  if (!('serviceWorker' in navigator) || connection?.saveData) return
  await registerWorker()
  const { active } = await serviceWorker.ready
  active?.postMessage(order)
  if (!serviceWorker.controller) await new Promise((resolve) => { serviceWorker.addEventListener('controllerchange', resolve, { once: true }) })
  for (const address of answers) await fetch(address)
  // What was read before the worker was there is read once more.
  const read = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => isKeptAnswer(new URL(name)))
  for (const address of new Set(read)) if (!(await caches.match(address))) await fetch(address)
}
