import { About, AboutDraft, aboutEndpoints } from '@torneo/contracts/about'
import type { FastifyInstance } from 'fastify'
import { replaceHandler } from '../../data/single-content'
import type { Database } from '../../platform/database'
import { route } from '../../platform/route'
import { createSingleRepository } from '../../platform/single-repository'

export const createAboutRepository = (database: Database) =>
  createSingleRepository<About, AboutDraft>(database, { name: 'about', shape: About, draft: AboutDraft })

export function aboutRoutes(app: FastifyInstance, abouts: ReturnType<typeof createAboutRepository>): void {
  route(app, aboutEndpoints.get, () => abouts.find(), { cacheTags: [abouts.name] })

  route(app, aboutEndpoints.put, replaceHandler(app, { records: abouts, section: 'about', action: 'Sobre actualizado' }))
}
