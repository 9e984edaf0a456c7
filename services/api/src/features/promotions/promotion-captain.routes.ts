import { promotionEndpoints, promotionMessages } from '@torneo/contracts/tournament/promotions'
import type { FastifyInstance } from 'fastify'
import { isActiveCaptain } from '../../data/accounts/captain-link'
import { invalidField, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

/** Assigns and removes the captain of a promotion (R33). */
export function promotionCaptainRoutes(app: FastifyInstance): void {
  const { users, promotions, captainLink: link } = app.services

  route(app, promotionEndpoints.assignCaptain, ({ params, body, transaction }) =>
    transaction(async (write) => {
      const promotion = await promotions.find(params.id, write.transaction)
      if (!promotion) throw notFound()
      const { userId } = body()
      const captain = await users.find(userId, write.transaction)
      if (!captain || !isActiveCaptain(captain)) throw invalidField('userId', promotionMessages.noCaptain)
      if (captain.promotionId !== promotion.id) await link.assign(captain, promotion, write)
      return { ...promotion, captainId: captain.id }
    }),
  )

  route(app, promotionEndpoints.removeCaptain, async ({ params, transaction }) => {
    await transaction(async (write) => {
      const promotion = await promotions.find(params.id, write.transaction)
      if (!promotion) throw notFound()
      await link.remove(promotion, write)
    })
  })
}
