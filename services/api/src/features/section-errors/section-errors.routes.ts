import { releaseKeyRole } from '@torneo/contracts/people/roles'
import { releaseMessages } from '@torneo/contracts/releases/releases'
import { errorLimits, noApp, sectionErrorEndpoints } from '@torneo/contracts/releases/section-errors'
import { networkOf } from '@torneo/serving/network'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forbidden, notFound } from '../../platform/http/problems'
import { createRateLimit } from '../../platform/http/rate-limit'
import { route } from '../../platform/http/route'

const appOf = (owner: string) => (owner === noApp ? '' : owner)

const bodyLimit = errorLimits.errors * 10_000

/** Takes errors of browsers, and lists them for super admins and for the team with its key (docs/design/errors.md). */
export function sectionErrorsRoutes(app: FastifyInstance): void {
  const { counts, isApp, list, mark } = app.services.sectionErrors
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
    async ({ body, user, request: { person } }) => {
      const reporter = user && person !== null ? { id: person, role: user.role } : null
      for (const error of body().errors) counts.add(error, reporter)
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
    async ({ params: { owner }, user }) => {
      const items = await list(appOf(owner))
      // A key may be there before the first version of its app.
      const isKnown = owner === noApp || owner === 'shell' || user?.role === releaseKeyRole || (await isApp(owner))
      if (items.length === 0 && !isKnown) throw notFound()
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
        const owner = appOf(params.owner)
        await mark({ owner, id: params.id }, state, write.transaction)
        const marked = (await list(owner, write.transaction)).find(({ id }) => id === params.id)
        if (!marked) throw notFound()
        return marked
      })
    },
    { before: allowApp },
  )
}
