import { LineUp, lineUpEndpoints as endpoints, lineUpMessages as messages } from '@torneo/contracts/match/line-ups'
import { passMessages } from '@torneo/contracts/people/passes'
import { isAfterPass } from '@torneo/domain/people/passes'
import type { FastifyInstance } from 'fastify'
import { hasBegun } from '../../data/competitions/played-match'
import { titleOf } from '../../data/matches/match-title'
import { conflict, forbidden, invalid, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

/** Serves the line-ups of matches (B41). */
export function lineUpsRoutes(app: FastifyInstance): void {
  const {
    activity,
    database,
    lineUps,
    matches,
    players,
    playerRights: rights,
    sports,
    teams,
    tournament,
  } = app.services

  const source = { shape: LineUp, lastChange: lineUps.lastChange }

  route(
    app,
    endpoints.find,
    async ({ params: { id }, user }) => {
      const match = await matches.find(id)
      if (!match) throw notFound()
      const own = await rights.visibleTeams(user)
      if (own && !own.some((teamId) => teamId === match.homeTeamId || teamId === match.awayTeamId)) throw forbidden()
      const found = await lineUps.ofMatch(id)
      return Object.fromEntries(
        found.map(({ teamId, playerIds, starters, rev }) => [teamId, { playerIds, starters, rev }]),
      )
    },
    { cached: true },
  )

  route(app, endpoints.save, ({ params: { id, teamId }, user, body, transaction, requireRev }) =>
    transaction(async (write) => {
      const { transaction: session } = write
      const match = await matches.find(id, session)
      if (!match) throw notFound()
      const own = await rights.visibleTeams(user)
      if (own && !own.includes(teamId)) throw forbidden()
      if (own && hasBegun(match)) throw forbidden(messages.begun)
      if (isAfterPass(user, await database.now())) throw forbidden(passMessages.ended)
      const team = teamId === match.homeTeamId || teamId === match.awayTeamId ? await teams.find(teamId, session) : null
      if (!team) throw notFound()
      const { playerIds, starters = [] } = body()
      const sport = await sports.find(match.sportId, session)
      if (!sport?.rules.lineUps) throw conflict(messages.off)
      // A player who left the team since stays in the line-up.
      const before = await lineUps.find(id, teamId, session)
      const rev = before?.rev ?? 0
      await requireRev(source, before && { ...before, id: before._id, rev }, write)
      const onList = await players.onListOf(teamId, session)
      const known = new Set([...(before?.playerIds ?? []), ...onList.map(({ _id }) => _id)])
      const faults = playerIds.flatMap((playerId, index) =>
        known.has(playerId) ? [] : [{ path: `playerIds.${index}`, message: messages.notOfTeam }],
      )
      if (faults.length > 0) throw invalid(faults)
      const lineUp = { playerIds, starters, rev: rev + 1 }
      await lineUps.save(id, teamId, lineUp, write)
      const title = titleOf(await tournament.withTeamsRefreshed(match))
      await activity.add(
        {
          action: 'Presentes guardados',
          subject: `${team.name}: ${playerIds.length} (${title})`,
          section: 'live_control',
          promotionId: team.promotionId,
        },
        write,
      )
      return lineUp
    }),
  )
}
