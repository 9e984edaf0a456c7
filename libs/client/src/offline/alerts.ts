import { callAlertsScope } from '@torneo/contracts/match/device-entries'
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
  await fetch('/api/calls/alerts', { method: 'DELETE' }).catch(() => undefined)
  await subscription?.unsubscribe()
}

/** Registers the promotions that a device follows; an empty list ends its alerts. Rejects if that fails. */
export async function saveAlerts(subscription: PushSubscription, promotionIds: readonly string[]): Promise<void> {
  const { endpoint, keys } = subscription.toJSON() as AlertSubscription
  const { ok } = await fetch('/api/public/alerts', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, promotionIds }),
  })
  if (!ok) throw new Error('The alerts were not saved')
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
