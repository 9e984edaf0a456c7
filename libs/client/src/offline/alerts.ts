import { alertsCache, callAlertsScope } from '@torneo/contracts/match/device-entries'
import type { Alert, AlertSubscription } from '@torneo/contracts/tournament/alerts'
import type { AlertClick, PushData, WorkerScope } from './worker-scope'

const stop = 'stop'

/** Shows an alert of a followed promotion (B25); it replaces an earlier alert of the same match. */
export async function showAlert({ registration }: WorkerScope, data: PushData | null): Promise<void> {
  if (!data) return
  const { title, body, tag, url } = data.json() as Alert
  const more = { renotify: true, actions: [{ action: stop, title: 'No avisar más' }] }
  await registration.showNotification(title, {
    body,
    tag,
    lang: 'es',
    icon: '/en-vivo/apple-touch-icon.png',
    data: url,
    ...more,
  })
}

/** Opens the match, or ends all alerts of this device that this worker shows. */
export async function answerAlert(
  { clients, registration }: WorkerScope,
  { action, notification }: Pick<AlertClick, 'action' | 'notification'>,
): Promise<void> {
  notification.close()
  if (action === stop) {
    const subscription = await registration.pushManager.getSubscription()
    return isOfCalls(registration) ? endCallAlerts(subscription) : endAlerts(subscription)
  }
  const { origin, pathname, search } = new URL(String(notification.data), location.origin)
  if (origin === location.origin) await clients.openWindow(pathname + search)
}

/** True for the worker of alerts of calls from the pitch. */
export const isOfCalls = ({ scope }: ServiceWorkerRegistration): boolean => new URL(scope).pathname === callAlertsScope

/** Ends the subscription even if the service is unreachable, which drops it at the next alert. */
async function endCallAlerts(subscription: PushSubscription | null): Promise<void> {
  await fetch(callAlerts, { method: 'DELETE' }).catch(() => undefined)
  await subscription?.unsubscribe()
}

const [familyAlerts, callAlerts] = ['/api/public/alerts', '/api/calls/alerts']

/** Registers a subscription at the service. Rejects if that fails. */
async function register(address: string, subscription: PushSubscription, more: object): Promise<void> {
  const { endpoint, keys } = subscription.toJSON() as AlertSubscription
  const { ok } = await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, ...more }),
  })
  if (!ok) throw new Error('The alerts were not saved')
}

/** Stores the promotions of the device's alerts where the worker finds them without a page. */
async function storePromotions(promotionIds: readonly string[]): Promise<void> {
  if (promotionIds.length === 0) await globalThis.caches?.delete(alertsCache)
  else await (await globalThis.caches?.open(alertsCache))?.put(familyAlerts, Response.json(promotionIds))
}

/** Registers the promotions that a device follows; an empty list ends its alerts. Rejects if that fails. */
export async function saveAlerts(subscription: PushSubscription, promotionIds: readonly string[]): Promise<void> {
  await storePromotions(promotionIds)
  await register(familyAlerts, subscription, { promotionIds })
}

/**
 * Registers this device anew after its browser replaced or dropped the subscription, with which browsers may or may not
 * give the old or new one. Rejects if that fails: then the next visit does it.
 */
export async function renewSubscription({ registration }: WorkerScope): Promise<void> {
  const stored = isOfCalls(registration) ? undefined : await caches.match(familyAlerts, { cacheName: alertsCache })
  if (!stored && !isOfCalls(registration)) return
  const address = stored ? familyAlerts : callAlerts
  const { key } = (await (await fetch(familyAlerts)).json()) as { readonly key: string }
  await register(address, await subscribe(registration, key), stored ? { promotionIds: await stored.json() } : {})
}

/** Ends the subscription even if the service is unreachable: it drops subscriptions that no longer accept pushes. */
export async function endAlerts(subscription: PushSubscription | null): Promise<void> {
  if (!subscription) return
  await saveAlerts(subscription, []).catch(() => undefined)
  await subscription.unsubscribe()
}

/** Obstacle to alerts in this browser; `install`: an iPhone, which supports them only for pages on its home screen. */
export type AlertsObstacle = 'unsupported' | 'install' | 'blocked'

export function alertsObstacle(): AlertsObstacle | null {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : null
}

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Returns the subscription of a worker with the service's key: the present one, or a new one. */
export async function subscribe({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const known = await pushManager.getSubscription()
  const { applicationServerKey } = known?.options ?? {}
  if (known && applicationServerKey && base64url(applicationServerKey) === key) return known
  // The service's key has changed: the browser would keep using the old one.
  await known?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}
