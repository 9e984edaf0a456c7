import { heroEndpoints, heroMessages } from '@torneo/contracts/hero'
import type { FastifyInstance } from 'fastify'
import { claimImages } from '../../data/record-images'
import { invalid, notFound } from '../../platform/problems'
import { route } from '../../platform/route'
import { createHeroRepository } from './hero.repository'

export function heroRoutes(app: FastifyInstance): void {
  const { database, activity, files } = app.services
  const heroes = createHeroRepository(database)

  route(app, heroEndpoints.get, () => heroes.find(), { cacheTags: ['hero'] })

  route(app, heroEndpoints.put, ({ body, completed, transaction, requireRev }) => transaction(async (write) => {
    const draft = body()
    const before = await heroes.find(write.transaction)
    const { logoImage = '', backgroundImage = '', ctaText = '', ctaLink = '', ctaVisible = false, ...texts } = completed(draft, before)
    await requireRev(heroes, before, write)
    await claimImages(files, heroes.shape, before, { logoImage, backgroundImage }, write)
    const hero = await heroes.save({ ...texts, logoImage, backgroundImage, ctaText, ctaLink, ctaVisible }, write)
    await activity.add({ action: 'Hero actualizado', subject: hero.title, section: 'hero' }, write)
    return hero
  }))

  route(app, heroEndpoints.toggle, ({ body, transaction, requireRev }) => transaction(async (write) => {
    const before = await heroes.find(write.transaction)
    if (!before) throw notFound()
    const { ctaVisible } = body()
    // The same two sentences as the whole form: a shown button has a text and a place to go (R17).
    const missing = (['ctaText', 'ctaLink'] as const).filter((field) => ctaVisible && before[field] === '')
    if (missing.length > 0) throw invalid(missing.map((path) => ({ path, message: heroMessages[path] })))
    await requireRev(heroes, before, write)
    const hero = await heroes.save({ ctaVisible }, write)
    const action = ctaVisible ? 'Botón del hero visible' : 'Botón del hero oculto'
    await activity.add({ action, subject: hero.title, section: 'hero' }, write)
    return hero
  }))
}
