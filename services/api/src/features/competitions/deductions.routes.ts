import { competitionEndpoints as endpoints } from '@torneo/contracts/competition/competitions'
import { competitionMessages as messages } from '@torneo/contracts/competition/messages'
import type { FastifyInstance } from 'fastify'
import { newId } from '../../platform/database/ids'
import { invalidField, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { createCompetitionWrites } from './competition-writes'

/** Serves the deductions of points in a league. */
export function deductionsRoutes(app: FastifyInstance): void {
  const { findStored, save } = createCompetitionWrites(app.services)

  route(app, endpoints.addDeduction, ({ params: { sportId }, body, user, transaction }) =>
    transaction(async (write) => {
      const found = await findStored(sportId, write)
      const deduction = body()
      const phase = found.stored.phases.find(({ id }) => id === deduction.phaseId)
      if (phase?.kind !== 'league') throw invalidField('phaseId', messages.noPhase)
      if (!phase.zones.some(({ teamIds }) => teamIds.includes(deduction.teamId)))
        throw invalidField('teamId', messages.notInPhase)
      const at = new Date().toISOString()
      const deductions = [...found.stored.deductions, { ...deduction, id: newId(), by: user.name, at }]
      return save(found, { action: 'Puntos descontados', fields: { ...found.stored, deductions } }, write)
    }),
  )

  route(app, endpoints.removeDeduction, ({ params: { sportId, id }, transaction }) =>
    transaction(async (write) => {
      const found = await findStored(sportId, write)
      const deductions = found.stored.deductions.filter((one) => one.id !== id)
      if (deductions.length === found.stored.deductions.length) throw notFound()
      return save(found, { action: 'Descuento deshecho', fields: { ...found.stored, deductions } }, write)
    }),
  )
}
