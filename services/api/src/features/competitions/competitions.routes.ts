import { competitionEndpoints as endpoints } from '@torneo/contracts/competition/competitions'
import { competitionMessages as messages } from '@torneo/contracts/competition/messages'
import type { FastifyInstance } from 'fastify'
import { displaced } from '../../data/competitions/match-place'
import { inUse, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { createCompetitionWrites } from './competition-writes'

/** Serves the competition of each sport (B30 to B34). */
export function competitionsRoutes(app: FastifyInstance): void {
  const { activity, competitions: repository, resolvedCompetitions: competitions, tournament } = app.services
  const { find, findStored, source, currentOf, usesOf, save, fieldsOf, checkPhases } = createCompetitionWrites(
    app.services,
  )

  route(
    app,
    endpoints.find,
    async ({ params: { sportId } }) => {
      const competition = await competitions.of(sportId)
      if (!competition && !(await tournament.findSport(sportId))) throw notFound()
      return competition
    },
    { cached: true },
  )

  route(app, endpoints.save, ({ params: { sportId }, body, transaction, requireRev }) =>
    transaction(async (write) => {
      const found = await find(sportId, write)
      const { phases } = body()
      await requireRev(source, currentOf(found), write)
      checkPhases(sportId, phases)
      const before = fieldsOf(found.stored)
      const uses = usesOf(displaced(before, { phases }, found.matches))
      if (uses.length > 0) throw inUse(messages.hasMatches, uses)
      const ids = new Set(phases.map(({ id }) => id))
      const inPhase = ({ phaseId }: { readonly phaseId: string }) => ids.has(phaseId)
      const fields = {
        ...before,
        phases,
        draws: Object.fromEntries(Object.entries(before.draws).filter(([phaseId]) => ids.has(phaseId))),
        deductions: before.deductions.filter(inPhase),
        lots: before.lots.filter(inPhase),
      }
      return save(found, { action: 'Competencia guardada', fields }, write)
    }),
  )

  route(app, endpoints.preview, ({ params: { sportId }, body, transaction }) =>
    transaction(async (write) => {
      const { stored, matches } = await findStored(sportId, write)
      const { phases } = body()
      checkPhases(sportId, phases)
      return competitions.resolve({ ...stored, phases }, matches).competition
    }),
  )

  route(app, endpoints.remove, ({ params: { sportId }, transaction, requireRev }) =>
    transaction(async (write) => {
      const found = await findStored(sportId, write)
      await requireRev(source, currentOf(found), write)
      if (found.matches.length > 0) throw inUse(messages.hasMatches, usesOf(found.matches))
      await repository.remove(sportId, write)
      const subject = tournament.sport(sportId)?.name ?? sportId
      await activity.add({ action: 'Competencia eliminada', subject, section: 'competition' }, write)
    }),
  )
}
