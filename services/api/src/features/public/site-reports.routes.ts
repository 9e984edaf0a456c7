import { siteReportEndpoints } from '@torneo/contracts/site/site-reports'
import { networkOf } from '@torneo/serving/network'
import { dayIn } from '@torneo/serving/time-zone'
import type { FastifyInstance } from 'fastify'
import pLimit from 'p-limit'
import { createRateLimit } from '../../platform/http/rate-limit'
import { route } from '../../platform/http/route'

/** Reports per network, minute and node: several nodes of the public side may share one. */
const perMinute = 60
/** Milliseconds of which a report may count visits: one that waited, or of a clock that is ahead. */
const [oldest, newest] = [48 * 3_600_000, 24 * 3_600_000]

/** Takes what nodes of the public side have seen; they have no session, and nothing that they say is believed untried. */
export function siteReportsRoutes(app: FastifyInstance): void {
  const { zone, visits } = app.services
  const count = createRateLimit({ calls: perMinute, window: 60_000 })
  const limits = { before: ({ ip }: { readonly ip: string }) => count(networkOf(ip)) }
  const oneByOne = pLimit(1)

  route(
    app,
    siteReportEndpoints.visits,
    async ({ body }) => {
      const timeZone = await zone.read()
      const [from, to] = [-oldest, newest].map((ms) => dayIn(timeZone, Date.now() + ms))
      const counted = body().items.filter(({ day }) => day >= String(from) && day <= String(to))
      if (counted.length > 0) await visits.add(counted, new Date())
    },
    limits,
  )

  route(
    app,
    siteReportEndpoints.failure,
    async ({ body }) => {
      const { version } = body()
      await oneByOne(async () => app.publicPage?.judge(version))
    },
    limits,
  )
}
