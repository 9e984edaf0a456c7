import { endAlerts, saveAlerts } from '@torneo/client/alerts'
import { registerWorker } from '@torneo/client/offline'
import type { Following } from './following'

/** `install`: an iPhone, which supports alerts only for pages on its home screen. */
export type AlertsState = 'unsupported' | 'install' | 'blocked' | 'off' | 'on'

/** The contract's limit, repeated because the module would include its schemas. */
const maxPromotions = 20

const subscriptionOf = async () =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null

/** Returns whether this device gets alerts, or the obstacle. */
export async function alertsState(): Promise<AlertsState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'unsupported'
  }
  if (Notification.permission === 'denied') return 'blocked'
  return (await subscriptionOf()) ? 'on' : 'off'
}

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * Requests the permission if needed, subscribes, and registers with the service. Rejects if the service is unreachable.
 */
export async function turnAlertsOn(following: Following): Promise<AlertsState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  const { key } = (await (await fetch('/api/public/alerts')).json()) as { readonly key: string }
  await registerWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  const { applicationServerKey } = known?.options ?? {}
  const isSame = applicationServerKey ? base64url(applicationServerKey) === key : false
  // Unsubscribe first if the service's key has changed: the browser would keep using the old one.
  if (known && !isSame) await known.unsubscribe()
  const subscription =
    known && isSame ? known : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  await saveAlerts(subscription, following.slice(0, maxPromotions))
  return 'on'
}

export async function turnAlertsOff(): Promise<AlertsState> {
  await endAlerts(await subscriptionOf())
  return 'off'
}
