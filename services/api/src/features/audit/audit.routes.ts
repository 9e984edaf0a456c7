import { auditEndpoints, maxExportedRows } from '@torneo/contracts/records/audit'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route'

/** Serves the audit log to super admins, and exports it, which is also recorded. */
export function auditRoutes(app: FastifyInstance): void {
  const { audit } = app.services

  route(app, auditEndpoints.list, ({ query: { limit = 200, offset, ...filter } }) =>
    audit.list(filter, { limit, offset }),
  )

  route(app, auditEndpoints.export, async ({ body, transaction }) => {
    const filter = body()
    const found = await audit.list(filter, { limit: maxExportedRows })
    const detail = Object.entries({ rows: found.items.length, ...filter })
      .map(([name, value]) => `${name}=${value}`)
      .join(' ')
    return transaction(async (write) => {
      await audit.add({ kind: 'exported', subject: { collection: 'audit', id: '', title: '' }, detail }, write)
      return found
    })
  })
}
