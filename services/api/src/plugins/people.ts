import type { FastifyInstance } from 'fastify'
import { accountRoutes } from '../features/account/account.routes'
import { auditRoutes } from '../features/audit/audit.routes'
import { passesRoutes } from '../features/passes/passes.routes'
import { usersRoutes } from '../features/users/users.routes'

/** Accounts, sessions, passes, and the log of what people did. */
export async function people(api: FastifyInstance): Promise<void> {
  accountRoutes(api)
  usersRoutes(api)
  passesRoutes(api)
  auditRoutes(api)
  api.services.jobs.push(api.services.audit)
}
