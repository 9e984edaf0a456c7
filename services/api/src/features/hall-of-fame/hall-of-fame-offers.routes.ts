import { hallOfFameOfferEndpoints } from '@torneo/contracts/content/hall-of-fame-offers'
import { hallOfFameOffers } from '@torneo/domain/closing/hall-of-fame-offers'
import type { FastifyInstance } from 'fastify'
import { closingCollections, type Closings } from '../../data/read-models/closings'
import { route } from '../../platform/http/route'
import { hallOfFame } from './hall-of-fame'

/** Offers this edition's champions to the Hall of Fame, until each has its entry (B46). */
export function hallOfFameOffersRoutes(
  app: FastifyInstance,
  entries: ReturnType<typeof hallOfFame.repository>,
  closings: Closings,
): void {
  route(
    app,
    hallOfFameOfferEndpoints.list,
    async () => {
      const { year, sports } = await closings.of()
      const { items } = await entries.list({ filter: { year } })
      return { items: hallOfFameOffers(sports, items, year) }
    },
    { cacheTags: [...closingCollections, hallOfFame.name] },
  )
}
