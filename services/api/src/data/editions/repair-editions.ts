import { createJob } from '@torneo/serving/jobs'
import type { FastifyInstance } from 'fastify'
import type { Document } from 'mongodb'
import { anyRow } from '../../platform/database/checked-collection'
import type { Transaction } from '../../platform/database/database'
import { type EditionCollection, editionCollections, parentOf } from './edition-collections'

type Stored = Document & { readonly _id: string }

export type RepairEditions = ReturnType<typeof createRepairEditions>

/**
 * Moves to the archive what was written while its edition was archived, by a node that had begun before or is of an
 * earlier version, and gives matches and competitions of the open edition its id (docs/design/editions.md).
 */
export function createRepairEditions({
  database,
  archive,
  tournaments,
}: Pick<FastifyInstance['services'], 'database' | 'archive' | 'tournaments'>) {
  const live = new Map(editionCollections.map((name) => [name, database.collection(name, anyRow<Stored>())]))

  /** Returns the archived parents that records of a collection name, with their editions. */
  async function archivedParents(
    field: string,
    name: EditionCollection,
    parent: EditionCollection,
    session: Transaction,
  ) {
    const named = ((await live.get(name)?.distinct(field, {}, { session })) ?? []).filter(
      (id) => typeof id === 'string',
    )
    const present = new Set(await live.get(parent)?.distinct('_id', { _id: { $in: named } }, { session }))
    return archive.editionsOf(
      parent,
      named.filter((id) => !present.has(id)),
      session,
    )
  }

  /** Returns the number of records that it moved. */
  async function moveArchived(name: EditionCollection, session: Transaction): Promise<number> {
    let moved = 0
    const [field, parent] = parentOf(name) ?? []
    const collection = live.get(name)
    if (!field || !parent || !collection) return moved
    for (const [id, edition] of await archivedParents(field, name, parent, session)) {
      const documents = await collection.find({ [field]: id }, { session }).toArray()
      await archive.addRecords(edition, name, documents, session)
      await collection.deleteMany({ _id: { $in: documents.map(({ _id }) => _id) } }, { session })
      moved += documents.length
    }
    return moved
  }

  async function nameOpenEdition(session: Transaction): Promise<void> {
    const open = await tournaments.open(session)
    if (!open) return
    const others = { tournamentId: { $exists: true, $ne: open.id } }
    for (const name of ['matches', 'competitions'] as const)
      await live.get(name)?.updateMany(others, { $set: { tournamentId: open.id } }, { session })
  }

  /**
   * Returns the number of records that it moved. Each step reads and writes in one transaction: an edition may be opened
   * or taken back meanwhile.
   */
  return async function repair(): Promise<number> {
    let moved = 0
    for (const name of editionCollections) moved += await database.transaction((session) => moveArchived(name, session))
    await database.transaction(nameOpenEdition)
    return moved
  }
}

interface RepairLog {
  warn(fields: object, message: string): void
}

/** Milliseconds after the start, and between two runs. */
const delays = { first: 10_000, next: 3_600_000 }

export const createRepairEditionsJob = (repair: RepairEditions, log: RepairLog) =>
  createJob(
    'records of archived editions',
    async () => {
      const records = await repair()
      if (records > 0) log.warn({ records }, 'records of an archived edition were moved to the archive')
    },
    delays,
  )
