import { aboutEndpoints } from '@torneo/contracts/about'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/route'
import { createAboutRepository } from './about.repository'

export function aboutRoutes(app: FastifyInstance): void {
  const { database, activity } = app.services
  const abouts = createAboutRepository(database)

  route(app, aboutEndpoints.get, () => abouts.find(), { cacheTags: ['about'] })

  route(app, aboutEndpoints.put, ({ body, completed, transaction, requireRev }) => transaction(async (write) => {
    const draft = body()
    const before = await abouts.find(write.transaction)
    const { quote = '', highlights = [], ...texts } = completed(draft, before)
    await requireRev(abouts, before, write)
    const about = await abouts.save({ ...texts, quote, highlights }, write)
    await activity.add({ action: 'Sobre actualizado', subject: about.title, section: 'about' }, write)
    return about
  }))
}
