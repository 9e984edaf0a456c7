import { competitionMessages } from '@torneo/contracts/competition/messages'
import { type PromotionDraft, promotionEndpoints, promotionMessages } from '@torneo/contracts/tournament/promotions'
import type { FastifyInstance } from 'fastify'
import { collectionRoutes } from '../../data/collection'
import type { StoredPromotion } from '../../data/tournament/promotions.repository'
import { removalWithDependents } from '../../data/tournament/removal-with-dependents'
import { promotionCaptainRoutes } from './promotion-captain.routes'
import { visiblePromotions } from './visible-promotions'

const { list, find, create, update, remove, dependents } = promotionEndpoints

export function promotionsRoutes(app: FastifyInstance): void {
  const { users, promotions, captainLink: link } = app.services

  // Teams keep their colour, which was copied when they were created (spec 2 §2).
  collectionRoutes<StoredPromotion, PromotionDraft>(app, {
    name: 'promotions',
    records: promotions,
    endpoints: { list, find, create, update, remove },
    actions: { created: 'Promoción agregada', updated: 'Promoción actualizada', removed: 'Promoción eliminada' },
    visibleTo: (items, reader, transaction) => visiblePromotions(users, items, reader, transaction),
    async beforeRemove({ id }, write) {
      const released = await link.release(id, write)
      return { captainId: released?.id ?? null }
    },
    afterRemove: removalWithDependents(app, {
      records: promotions,
      endpoint: dependents,
      rootOf: (promotionId) => ({ promotionId }),
      inUse: promotionMessages.inUse,
      inCompetition: competitionMessages.inCompetition,
    }),
  })

  promotionCaptainRoutes(app)
}
