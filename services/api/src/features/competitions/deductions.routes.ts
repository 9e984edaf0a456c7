import { competitionEndpoints as endpoints } from '@torneo/contracts/competition/competitions'
import { competitionMessages as messages } from '@torneo/contracts/competition/messages'
import type { ZoneTable } from '@torneo/contracts/competition/zone-table'
import type { FastifyInstance } from 'fastify'
import { newId } from '../../platform/database/ids'
import { invalidField, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { createCompetitionWrites } from './competition-writes'

/** Serves the deductions of points in a league. */
export function deductionsRoutes(app: FastifyInstance): void {
  const { findStored, save } = createCompetitionWrites(app.services)
  const { resolvedCompetitions: competitions } = app.services

  route(app, endpoints.addDeduction, ({ params: { sportId }, body, user, transaction }) =>
    transaction(async (write) => {
      const found = await findStored(sportId, write)
      const deduction = body()
      const phase = found.stored.phases.find(({ id }) => id === deduction.phaseId)
      if (phase?.kind !== 'league') throw invalidField('phaseId', messages.noPhase)
      const resolved = competitions.resolve(found.stored, found.matches).competition.phases
      const league = resolved.find(({ id }) => id === phase.id)
      const isIn = ({ rows }: ZoneTable) => rows.some(({ team }) => team.id === deduction.teamId)
      if (league?.kind !== 'league' || !league.tables.some(isIn)) throw invalidField('teamId', messages.notInPhase)
      const at = new Date().toISOString()
      const deductions = [...found.stored.deductions, { ...deduction, id: newId(), by: user.name, at }]
      const action = deduction.points < 0 ? 'Puntos sumados' : 'Puntos descontados'
      return save(found, { action, fields: { ...found.stored, deductions } }, write)
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
