import { accountMessages } from '@torneo/contracts/people/account'
import { linkGone, ownAccountEndpoints } from '@torneo/contracts/people/own-account'
import type { User } from '@torneo/contracts/people/users'
import type { SectionId } from '@torneo/contracts/releases/sections'
import type { FastifyInstance } from 'fastify'
import { isGuessable } from '../../platform/crypto/passwords'
import type { Transaction } from '../../platform/database/database'
import { invalidField, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

const section: SectionId = 'users'

/**
 * Serves one-use links: shows the account and sets the password that its user chooses. The link alone authenticates
 * them.
 */
export function accessLinkRoutes(app: FastifyInstance): void {
  const { users, access, accessLinks, activity, passwords } = app.services
  const gone = () => notFound(linkGone)

  async function accountOf(token: string, transaction?: Transaction): Promise<User> {
    const link = await accessLinks.find(token, transaction)
    const account = link && (await users.find(link.id, transaction))
    const secret = account && (await users.secretOf(account.email, transaction))
    if (!account?.active || !secret || !link?.opens({ ...secret, role: account.role })) throw gone()
    return account
  }

  route(app, ownAccountEndpoints.findLink, async ({ body }) => {
    const { name, email } = await accountOf(body().token)
    return { name, email }
  })

  route(app, ownAccountEndpoints.useLink, async ({ body, transaction }) => {
    const { token, password } = body()
    const { name, email } = await accountOf(token)
    if (await isGuessable(password, email, name)) throw invalidField('password', accountMessages.guessablePassword)
    const passwordHash = await passwords.hash(password)
    await transaction(async (write) => {
      const account = await accountOf(token, write.transaction)
      const own = { ...write, by: { id: account.id, name: account.name } }
      await users.update(account.id, { passwordHash }, own)
      await access.end(account.id, write.transaction)
      const audit = { kind: 'password-changed', collection: 'users', id: account.id, detail: 'by link' } as const
      await activity.add({ action: 'Contraseña elegida por enlace', subject: account.name, section, audit }, own)
    })
  })
}
