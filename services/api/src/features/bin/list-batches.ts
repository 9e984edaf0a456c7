import type { BinItem } from '@torneo/contracts/records/bin'
import { binDays } from '@torneo/contracts/records/bin-restore'
import type { Document } from 'mongodb'
import { anyRow, type CheckedCollection } from '../../platform/database/checked-collection'
import type { Database } from '../../platform/database/database'
import { Deletion } from '../../platform/database/soft-delete'
import { fits } from '../../platform/database/stored-shape'
import type { BinCollection } from './bin-collections'

/** A deleted record: by itself, or with a record that it depends on. */
export interface DeletedRecord extends Document {
  readonly _id: string
  readonly deleted: Deletion & { readonly captainId?: string | null }
}

/** Root of a batch: the record that the user deleted. */
export interface Deleted {
  readonly of: BinCollection
  readonly root: DeletedRecord
  readonly title: string
}

export interface Listed extends Deleted {
  readonly item: BinItem
}

interface StoredCollection {
  readonly of: BinCollection
  readonly stored: CheckedCollection<DeletedRecord>
}

/** The part of a batch in one collection. */
interface BatchPart {
  readonly _id: { readonly batch: string; readonly collection: string }
  readonly ids: readonly string[]
  readonly root: DeletedRecord | null
  /** References of the records, such as `teams/abc`; a list for each record. */
  readonly references: readonly (readonly (string | null)[])[]
}

/** Milliseconds for which a deletion can be restored. */
export const binDuration = binDays * 24 * 3_600_000

const keyOf = (collection: string, id: string) => `${collection}/${id}`

/** Reads all deleted records, by batch and collection. */
async function readParts(collections: readonly StoredCollection[]): Promise<BatchPart[]> {
  const rowsOf = ({ name, title, references }: BinCollection): Document[] => [
    { $match: { _id: { $type: 'string' }, 'deleted.batch': { $type: 'string' } } },
    {
      $project: {
        deleted: 1,
        'metadata.uploadedBy': 1,
        ...Object.fromEntries(Object.keys(references).map((field) => [field, 1])),
        ...(typeof title === 'string' ? { [title]: 1 } : {}),
        collection: name,
        // Null refers to nothing: a side of a match may be open.
        references: Object.entries(references).map(([field, target]) => ({
          $cond: [
            { $eq: [`$${field}`, null] },
            null,
            { $concat: [keyOf(target, ''), { $cond: [{ $eq: [{ $type: `$${field}` }, 'string'] }, `$${field}`, ''] }] },
          ],
        })),
      },
    },
  ]
  const [first, ...others] = collections
  const isRoot = { $eq: ['$_id', '$deleted.batch'] }
  return (
    (await first?.stored
      .aggregate<BatchPart>([
        ...rowsOf(first.of),
        ...others.map(({ of }) => ({ $unionWith: { coll: of.name, pipeline: rowsOf(of) } })),
        {
          $group: {
            _id: { batch: '$deleted.batch', collection: '$collection' },
            ids: { $push: '$_id' },
            references: { $addToSet: '$references' },
            root: { $max: { $cond: [isRoot, '$$ROOT', null] } },
          },
        },
      ])
      .toArray()) ?? []
  )
}

/** Returns those of the given records (`teams/abc`) that exist, deleted or not. */
async function existing(database: Database, references: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    [...new Set(references.map((reference) => reference.split('/')[0] ?? ''))].map((name) => {
      const ids = references
        .filter((reference) => reference.startsWith(keyOf(name, '')))
        .map((reference) => reference.slice(name.length + 1))
      return database
        .collection(name, anyRow())
        .find({ _id: { $in: ids } }, { projection: { _id: 1 } })
        .map(({ _id }) => keyOf(name, _id))
        .toArray()
    }),
  )
  return new Set(found.flat())
}

/** Counts the other records of a batch, by collection; the files of all buckets as one. */
function alongOf(parts: readonly BatchPart[], root: DeletedRecord): { collection: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const {
    _id: { collection },
    ids,
  } of parts) {
    const name = collection.endsWith('.files') ? 'files' : collection
    const others = ids.filter((id) => id !== root._id).length
    if (others > 0) counts.set(name, (counts.get(name) ?? 0) + others)
  }
  return [...counts]
    .map(([collection, count]) => ({ collection, count }))
    .toSorted((one, other) => (one.collection < other.collection ? -1 : 1))
}

/**
 * Lists all batches, newest first, with the details that the bin shows; the files of a record do not count as records.
 */
export async function listBatches(
  database: Database,
  collections: readonly StoredCollection[],
  titlesOf: (found: readonly Omit<Deleted, 'title'>[]) => Promise<Deleted[]>,
): Promise<Listed[]> {
  const parts = await readParts(collections)
  const byBatch = new Map<string, BatchPart[]>()
  const batchOf = new Map<string, string>()
  for (const part of parts) {
    const { batch, collection } = part._id
    byBatch.set(batch, [...(byBatch.get(batch) ?? []), part])
    for (const id of part.ids) batchOf.set(keyOf(collection, id), batch)
  }
  /** Lists the references of a batch to records outside of it. */
  const outwardOf = (batch: string) =>
    [...new Set((byBatch.get(batch) ?? []).flatMap(({ references }) => references.flat()))]
      .filter((reference) => reference !== null)
      .filter((reference) => batchOf.get(reference) !== batch)

  const deleted = await titlesOf(
    parts.flatMap(({ _id, root }) => {
      const of = root && collections.find(({ of: { name } }) => name === _id.collection)?.of
      return of && fits(Deletion, root.deleted) ? [{ of, root }] : []
    }),
  )
  // A competition whose sport is deleted too is listed once that is restored.
  const isWithSport = ({ of, root }: Deleted) =>
    of.name === 'competitions' && deleted.some((one) => one.of !== of && one.root._id === root._id)
  const roots = deleted.filter((one) => !isWithSport(one))
  const titles = new Map(roots.map(({ root, title }) => [root._id, title]))
  const present = await existing(
    database,
    roots.flatMap(({ root }) => outwardOf(root._id)),
  )

  const listed = roots.map((one): Listed => {
    const {
      of,
      root: {
        _id: id,
        deleted: { at, by, batch },
      },
      title,
    } = one
    const outward = outwardOf(batch)
    const needs = outward.map((reference) => batchOf.get(reference)).find((other) => other !== undefined)
    const along = alongOf(byBatch.get(batch) ?? [], one.root)
    const records = along.reduce((sum, { collection, count }) => sum + (collection === 'files' ? 0 : count), 1)
    return {
      ...one,
      item: {
        batch,
        collection: of.name,
        id,
        title,
        at: at.toISOString(),
        by,
        records,
        until: new Date(at.getTime() + binDuration).toISOString(),
        ...(along.length > 0 && { along }),
        ...(needs !== undefined && { needs: { batch: needs, title: titles.get(needs) ?? '' } }),
        ...(outward.some((reference) => !present.has(reference)) && { lost: true }),
      },
    }
  })
  return listed.toSorted(({ item: one }, { item: other }) =>
    (one.at === other.at ? one.id < other.id : one.at > other.at) ? -1 : 1,
  )
}
