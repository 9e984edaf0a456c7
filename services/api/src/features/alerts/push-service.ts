import { Agent } from 'node:https'
import type { Alert, AlertSubscription } from '@torneo/contracts/alerts'
import type { AlertKeys } from './alerts.repository'
import { lookupPublic } from './public-lookup'

/** Milliseconds that a push service may take, and seconds that it keeps an alert for a device that is off. */
const [patience, alertLife] = [5000, 3600]

/** The push services of browsers: Chrome, Edge and others, Firefox, Windows, Safari. */
const browsers = [/^fcm\.googleapis\.com$/, /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/, /^([a-z0-9-]+\.)*notify\.windows\.com$/, /^([a-z0-9-]+\.)*push\.apple\.com$/]

const publicOnly = new Agent({ lookup: lookupPublic, maxSockets: 20 })
const anywhere = new Agent({ maxSockets: 20 })

export type PushService = ReturnType<typeof createPushService>

/** `ownServices`: further hosts (and ports), by PUSH_SERVICES, which may be in this network. */
export function createPushService(ownServices: readonly string[], publicOrigin: string | null) {
  /** Whom a push service may ask about what it is sent. */
  const subject = publicOrigin?.startsWith('https:') ? publicOrigin : 'mailto:torneo@localhost.localdomain'
  const isOwn = (endpoint: string) => ownServices.includes(new URL(endpoint).host)

  return {
    /** No request leaves to another host than these; redirects are not followed. */
    isAllowed(endpoint: string): boolean {
      const { protocol, hostname, port } = new URL(endpoint)
      return protocol === 'https:' && (isOwn(endpoint) || (port === '' && browsers.some((pattern) => pattern.test(hostname))))
    },

    /** Resolves to whether the device is still there. Rejects when that is not known. */
    async send({ endpoint, keys }: Pick<AlertSubscription, 'endpoint' | 'keys'>, alert: Alert, vapid: AlertKeys): Promise<boolean> {
      if (!this.isAllowed(endpoint)) return false
      const { sendNotification, WebPushError } = (await import('web-push')).default
      try {
        await sendNotification({ endpoint, keys }, JSON.stringify(alert), {
          vapidDetails: { subject, ...vapid }, TTL: alertLife, urgency: 'high', timeout: patience, agent: isOwn(endpoint) ? anywhere : publicOnly,
        })
        return true
      } catch (error) {
        if (error instanceof WebPushError && (error.statusCode === 404 || error.statusCode === 410)) return false
        throw error
      }
    },
  }
}
