import { matchBoardEndpoints as endpoints } from '@torneo/contracts/match/match-boards'
import { matchCommandMessages as messages } from '@torneo/contracts/match/match-commands'
import { passMessages } from '@torneo/contracts/people/passes'
import { isAfterPass } from '@torneo/domain/people/passes'
import type { FastifyInstance } from 'fastify'
import { conflict, forbidden, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { reauthorize } from '../../platform/sessions/reauthorize'

/** Serves 'Llevarlo yo' (B14): the lead is responsible for a match, but no command is blocked for others. */
export function matchLeadRoutes(app: FastifyInstance): void {
  const { database, matchStore: store, matchBoards: boards } = app.services

  route(app, endpoints.lead, async ({ params: { id }, user, request }) => {
    await reauthorize(request)
    const match = await store.read(id)
    if (!match) throw notFound()
    if (isAfterPass(user, await database.now())) throw forbidden(passMessages.over)
    if (match.status !== 'scheduled' && match.status !== 'live') throw conflict(messages.notOpen)
    await boards.lead(id, user)
    return boards.of(id)
  })
}
