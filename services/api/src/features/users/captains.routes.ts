import { userEndpoints, userMessages } from '@torneo/contracts/people/users'
import { canManageTeam } from '@torneo/domain/people/permissions'
import type { FastifyInstance } from 'fastify'
import { isActiveCaptain } from '../../data/accounts/captain-link'
import { conflict, forbidden, invalidField, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { hashNew } from './hash-new'
import { requireManager } from './require-manager'

/** Creates captains, assigns their promotions and looks them up (R29, R33). */
export function captainsRoutes(app: FastifyInstance): void {
  const { users, activity, passwords, promotions, captainLink: link } = app.services

  route(app, userEndpoints.createCaptain, async ({ body, user, transaction }) => {
    const { email, name, password, promotionId } = body()
    const passwordHash = await hashNew(passwords, password, email, name)
    return transaction(async (write) => {
      const promotion = await promotions.find(promotionId, write.transaction)
      if (!promotion) throw invalidField('promotionId', userMessages.noPromotion)
      await link.vacate(promotion.id, write)
      const created = await users.create(
        { email, name, role: 'team_captain', passwordHash, createdBy: user.id, promotionId, active: true, prefs: {} },
        write,
      )
      if (!created) throw conflict(userMessages.emailTaken)
      const audit = { kind: 'account-created', collection: 'users', id: created.id, detail: created.role } as const
      await activity.add(
        { action: 'Capitán creado', subject: `${created.name} (${promotion.name})`, section: 'promotions', audit },
        write,
      )
      return { userId: created.id, user: created }
    })
  })

  route(app, userEndpoints.assignPromotion, ({ params, user, body, transaction }) =>
    transaction(async (write) => {
      const before = await users.find(params.id, write.transaction)
      if (!before) throw notFound()
      requireManager(user, before)
      const { promotionId } = body()
      const former = before.promotionId
      if (promotionId === former) return before
      if (!isActiveCaptain(before)) throw invalidField('promotionId', userMessages.notCaptain)
      const id = promotionId ?? former ?? ''
      const promotion = await promotions.find(id, write.transaction)
      if (promotionId === null) return (await link.remove(promotion ?? { id, name: '-' }, write)) ?? before
      if (!promotion) throw invalidField('promotionId', userMessages.noPromotion)
      return (await link.assign(before, promotion, write)) ?? before
    }),
  )

  route(app, userEndpoints.captainOf, async ({ params, user }) => {
    // A captain learns nothing about the other promotions, not even that they exist.
    if (!canManageTeam(user, params.promotionId)) throw forbidden()
    const captainId = (await users.captainsOf([params.promotionId])).get(params.promotionId)
    if (captainId !== undefined) return users.find(captainId)
    if (!(await promotions.find(params.promotionId))) throw notFound()
    return null
  })
}
