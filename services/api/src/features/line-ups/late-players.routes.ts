import { lineUpEndpoints, lineUpMessages } from '@torneo/contracts/match/line-ups'
import { passMessages } from '@torneo/contracts/people/passes'
import { noPosition } from '@torneo/contracts/tournament/players'
import { isAfterPass } from '@torneo/domain/people/passes'
import type { FastifyInstance } from 'fastify'
import { createRosterCapacity } from '../../data/tournament/roster-capacity'
import { forbidden, invalidField, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

/** Adds players during a match whom staff confirm, or strike from the list (B45). */
export function latePlayersRoutes(app: FastifyInstance): void {
  const { activity, database, lineUps, matches, players, teams } = app.services
  const requireCapacity = createRosterCapacity(app.services)

  route(app, lineUpEndpoints.addPlayer, ({ params: { id }, user, body, transaction }) =>
    transaction(async (write) => {
      const match = await matches.find(id, write.transaction)
      if (!match) throw notFound()
      const fields = body()
      if (isAfterPass(user, await database.now())) throw forbidden(passMessages.over)
      const isPlaying = [match.homeTeamId, match.awayTeamId].includes(fields.teamId)
      const team = isPlaying ? await teams.find(fields.teamId, write.transaction) : null
      if (!team) throw invalidField('teamId', lineUpMessages.otherTeam)
      await requireCapacity(team.id, 1, write)
      const player = await players.create({ ...fields, position: noPosition, toConfirm: true }, write)
      // A team that has said who is here has one more.
      const lineUp = await lineUps.find(id, team.id, write.transaction)
      if (lineUp) {
        const { playerIds, starters } = lineUp
        await lineUps.save(id, team.id, { playerIds: [...playerIds, player.id], starters }, write.transaction)
      }
      await activity.add(
        {
          action: 'Jugador a confirmar agregado',
          subject: `${player.name} (${team.name})`,
          section: 'teams',
          promotionId: team.promotionId,
        },
        write,
      )
      return player
    }),
  )
}
