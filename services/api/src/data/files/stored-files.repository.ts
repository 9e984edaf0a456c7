import type { PageQuery } from '@torneo/contracts/endpoint/record'
import {
  type Bucket,
  buckets,
  type FocalPoint,
  type ImageDetails,
  imageWidths,
  type StoredFile,
} from '@torneo/contracts/files/storage'
import type { AllImageDetails } from '@torneo/contracts/files/stored-images'
import { type StoredFileRef, parseFileAddress, viewAddress } from '@torneo/domain/records/stored-file'
import { Binary, type WithId } from 'mongodb'
import type { Database, OwnOrigins, Transaction, Write } from '../../platform/database/database'
import { declareStorage, type FileDocument, readChunks, writeChunks } from './gridfs'
import { type Uses, usesOf } from './stored-files-uses'

/** A file with the fields that only the service uses. */
export interface StoredFileRecord extends StoredFile {
  readonly uploadedBy: string
  readonly animated: boolean
  readonly chunkSize: number
  /** Part of its tag that changes when its bytes are replaced; '' as uploaded. */
  readonly revision: string
}

/** `bytes` without the metadata of a camera. */
interface FileDraft extends StoredFileRef, Pick<StoredFile, 'name' | 'mimeType' | 'width' | 'height'> {
  readonly bytes: Buffer
  readonly animated: boolean
}

interface NewDetails {
  readonly alt?: string | undefined
  readonly focus?: FocalPoint | null | undefined
}

/** Number of files, and of their bytes. */
export interface Usage {
  readonly files: number
  readonly bytes: number
}

interface BucketUsage extends Usage {
  readonly own: number
  readonly ownBytes: number
}

const literal = (value: unknown) => ({ $literal: value })
const inside = (session: Transaction | undefined) => (session ? { session } : {})
const notDeleted = { deleted: { $exists: false } } as const
const hasDetails = {
  ...notDeleted,
  $or: [{ 'metadata.alt': { $exists: true } }, { 'metadata.focus': { $exists: true } }],
}
const copyId = ({ bucket, id }: StoredFileRef, width: number) => `${bucket}/${id}/${width}`

const detailsIn = ({ alt, focus }: FileDocument['metadata']): ImageDetails => ({
  ...(alt ? { alt } : {}),
  ...(focus ? { focus } : {}),
})

function read(bucket: Bucket, stored: WithId<FileDocument>): StoredFileRecord {
  const { _id, filename, length, chunkSize, uploadDate, metadata } = stored
  const { mimeType, uploadedBy, width, height, animated = false, clean, rewrittenBy } = metadata
  const size = width && height ? { width, height } : {}
  const createdAt = uploadDate.toISOString()
  const file = {
    id: _id,
    bucket,
    name: filename,
    size: length,
    mimeType,
    url: viewAddress({ bucket, id: _id }),
    createdAt,
    ...size,
    ...detailsIn(metadata),
  }
  return {
    ...file,
    uploadedBy,
    animated,
    chunkSize,
    revision: rewrittenBy ? `-clean${rewrittenBy}` : clean === 'since' ? '-clean' : '',
  }
}

/** Version of the removal of metadata; a higher one cleans every stored image again. */
const cleaning = 2
const cleanBefore = { clean: 'before', cleanedBy: cleaning } as const

/** Groups the ids of files by bucket. */
function byBucket(files: readonly StoredFileRef[]): { bucket: Bucket; ids: string[] }[] {
  return buckets
    .map((bucket) => ({
      bucket,
      ids: [...new Set(files.filter((file) => file.bucket === bucket).map(({ id }) => id))],
    }))
    .filter(({ ids }) => ids.length > 0)
}

export type StoredFilesRepository = ReturnType<typeof createStoredFilesRepository>

/**
 * Stores the files of the buckets in GridFS. A deleted file is invisible; its bytes remain until its batch is purged.
 * `publicOrigin` and the `origins` of each call are ours, for absolute addresses.
 */
export function createStoredFilesRepository(database: Database, publicOrigin: string) {
  const { layouts, copies } = declareStorage(database)

  const ownOrigins = (origins: readonly string[]) => [publicOrigin, ...origins].filter((origin) => origin !== '')

  return {
    /** Finds the uses of these files, or of a bucket's files, by view address. */
    uses: (files: readonly StoredFileRef[] | Bucket, origins: readonly string[] = []): Promise<Uses> =>
      usesOf(database, files, ownOrigins(origins)),

    /** Creates a file: bytes and document in one transaction, so that neither ever exists alone. */
    async create(draft: FileDraft, { by, transaction }: Required<Write>): Promise<StoredFileRecord> {
      const { bucket, id, name, bytes, mimeType, width, height, animated } = draft
      const layout = layouts[bucket]
      const chunkSize = await writeChunks(layout, id, bytes, transaction)
      const size = width && height ? { width, height } : {}
      const metadata = { mimeType, ...size, ...(animated ? { animated } : {}), uploadedBy: by.id, ...cleanBefore }
      const fields = { filename: name, length: bytes.length, chunkSize, metadata }
      const stored = await layout.files.findOneAndUpdate(
        { _id: id },
        [{ $replaceWith: { $mergeObjects: [{ _id: literal(id) }, literal(fields), { uploadDate: '$$NOW' }] } }],
        { upsert: true, returnDocument: 'after', session: transaction },
      )
      if (!stored) throw new Error('A new file gave nothing back')
      return read(bucket, stored)
    },

    async find({ bucket, id }: StoredFileRef, transaction?: Transaction): Promise<StoredFileRecord | null> {
      const stored = await layouts[bucket].files.findOne({ _id: id, ...notDeleted }, inside(transaction))
      return stored && read(bucket, stored)
    },

    /** Finds the files of these addresses, by address; foreign, missing and deleted ones are left out. */
    async named(addresses: readonly string[], origins: readonly string[]): Promise<Map<string, StoredFileRecord>> {
      const refs = addresses.flatMap((address) => {
        const ref = parseFileAddress(address, ownOrigins(origins))
        return ref ? [{ address, ref }] : []
      })
      const found = new Map<string, StoredFileRecord>()
      for (const { bucket, ids } of byBucket(refs.map(({ ref }) => ref)))
        for await (const stored of layouts[bucket].files.find({ _id: { $in: ids }, ...notDeleted }))
          found.set(viewAddress({ bucket, id: stored._id }), read(bucket, stored))
      return new Map(
        refs.flatMap(({ address, ref }) => {
          const file = found.get(viewAddress(ref))
          return file ? [[address, file] as const] : []
        }),
      )
    },

    /** Measures the storage used by a user, by a bucket, and in total, deleted files included. */
    async usage(
      bucket: Bucket,
      userId: string,
    ): Promise<{ readonly own: Usage; readonly inBucket: Usage; readonly all: Usage }> {
      const ofUser = (value: unknown) => ({
        $sum: { $cond: [{ $eq: ['$metadata.uploadedBy', literal(userId)] }, value, 0] },
      })
      const sums = [
        {
          $group: {
            _id: null,
            files: { $sum: 1 },
            bytes: { $sum: '$length' },
            own: ofUser(1),
            ownBytes: ofUser('$length'),
          },
        },
      ]
      const none = { files: 0, bytes: 0, own: 0, ownBytes: 0 }
      const usages = new Map(
        await Promise.all(
          buckets.map(
            async (one) => [one, (await layouts[one].files.aggregate<BucketUsage>(sums).toArray())[0] ?? none] as const,
          ),
        ),
      )
      const total = (field: keyof BucketUsage) => [...usages.values()].reduce((sum, one) => sum + one[field], 0)
      return {
        own: { files: total('own'), bytes: total('ownBytes') },
        inBucket: usages.get(bucket) ?? none,
        all: { files: total('files'), bytes: total('bytes') },
      }
    },

    /** Lists a bucket's files, newest first, of one uploader or of all. */
    async list(bucket: Bucket, { uploadedBy, page = {} }: { readonly uploadedBy?: string; readonly page?: PageQuery }) {
      const { files } = layouts[bucket]
      const filter = { ...notDeleted, ...(uploadedBy === undefined ? {} : { 'metadata.uploadedBy': uploadedBy }) }
      const cursor = files.find(filter).sort({ uploadDate: -1, _id: -1 })
      if (page.offset !== undefined) cursor.skip(page.offset)
      if (page.limit !== undefined) cursor.limit(page.limit)
      const items = await cursor.map((stored) => read(bucket, stored)).toArray()
      const isUnpaged = page.limit === undefined && page.offset === undefined
      return { total: isUnpaged ? items.length : await files.countDocuments(filter), items }
    },

    /** Sets the details of an image; '' and null remove them. Null if the file does not exist. */
    async describe(
      { bucket, id }: StoredFileRef,
      details: NewDetails,
      transaction: Transaction,
    ): Promise<StoredFileRecord | null> {
      const set = Object.fromEntries(
        Object.entries(details)
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => [`metadata.${name}`, value ? literal(value) : '$$REMOVE']),
      )
      const stored = await layouts[bucket].files.findOneAndUpdate({ _id: id, ...notDeleted }, [{ $set: set }], {
        session: transaction,
        returnDocument: 'after',
      })
      return stored && read(bucket, stored)
    },

    /** Returns the details of all images. */
    async details(): Promise<AllImageDetails> {
      const rows = await Promise.all(
        buckets.map((bucket) =>
          layouts[bucket].files
            .find(hasDetails, { projection: { 'metadata.alt': 1, 'metadata.focus': 1 } })
            .map(({ _id: id, metadata }) => [viewAddress({ bucket, id }), detailsIn(metadata)] as const)
            .toArray(),
        ),
      )
      return Object.fromEntries(rows.flat())
    },

    /**
     * Lists the files of these buckets that no record shows, the largest first. Recent ones are omitted: a user may be
     * about to save a record with them.
     */
    async unused(names: readonly Bucket[], before: Date, origins: readonly string[]): Promise<StoredFileRecord[]> {
      const files = await Promise.all(
        names.map(async (bucket) => {
          const old = await layouts[bucket].files
            .find({ ...notDeleted, uploadDate: { $lt: before } })
            .map((stored) => read(bucket, stored))
            .toArray()
          const shown = await usesOf(database, bucket, ownOrigins(origins))
          return old.filter(({ url }) => !shown.has(url))
        }),
      )
      return files.flat().sort((one, other) => other.size - one.size || (one.id < other.id ? -1 : 1))
    },

    /**
     * Returns those addresses of a record to be saved whose files are missing. '' and foreign addresses are ignored.
     */
    async missing(
      addresses: readonly string[],
      { transaction, origins = [] }: { readonly transaction: Transaction } & OwnOrigins,
    ): Promise<string[]> {
      const named = addresses.flatMap((address) => {
        const file = parseFileAddress(address, ownOrigins(origins))
        return file ? [{ address, view: viewAddress(file), file }] : []
      })
      const existing = new Set<string>()
      for (const { bucket, ids } of byBucket(named.map(({ file }) => file))) {
        const found = layouts[bucket].files.find(
          { _id: { $in: ids }, ...notDeleted },
          { projection: { _id: 1 }, session: transaction },
        )
        for await (const { _id: id } of found) existing.add(viewAddress({ bucket, id }))
      }
      return named.filter(({ view }) => !existing.has(view)).map(({ address }) => address)
    },

    /**
     * Deletes those of the given files that no record uses, and returns the uses of the others (R14). A record saved at
     * the same moment may refer to a deleted file: restoring the batch repairs it. If `batch` is null, each file gets
     * its own.
     */
    async softDelete(
      files: readonly StoredFileRef[],
      batch: string | null,
      { by, transaction, origins = [] }: Required<Write> & OwnOrigins,
    ): Promise<Uses> {
      const shown = await usesOf(database, files, ownOrigins(origins), transaction)
      const deleted = {
        at: '$$NOW',
        by: literal({ id: by.id, name: by.name }),
        batch: batch === null ? '$_id' : literal(batch),
      }
      for (const { bucket, ids } of byBucket(files.filter((file) => !shown.has(viewAddress(file))))) {
        await layouts[bucket].files.updateMany({ _id: { $in: ids }, ...notDeleted }, [{ $set: { deleted } }], {
          session: transaction,
        })
      }
      return shown
    },

    /** Restores the files of a batch; returns their number. */
    async restore(batch: string, session: Transaction): Promise<number> {
      let restored = 0
      for (const bucket of buckets) {
        const { modifiedCount } = await layouts[bucket].files.updateMany(
          { 'deleted.batch': batch },
          { $unset: { deleted: '' } },
          { session },
        )
        restored += modifiedCount
      }
      return restored
    },

    /**
     * Restores these files from any batch: a restored record may refer to a file that was deleted later, with another
     * record.
     */
    async restoreNamed(
      addresses: readonly string[],
      { transaction, origins = [] }: { readonly transaction: Transaction } & OwnOrigins,
    ): Promise<void> {
      for (const { bucket, ids } of byBucket(
        addresses.flatMap((address) => parseFileAddress(address, ownOrigins(origins)) ?? []),
      )) {
        await layouts[bucket].files.updateMany(
          { _id: { $in: ids }, deleted: { $exists: true } },
          { $unset: { deleted: '' } },
          { session: transaction },
        )
      }
    },

    /** Purges the deleted files of a batch: the document first, so that a file without its bytes cannot be restored. */
    async purge(batch: string): Promise<void> {
      for (const bucket of buckets) {
        const { files, chunks } = layouts[bucket]
        for (;;) {
          const deletedFile = await files.findOneAndDelete({ 'deleted.batch': batch }, { projection: { _id: 1 } })
          if (!deletedFile) break
          await chunks.deleteMany({ files_id: deletedFile._id })
          await copies.deleteMany({
            _id: { $in: imageWidths.map((width) => copyId({ bucket, id: deletedFile._id }, width)) },
          })
        }
      }
    },

    /** Returns a file that an earlier version of the removal stored or cleaned, deleted ones included, but none of these; null if there is none. */
    async unclean(but: readonly string[]): Promise<StoredFileRecord | null> {
      for (const bucket of buckets) {
        const stored = await layouts[bucket].files.findOne({
          _id: { $nin: [...but] },
          'metadata.cleanedBy': { $not: { $gte: cleaning } },
        })
        if (stored) return read(bucket, stored)
      }
      return null
    },

    /** Replaces the bytes of a file by the same image without metadata; null: it had none. */
    async setClean({ bucket, id }: StoredFileRef, bytes: Buffer | null, transaction: Transaction): Promise<void> {
      const layout = layouts[bucket]
      if (bytes) await layout.chunks.deleteMany({ files_id: id }, { session: transaction })
      const rewritten = bytes && { length: bytes.length, chunkSize: await writeChunks(layout, id, bytes, transaction) }
      await layout.files.updateOne(
        { _id: id },
        {
          $set: {
            ...rewritten,
            'metadata.cleanedBy': cleaning,
            ...(bytes ? { 'metadata.clean': 'since', 'metadata.rewrittenBy': cleaning } : {}),
          },
        },
        { session: transaction },
      )
    },

    /** Reads a file's bytes from `start` to `end`, both included. */
    read: (file: StoredFileRecord, start = 0, end = file.size - 1) =>
      readChunks(layouts[file.bucket], file, start, end),

    /** Reads the stored copy of a width; null if there is none. */
    async findCopy(file: StoredFileRef, width: number): Promise<Buffer | null> {
      const copy = await copies.findOne({ _id: copyId(file, width) })
      return copy && Buffer.from(copy.data.buffer)
    },

    async storeCopy(file: StoredFileRef, width: number, bytes: Buffer): Promise<void> {
      await copies.updateOne({ _id: copyId(file, width) }, { $set: { data: new Binary(bytes) } }, { upsert: true })
    },
  }
}
