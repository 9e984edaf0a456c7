import { matchFields } from '@torneo/contracts/match/matches'
import { type OfficialDraft, officialEndpoints, officialMessages as messages } from '@torneo/contracts/match/officials'
import { distinctNames, officialKey, renameOfficial } from '@torneo/domain/fixture/officials'
import type { FastifyInstance } from 'fastify'
import { collectionRoutes } from '../../data/collection'
import { createOfficialLinksRepository } from '../../data/tournament/official-links.repository'
import { createOfficialsRepository, type StoredOfficial } from '../../data/tournament/officials.repository'
import type { Transaction, Write } from '../../platform/database/database'
import { invalidField } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

const section = 'fixtures'
const { list, create, importAll, update, remove } = officialEndpoints

/** Serves the list of referees and table officials, whom matches name in their text (B47, docs/design/players.md). */
export function officialsRoutes(app: FastifyInstance): void {
  const { activity, database, matches } = app.services
  const officials = createOfficialsRepository(database)
  const links = createOfficialLinksRepository(database)

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

  collectionRoutes<StoredOfficial, OfficialDraft>(app, {
    name: 'officials',
    records: officials,
    endpoints: { list, create, update, remove },
    actions: {
      created: 'Árbitro o mesa agregado',
      updated: 'Árbitro o mesa actualizado',
      removed: 'Árbitro o mesa eliminado',
    },
    /** The link ends for good: one that comes back from the bin gets another. */
    async afterRemove({ id }, write) {
      await links.revoke(id, write.transaction)
      return []
    },
    async check({ name }, before, write) {
      if (name === undefined) return undefined
      if (officialKey(name) !== before?.key) await requireFree(name, write.transaction)
      return before && name !== before.name ? { saves: await renameInMatches(before.name, name, write) } : undefined
    },
  })

  route(app, importAll, ({ body, transaction }) =>
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
}
