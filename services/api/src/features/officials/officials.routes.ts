import { matchFields } from '@torneo/contracts/match/matches'
import { officialEndpoints as endpoints, officialMessages as messages } from '@torneo/contracts/match/officials'
import { distinctNames, officialKey, renameOfficial } from '@torneo/domain/fixture/officials'
import { changedFields } from '@torneo/domain/records/field-merge'
import type { FastifyInstance } from 'fastify'
import { createOfficialsRepository } from '../../data/tournament/officials.repository'
import type { Transaction, Write } from '../../platform/database/database'
import { invalidField, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

const section = 'fixtures'

/** Serves the list of referees and table officials, whom matches name in their text (B47, docs/design/players.md). */
export function officialsRoutes(app: FastifyInstance): void {
  const { activity, database, matches } = app.services
  const officials = createOfficialsRepository(database)

  async function find(id: string, transaction: Transaction) {
    const official = await officials.find(id, transaction)
    if (!official) throw notFound()
    return official
  }

  async function requireFree(name: string, transaction: Transaction): Promise<void> {
    if ((await officials.keys(transaction)).has(officialKey(name))) throw invalidField('name', messages.taken)
  }

  /** Writes a new name into the matches that have the old one; returns them as saves of their histories. */
  async function renameInMatches(from: string, to: string, write: Required<Write>) {
    const filter = { referee: { $nin: ['', null] } }
    const { items } = await matches.list({ filter, transaction: write.transaction })
    const saves = items.flatMap((before) => {
      const referee = renameOfficial(before.referee, from, to)
      return referee === before.referee ? [] : [{ before, after: { ...before, referee }, written: { referee } }]
    })
    if (saves.some(({ written }) => !matchFields.referee.safeParse(written.referee).success))
      throw invalidField('name', messages.tooLong)
    await matches.updateAll(
      saves.map(({ before: { id }, written }) => ({ id, change: written })),
      write,
    )
    return saves
  }

  route(app, endpoints.list, ({ query }) => officials.list({ page: query }), { cached: true })

  route(app, endpoints.create, ({ body, transaction }) =>
    transaction(async (write) => {
      const draft = body()
      await requireFree(draft.name, write.transaction)
      const [official] = await officials.createAll([draft], write)
      if (!official) throw notFound()
      const saved = { before: null, after: official }
      await activity.add({ action: 'Árbitro o mesa agregado', subject: official.name, section, saved }, write)
      return official
    }),
  )

  route(app, endpoints.importAll, ({ body, transaction }) =>
    transaction(async (write) => {
      const { names, role } = body()
      const known = await officials.keys(write.transaction)
      const drafts = distinctNames(names).flatMap((name) => (known.has(officialKey(name)) ? [] : [{ name, role }]))
      const items = await officials.createAll(drafts, write)
      if (items.length > 0)
        await activity.add(
          {
            action: 'Árbitros y mesa agregados',
            subject: items.length === 1 ? '1 nombre' : `${items.length} nombres`,
            section,
            saves: items.map((after) => ({ before: null, after })),
          },
          write,
        )
      return { items }
    }),
  )

  route(app, endpoints.update, ({ params, body, transaction, requireRev }) =>
    transaction(async (write) => {
      const before = await find(params.id, write.transaction)
      const change = body()
      await requireRev(officials, before, write)
      if (changedFields(before, change).length === 0) return before
      const { name = before.name } = change
      if (officialKey(name) !== before.key) await requireFree(name, write.transaction)
      const saves = name === before.name ? [] : await renameInMatches(before.name, name, write)
      const after = await officials.update(before.id, change, write)
      if (!after) throw notFound()
      await activity.add(
        {
          action: 'Árbitro o mesa actualizado',
          subject: after.name,
          section,
          saved: { before, after, written: change },
          saves,
        },
        write,
      )
      return after
    }),
  )

  route(app, endpoints.remove, ({ params, transaction, requireRev }) =>
    transaction(async (write) => {
      const official = await find(params.id, write.transaction)
      await requireRev(officials, official, write)
      await officials.softDelete(official.id, write)
      const audit = { kind: 'deleted', collection: officials.name, id: official.id } as const
      await activity.add({ action: 'Árbitro o mesa eliminado', subject: official.name, section, audit }, write)
    }),
  )
}
