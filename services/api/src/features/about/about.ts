import { About, AboutDraft, aboutEndpoints } from '@torneo/contracts/content/about'
import type { FastifyInstance } from 'fastify'
import type { ContentSaver } from '../../data/content/content-saver'
import { singleContent } from '../../data/content/single-content'
import type { Database } from '../../platform/database/database'
import { createSingleRepository } from '../../platform/database/single-repository'
import { route } from '../../platform/http/route'

export const createAboutRepository = (database: Database) =>
  createSingleRepository<About, AboutDraft>(database, { name: 'about', shape: About, draft: AboutDraft })

export function aboutRoutes(app: FastifyInstance, abouts: ReturnType<typeof createAboutRepository>): ContentSaver {
  const { saver, replace } = singleContent(app, aboutEndpoints.put, {
    records: abouts,
    section: 'about',
    action: 'Sobre actualizado',
    titleOf: ({ title }) => title,
  })
  route(app, aboutEndpoints.get, () => abouts.find(), { cached: true })

  route(app, aboutEndpoints.put, replace)

  return saver
}
