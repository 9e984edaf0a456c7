import { isOfCalls, subscribe } from '@torneo/client/alerts'
import { registerWorker } from '@torneo/client/offline'
import type { CallAlertDevice } from '@torneo/contracts/match/call-alerts'
import { callAlertsScope } from '@torneo/contracts/match/device-entries'

/** The worker of alerts of calls; undefined while this device has none. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(callAlertsScope)
  // The address belongs to the site's worker, too.
  return registration && isOfCalls(registration) ? registration : undefined
}

/** True while this browser accepts alerts of calls. */
export const isSubscribed = async (): Promise<boolean> =>
  ((await (await registered())?.pushManager.getSubscription()) ?? null) !== null

/** Resolves once a worker is active: only then can it subscribe. */
async function activated(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const worker = registration.installing ?? registration.waiting
  if (!registration.active && worker)
    await new Promise<void>((resolve, reject) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated') resolve()
        if (worker.state === 'redundant') reject(new Error('The worker was not installed'))
      })
    })
  return registration
}

/** Subscribes this browser to alerts of calls. Rejects if it cannot. */
export async function subscribeToCalls(key: string): Promise<CallAlertDevice> {
  const subscription = await subscribe(await activated(await registerWorker(callAlertsScope)), key)
  const { endpoint, keys } = subscription.toJSON() as CallAlertDevice
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
}

/** Removes the worker of alerts of calls, and its subscription with it. */
export const unsubscribeFromCalls = async (): Promise<boolean> => (await (await registered())?.unregister()) ?? false
