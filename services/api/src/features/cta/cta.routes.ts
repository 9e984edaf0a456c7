import { ctaEndpoints } from '@torneo/contracts/cta'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/route'
import { createCtaRepository } from './cta.repository'

export function ctaRoutes(app: FastifyInstance): void {
  const { database, activity } = app.services
  const ctas = createCtaRepository(database)

  route(app, ctaEndpoints.get, () => ctas.find(), { cacheTags: ['cta'] })

  route(app, ctaEndpoints.put, ({ body, completed, transaction, requireRev }) => transaction(async (write) => {
    const draft = body()
    const before = await ctas.find(write.transaction)
    const { buttonText = '', additionalInfo = '', ...fields } = completed(draft, before)
    await requireRev(ctas, before, write)
    const cta = await ctas.save({ ...fields, buttonText, additionalInfo }, write)
    await activity.add({ action: 'CTA actualizado', subject: cta.title, section: 'cta' }, write)
    return cta
  }))
}
