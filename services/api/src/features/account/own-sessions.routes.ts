import { ownAccountEndpoints } from '@torneo/contracts/people/own-account'
import type { User } from '@torneo/contracts/people/users'
import type { FastifyInstance } from 'fastify'
import type { Write } from '../../platform/database/database'
import { notFound, unauthenticated } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { sessionToken, setSessionCookie } from '../../platform/sessions/session-cookie'

/** Shortens a session's id to a prefix, unique among one user's sessions. */
const publicId = (id: string) => id.slice(0, 32)

/** Lists and ends the user's own sessions. */
export function ownSessionsRoutes(app: FastifyInstance): void {
  const { users, sessions, audit } = app.services
  const keepEnd = (user: User, detail: string, write: Write) =>
    audit.add(
      { kind: 'sessions-ended', subject: { collection: 'users', id: user.id, title: user.name }, detail },
      write,
    )

  route(app, ownAccountEndpoints.sessions, async ({ user, request }) => {
    const own = sessions.idOf(sessionToken(request) ?? '')
    const list = await sessions.listOf(user.id)
    return {
      sessions: list.map(({ _id, device = '', createdAt, lastSeenAt }) => ({
        id: publicId(_id),
        device,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        current: _id === own,
      })),
    }
  })

  route(app, ownAccountEndpoints.endSession, ({ user, params, transaction }) =>
    transaction(async (write) => {
      const found = (await sessions.listOf(user.id)).find(({ _id }) => publicId(_id) === params.id)
      if (!found || !(await sessions.endOne(user.id, found._id, write.transaction))) throw notFound()
      await keepEnd(user, found.device ?? '', write)
    }),
  )

  route(app, ownAccountEndpoints.endOtherSessions, async ({ user, request, reply, transaction }) => {
    let token: string | null = null
    await transaction(async (write) => {
      const account = await users.secretOf(user.email)
      if (!account) throw unauthenticated()
      token = await sessions.renew(sessionToken(request) ?? '', account, write.transaction)
      if (token === null) throw unauthenticated()
      await keepEnd(user, 'all others', write)
    })
    if (token !== null) setSessionCookie(request, reply, token)
  })
}
