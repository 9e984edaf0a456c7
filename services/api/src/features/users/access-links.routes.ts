import { accessLinkPath } from '@torneo/contracts/people/own-account'
import { type User, userEndpoints, userMessages } from '@torneo/contracts/people/users'
import type { SectionId } from '@torneo/contracts/releases/sections'
import type { FastifyInstance } from 'fastify'
import { conflict, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { accessLinkMail } from './access-link-mail'
import { requireManager } from './require-manager'

const section: SectionId = 'users'

/** Serves one-use links with which users choose their password: after an invitation, or when they lost it. */
export function accessLinksRoutes(app: FastifyInstance): void {
  const { config, users, accessLinks, activity, mail } = app.services

  route(app, userEndpoints.createLink, async ({ params, user, transaction, request }) => {
    let account: User | null = null
    const link = { path: '', expiresAt: '', mailed: false }
    await transaction(async (write) => {
      account = await users.find(params.id, write.transaction)
      if (!account) throw notFound()
      requireManager(user, account)
      if (!account.active) throw conflict(userMessages.inactive)
      const secret = await users.secretOf(account.email, write.transaction)
      const { token, expiresAt } = await accessLinks.create(
        { id: account.id, role: account.role, passwordHash: secret?.passwordHash ?? '' },
        write,
      )
      Object.assign(link, { path: `${accessLinkPath}#${token}`, expiresAt })
      const audit = { kind: 'link-created', collection: 'users', id: account.id } as const
      await activity.add({ action: 'Enlace de acceso creado', subject: account.name, section, audit }, write)
      return link
    })
    if (!account || !mail.isOn || config.publicOrigin === null) return link
    try {
      await mail.send(accessLinkMail(account, user.name, new URL(link.path, config.publicOrigin).href))
      return { ...link, mailed: true }
    } catch (error) {
      request.log.warn({ err: error }, 'a link for a password could not be mailed')
      return link
    }
  })
}
