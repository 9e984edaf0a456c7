import type { ResolvedLeague } from '@torneo/contracts/competition/competition'
import { competitionEndpoints as endpoints } from '@torneo/contracts/competition/competitions'
import { isZoneComplete, zoneMatches } from '@torneo/domain/competition/setup/zone-matches'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route'
import { createCompetitionWrites, type Found } from './competition-writes'
import { changeWithdrawals } from './withdrawals'

/** True while the zone of a team in a league is not over: what was decided before the team withdrew stays decided. */
function isPlaying(teamId: string, league: ResolvedLeague, { stored, matches }: Found): boolean {
  return league.tables.some(({ zoneId, rows }) => {
    const [zone, teamIds] = [league.zones.find(({ id }) => id === zoneId), rows.map(({ team }) => team.id)]
    if (!zone || !teamIds.includes(teamId)) return false
    const own = { ...zone, teamIds }
    return !isZoneComplete(league, own, zoneMatches(league, own, matches), stored?.withdrawals ?? [])
  })
}

/** Serves the withdrawal of a team from a competition. */
export function withdrawalsRoutes(app: FastifyInstance): void {
  const { matchActions, matchResults, resolvedCompetitions: competitions } = app.services
  const { findStored, save } = createCompetitionWrites(app.services)
  const withdrawals = changeWithdrawals(matchActions.actIn, matchResults)

  route(app, endpoints.withdraw, ({ params: { sportId }, body, user, transaction }) =>
    transaction(async (write) => {
      const found = await findStored(sportId, write)
      const { phases } = competitions.resolve(found.stored, found.matches).competition
      const request = body()
      const open = phases
        .filter((phase) => phase.kind === 'league' && isPlaying(request.teamId, phase, found))
        .map(({ id }) => id)
      const fields = await withdrawals.add(found.stored, found.matches, { ...request, by: user.name, open }, write)
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
