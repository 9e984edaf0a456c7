import { competitionMessages } from '@torneo/contracts/competition/messages'
import { type Promotion, promotionEndpoints, promotionMessages } from '@torneo/contracts/tournament/promotions'
import { changedFields } from '@torneo/domain/records/field-merge'
import type { FastifyInstance } from 'fastify'
import { createCompeting } from '../../data/competitions/competing'
import { requireImages } from '../../data/content/record-images'
import { softDeleteImages } from '../../data/content/soft-delete-images'
import type { StoredPromotion } from '../../data/tournament/promotions.repository'
import type { Transaction } from '../../platform/database/database'
import type { Reader } from '../../platform/http/call'
import { inUse, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { promotionCaptainRoutes } from './promotion-captain.routes'
import { visiblePromotions } from './visible-promotions'

const section = 'promotions'

export function promotionsRoutes(app: FastifyInstance): void {
  const competing = createCompeting(app.services)
  const { users, activity, files, promotions, dependents, captainLink: link } = app.services

  async function visible(
    stored: StoredPromotion | null,
    reader: Reader,
    transaction?: Transaction,
  ): Promise<Promotion> {
    const [promotion] = stored ? await visiblePromotions(users, [stored], reader, transaction) : []
    if (!promotion) throw notFound()
    return promotion
  }

  route(
    app,
    promotionEndpoints.list,
    async ({ query, user }) => {
      const { total, items } = await promotions.list({ page: query })
      return { total, items: await visiblePromotions(users, items, user) }
    },
    { cached: true },
  )

  route(app, promotionEndpoints.find, async ({ params, user }) => visible(await promotions.find(params.id), user), {
    cached: true,
  })

  route(app, promotionEndpoints.create, ({ user, body, transaction }) =>
    transaction(async (write) => {
      const fields = body()
      await requireImages(files, promotions.shape, null, fields, write)
      const promotion = await promotions.create(fields, write)
      await activity.add(
        { action: 'Promoción agregada', subject: promotion.name, section, saved: { before: null, after: promotion } },
        write,
      )
      return visible(promotion, user, write.transaction)
    }),
  )

  // Teams keep their colour, which was copied when they were created (spec 2 §2).
  route(app, promotionEndpoints.update, ({ params, user, body, transaction, requireRev }) =>
    transaction(async (write) => {
      const before = await visible(await promotions.find(params.id, write.transaction), user, write.transaction)
      const fields = body()
      await requireRev(promotions, before, write)
      if (changedFields(before, fields).length === 0) return before
      await requireImages(files, promotions.shape, before, fields, write)
      const promotion = await promotions.update(before.id, fields, write)
      if (!promotion) throw notFound()
      await activity.add(
        {
          action: 'Promoción actualizada',
          subject: promotion.name,
          section,
          saved: { before, after: promotion, written: fields },
        },
        write,
      )
      return visible(promotion, user, write.transaction)
    }),
  )

  route(app, promotionEndpoints.remove, async ({ params, user, request, transaction, requireRev }) => {
    let images: readonly string[] = []
    await transaction(async (write) => {
      const promotion = await visible(await promotions.find(params.id, write.transaction), user, write.transaction)
      await requireRev(promotions, promotion, write)
      const root = { promotionId: promotion.id }
      const released = await link.release(promotion.id, write)
      await promotions.softDelete(promotion.id, write, { captainId: released?.id ?? null })
      const decided = await dependents.decidedMatches(root, write.transaction)
      if (decided.length > 0) throw inUse(promotionMessages.inUse, decided)
      const named = await competing(root, write.transaction)
      if (named.length > 0) throw inUse(competitionMessages.inCompetition, named)
      images = [promotion.logo, ...(await dependents.softDelete(root, write))]
      const audit = { kind: 'deleted', collection: 'promotions', id: promotion.id } as const
      await activity.add({ action: 'Promoción eliminada', subject: promotion.name, section, audit }, write)
    })
    await softDeleteImages(request, images, params.id)
  })

  route(app, promotionEndpoints.dependents, async ({ params }) => {
    const promotion = await promotions.find(params.id)
    if (!promotion) throw notFound()
    return dependents.count({ promotionId: promotion.id }, [promotion.logo])
  })

  promotionCaptainRoutes(app)
}
