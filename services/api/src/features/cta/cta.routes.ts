import { ctaEndpoints } from '@torneo/contracts/cta'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/route'
import { createCtaRepository } from './cta.repository'

export function ctaRoutes(app: FastifyInstance): void {
  const { database, activity } = app.services
  const ctas = createCtaRepository(database)

  route(app, ctaEndpoints.get, () => ctas.find(), { cacheTags: ['cta'] })

  route(app, ctaEndpoints.put, ({ body, transaction, requireRev }) => transaction(async (write) => {
    const { buttonText = '', additionalInfo = '', ...fields } = body()
    await requireRev(ctas, await ctas.find(write.transaction), write)
    const cta = await ctas.put({ ...fields, buttonText, additionalInfo }, write)
    await activity.add({ action: 'CTA actualizado', subject: cta.title, section: 'cta' }, write)
    return cta
  }))
}
