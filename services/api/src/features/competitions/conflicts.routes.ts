import { competitionEndpoints as endpoints } from '@torneo/contracts/competition/competitions'
import { competitionMessages as messages } from '@torneo/contracts/competition/messages'
import type { FastifyInstance } from 'fastify'
import { conflict, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { createCompetitionWrites } from './competition-writes'
import { replayMatch } from './replays'

/** Serves what is done about a tie whose sides have changed since it was played. */
export function conflictsRoutes(app: FastifyInstance): void {
  const { matchActions, tournament } = app.services
  const { findStored, tiesOf, save } = createCompetitionWrites(app.services)

  route(app, endpoints.keepConflict, ({ params: { sportId, tieId }, user, transaction }) =>
    transaction(async (write) => {
      const found = await findStored(sportId, write)
      const tie = tiesOf(found.stored, found.matches).find(({ id }) => id === tieId)
      if (!tie) throw notFound()
      if (!tie.conflict || tie.conflict.keptBy) throw conflict(messages.noConflict)
      const { side, shouldBe } = tie.conflict
      const kept = { tieId, side, teamId: shouldBe.id, by: user.name, at: new Date().toISOString() }
      const fields = { ...found.stored, kept: [...found.stored.kept, kept] }
      return save(found, { action: 'Cruce dejado como se jugó', fields }, write)
    }),
  )

  const replay = replayMatch(matchActions.actIn, app.services, tournament)

  route(app, endpoints.replay, ({ params: { sportId, tieId }, body, transaction }) =>
    transaction(async (write) => {
      const found = await findStored(sportId, write)
      const tie = tiesOf(found.stored, found.matches).find(({ id }) => id === tieId)
      if (!tie) throw notFound()
      if (!tie.conflict || tie.matchId === null) throw conflict(messages.noConflict)
      await replay(tie.matchId, body(), write)
      const fields = { ...found.stored, kept: found.stored.kept.filter((one) => one.tieId !== tieId) }
      return save(found, { action: 'Cruce por jugar de nuevo', fields }, write)
    }),
  )
}
