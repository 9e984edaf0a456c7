import { allCollections } from '@torneo/contracts/records/collections'
import { imageRecords } from '@torneo/contracts/records/record-shapes'
import type { Document } from 'mongodb'
import { z } from 'zod/mini'
import { imagesOf } from '../../data/content/record-images'
import { nameField, recordTitle, textOf, titleReferences } from '../../data/record-titles'
import { anyRow, row as storedRow } from '../../platform/database/checked-collection'
import type { Database, Transaction } from '../../platform/database/database'
import { batchIndex, Deletion } from '../../platform/database/soft-delete'
import { binCollections } from './bin-collections'
import { binDuration, type Deleted, type DeletedRecord, type Listed, listBatches } from './list-batches'

/** A record that a restored one refers to: in another batch, whose title this is, or purged. */
type MissingReference = { readonly title: string } | 'gone'

interface Restored {
  readonly records: number
  /** Addresses in the image fields of the records. */
  readonly images: readonly string[]
  readonly matches: readonly string[]
  readonly missing: MissingReference | null
}

const DeletedRow = storedRow({ deleted: z.optional(z.nullable(Deletion)) })

/** Collections whose records are purged with their match. */
const ofMatches = [
  'match_log',
  ...allCollections.flatMap(({ name, references, edition }) =>
    references[edition?.parent ?? ''] === 'matches' ? [name] : [],
  ),
]

export type BinRepository = ReturnType<typeof createBinRepository>

export function createBinRepository(database: Database) {
  const collections = binCollections.map((of) => ({
    of,
    stored: database.collection(of.name, DeletedRow as unknown as z.ZodMiniType<DeletedRecord>, [batchIndex]),
  }))

  async function titlesOf(found: readonly Omit<Deleted, 'title'>[], session?: Transaction): Promise<Deleted[]> {
    const idsOf = new Map<string, Set<string>>()
    for (const { of, root } of found)
      for (const { field, collection } of titleReferences(of))
        idsOf.set(collection, (idsOf.get(collection) ?? new Set()).add(textOf(root[field])))
    const names = new Map<string, string>()
    for (const [name, ids] of idsOf) {
      const field = nameField(name)
      const options = { projection: { [field]: 1 }, ...(session ? { session } : {}) }
      const rows = await database
        .collection(name, anyRow<Document & { _id: string }>())
        .find({ _id: { $in: [...ids] } }, options)
        .toArray()
      for (const row of rows) names.set(`${name}/${row._id}`, textOf(row[field]))
    }
    return found.map((one) => ({
      ...one,
      title: recordTitle(one.of, one.root, (collection, id) => names.get(`${collection}/${id}`)),
    }))
  }

  return {
    /** Lists all batches, newest first, with the details that the bin shows. */
    list: async (): Promise<Listed[]> => listBatches(database, collections, titlesOf),

    /** Null for an unknown batch. The collections are read in sequence: a transaction takes neither parallel calls nor `$unionWith`. */
    async find(batch: string, session: Transaction): Promise<Deleted | null> {
      for (const { of, stored } of collections) {
        const root = await stored.findOne({ _id: batch, 'deleted.batch': batch }, { session })
        if (root) return (await titlesOf([{ of, root }], session))[0] ?? null
      }
      return null
    },

    /** Restores the records of a batch, not its files. When `missing` is not null, the caller must abort the transaction. */
    async restore(batch: string, session: Transaction): Promise<Restored> {
      const referredIds = new Map<string, Set<string>>()
      const images: string[] = []
      const matches: string[] = []
      let records = 0
      for (const {
        of: { name, references, isFile },
        stored,
      } of collections) {
        // A competition waits for the teams that it names, which wait for their sport.
        if (isFile || (name === 'competitions' && records > 0)) continue
        const shape = imageRecords.find(({ collection }) => collection === name)?.record
        const rows = await stored.find({ 'deleted.batch': batch }, { session }).toArray()
        if (name === 'matches') matches.push(...rows.map(({ _id }) => _id))
        for (const row of rows) {
          for (const [field, target] of Object.entries(references).filter(([name]) => row[name] !== null))
            referredIds.set(target, (referredIds.get(target) ?? new Set()).add(textOf(row[field])))
          if (shape) images.push(...imagesOf(shape, row).map(({ address }) => address))
        }
        if (rows.length > 0)
          records += (await stored.updateMany({ 'deleted.batch': batch }, { $unset: { deleted: '' } }, { session }))
            .modifiedCount
      }
      for (const [target, ids] of referredIds) {
        const rows = await database
          .collection(target, DeletedRow)
          .find({ _id: { $in: [...ids] } }, { projection: { deleted: 1 }, session })
          .toArray()
        const deletion = rows.find(({ deleted }) => deleted)?.deleted
        if (deletion)
          return {
            records,
            images,
            matches,
            missing: { title: (await this.find(deletion.batch, session))?.title ?? '' },
          }
        if (rows.length < ids.size) return { records, images, matches, missing: 'gone' }
      }
      return { records, images, matches, missing: null }
    },

    /**
     * Deletes the records of a batch permanently, with their history, their scheduled saves, and the log, calls, reports
     * and line-ups of matches.
     */
    async purge(batch: string, session: Transaction): Promise<void> {
      const purged: string[] = []
      for (const { of, stored } of collections) {
        if (of.isFile) continue
        const ids = await stored
          .find({ 'deleted.batch': batch }, { projection: { _id: 1 }, session })
          .map(({ _id }) => _id)
          .toArray()
        if (ids.length > 0) await stored.deleteMany({ _id: { $in: ids } }, { session })
        purged.push(...ids)
      }
      for (const name of ofMatches)
        await database.collection(name, anyRow()).deleteMany({ matchId: { $in: purged } }, { session })
      const histories = database.collection('activity', anyRow())
      const saves = { recordId: { $in: purged } }
      await histories.updateMany(
        { recordId: { $in: purged, $type: 'string' } },
        { $unset: { recordId: '', changes: '' } },
        { session },
      )
      await histories.updateMany(
        { saves: { $exists: true, $elemMatch: saves } },
        { $pull: { saves } as object },
        { session },
      )
      await database.collection('scheduled_saves', anyRow()).deleteMany({ _id: { $in: purged } }, { session })
    },

    /** Lists the batches older than 30 days, including those of which only files are left. */
    async expired(now: Date): Promise<string[]> {
      const filter = {
        'deleted.batch': { $exists: true },
        'deleted.at': { $lt: new Date(now.getTime() - binDuration) },
      }
      const found = await Promise.all(collections.map(({ stored }) => stored.distinct('deleted.batch', filter)))
      return [...new Set(found.flat() as unknown[])].filter((batch) => typeof batch === 'string')
    },
  }
}
