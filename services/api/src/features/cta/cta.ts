import { Cta, CtaDraft, ctaEndpoints, defaultCtaButtonType } from '@torneo/contracts/cta'
import type { FastifyInstance } from 'fastify'
import { replaceHandler } from '../../data/single-content'
import type { Database } from '../../platform/database'
import { route } from '../../platform/route'
import { createSingleRepository } from '../../platform/single-repository'

export const createCtaRepository = (database: Database) =>
  createSingleRepository<Cta, CtaDraft>(database, { name: 'cta', shape: Cta, draft: CtaDraft, defaults: { buttonType: defaultCtaButtonType } })

export function ctaRoutes(app: FastifyInstance, ctas: ReturnType<typeof createCtaRepository>): void {
  route(app, ctaEndpoints.get, () => ctas.find(), { cacheTags: [ctas.name] })

  route(app, ctaEndpoints.put, replaceHandler(app, { records: ctas, section: 'cta', action: 'CTA actualizado' }))
}
