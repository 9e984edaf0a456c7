import { aboutEndpoints } from '@torneo/contracts/about'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/route'
import { createAboutRepository } from './about.repository'

export function aboutRoutes(app: FastifyInstance): void {
  const { database, activity } = app.services
  const abouts = createAboutRepository(database)

  route(app, aboutEndpoints.get, () => abouts.find(), { cacheTags: ['about'] })

  route(app, aboutEndpoints.put, ({ body, transaction, requireRev }) => transaction(async (write) => {
    const { quote = '', highlights = [], ...texts } = body()
    await requireRev(abouts, await abouts.find(write.transaction), write)
    const about = await abouts.put({ ...texts, quote, highlights }, write)
    await activity.add({ action: 'Sobre actualizado', subject: about.title, section: 'about' }, write)
    return about
  }))
}
