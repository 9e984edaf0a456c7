import {
  callKindNames,
  type MatchCall,
  matchCallEndpoints as endpoints,
  matchCallMessages as messages,
  openCallLimit,
} from '@torneo/contracts/match/match-calls'
import { passMessages } from '@torneo/contracts/people/passes'
import { isAfterPass, mayOpen } from '@torneo/domain/people/passes'
import type { FastifyInstance } from 'fastify'
import { createMatchCallsRepository, type StoredMatchCall } from '../../data/matches/match-calls.repository'
import { titleOf } from '../../data/matches/match-title'
import { conflict, forbidden, invalidField, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

const section = 'live_control'

const shown = ({ _id: id, by, at, read, answer, ...call }: StoredMatchCall): MatchCall => ({
  ...call,
  id,
  by: by.name,
  at: at.toISOString(),
  readBy: read && { name: read.by.name, at: read.at.toISOString() },
  answer: answer && { text: answer.text, by: answer.by.name, at: answer.at.toISOString() },
})

/** Serves calls from the pitch, and what staff do about them (B45). */
export function matchCallsRoutes(app: FastifyInstance): void {
  const { activity, database, matches, tournament } = app.services
  const calls = createMatchCallsRepository(database)

  route(app, endpoints.create, ({ params: { id }, user, body, transaction }) =>
    transaction(async (write) => {
      const request = body()
      const match = await matches.find(id, write.transaction)
      if (!match) throw notFound()
      const now = await database.now()
      if (isAfterPass(user, now)) throw forbidden(passMessages.ended)
      // Two calls in the same moment may both be the last one.
      if ((await calls.countOpen(id, write.transaction)) >= openCallLimit) throw conflict(messages.full)
      const call = await calls.add(id, request, now, write)
      const subject = titleOf(await tournament.withTeamsRefreshed(match))
      await activity.add({ action: `Aviso desde la cancha: ${callKindNames[request.kind]}`, subject, section }, write)
      return shown(call)
    }),
  )

  route(
    app,
    endpoints.list,
    async ({ query: { open, matchId, limit, offset = 0 }, user }) => {
      const filter = {
        ...(open === undefined ? {} : { closed: open === 'false' }),
        ...(matchId === undefined ? {} : { matchId }),
      }
      await tournament.refreshMatches()
      const found = (await calls.list(filter)).filter((call) => {
        const match = tournament.match(call.matchId)
        return match !== null && mayOpen(user, match)
      })
      return {
        total: found.length,
        items: found.slice(offset, limit === undefined ? undefined : offset + limit).map(shown),
      }
    },
    { cached: true },
  )

  route(app, endpoints.update, ({ params: { id }, body, transaction }) =>
    transaction(async (write) => {
      const { read, answer, closed } = body()
      if (read === undefined && answer === undefined && closed === undefined)
        throw invalidField('read', messages.nothing)
      const call = await calls.find(id, write.transaction)
      if (!call) throw notFound()
      if (answer !== undefined && call.closed && closed !== false) throw conflict(messages.closed)
      const signed = { by: { id: write.by.id, name: write.by.name }, at: await database.now() }
      const fields = {
        // Every answer shows that the call was read.
        read: call.read ?? signed,
        ...(answer === undefined ? {} : { answer: { text: answer, ...signed } }),
        ...(closed === undefined ? {} : { closed }),
      }
      await calls.update(id, fields, write.transaction)
      return shown({ ...call, ...fields })
    }),
  )
}
