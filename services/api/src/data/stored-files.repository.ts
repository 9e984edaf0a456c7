import type { PageQuery } from '@torneo/contracts/record'
import { type Bucket, buckets, imageWidths, type StoredFile } from '@torneo/contracts/storage'
import { type StoredFileRef, storedFileOf, viewAddress } from '@torneo/domain/stored-file'
import { Binary, type WithId } from 'mongodb'
import type { Database, OwnOrigins, Transaction, Write } from '../platform/database'
import { declareStorage, type FileDocument, readChunks, writeChunks } from './stored-files-layout'
import { usesOf } from './stored-files-uses'

/** A file with what only the service looks at. */
export interface KeptFile extends StoredFile {
  readonly uploadedBy: string
  readonly animated: boolean
  readonly chunkSize: number
}

interface FileDraft extends StoredFileRef, Pick<StoredFile, 'name' | 'mimeType' | 'width' | 'height'> {
  readonly bytes: Buffer
  readonly animated: boolean
}

/** What became of files that were to go: those that others show, or that were gone already, are in neither list. */
interface Removal {
  readonly removed: StoredFileRef[]
  readonly failed: { readonly file: StoredFileRef; readonly error: unknown }[]
}

/** Files that are removed at the same time, and that one query asks about. */
const [atOnce, perQuery] = [4, 1000]

export type StoredFilesRepository = ReturnType<typeof createStoredFilesRepository>

/**
 * The files of the buckets, in GridFS. Naming one in a record and deleting it exclude each other: a claim counts one up in the file's
 * own document, within the record's transaction, and a deletion goes through only while the count is what it was before the uses were
 * read. `publicOrigin` is ours, for addresses that spell it out, as are the `origins` of each call.
 */
export function createStoredFilesRepository(database: Database, publicOrigin: string) {
  const { layouts, copies } = declareStorage(database)
  const literal = (value: unknown) => ({ $literal: value })
  const copyId = ({ bucket, id }: StoredFileRef, width: number) => `${bucket}/${id}/${width}`

  function read(bucket: Bucket, stored: WithId<FileDocument>): KeptFile {
    const { _id, filename, length, chunkSize, uploadDate, metadata } = stored
    const { mimeType, uploadedBy, width, height, animated = false } = metadata
    const size = width && height ? { width, height } : {}
    const createdAt = uploadDate.toISOString()
    const file = { id: _id, bucket, name: filename, size: length, mimeType, url: viewAddress({ bucket, id: _id }), createdAt, ...size }
    return { ...file, uploadedBy, animated, chunkSize }
  }

  const ours = (origins: readonly string[]) => [publicOrigin, ...origins].filter((origin) => origin !== '')
  const uses = (files: readonly StoredFileRef[] | Bucket, origins: readonly string[] = []) => usesOf(database, files, ours(origins))

  /** Deletes a file as it was found, with its bytes and copies; false when it was claimed since, or is gone. */
  const drop = (file: StoredFileRef, claims: number): Promise<boolean> => database.transaction(async (session) => {
    const { files, chunks } = layouts[file.bucket]
    const { deletedCount } = await files.deleteOne({ _id: file.id, 'metadata.claims': claims }, { session })
    if (deletedCount === 0) return false
    await chunks.deleteMany({ files_id: file.id }, { session })
    await copies.deleteMany({ _id: { $in: imageWidths.map((width) => copyId(file, width)) } }, { session })
    return true
  })

  /** The files of these that are there, with their count of claims. */
  async function claimsOf(files: readonly StoredFileRef[]): Promise<{ file: StoredFileRef; claims: number }[]> {
    const ofBuckets = await Promise.all(buckets.map(async (bucket) => {
      const ids = files.filter((file) => file.bucket === bucket).map(({ id }) => id)
      if (ids.length === 0) return []
      const found = layouts[bucket].files.find({ _id: { $in: ids } }, { projection: { 'metadata.claims': 1 } })
      return found.map(({ _id, metadata }) => ({ file: { bucket, id: _id }, claims: metadata.claims })).toArray()
    }))
    return ofBuckets.flat()
  }

  async function removeBatch(files: readonly StoredFileRef[], origins: readonly string[], { removed, failed }: Removal): Promise<void> {
    // First the counts, then the uses: whoever names a file in between is seen by the one or stopped by the other.
    const found = await claimsOf(files)
    const shown = await uses(found.map(({ file }) => file), origins)
    const waiting = found.filter(({ file }) => !shown.has(viewAddress(file)))
    await Promise.all(Array.from({ length: atOnce }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const { file, claims } = next
        try {
          if (await drop(file, claims)) removed.push(file)
        } catch (error) {
          failed.push({ file, error })
        }
      }
    }))
  }

  return {
    /** Who shows these files, or those of a bucket, by their view address. */
    uses,

    /** A new file: bytes and document in one transaction, so that neither is ever there alone. */
    async create(draft: FileDraft, { by, transaction }: Required<Write>): Promise<KeptFile> {
      const { bucket, id, name, bytes, mimeType, width, height, animated } = draft
      const layout = layouts[bucket]
      const chunkSize = await writeChunks(layout, id, bytes, transaction)
      const size = width && height ? { width, height } : {}
      const metadata = { mimeType, ...size, ...(animated ? { animated } : {}), uploadedBy: by.id, claims: 0, copies: 0 }
      const fields = { filename: name, length: bytes.length, chunkSize, metadata }
      const stored = await layout.files.findOneAndUpdate({ _id: id }, [
        { $replaceWith: { $mergeObjects: [{ _id: literal(id) }, literal(fields), { uploadDate: '$$NOW' }] } },
      ], { upsert: true, returnDocument: 'after', session: transaction })
      if (!stored) throw new Error('A new file gave nothing back')
      return read(bucket, stored)
    },

    async find({ bucket, id }: StoredFileRef): Promise<KeptFile | null> {
      const stored = await layouts[bucket].files.findOne({ _id: id })
      return stored && read(bucket, stored)
    },

    /** Newest first; of one uploader only, or of all. */
    async list(bucket: Bucket, { uploadedBy, page = {} }: { readonly uploadedBy?: string; readonly page?: PageQuery }) {
      const { files } = layouts[bucket]
      const filter = uploadedBy === undefined ? {} : { 'metadata.uploadedBy': uploadedBy }
      const cursor = files.find(filter).sort({ uploadDate: -1, _id: -1 })
      if (page.offset !== undefined) cursor.skip(page.offset)
      if (page.limit !== undefined) cursor.limit(page.limit)
      const items = await cursor.map((stored) => read(bucket, stored)).toArray()
      const isWhole = page.limit === undefined && page.offset === undefined
      return { total: isWhole ? items.length : await files.countDocuments(filter), items }
    },

    /**
     * Holds the files that a record is about to name, within its transaction, and gives back the addresses whose file is not there.
     * '' and foreign addresses are nobody's concern.
     */
    async claim(addresses: readonly string[], { transaction: session, origins = [] }: { readonly transaction: Transaction } & OwnOrigins): Promise<string[]> {
      const named = addresses.flatMap((address) => {
        const file = storedFileOf(address, ours(origins))
        return file ? [{ address, file }] : []
      })
      const missing: string[] = []
      for (const bucket of buckets) {
        const ofBucket = named.filter(({ file }) => file.bucket === bucket)
        const ids = [...new Set(ofBucket.map(({ file }) => file.id))]
        if (ids.length === 0) continue
        const { files } = layouts[bucket]
        const { matchedCount } = await files.updateMany({ _id: { $in: ids } }, { $inc: { 'metadata.claims': 1 } }, { session })
        if (matchedCount === ids.length) continue
        const there = files.find({ _id: { $in: ids } }, { projection: { _id: 1 }, session })
        const found = new Set(await there.map(({ _id }) => _id).toArray())
        missing.push(...ofBucket.filter(({ file }) => !found.has(file.id)).map(({ address }) => address))
      }
      return missing
    },

    /** Deletes a file that nobody shows: whether it is gone now, was not there, or who shows it. */
    async remove(file: StoredFileRef, origins: readonly string[] = []) {
      for (;;) {
        const [found] = await claimsOf([file])
        if (!found) return 'missing'
        const shown = (await uses([file], origins)).get(viewAddress(file))
        if (shown) return shown
        // Somebody came in between: look again, they have come further than we.
        if (await drop(file, found.claims)) return 'removed'
      }
    },

    /** Deletes those of these files that nobody shows, each once; one that fails does not stop the others (R14). */
    async removeUnused(files: readonly StoredFileRef[], origins: readonly string[] = []): Promise<Removal> {
      const removal: Removal = { removed: [], failed: [] }
      const once = [...new Map(files.map((file) => [viewAddress(file), file])).values()]
      for (let from = 0; from < once.length; from += perQuery) await removeBatch(once.slice(from, from + perQuery), origins, removal)
      return removal
    },

    /** A file's bytes from `start` to `end`, both included. */
    read: (file: KeptFile, start = 0, end = file.size - 1) => readChunks(layouts[file.bucket], file, start, end),

    /** The kept copy of that width, or null. */
    async findCopy(file: StoredFileRef, width: number): Promise<Buffer | null> {
      const copy = await copies.findOne({ _id: copyId(file, width) })
      return copy && Buffer.from(copy.data.buffer)
    },

    /** Keeps a copy while its file is there: counting it in the file's document makes it exclude the file's deletion. */
    keepCopy: (file: StoredFileRef, width: number, bytes: Buffer): Promise<void> => database.transaction(async (session) => {
      const { files } = layouts[file.bucket]
      const { matchedCount } = await files.updateOne({ _id: file.id }, { $inc: { 'metadata.copies': 1 } }, { session })
      if (matchedCount === 0) return
      await copies.updateOne({ _id: copyId(file, width) }, { $set: { data: new Binary(bytes) } }, { upsert: true, session })
    }),
  }
}
