import { landingSportEndpoints } from '@torneo/contracts/landing-sports'
import type { FastifyInstance } from 'fastify'
import { collectionRoutes } from '../../data/collection-routes'
import { createLandingSportsRepository } from './landing-sports.repository'

export function landingSportsRoutes(app: FastifyInstance): void {
  collectionRoutes(app, {
    endpoints: landingSportEndpoints,
    records: createLandingSportsRepository(app.services.database),
    collection: 'landing_sports',
    section: 'landing_sports',
    actions: { created: 'Deporte agregado', updated: 'Deporte actualizado', removed: 'Deporte eliminado' },
    titleOf: ({ name }) => name,
    complete: ({ icon = '', ...fields }) => ({ ...fields, icon }),
  })
}
