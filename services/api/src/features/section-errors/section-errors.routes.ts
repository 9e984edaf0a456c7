import { releaseKeyRole } from '@torneo/contracts/people/roles'
import { releaseMessages } from '@torneo/contracts/releases/releases'
import { errorLimits, sectionErrorEndpoints } from '@torneo/contracts/releases/section-errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../../platform/http/network'
import { forbidden, notFound } from '../../platform/http/problems'
import { createRateLimit } from '../../platform/http/rate-limit'
import { route } from '../../platform/http/route'

const bodyLimit = errorLimits.errors * 10_000

/** Takes errors of browsers, and lists them for super admins and for the team with its key (docs/adr/0098). */
export function sectionErrorsRoutes(app: FastifyInstance): void {
  const { counts, list, mark } = app.services.sectionErrors
  // Counted by person: a school's people share an address.
  const limit = createRateLimit({ calls: 20, window: 60_000 })

  /** Throws for a key of another app. */
  function allowApp({ user, keyApp, params }: FastifyRequest): void {
    if (user?.role === releaseKeyRole && (params as { readonly owner: string }).owner !== keyApp)
      throw forbidden(releaseMessages.otherApp)
  }

  route(
    app,
    sectionErrorEndpoints.report,
    async ({ body, user }) => {
      for (const error of body().errors) counts.add(error, user)
    },
    { bodyLimit, unlimited: true, before: ({ ip, user }) => limit(user?.id ?? networkOf(ip)) },
  )

  route(app, sectionErrorEndpoints.list, async ({ request: { keyApp } }) => {
    const items = await list(keyApp)
    return { total: items.length, items }
  })

  route(
    app,
    sectionErrorEndpoints.ofApp,
    async ({ params }) => {
      const items = await list(params.owner)
      return { total: items.length, items }
    },
    { before: allowApp },
  )

  route(
    app,
    sectionErrorEndpoints.mark,
    ({ params, body, transaction }) => {
      const { state } = body()
      return transaction(async (write) => {
        await mark(params, state, write.transaction)
        const marked = (await list(params.owner, write.transaction)).find(({ id }) => id === params.id)
        if (!marked) throw notFound()
        return marked
      })
    },
    { before: allowApp },
  )
}
