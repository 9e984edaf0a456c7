import { Cta, CtaDraft, ctaEndpoints, defaultCtaButtonType } from '@torneo/contracts/content/cta'
import type { FastifyInstance } from 'fastify'
import type { ContentSaver } from '../../data/content/content-saver'
import { singleContent } from '../../data/content/single-content'
import type { Database } from '../../platform/database/database'
import { createSingleRepository } from '../../platform/database/single-repository'
import { route } from '../../platform/http/route'

export const createCtaRepository = (database: Database) =>
  createSingleRepository<Cta, CtaDraft>(database, {
    name: 'cta',
    shape: Cta,
    draft: CtaDraft,
    defaults: { buttonType: defaultCtaButtonType },
  })

export function ctaRoutes(app: FastifyInstance, ctas: ReturnType<typeof createCtaRepository>): ContentSaver {
  const { saver, replace } = singleContent(app, ctaEndpoints.put, {
    records: ctas,
    section: 'cta',
    action: 'CTA actualizado',
    titleOf: ({ title }) => title,
  })
  route(app, ctaEndpoints.get, () => ctas.find(), { cached: true })

  route(app, ctaEndpoints.put, replace)

  return saver
}
