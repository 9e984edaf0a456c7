import { userEndpoints, userMessages, type AccessLink, type User } from '@torneo/contracts/people/users'
import { aUser } from '@torneo/testing/builders'
import { errorReply } from '@torneo/testing/error-reply'
import type { FakeApi } from '@torneo/testing/fake-api'

const missing = () => errorReply({ code: 404, type: 'not_found', message: 'No existe o ya no está' })
const conflict = (message: string) => errorReply({ code: 409, type: 'conflict', message })

/** A link to choose a password. */
export const aLink: AccessLink = {
  path: `/acceso#${'a'.repeat(43)}`,
  expiresAt: '2026-11-24T12:00:00.000Z',
  mailed: false,
}

/** Makes a fake api store users with the rules of the real one: taken emails, revs, deactivation. */
export function answerUsers(api: FakeApi, first: readonly User[]): void {
  let users = [...first]
  const emails = new Set(users.map(({ email }) => email))
  const replace = (next: User) => {
    users = users.map((user) => (user.id === next.id ? next : user))
    return next
  }

  api.respond(userEndpoints.list, ({ query }) => ({
    users: users.filter(({ active }) => String(active) === (query.active ?? 'true')),
  }))
  api.respond(userEndpoints.createAdmin, ({ body }) => {
    const { email, name, role, createdBy = '' } = body
    if (emails.has(email)) return conflict(userMessages.emailTaken)
    const user = aUser({ email, name, role, createdBy })
    emails.add(email)
    users = [...users, user]
    return { userId: user.id, user }
  })
  api.respond(userEndpoints.update, (call) => {
    const { params, body } = call
    const before = users.find(({ id }) => id === params.id)
    if (!before) return missing()
    if (Number(call.headers['if-match']) !== before.rev) {
      return errorReply({ code: 409, type: 'stale', message: 'Alguien guardó antes que tú', current: before })
    }
    return replace({ ...before, name: body.name ?? before.name, role: body.role ?? before.role, rev: before.rev + 1 })
  })
  const setActive = (id: string, active: boolean) => {
    const before = users.find((user) => user.id === id)
    return before && replace({ ...before, active, promotionId: null, rev: before.rev + 1 })
  }
  api.respond(userEndpoints.deactivate, ({ params }) => {
    setActive(params.id, false)
    return undefined
  })
  api.respond(userEndpoints.activate, ({ params }) => setActive(params.id, true) ?? missing())
  api.respond(userEndpoints.removeSecondFactor, ({ params }) => {
    const before = users.find((user) => user.id === params.id)
    return before ? void replace({ ...before, secondFactor: false }) : missing()
  })
  api.respond(userEndpoints.createLink, ({ params }) => (users.some(({ id }) => id === params.id) ? aLink : missing()))
}
