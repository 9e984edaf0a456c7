import type { Use } from '@torneo/contracts/endpoint/errors'
import { imagePathsOf } from '@torneo/contracts/files/images'
import { type FileBucket, fileBuckets } from '@torneo/contracts/files/storage'
import { imageRecords } from '@torneo/contracts/records/record-shapes'
import { type StoredFileRef, parseFileAddress, viewAddress } from '@torneo/domain/records/stored-file'
import type { Document } from 'mongodb'
import type { Database, Transaction } from '../../platform/database/database'
import { visible } from '../../platform/database/soft-delete'

/** Records that show a file, by its view address; an unused file has no entry. */
export type Uses = ReadonlyMap<string, readonly Use[]>

/** An address in a record's image field. */
interface Shown {
  readonly collection: string
  readonly id: string
  readonly title: string
  readonly address: string
}

type ImageRecord = (typeof imageRecords)[number]

const literal = (value: unknown) => ({ $literal: value })
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches these files' addresses in every form that `storedFileOf` accepts. */
function addressPattern(files: readonly StoredFileRef[] | FileBucket, origins: readonly string[]): RegExp {
  const idsOf = (bucket: FileBucket) =>
    typeof files === 'string'
      ? files === bucket
        ? ['[0-9A-Za-z]+']
        : []
      : files.filter((file) => file.bucket === bucket).map(({ id }) => id)
  const named = fileBuckets
    .filter((bucket) => idsOf(bucket).length > 0)
    .map((bucket) => `${bucket}/files/(?:${idsOf(bucket).join('|')})`)
  return new RegExp(
    `^(?:${origins.map(escaped).join('|')})?/api/storage/buckets/(?:${named.join('|')})/(?:view|download)(?:[?#]|$)`,
  )
}

/** Names a use: by the record's title, or for a single record by its section and field. */
function titleOf({ title }: Pick<ImageRecord, 'title'>, path: string): Document | string {
  // A record with an unreadable title shows its files as well.
  return 'field' in title
    ? { $cond: [{ $eq: [{ $type: `$${title.field}` }, 'string'] }, `$${title.field}`, ''] }
    : literal(`${title.section} · ${title.fields[path] ?? path}`)
}

/** Selects the scheduled saves of a collection, in the shape of its records (B52). */
const scheduledFor = ({ collection, title }: ImageRecord): Document[] => [
  { $match: { collection, fields: { $type: 'object' } } },
  {
    $replaceRoot: {
      newRoot: { $mergeObjects: ['field' in title ? { [title.field]: '$title' } : {}, '$fields', { _id: '$_id' }] },
    },
  },
]

/** Archived editions list the addresses that their records show. */
const archivedEditions = { collection: 'tournaments', title: { field: 'name' } } as const

/** Lists every matching address of a collection's image fields, one row each. */
function shownBy(
  record: Pick<ImageRecord, 'title'> & { readonly collection: string },
  paths: readonly string[],
  pattern: RegExp,
): Document[] {
  const values = (path: string) => ({ $cond: [{ $isArray: `$${path}` }, `$${path}`, [`$${path}`]] })
  const rows = paths.map((path) => ({
    $map: { input: values(path), as: 'address', in: { title: titleOf(record, path), address: '$$address' } },
  }))
  return [
    { $match: { ...visible, $or: paths.map((path) => ({ [path]: pattern })) } },
    { $project: { shown: { $concatArrays: rows } } },
    { $unwind: '$shown' },
    { $match: { 'shown.address': pattern } },
    {
      $project: {
        _id: 0,
        collection: literal(record.collection),
        id: '$_id',
        title: '$shown.title',
        address: '$shown.address',
      },
    },
  ]
}

/**
 * Finds the records that show these files, or a bucket's files, by one query over the image fields that the contracts
 * mark; nothing is stored (R14). A record counts once, a single record once per field, a deleted one not at all;
 * scheduled saves count like their record, archived editions with all of theirs. `origins` are our own.
 */
export async function usesOf(
  database: Database,
  files: readonly StoredFileRef[] | FileBucket,
  origins: readonly string[],
  session?: Transaction,
): Promise<Uses> {
  const uses = new Map<string, Use[]>()
  if (files.length === 0) return uses
  const pattern = addressPattern(files, origins)
  const parts = [
    ...imageRecords.flatMap((record) => {
      const shown = shownBy(record, imagePathsOf(record.record), pattern)
      return [
        { coll: record.collection as string, pipeline: shown },
        { coll: 'scheduled_saves', pipeline: [...scheduledFor(record), ...shown] },
      ]
    }),
    { coll: 'archived_editions', pipeline: shownBy(archivedEditions, ['files'], pattern) },
  ]
  const [first, ...others] = parts
  const shown: Shown[] = []
  const read = async ({ coll, pipeline }: (typeof parts)[number]) => {
    shown.push(
      ...(await database.db
        .collection(coll)
        .aggregate<Shown>(pipeline, session ? { session } : {})
        .toArray()),
    )
  }
  // Transactions allow neither `$unionWith` nor parallel calls.
  if (session) for (const part of parts) await read(part)
  else if (first)
    await read({ ...first, pipeline: [...first.pipeline, ...others.map(($unionWith) => ({ $unionWith }))] })
  for (const { address, ...use } of shown) {
    const file = parseFileAddress(address, origins)
    if (!file) continue
    const view = viewAddress(file)
    const known = uses.get(view) ?? []
    const isSameUse = ({ collection, id, title }: Use) =>
      collection === use.collection && id === use.id && title === use.title
    if (!known.some(isSameUse)) known.push(use)
    uses.set(view, known)
  }
  return uses
}
