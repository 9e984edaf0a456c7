import { errorLimits, sectionErrorEndpoints } from '@torneo/contracts/releases/section-errors'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../../platform/http/network'
import { createRateLimit } from '../../platform/http/rate-limit'
import { route } from '../../platform/http/route'

const bodyLimit = errorLimits.errors * 10_000

/** Takes errors of browsers, and lists them for super admins and for the team with its key (docs/adr/0098). */
export function sectionErrorsRoutes(app: FastifyInstance): void {
  const { counts, list } = app.services.sectionErrors
  // Counted by person: a school's people share an address.
  const limit = createRateLimit({ calls: 20, window: 60_000 })

  route(
    app,
    sectionErrorEndpoints.report,
    async ({ body, request, user }) => {
      const taken = body().errors.flatMap((error) => counts.add(error, user?.id ?? null) ?? [])
      if (taken.length > 0) request.log.warn({ errors: taken }, 'a browser reports errors')
    },
    { bodyLimit, unlimited: true, before: ({ ip, user }) => limit(user?.id ?? networkOf(ip)) },
  )

  route(app, sectionErrorEndpoints.list, async ({ request: { keyApp } }) => {
    const items = await list(keyApp)
    return { total: items.length, items }
  })
}
