import { scorersEndpoints } from '@torneo/contracts/tournament/scorers'
import { standingsEndpoints } from '@torneo/contracts/tournament/standings'
import { ofCategory } from '@torneo/domain/tables/standings'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

const listed = <Item>(items: Item[]) => ({ total: items.length, items })

/** Serves a sport's table and scorers to anyone (R44); empty for an unknown or inactive sport. */
export function tablesRoutes(app: FastifyInstance): void {
  const { tables } = app.services

  route(
    app,
    standingsEndpoints.list,
    async ({ query: { sportId, category, phaseId, zoneId } }) => {
      if (phaseId === undefined && zoneId === undefined)
        return listed(ofCategory((await tables.of(sportId)).standings, category))
      const rows = await tables.ofPhase(sportId, phaseId, zoneId)
      if (!rows) throw notFound()
      return listed(ofCategory(rows, category))
    },
    { cached: true },
  )

  route(
    app,
    scorersEndpoints.list,
    async ({ query: { sportId, category } }) => listed(ofCategory((await tables.of(sportId)).scorers, category)),
    { cached: true },
  )
}
