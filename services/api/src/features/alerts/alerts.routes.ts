import { alertEndpoints, alertMessages } from '@torneo/contracts/tournament/alerts'
import { networkOf } from '@torneo/serving/network'
import type { FastifyInstance } from 'fastify'
import { invalidField } from '../../platform/http/problems'
import { createRateLimit } from '../../platform/http/rate-limit'
import { route } from '../../platform/http/route'

/** Subscriptions per network, minute and node. */
const perMinute = 60
/** New devices per network, day and node: enough for a school, too few to keep other networks out. */
const newPerDay = 300

/** Serves alerts of followed promotions (B25), without an account. */
export function alertsRoutes(app: FastifyInstance): void {
  const { alerts, push } = app.services
  const count = createRateLimit({ calls: perMinute, window: 60_000 })
  const countNew = createRateLimit({ calls: newPerDay, window: 24 * 3_600_000, message: alertMessages.network })

  route(app, alertEndpoints.key, async () => ({ key: (await alerts.keys()).publicKey }))

  route(
    app,
    alertEndpoints.save,
    async ({ body, request }) => {
      const subscription = body()
      if (subscription.promotionIds.length === 0) return alerts.remove(subscription.endpoint)
      if (!push.isAllowed(subscription.endpoint)) throw invalidField('endpoint', alertMessages.service)
      // A device may follow a promotion that has been deleted.
      const promotionIds = await alerts.known(subscription.promotionIds)
      if (promotionIds.length === 0) throw invalidField('promotionIds', alertMessages.promotion)
      if (!(await alerts.has(subscription.endpoint))) countNew(networkOf(request.ip))
      if (!(await alerts.save({ ...subscription, promotionIds }))) throw invalidField('endpoint', alertMessages.full)
    },
    { before: ({ ip }) => count(networkOf(ip)) },
  )
}
