import { hallOfFameEndpoints } from '@torneo/contracts/hall-of-fame'
import type { FastifyInstance } from 'fastify'
import { collectionRoutes } from '../../data/collection-routes'
import { createHallOfFameRepository } from './hall-of-fame.repository'

export function hallOfFameRoutes(app: FastifyInstance): void {
  collectionRoutes(app, {
    endpoints: hallOfFameEndpoints,
    records: createHallOfFameRepository(app.services.database),
    collection: 'hall_of_fame',
    section: 'hall_of_fame',
    actions: { created: 'Entrada agregada al Hall of Fame', updated: 'Entrada actualizada', removed: 'Entrada eliminada del Hall of Fame' },
    titleOf: ({ winner, year }) => `${winner}, ${year}`,
    complete: ({ description = '', image = '', ...fields }) => ({ ...fields, description, image }),
  })
}
