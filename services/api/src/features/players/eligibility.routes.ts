import type { SectionId } from '@torneo/contracts/releases/sections'
import { eligibilityEndpoints } from '@torneo/contracts/tournament/eligibility'
import type { Player } from '@torneo/contracts/tournament/players'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { createNamesakes } from './namesakes'

const section: SectionId = 'teams'

/** Lets staff decide who may play, and names players who may be one person (B48). */
export function eligibilityRoutes(app: FastifyInstance): void {
  const { activity, database, players, playerRights: rights, teams, matchesPlayed: played } = app.services
  const namesakes = createNamesakes(database)

  async function shown(player: Player): Promise<Player> {
    const [counted = player] = await played.shown([player])
    return counted
  }

  route(app, eligibilityEndpoints.decide, ({ params, body, transaction }) =>
    transaction(async (write) => {
      const before = await players.find(params.id, write.transaction)
      if (!before) throw notFound()
      const { eligible, reason = '' } = body()
      const ineligibleReason = eligible ? '' : reason
      const { eligible: wasEligible = true, ineligibleReason: formerReason = '' } = before
      if (eligible === wasEligible && ineligibleReason === formerReason) return shown(before)
      const player = await players.writes(rights.byAccess).update(before.id, { eligible, ineligibleReason }, write)
      if (!player) throw notFound()
      const team = await teams.find(player.teamId, write.transaction)
      await activity.add(
        {
          action: eligible ? 'Jugador habilitado' : 'Jugador no habilitado',
          subject: player.name,
          section,
          promotionId: team?.promotionId ?? null,
          audit: {
            kind: eligible ? 'player-eligible' : 'player-ineligible',
            collection: 'players',
            id: player.id,
            detail: ineligibleReason,
          },
        },
        write,
      )
      return shown(player)
    }),
  )

  route(
    app,
    eligibilityEndpoints.namesakes,
    async () => {
      const items = await namesakes.list()
      return { total: items.length, items }
    },
    { cached: true },
  )

  route(app, eligibilityEndpoints.distinguish, ({ body, transaction }) =>
    transaction(async (write) => {
      const { playerIds } = body()
      await namesakes.distinguish(playerIds, write.transaction)
      const [first] = playerIds
      const player = first === undefined ? null : await players.find(first, write.transaction)
      await activity.add({ action: 'Homónimos: no son la misma persona', subject: player?.name ?? '', section }, write)
    }),
  )
}
