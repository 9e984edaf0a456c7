import { scheduleEndpoints } from '@torneo/contracts/schedule'
import type { FastifyInstance } from 'fastify'
import { collectionRoutes } from '../../data/collection-routes'
import { createScheduleRepository } from './schedule.repository'

export function scheduleRoutes(app: FastifyInstance): void {
  collectionRoutes(app, {
    endpoints: scheduleEndpoints,
    records: createScheduleRepository(app.services.database),
    collection: 'schedule',
    section: 'schedule',
    actions: { created: 'Evento agregado', updated: 'Evento actualizado', removed: 'Evento eliminado' },
    titleOf: ({ title }) => title,
    complete: ({ location = '', description = '', ...fields }) => ({ ...fields, location, description }),
  })
}
