import type { FastifyInstance } from 'fastify'
import { manifestRoutes } from '../features/public/manifest.routes'
import { matchPicturesRoutes } from '../features/public/pictures/match-pictures.routes'
import { pagePicturesRoutes } from '../features/public/pictures/page-pictures.routes'
import { createPictureSender } from '../features/public/pictures/picture-sender'
import { pageLooksRoutes } from '../features/public/public-page/page-looks.routes'
import { createFeed } from '../features/realtime/channel-sources'
import { realtimeRoutes } from '../features/realtime/realtime.routes'
import { sectionsOfSite } from '../features/releases/live-sections'
import type { RealtimeTimes } from '../platform/realtime/realtime-times'
import { forwardToSite } from '../platform/site/forward-to-site'
import { useSite } from '../platform/site/site'
import type { Metrics } from '../platform/telemetry/metrics'

interface SiteParts {
  readonly metrics: Metrics
  /** Shorter timings for tests. */
  readonly times: Partial<RealtimeTimes> | undefined
}

/** Serves what is not below `/api`: the live socket, the panel's files and the pages of families. */
export async function publicSite(app: FastifyInstance, { metrics, times }: SiteParts): Promise<void> {
  const { changes, config, releases } = app.services
  realtimeRoutes(app, { feed: createFeed(app.services, app.log), times, gauge: metrics.gauge })
  manifestRoutes(app)
  const { siteDir, siteService } = config
  if (siteService !== null) await forwardToSite(app, siteService)
  if (siteDir === null) return
  await useSite(app, {
    folder: siteDir,
    keys: config.releaseKeys,
    metrics,
    sections: sectionsOfSite({ ...releases, changes }),
  })
  const sendPicture = createPictureSender()
  matchPicturesRoutes(app, sendPicture)
  pagePicturesRoutes(app, sendPicture)
  pageLooksRoutes(app, { siteDir, metrics })
}
