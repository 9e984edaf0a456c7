import { recordNameEndpoints } from '@torneo/contracts/records/record-names'
import { sectionsOf } from '@torneo/domain/people/permissions'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route'
import { createRecordNamesRepository } from './record-names.repository'

/** Serves the search data of the command palette (B56). */
export function recordNamesRoutes(app: FastifyInstance): void {
  const names = createRecordNamesRepository(app.services.database)
  route(app, recordNameEndpoints.list, async ({ user }) => ({ items: await names.list(sectionsOf(user.role)) }), {
    cached: true,
  })
}
