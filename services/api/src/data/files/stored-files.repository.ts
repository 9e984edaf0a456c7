import type { PageQuery } from '@torneo/contracts/endpoint/record'
import {
  type Bucket,
  buckets,
  type FileBucket,
  type FocalPoint,
  type StoredFile,
} from '@torneo/contracts/files/storage'
import type { AllImageDetails } from '@torneo/contracts/files/stored-images'
import { type StoredFileRef, parseFileAddress, viewAddress } from '@torneo/domain/records/stored-file'
import { Binary } from 'mongodb'
import type { Database, OwnOrigins, Transaction, Write } from '../../platform/database/database'
import { cleanBefore, cleaningOf } from './file-cleaning'
import { deletionsOf } from './file-deletions'
import { usageOf } from './file-usage'
import { declareStorage, readChunks, writeChunks } from './gridfs'
import { byBucket, copyId, detailsIn, literal, notDeleted, read, type StoredFileRecord } from './stored-file-document'
import { type Uses, usesOf } from './stored-files-uses'

/** `bytes` without the metadata of a camera. */
interface FileDraft<In extends FileBucket> extends Pick<StoredFile, 'name' | 'mimeType' | 'width' | 'height'> {
  readonly bucket: In
  readonly id: string
  readonly bytes: Buffer
  readonly animated: boolean
}

interface NewDetails {
  readonly alt?: string | undefined
  readonly focus?: FocalPoint | null | undefined
}

const inside = (session: Transaction | undefined) => (session ? { session } : {})
const hasDetails = {
  ...notDeleted,
  $or: [{ 'metadata.alt': { $exists: true } }, { 'metadata.focus': { $exists: true } }],
}
export type StoredFilesRepository = ReturnType<typeof createStoredFilesRepository>

/**
 * Stores the files of the buckets in GridFS. A deleted file is invisible; its bytes remain until its batch is purged.
 * `publicOrigin` and the `origins` of each call are ours, for absolute addresses.
 */
export function createStoredFilesRepository(database: Database, publicOrigin: string) {
  const storage = declareStorage(database)
  const { layouts, copies } = storage

  const ownOrigins = (origins: readonly string[]) => [publicOrigin, ...origins].filter((origin) => origin !== '')

  return {
    /** Finds the uses of these files, or of a bucket's files, by view address. */
    uses: (files: readonly StoredFileRef[] | Bucket, origins: readonly string[] = []): Promise<Uses> =>
      usesOf(database, files, ownOrigins(origins)),

    /** Creates a file: bytes and document in one transaction, so that neither ever exists alone. */
    async create<In extends FileBucket>(
      draft: FileDraft<In>,
      { by, transaction }: Required<Write>,
    ): Promise<StoredFileRecord<In>> {
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

    async find<In extends FileBucket>(
      { bucket, id }: { readonly bucket: In; readonly id: string },
      transaction?: Transaction,
    ): Promise<StoredFileRecord<In> | null> {
      const stored = await layouts[bucket].files.findOne({ _id: id, ...notDeleted }, inside(transaction))
      return stored && read(bucket, stored)
    },

    /** Finds the images of these addresses, by address; foreign, missing and deleted ones are left out. */
    async named(addresses: readonly string[], origins: readonly string[]): Promise<Map<string, StoredFileRecord>> {
      const refs = addresses.flatMap((address) => {
        const ref = parseFileAddress(address, ownOrigins(origins))
        return ref && ref.bucket !== 'documents' ? [{ address, ref }] : []
      })
      const found = new Map<string, StoredFileRecord>()
      for (const { bucket, ids } of byBucket(refs.map(({ ref }) => ref)))
        for await (const stored of layouts[bucket].files.find({ _id: { $in: ids }, ...notDeleted }))
          found.set(viewAddress({ bucket, id: stored._id }), read(bucket as Bucket, stored))
      return new Map(
        refs.flatMap(({ address, ref }) => {
          const file = found.get(viewAddress(ref))
          return file ? [[address, file] as const] : []
        }),
      )
    },

    /** Measures the storage used by a user, by a bucket, and in total, deleted files included. */
    usage: (bucket: FileBucket, userId: string) => usageOf(storage, bucket, userId),

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
      { bucket, id }: { readonly bucket: Bucket; readonly id: string },
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

    ...deletionsOf(database, storage, ownOrigins),
    ...cleaningOf(storage),

    /** Reads a file's bytes from `start` to `end`, both included. */
    read: (file: StoredFileRecord<FileBucket>, start = 0, end = file.size - 1) =>
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
