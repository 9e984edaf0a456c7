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

/** Opens the match, or ends all alerts of this device. */
export async function answerAlert(
  { clients, registration }: WorkerScope,
  { action, notification }: Pick<AlertClick, 'action' | 'notification'>,
): Promise<void> {
  notification.close()
  if (action === stop) return endAlerts(await registration.pushManager.getSubscription())
  const { origin, pathname } = new URL(String(notification.data), location.origin)
  if (origin === location.origin) await clients.openWindow(pathname)
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
