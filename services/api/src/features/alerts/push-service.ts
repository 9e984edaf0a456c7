import { Agent } from 'node:https'
import type { Alert, AlertSubscription } from '@torneo/contracts/tournament/alerts'
import type { AlertKeys } from './alerts.repository'
import { lookupPublic } from './public-lookup'

/** Timeout of a push service in milliseconds, and seconds for which it stores an alert for an offline device. */
const [timeoutMs, alertLife] = [5000, 3600]

/** Push services of browsers: Chrome, Edge and others; Firefox; Windows; Safari. */
const browsers = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
]

const publicOnly = new Agent({ lookup: lookupPublic, maxSockets: 20 })
const anywhere = new Agent({ maxSockets: 20 })

export type PushService = ReturnType<typeof createPushService>

/** `ownServices`: further hosts (and ports) from PUSH_SERVICES, which may be in a private network. */
export function createPushService(ownServices: readonly string[], publicOrigin: string | null) {
  /** Contact for push services. Apple refuses every alert whose contact is at localhost. */
  const subject = publicOrigin?.startsWith('https:') ? publicOrigin : 'mailto:torneo@example.org'
  const isOwn = (endpoint: string) => ownServices.includes(new URL(endpoint).host)

  return {
    /** Limits requests to these hosts; redirects are not followed. */
    isAllowed(endpoint: string): boolean {
      const { protocol, hostname, port } = new URL(endpoint)
      return (
        protocol === 'https:' &&
        (isOwn(endpoint) || (port === '' && browsers.some((pattern) => pattern.test(hostname))))
      )
    },

    /** Sends an alert; resolves to false if the device has unsubscribed, and rejects if that is unknown. */
    async send(
      { endpoint, keys }: Pick<AlertSubscription, 'endpoint' | 'keys'>,
      alert: Alert,
      vapid: AlertKeys,
    ): Promise<boolean> {
      if (!this.isAllowed(endpoint)) return false
      const { sendNotification, WebPushError } = (await import('web-push')).default
      try {
        await sendNotification({ endpoint, keys }, JSON.stringify(alert), {
          vapidDetails: { subject, ...vapid },
          TTL: alertLife,
          urgency: 'high',
          timeout: timeoutMs,
          agent: isOwn(endpoint) ? anywhere : publicOnly,
        })
        return true
      } catch (error) {
        if (error instanceof WebPushError && (error.statusCode === 404 || error.statusCode === 410)) return false
        throw error
      }
    },
  }
}
