import { editionMessages, editionsEndpoints } from '@torneo/contracts/tournament/editions'
import type { FastifyInstance } from 'fastify'
import { BusyError, isTooLarge } from '../../platform/database/database-errors'
import { conflict, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { reauthorize } from '../../platform/sessions/reauthorize'
import { createChangeEdition } from './change-edition'
import { createUnfinished } from './unfinished'

const section = 'settings'

/**
 * An edition moves in one transaction, which the database keeps in memory. One that hardly fits is rolled back as if it
 * conflicted with another write, again and again.
 */
function rejectTooLarge(error: unknown): never {
  if (error instanceof BusyError) throw conflict(editionMessages.busy)
  throw isTooLarge(error) ? conflict(editionMessages.tooLarge) : error
}

/** Opens the next edition and takes it back (B39). `onChange` runs after either. */
export function editionsRoutes(app: FastifyInstance, onChange: () => void): void {
  const { activity, tournaments, tournament, resolvedCompetitions: competitions } = app.services
  const edition = createChangeEdition(app.services, tournament)
  const unfinished = createUnfinished(app.services, tournament, competitions)

  route(
    app,
    editionsEndpoints.unfinished,
    async ({ params: { id } }) => {
      const found = await tournaments.find(id)
      if (!found) throw notFound()
      return { items: found.state === 'archived' ? [] : await unfinished() }
    },
    { cached: true },
  )

  route(app, editionsEndpoints.create, async ({ body, request, transaction }) => {
    const draft = body()
    // Copies are written before the transaction, which checks the author again.
    await reauthorize(request)
    const staged = await edition.stage(draft)
    const created = await transaction(async (write) => {
      const next = await edition.open(draft, staged, write)
      await activity.add({ action: 'Edición nueva', subject: `${next.name} ${next.year}`, section }, write)
      return next
    }).catch(rejectTooLarge)
    onChange()
    return created
  })

  route(app, editionsEndpoints.remove, async ({ params: { id }, transaction }) => {
    await transaction(async (write) => {
      const { name, year } = await edition.takeBack(id, write)
      await activity.add({ action: 'Edición deshecha', subject: `${name} ${year}`, section }, write)
    }).catch(rejectTooLarge)
    onChange()
  })
}
