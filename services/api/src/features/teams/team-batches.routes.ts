import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { type TeamBatch, teamEndpoints, teamMessages } from '@torneo/contracts/tournament/teams'
import { plainText } from '@torneo/domain/format/search'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route'

type Row = TeamBatch['items'][number]

const nameIn = ({ sportId, promotionId, name }: Row) => [sportId, promotionId, plainText(name)].join('\n')

/** Serves the teams of a file: one transaction, all or nothing (B37). */
export function teamBatchesRoutes(app: FastifyInstance): void {
  const { activity, promotions, sports, teams } = app.services

  route(app, teamEndpoints.createAll, ({ bodyRows, transaction }) =>
    transaction(async (write) => {
      const { rows, body, reject } = bodyRows('items')
      const { items } = body
      const session = { transaction: write.transaction }
      // Another batch may add the same teams.
      for (const sportId of new Set(items.map((row) => row.sportId).toSorted()))
        await sports.lock(sportId, write.transaction)
      const sportOf = new Map((await sports.list(session)).items.map((sport) => [sport.id, sport]))
      const promotionOf = new Map((await promotions.list(session)).items.map((one) => [one.id, one]))
      const taken = new Set((await teams.list(session)).items.map(nameIn))

      const faults = rows.flatMap(({ row, index }): ErrorDetail[] => {
        const sport = sportOf.get(row.sportId)
        const wrong: [keyof Row, string][] = []
        if (!sport) wrong.push(['sportId', teamMessages.noSport])
        else if (!sport.active) wrong.push(['sportId', teamMessages.inactiveSport])
        if (!promotionOf.has(row.promotionId)) wrong.push(['promotionId', teamMessages.noPromotion])
        if (taken.has(nameIn(row))) wrong.push(['name', teamMessages.exists])
        taken.add(nameIn(row))
        return wrong.map(([field, message]) => ({ path: `items.${index}.${field}`, message }))
      })
      reject(faults)

      const created = await teams.createAll(
        items.map((row) => ({ ...row, color: row.color ?? promotionOf.get(row.promotionId)?.color })),
        write,
      )
      await activity.add(
        {
          action: 'Equipos agregados',
          subject: created.length === 1 ? (created[0]?.name ?? '') : `${created.length} equipos`,
          section: 'teams',
          saves: created.map((after) => ({ before: null, after })),
        },
        write,
      )
      return { items: created }
    }),
  )
}
