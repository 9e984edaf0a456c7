import { competitionEndpoints as endpoints } from '@torneo/contracts/competition/competitions'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route'
import { createCompetitionWrites } from './competition-writes'
import { changeWithdrawals } from './withdrawals'

/** Serves the withdrawal of a team from a competition. */
export function withdrawalsRoutes(app: FastifyInstance): void {
  const { matchActions, matchResults } = app.services
  const { findStored, save } = createCompetitionWrites(app.services)
  const withdrawals = changeWithdrawals(matchActions.actIn, matchResults)

  route(app, endpoints.withdraw, ({ params: { sportId }, body, user, transaction }) =>
    transaction(async (write) => {
      const found = await findStored(sportId, write)
      const fields = await withdrawals.add(found.stored, found.matches, { ...body(), by: user.name }, write)
      return save(found, { action: 'Equipo retirado', fields }, write)
    }),
  )

  route(app, endpoints.removeWithdrawal, ({ params: { sportId, teamId }, transaction }) =>
    transaction(async (write) => {
      const found = await findStored(sportId, write)
      const fields = await withdrawals.remove(found.stored, found.matches, teamId, write)
      return save(found, { action: 'Retiro deshecho', fields }, write)
    }),
  )
}
