import { type AlertsObstacle, alertsObstacle, endAlerts, saveAlerts, subscribe } from '@torneo/client/alerts'
import { registerWorker } from '@torneo/client/offline'
import type { Following } from './following'

export type AlertsState = AlertsObstacle | 'off' | 'on'

/** The contract's limit, repeated because the module would include its schemas. */
const maxPromotions = 20

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
  return 'on'
}

export async function turnAlertsOff(): Promise<AlertsState> {
  await endAlerts(await subscriptionOf())
  return 'off'
}
