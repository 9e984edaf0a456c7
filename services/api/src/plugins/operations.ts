import type { FastifyInstance } from 'fastify'
import { createBinSweep } from '../features/bin/bin-sweep'
import { binRoutes } from '../features/bin/bin.routes'
import { dashboardRoutes } from '../features/dashboard/dashboard.routes'
import { recordNamesRoutes } from '../features/record-names/record-names.routes'
import { releaseKeysRoutes } from '../features/releases/release-keys.routes'
import { releasesRoutes } from '../features/releases/releases.routes'
import { sectionErrorsRoutes } from '../features/section-errors/section-errors.routes'
import { systemRoutes } from '../features/system/system.routes'
import { createOrphanedTransactions } from '../platform/database/orphaned-transactions'
import type { Metrics } from '../platform/telemetry/metrics'

/** The dashboard, the bin, releases of sections and their errors. */
export async function operations(api: FastifyInstance, { metrics }: { readonly metrics: Metrics }): Promise<void> {
  dashboardRoutes(api)
  recordNamesRoutes(api)
  binRoutes(api)
  releasesRoutes(api)
  releaseKeysRoutes(api)
  sectionErrorsRoutes(api)
  systemRoutes(api, metrics)

  const { bin, database, jobs, releases, sectionErrors } = api.services
  jobs.push(
    createBinSweep(api.services, bin, api.log),
    releases.live,
    releases.judge,
    sectionErrors.counts,
    createOrphanedTransactions(database, api.log),
  )
}
