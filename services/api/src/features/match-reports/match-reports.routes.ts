import {
  matchReportEndpoints as endpoints,
  matchReportLimit,
  matchReportMessages as messages,
} from '@torneo/contracts/match/match-reports'
import { passMessages } from '@torneo/contracts/people/passes'
import { passRole } from '@torneo/contracts/people/roles'
import { isAfterPass, mayOpen } from '@torneo/domain/people/passes'
import type { FastifyInstance } from 'fastify'
import { collectionRoutes } from '../../data/collection'
import { createMatchReportsRepository } from '../../data/matches/match-reports.repository'
import { titleOf } from '../../data/matches/match-title'
import { conflict, forbidden, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

const section = 'fixtures'

/** Serves reports of matches: handed in by staff or a pass, read by staff, and by a pass holder the own ones (B47). */
export function matchReportsRoutes(app: FastifyInstance): void {
  const { activity, database, matches, tournament } = app.services
  const reports = createMatchReportsRepository(database)

  route(app, endpoints.list, async ({ query: { limit, offset = 0, matchId }, user }) => {
    const author = user.role === passRole ? { authorId: user.id } : {}
    await tournament.refreshMatches()
    const { items } = await reports.list({ filter: { ...author, ...(matchId === undefined ? {} : { matchId }) } })
    // Reports of a deleted match come back with it.
    const found = items.filter((report) => {
      const match = tournament.match(report.matchId)
      return match !== null && mayOpen(user, match)
    })
    return { total: found.length, items: found.slice(offset, limit === undefined ? undefined : offset + limit) }
  })

  route(app, endpoints.create, ({ params: { id }, user, body, transaction }) =>
    transaction(async (write) => {
      const request = body()
      const match = await matches.find(id, write.transaction)
      if (!match) throw notFound()
      if (isAfterPass(user, await database.now())) throw forbidden(passMessages.ended)
      if ((await reports.countOf(id, write.transaction)) >= matchReportLimit) throw conflict(messages.full)
      const { name: by, id: authorId } = write.by
      const report = await reports.create({ ...request, matchId: id, by, authorId }, write)
      const subject = titleOf(await tournament.withTeamsRefreshed(match))
      const saved = { before: null, after: report }
      await activity.add({ action: 'Informe de partido entregado', subject, section, saved }, write)
      return report
    }),
  )

  collectionRoutes(app, {
    name: 'match_reports',
    records: reports,
    endpoints: { remove: endpoints.remove },
    actions: { created: '', updated: '', removed: 'Informe de partido eliminado' },
    async titleOf({ matchId, by }, { transaction }) {
      const match = await matches.find(matchId, transaction)
      return match ? titleOf(await tournament.withTeamsRefreshed(match)) : by
    },
  })
}
