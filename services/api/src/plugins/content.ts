import type { FastifyInstance } from 'fastify'
import { contentRoutes } from '../content'
import { hallOfFameOffersRoutes } from '../features/hall-of-fame/hall-of-fame-offers.routes'
import { previewRoutes } from '../features/preview/preview.routes'
import { landingRoutes } from '../features/public/public-page/landing.routes'
import { siteReportsRoutes } from '../features/public/site-reports.routes'
import { createScheduledSavesJob } from '../features/scheduled-saves/scheduled-saves-job'
import { scheduledSavesRoutes } from '../features/scheduled-saves/scheduled-saves.routes'
import { createImageCleaning } from '../features/storage/clean-stored-images'
import { documentRoutes } from '../features/storage/documents.routes'
import { imageDetailsRoutes } from '../features/storage/image-details.routes'
import { storageRoutes } from '../features/storage/storage.routes'
import { unusedFilesRoutes } from '../features/storage/unused-files.routes'

/** The public page's content, its scheduled saves, and stored pictures. */
export async function content(api: FastifyInstance): Promise<void> {
  contentRoutes(api)
  scheduledSavesRoutes(api)
  landingRoutes(api)
  siteReportsRoutes(api)
  previewRoutes(api)
  hallOfFameOffersRoutes(api)
  storageRoutes(api)
  documentRoutes(api)
  imageDetailsRoutes(api)
  unusedFilesRoutes(api)

  const { jobs, files, database } = api.services
  jobs.push(createScheduledSavesJob(api.services, api.log), createImageCleaning(files, database, api.log))
}
