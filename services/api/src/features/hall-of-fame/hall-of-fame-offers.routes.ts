import { hallOfFameOfferEndpoints } from '@torneo/contracts/content/hall-of-fame-offers'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route'

/** Serves the champions without an entry in the Hall of Fame (B46). */
export function hallOfFameOffersRoutes(app: FastifyInstance): void {
  const { championOffers: offers } = app.services
  route(app, hallOfFameOfferEndpoints.list, async () => ({ items: await offers.list() }), { cached: true })
}
