import { type User, userEndpoints } from '@torneo/contracts/people/users'
import type { SectionId } from '@torneo/contracts/releases/sections'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from '../../platform/database/database'
import { notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { hashNew } from './hash-new'
import { requireManager } from './require-manager'

const section: SectionId = 'users'

/** Restores a user's access: reactivates an account, sets a password, removes a lost second factor. */
export function userAccessRoutes(app: FastifyInstance): void {
  const { users, access, activity, passwords, secondFactors } = app.services

  route(app, userEndpoints.activate, ({ params, transaction }) =>
    transaction(async (write) => {
      const before = await users.find(params.id, write.transaction)
      if (!before) throw notFound()
      if (before.active) return before
      const updated = await users.update(before.id, { active: true, promotionId: null }, write)
      if (!updated) throw notFound()
      // A session that was opened at the very moment of the deactivation must not become valid again.
      await access.end(before.id, write.transaction)
      const audit = { kind: 'account-activated', collection: 'users', id: updated.id } as const
      await activity.add({ action: 'Usuario reactivado', subject: updated.name, section, audit }, write)
      return updated
    }),
  )

  route(app, userEndpoints.setPassword, async ({ params, user, body, transaction }) => {
    const managed = async (session?: Transaction): Promise<User> => {
      const account = await users.find(params.id, session)
      if (!account) throw notFound()
      requireManager(user, account)
      return account
    }
    const { email, name } = await managed()
    const passwordHash = await hashNew(passwords, body().password, email, name)
    await transaction(async (write) => {
      const account = await managed(write.transaction)
      await users.update(account.id, { passwordHash }, write)
      await access.end(account.id, write.transaction)
      const audit = { kind: 'password-changed', collection: 'users', id: account.id } as const
      await activity.add({ action: 'Contraseña restablecida', subject: account.name, section, audit }, write)
    })
  })

  route(app, userEndpoints.removeSecondFactor, ({ params, user, transaction }) =>
    transaction(async (write) => {
      const account = await users.find(params.id, write.transaction)
      if (!account) throw notFound()
      requireManager(user, account)
      if (!(await secondFactors.removeAll(account.id, write.transaction))) return
      await users.update(account.id, { secondFactor: false }, write)
      await access.endSessions(account.id, write.transaction)
      const audit = { kind: 'second-factor-changed', collection: 'users', id: account.id, detail: 'removed' } as const
      await activity.add({ action: 'Verificación en dos pasos quitada', subject: account.name, section, audit }, write)
    }),
  )
}
