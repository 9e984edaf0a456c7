import type { PromotionCategory } from '@torneo/contracts/tournament/promotion-categories'
import { scorersEndpoints } from '@torneo/contracts/tournament/scorers'
import { type StandingRow, standingsEndpoints } from '@torneo/contracts/tournament/standings'
import { ofCategory } from '@torneo/domain/tables/standings'
import type { FastifyInstance } from 'fastify'
import { tableCollections, type Tables } from '../../data/read-models/tables'
import { notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

/** Rows of a category. Only a table of all teams is numbered again: places in a zone stay as its competition gives them. */
const inCategory = (rows: readonly StandingRow[], category: PromotionCategory | undefined): StandingRow[] =>
  rows[0]?.zoneId === undefined
    ? ofCategory(rows, category)
    : rows.filter(({ team }) => category === undefined || team.category === category)

const listed = <Item>(items: Item[]) => ({ total: items.length, items })

/** Serves a sport's table and scorers to anyone (R44); empty for an unknown or inactive sport. */
export function tablesRoutes(app: FastifyInstance, tables: Tables): void {
  const cached = { cacheTags: tableCollections }

  route(
    app,
    standingsEndpoints.list,
    async ({ query: { sportId, category, phaseId, zoneId } }) => {
      if (phaseId === undefined && zoneId === undefined)
        return listed(inCategory((await tables.of(sportId)).standings, category))
      const rows = await tables.ofPhase(sportId, phaseId, zoneId)
      if (!rows) throw notFound()
      return listed(inCategory(rows, category))
    },
    cached,
  )

  route(
    app,
    scorersEndpoints.list,
    async ({ query: { sportId, category } }) => listed(ofCategory((await tables.of(sportId)).scorers, category)),
    cached,
  )
}
