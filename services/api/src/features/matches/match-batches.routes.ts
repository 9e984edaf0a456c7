import { matchBatchEndpoints as endpoints, matchBatchMessages as messages } from '@torneo/contracts/match/match-batches'
import type { FastifyInstance } from 'fastify'
import { hasBegun } from '../../data/competitions/played-match'
import { createMatchAudience } from '../../data/matches/match-audience'
import { newId } from '../../platform/database/ids'
import { conflict, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { batchFaults } from './batch-drafts'
import { createBatchWrites, openDrafts, placedSports, subjectOf } from './batch-writes'
import { createMoveMatches } from './move-matches'

const section = 'fixtures'

/** Serves writes to many matches at once (B35 to B37): each is one transaction, all or nothing. */
export function matchBatchesRoutes(app: FastifyInstance): void {
  const { activity, matches, tournament, alerts } = app.services
  const audience = createMatchAudience(app.services, tournament, alerts.countOf)
  const moves = createMoveMatches(app.services)
  const batches = createBatchWrites(app.services)

  route(app, endpoints.create, ({ bodyRows, transaction }) =>
    transaction(async (write) => {
      const { rows, body, reject } = bodyRows('items')
      await tournament.refreshMatches()
      const named = await tournament.fixtureParts()
      const drafts = openDrafts(rows, 'items', named)
      const places = await batches.placesOf(placedSports(drafts.map(({ draft }) => draft)), write)
      reject(batchFaults(drafts, named, places, await batches.fixturesOf(body.items, write)))

      const batch = newId()
      const inserted = await batches.insert(drafts, places, batch, write)
      await batches.fillOthers(places, write)
      const ids = drafts.map(({ id }) => id)
      const created = (places.size > 0 ? await batches.readAll(ids, write) : inserted).map(tournament.withTeams)
      await activity.add(
        {
          action: 'Partidos agregados',
          subject: subjectOf(created),
          section,
          saves: created.map((after) => ({ before: null, after })),
        },
        write,
      )
      return { batch, items: created }
    }),
  )

  route(app, endpoints.update, ({ bodyRows, transaction }) =>
    transaction(async (write) => {
      const { rows, body, reject } = bodyRows('items')
      await tournament.refreshMatches()
      const { faults, moved } = await moves.read(rows, 'items', write)
      reject(faults)
      const saves = await moves.write(moved, write)
      const changed = saves.filter((save) => Object.keys(save.written).length > 0)
      if (changed.length > 0)
        await activity.add(
          {
            action: 'Partidos actualizados',
            subject: subjectOf(changed.map((save) => save.after)),
            section,
            saves: changed,
          },
          write,
        )
      const after = new Map(saves.map((save) => [save.after.id, save.after]))
      return { items: body.items.flatMap(({ id }) => after.get(id) ?? []) }
    }),
  )

  route(app, endpoints.remove, ({ params: { batch }, transaction }) =>
    transaction(async (write) => {
      await tournament.refreshMatches()
      const { items } = await matches.list({ filter: { batch }, transaction: write.transaction })
      if (items.length === 0) throw notFound()
      const places = await batches.placesOf(placedSports(items), write)
      if (items.some(hasBegun)) throw conflict(messages.begun)
      const root = await batches.remove(items, write)
      await batches.fillOthers(places, write)
      const subject = subjectOf(items.map(tournament.withTeams))
      const audit = root && ({ kind: 'deleted', collection: 'matches', id: root.id } as const)
      await activity.add({ action: 'Partidos eliminados', subject, section, ...(audit && { audit }) }, write)
    }),
  )

  route(app, endpoints.audience, ({ body, transaction }) =>
    transaction(async () => {
      const ids = new Set(body().ids)
      await tournament.refreshMatches()
      return audience(tournament.matches().filter(({ id }) => ids.has(id)))
    }),
  )
}
