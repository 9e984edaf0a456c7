import { lineUpEndpoints, lineUpMessages, toConfirmLimit } from '@torneo/contracts/match/line-ups'
import { passMessages } from '@torneo/contracts/people/passes'
import { noPosition } from '@torneo/contracts/tournament/players'
import { plainText } from '@torneo/domain/format/search'
import { isAfterPass } from '@torneo/domain/people/passes'
import type { FastifyInstance } from 'fastify'
import { createRosterCapacity } from '../../data/tournament/roster-capacity'
import { conflict, forbidden, invalidField, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

/** Adds players during a match whom staff confirm, or strike from the list (B45). */
export function latePlayersRoutes(app: FastifyInstance): void {
  const { activity, database, lineUps, matches, players, playerRights: rights, teams } = app.services
  const requireCapacity = createRosterCapacity(app.services)

  route(app, lineUpEndpoints.addPlayer, ({ params: { id }, user, body, transaction }) =>
    transaction(async (write) => {
      const match = await matches.find(id, write.transaction)
      if (!match) throw notFound()
      const fields = body()
      if (isAfterPass(user, await database.now())) throw forbidden(passMessages.ended)
      const isPlaying = [match.homeTeamId, match.awayTeamId].includes(fields.teamId)
      const team = isPlaying ? await teams.find(fields.teamId, write.transaction) : null
      if (!team) throw invalidField('teamId', lineUpMessages.otherTeam)
      // Locks the team: another phone may add the same player.
      await requireCapacity(team.id, 1, write)
      const onList = await players.onListOf(team.id, write.transaction)
      const same = onList.find(({ name }) => plainText(name) === plainText(fields.name))
      if (same) throw conflict(lineUpMessages.onList(same.name, same.number))
      if (onList.filter(({ toConfirm }) => toConfirm).length >= toConfirmLimit)
        throw conflict(lineUpMessages.tooManyToConfirm)
      const player = await players
        .writes(rights.byAccess)
        .create({ ...fields, position: noPosition, toConfirm: true }, write)
      // A team that has said who is here has one more.
      const lineUp = await lineUps.find(id, team.id, write.transaction)
      if (lineUp) {
        const { playerIds, starters, rev = 0 } = lineUp
        await lineUps.save(id, team.id, { playerIds: [...playerIds, player.id], starters, rev: rev + 1 }, write)
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
