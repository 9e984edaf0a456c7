import { Hero, HeroDraft, heroEndpoints, heroMessages } from '@torneo/contracts/content/hero'
import type { FastifyInstance } from 'fastify'
import type { ContentSaver } from '../../data/content/content-saver'
import { singleContent } from '../../data/content/single-content'
import type { Database } from '../../platform/database/database'
import { createSingleRepository } from '../../platform/database/single-repository'
import { invalid, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

const section = 'hero'

/** A stored hero without `ctaVisible` reads false (R17). */
export const createHeroRepository = (database: Database) =>
  createSingleRepository<Hero, HeroDraft>(database, { name: 'hero', shape: Hero, draft: HeroDraft })

export function heroRoutes(app: FastifyInstance, heroes: ReturnType<typeof createHeroRepository>): ContentSaver {
  const { activity } = app.services
  const { saver, replace } = singleContent(app, heroEndpoints.put, {
    records: heroes,
    section,
    action: 'Hero actualizado',
    titleOf: ({ title }) => title,
  })

  route(app, heroEndpoints.get, () => heroes.find(), { cached: true })

  route(app, heroEndpoints.put, replace)

  route(app, heroEndpoints.toggle, ({ body, transaction, requireRev }) =>
    transaction(async (write) => {
      const before = await heroes.find(write.transaction)
      if (!before) throw notFound()
      const { ctaVisible } = body()
      // A visible button needs a text and a link, as in the form (R17).
      const missing = (['ctaText', 'ctaLink'] as const).filter((field) => ctaVisible && before[field] === '')
      if (missing.length > 0) throw invalid(missing.map((path) => ({ path, message: heroMessages[path] })))
      await requireRev(heroes, before, write)
      const hero = await heroes.update({ ctaVisible }, write)
      const action = ctaVisible ? 'Botón del hero visible' : 'Botón del hero oculto'
      await activity.add(
        { action, subject: hero.title, section, saved: { before, after: hero, written: { ctaVisible } } },
        write,
      )
      return hero
    }),
  )

  return saver
}
