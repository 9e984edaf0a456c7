import { competitionEndpoints as endpoints } from '@torneo/contracts/competition/competitions'
import { competitionMessages as messages } from '@torneo/contracts/competition/messages'
import type { FastifyInstance } from 'fastify'
import { conflict, notFound, stale } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { createCompetitionWrites } from './competition-writes'
import { drawnPhase, lotsAmong } from './draws'
import { createFirstSeen } from './first-seen'

/** Serves the draw of a phase's zones, and the lots that break ties. */
export function drawsRoutes(app: FastifyInstance): void {
  const { competitions: repository, resolvedCompetitions: competitions, tournament } = app.services
  const { findStored, save, checkPhases } = createCompetitionWrites(app.services)
  const firstSeen = createFirstSeen(repository)
  route(
    app,
    endpoints.draw,
    ({ params: { sportId }, body, user, request, transaction }) =>
      transaction(async (write) => {
        const found = await findStored(sportId, write)
        const requested = body()
        if (requested.rev !== undefined && requested.rev !== found.stored.rev)
          throw stale(
            competitions.resolve(found.stored, found.matches).competition,
            await repository.lastChange(sportId, write.transaction),
          )
        // The second of two draws at once would replace a result that people have just seen.
        if (found.stored.rev !== (await firstSeen.rev(request))) throw conflict(messages.drawnMeanwhile)
        if (found.matches.some(({ phaseId }) => phaseId === requested.phaseId)) throw conflict(messages.phaseHasMatches)
        const teams = tournament.teams().filter((team) => team.sportId === sportId)
        const { phase, draw } = drawnPhase(found.stored.phases, requested, teams, user.name)
        const phases = found.stored.phases.map((one) => (one.id === phase.id ? phase : one))
        checkPhases(sportId, phases)
        const fields = { ...found.stored, phases, draws: { ...found.stored.draws, [phase.id]: draw } }
        return save(found, { action: 'Zonas sorteadas', fields }, write)
      }),
    { before: firstSeen.look },
  )

  route(app, endpoints.addLots, ({ params: { sportId }, body, user, transaction }) =>
    transaction(async (write) => {
      const found = await findStored(sportId, write)
      const lots = lotsAmong(competitions.resolve(found.stored, found.matches).competition, body(), user.name)
      const fields = { ...found.stored, lots: [...found.stored.lots, lots] }
      return save(found, { action: lots.reason === null ? 'Desempate sorteado' : 'Desempate a mano', fields }, write)
    }),
  )

  route(app, endpoints.removeLots, ({ params: { sportId, id }, transaction }) =>
    transaction(async (write) => {
      const found = await findStored(sportId, write)
      const lots = found.stored.lots.filter((one) => one.id !== id)
      if (lots.length === found.stored.lots.length) throw notFound()
      const fields = { ...found.stored, lots }
      const upheld = new Set(competitions.resolve(fields, found.matches).upheld)
      const { upheld: before } = competitions.resolve(found.stored, found.matches)
      if (!before.every((side) => upheld.has(side))) throw conflict(messages.filledBegun)
      return save(found, { action: 'Desempate deshecho', fields }, write)
    }),
  )
}
