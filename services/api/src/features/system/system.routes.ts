import { servedHere, systemEndpoints, type UnreadableField } from '@torneo/contracts/site/system'
import { networkOf } from '@torneo/serving/network'
import type { FastifyInstance } from 'fastify'
import { createRateLimit } from '../../platform/http/rate-limit'
import { route } from '../../platform/http/route'
import type { Metrics } from '../../platform/telemetry/metrics'
import { storedMessage } from '../../platform/telemetry/stored-message'
import { version } from '../../version'
import { countSectionFailures } from './section-failures'
import { unreadableFields } from './unreadable-fields'

const errorBytes = 8 * 1024
const errorsPerMinute = 10

export function systemRoutes(app: FastifyInstance, metrics: Metrics): void {
  const { accessTo, isApp } = app.services.sectionErrors
  const countFailure = countSectionFailures({ metrics, accessTo, isApp })
  const limit = createRateLimit({ calls: errorsPerMinute, window: 60_000 })

  route(app, systemEndpoints.version, async () => ({ version, contracts: servedHere }))

  route(
    app,
    systemEndpoints.clientError,
    async ({ body, request, user }) => {
      const report = body()
      const { detail, message = '' } = report
      const reporter = request.person === null ? null : user
      const failure = {
        ...(await countFailure(report, reporter)),
        detail: storedMessage(String(detail ?? message), []),
      }
      request.log.warn({ clientError: JSON.stringify(failure) }, 'a browser reports an error')
    },
    // A school's users share one address: those who are signed in have a limit each.
    { bodyLimit: errorBytes, before: ({ ip, user }) => limit(user?.id ?? networkOf(ip)) },
  )

  /** One look for all who ask meanwhile: it reads every row but for the bytes of files. */
  let looking: Promise<UnreadableField[]> | null = null
  route(app, systemEndpoints.unreadable, async () => {
    const items = await (looking ??= unreadableFields(app.services.database).finally(() => {
      looking = null
    }))
    return { total: items.length, items }
  })
}
