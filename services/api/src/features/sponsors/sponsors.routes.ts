import { sponsorEndpoints } from '@torneo/contracts/sponsors'
import type { FastifyInstance } from 'fastify'
import { collectionRoutes } from '../../data/collection-routes'
import { createSponsorsRepository } from './sponsors.repository'

export function sponsorsRoutes(app: FastifyInstance): void {
  collectionRoutes(app, {
    endpoints: sponsorEndpoints,
    records: createSponsorsRepository(app.services.database),
    collection: 'sponsors',
    section: 'sponsors',
    actions: { created: 'Sponsor agregado', updated: 'Sponsor actualizado', removed: 'Sponsor eliminado' },
    titleOf: ({ name }) => name,
    complete: ({ logo = '', ...fields }) => ({ ...fields, logo }),
  })
}
