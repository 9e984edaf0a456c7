import { type User, userEndpoints, userMessages } from '@torneo/contracts/people/users'
import type { SectionId } from '@torneo/contracts/releases/sections'
import { canReadUser, isProtectedUser } from '@torneo/domain/people/permissions'
import type { FastifyInstance } from 'fastify'
import { conflict, forbidden, invalidField, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { accessLinksRoutes } from './access-links.routes'
import { createCaptainTeamsRepository } from './captain-teams.repository'
import { captainsRoutes } from './captains.routes'
import { hashNew } from './hash-new'
import { userAccessRoutes } from './user-access.routes'

const section: SectionId = 'users'
const captain = 'team_captain'

export function usersRoutes(app: FastifyInstance): void {
  const { database, users, access, activity, passwords } = app.services
  const captainTeams = createCaptainTeamsRepository(database)

  /** Adds the first team to captains, null if there is none (R47). */
  async function withTeams(list: readonly User[]): Promise<User[]> {
    const promotionIds = list.flatMap(({ role, promotionId }) => (role === captain && promotionId ? [promotionId] : []))
    const teams = await captainTeams.byPromotion(promotionIds)
    return list.map((user) => {
      if (user.role !== captain) return user
      return { ...user, teamId: null, teamName: null, ...teams.get(user.promotionId ?? '') }
    })
  }

  route(app, userEndpoints.list, async ({ query, user }) => {
    const active = query.active !== 'false'
    if (user.role === 'super') return { users: await withTeams(await users.list({ active })) }
    if (!active) throw forbidden()
    return { users: await withTeams(await users.list({ active, role: captain })) }
  })

  route(app, userEndpoints.find, async ({ params, user }) => {
    const found = await users.find(params.id)
    // Users who may only read themselves learn nothing about which ids exist.
    const mayAsk = user.role === 'super' || user.role === 'admin_tournament'
    if (!found) throw mayAsk ? notFound() : forbidden()
    if (!canReadUser(user, found)) throw forbidden()
    return found
  })

  route(app, userEndpoints.createAdmin, async ({ body, user, transaction }) => {
    const { email, name, password, role, createdBy = user.id } = body()
    if (createdBy !== user.id) throw invalidField('createdBy', userMessages.createdByForeign)
    const passwordHash = await hashNew(passwords, password, email, name)
    return transaction(async (write) => {
      const created = await users.create(
        { email, name, role, passwordHash, createdBy, promotionId: null, active: true, prefs: {} },
        write,
      )
      if (!created) throw conflict(userMessages.emailTaken)
      const audit = { kind: 'account-created', collection: 'users', id: created.id, detail: role } as const
      await activity.add(
        { action: 'Usuario creado', subject: created.name, section, audit, saved: { before: null, after: created } },
        write,
      )
      return { userId: created.id, user: created }
    })
  })

  route(app, userEndpoints.update, ({ params, body, transaction, requireRev }) =>
    transaction(async (write) => {
      const before = await users.find(params.id, write.transaction)
      if (!before) throw notFound()
      if (isProtectedUser(before)) throw forbidden(userMessages.superProtected)
      const { name, role, email } = body()
      if (email !== undefined && email !== before.email.normalize('NFC'))
        throw invalidField('email', userMessages.emailFixed)
      if (role !== undefined && before.role === captain) throw invalidField('role', userMessages.captainRoleFixed)
      await requireRev(users, before, write)
      const updated = await users.update(before.id, { name, role }, write)
      if (!updated) throw notFound()
      const isNewRole = updated.role !== before.role
      // Open sessions were granted to the former role.
      if (isNewRole) await access.end(before.id, write.transaction)
      const audit = {
        kind: 'role-changed',
        collection: 'users',
        id: before.id,
        detail: `${before.role} to ${updated.role}`,
      } as const
      await activity.add(
        {
          action: 'Usuario actualizado',
          subject: updated.name,
          section,
          ...(isNewRole && { audit }),
          saved: { before, after: updated, written: { name, role } },
        },
        write,
      )
      return updated
    }),
  )

  route(app, userEndpoints.deactivate, ({ params, transaction, requireRev }) =>
    transaction(async (write) => {
      const before = await users.find(params.id, write.transaction)
      if (!before) throw notFound()
      if (isProtectedUser(before)) throw forbidden(userMessages.superProtected)
      if (!before.active) return
      await requireRev(users, before, write)
      const written = { active: false, promotionId: null }
      const after = await users.update(before.id, written, write)
      if (!after) throw notFound()
      await access.end(before.id, write.transaction)
      const audit = { kind: 'account-deactivated', collection: 'users', id: before.id } as const
      await activity.add(
        { action: 'Usuario desactivado', subject: before.name, section, audit, saved: { before, after, written } },
        write,
      )
    }),
  )

  captainsRoutes(app)
  userAccessRoutes(app)
  accessLinksRoutes(app)
}
