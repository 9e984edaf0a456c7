import { alertEndpoints, alertMessages } from '@torneo/contracts/alerts'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../../platform/network'
import { invalidField } from '../../platform/problems'
import { createRateLimit } from '../../platform/rate-limit'
import { route } from '../../platform/route'
import type { AlertsRepository } from './alerts.repository'
import type { PushService } from './push-service'

/** Subscriptions that one network may make or change in a minute, on one node. */
const perMinute = 60

/** Alerts of followed promotions (B25), without an account. */
export function alertsRoutes(app: FastifyInstance, alerts: AlertsRepository, push: PushService): void {
  const count = createRateLimit({ calls: perMinute, window: 60_000 })

  route(app, alertEndpoints.key, async () => ({ key: (await alerts.keys()).publicKey }))

  route(app, alertEndpoints.save, async ({ body }) => {
    const subscription = body()
    if (subscription.promotionIds.length === 0) return alerts.remove(subscription.endpoint)
    if (!push.isAllowed(subscription.endpoint)) throw invalidField('endpoint', alertMessages.service)
    if (!await alerts.save(subscription)) throw invalidField('endpoint', alertMessages.full)
  }, { before: ({ ip }) => count(networkOf(ip)) })
}
