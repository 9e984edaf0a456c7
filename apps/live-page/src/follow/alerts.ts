import { type AlertsObstacle, alertsObstacle, endAlerts, saveAlerts, subscribe } from '@torneo/client/alerts'
import { registerWorker } from '@torneo/client/offline'
import type { Following } from './following'

export type AlertsState = AlertsObstacle | 'off' | 'on'

/** The contract's limit, repeated because the module would include its schemas. */
const maxPromotions = 20

/** Entry of the storage: day on which this device was registered last; absent where alerts are off. */
const renewedOn = 'torneo:avisos'
const today = () => new Date().toDateString()

const subscriptionOf = async () =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null

/** Returns whether this device gets alerts, or the obstacle. */
export async function alertsState(): Promise<AlertsState> {
  const obstacle = alertsObstacle()
  if (obstacle) return obstacle
  return (await subscriptionOf()) ? 'on' : 'off'
}

/**
 * Requests the permission if needed, subscribes, and registers with the service. Rejects if the service is unreachable.
 */
export async function turnAlertsOn(following: Following): Promise<AlertsState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  const { key } = (await (await fetch('/api/public/alerts')).json()) as { readonly key: string }
  await registerWorker()
  const subscription = await subscribe(await navigator.serviceWorker.ready, key)
  await saveAlerts(subscription, following.slice(0, maxPromotions))
  localStorage.setItem(renewedOn, today())
  return 'on'
}

/**
 * Registers this device anew at the first visit of a day: its browser drops subscriptions, and so may the service,
 * without telling anybody. Does nothing where alerts are off.
 */
export async function renewAlerts(following: Following): Promise<void> {
  const isDue = localStorage.getItem(renewedOn) !== today() && following.length > 0 && alertsObstacle() === null
  if (!isDue || Notification.permission !== 'granted') return
  if (localStorage.getItem(renewedOn) !== null || (await subscriptionOf())) await turnAlertsOn(following)
}

export async function turnAlertsOff(): Promise<AlertsState> {
  localStorage.removeItem(renewedOn)
  await endAlerts(await subscriptionOf())
  return 'off'
}
