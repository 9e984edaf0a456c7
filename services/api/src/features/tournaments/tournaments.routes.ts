import { type Tournament, tournamentEndpoints } from '@torneo/contracts/tournament/tournaments'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { requireFreeYear } from './free-year'

export function tournamentsRoutes(app: FastifyInstance): void {
  const { activity, config, tournaments, zone } = app.services

  route(app, tournamentEndpoints.list, ({ query: page }) => tournaments.list({ page }), { cached: true })

  route(
    app,
    tournamentEndpoints.find,
    async ({ params }) => {
      const tournament = await tournaments.find(params.id)
      if (!tournament) throw notFound()
      return tournament
    },
    { cached: true },
  )

  const placeOf = ({ timeZone = config.timeZone, place = '' }: Tournament) => ({ timeZone, place })

  route(
    app,
    tournamentEndpoints.place,
    async ({ params }) => {
      const tournament = await tournaments.find(params.id)
      if (!tournament) throw notFound()
      return placeOf(tournament)
    },
    { cached: true },
  )

  route(app, tournamentEndpoints.setPlace, async ({ params, body, transaction }) => {
    const place = await transaction(async (write) => {
      const before = await tournaments.find(params.id, write.transaction)
      if (before?.state !== 'open') throw notFound()
      const change = { place: '', ...body() }
      if (before.timeZone === change.timeZone && before.place === change.place) return placeOf(before)
      const after = await tournaments.update(before.id, change, write)
      if (!after) throw notFound()
      const saved = { before, after, written: change }
      await activity.add(
        { action: 'Lugar y hora actualizados', subject: after.name, section: 'settings', saved },
        write,
      )
      return placeOf(after)
    })
    await zone.read()
    return place
  })

  route(app, tournamentEndpoints.update, ({ params, body, transaction, requireRev }) =>
    transaction(async (write) => {
      const before = await tournaments.find(params.id, write.transaction)
      if (before?.state !== 'open') throw notFound()
      const change = body()
      await requireRev(tournaments, before, write)
      if (change.year !== undefined && change.year !== before.year)
        await requireFreeYear(tournaments, change.year, write.transaction)
      // The first save of the name confirms the default; until then the rev shows that it was never saved.
      const confirms = before.rev === 1 && change.name !== undefined
      if (!confirms && Object.entries(change).every(([field, value]) => value === before[field as keyof typeof before]))
        return before
      const tournament = await tournaments.update(before.id, change, write)
      if (!tournament) throw notFound()
      const changesRosters = change.rostersClosed !== undefined && change.rostersClosed !== before.rostersClosed
      const saved = { before, after: tournament, written: change }
      await activity.add(
        changesRosters
          ? {
              action: change.rostersClosed ? 'Listas cerradas' : 'Listas abiertas',
              subject: tournament.name,
              section: 'teams',
              saved,
            }
          : { action: 'Torneo actualizado', subject: tournament.name, section: 'settings', saved },
        write,
      )
      return tournament
    }),
  )
}
