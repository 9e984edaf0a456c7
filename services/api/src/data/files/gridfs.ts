import { type FileBucket, fileBuckets, FocalPoint } from '@torneo/contracts/files/storage'
import { Binary, type IndexDescription } from 'mongodb'
import { type core, z } from 'zod/mini'
import { type CheckedCollection, row } from '../../platform/database/checked-collection'
import type { Database, Transaction } from '../../platform/database/database'
import { Deletion } from '../../platform/database/soft-delete'
import { bytesIndexes, otherThan, withoutBytes } from '../../platform/database/stored-bytes'

/** Bytes of a chunk: a transfer has one in memory. */
const chunkSize = 256 * 1024

/** Fields of a GridFS files document, as mongofiles and the drivers read it. */
export const gridFile = {
  filename: z.string(),
  length: z.number(),
  chunkSize: z.number().check(z.positive()),
  uploadDate: z.date(),
} as const

/** An uploaded image or PDF. */
const FileDocument = row({
  ...gridFile,
  metadata: z.object({
    mimeType: z.string(),
    width: z.optional(z.number()),
    height: z.optional(z.number()),
    /** Animated: a smaller copy would show only one frame. */
    animated: z.optional(z.boolean()),
    uploadedBy: z.string(),
    /** `before`: stored without metadata. `since`: it was removed later. Absent until then. */
    clean: z.optional(z.enum(['before', 'since'])),
    /** Version of the removal that its bytes went through; absent of the first one. */
    cleanedBy: z.optional(z.number()),
    /** Version of the removal that last changed its bytes; absent of the first one. */
    rewrittenBy: z.optional(z.number()),
    // Absent until a user sets them.
    alt: z.optional(z.string()),
    focus: z.optional(FocalPoint),
  }),
  /** Absent unless the file is deleted. */
  deleted: z.optional(Deletion),
})
export type FileDocument = z.output<typeof FileDocument>

const bytes = z.instanceof(Binary)
const ChunkDocument = row({ files_id: z.string(), n: z.number(), data: bytes })
/** A smaller copy, stored under `<bucket>/<file>/<width>`. */
const CopyDocument = row({ data: bytes })

interface BucketLayout<File extends { _id: string } = FileDocument> {
  readonly files: CheckedCollection<File>
  readonly chunks: CheckedCollection<z.output<typeof ChunkDocument>>
}

type Chunks = Pick<BucketLayout, 'chunks'>

const byFile = { files_id: 1, n: 1 } as const
const misplaced = [
  { files_id: otherThan('string') },
  { files_id: { $type: 'string' }, n: otherThan('double', 'int', 'long', 'decimal') },
]

type StoredLength = Pick<FileDocument, '_id' | 'length' | 'chunkSize'>

/** Finds the files that lack chunks: counted by their index, so that no bytes are read. */
async function incompleteFiles({ files, chunks }: BucketLayout<StoredLength>): Promise<string[]> {
  const counted = await chunks
    .aggregate<{ _id: unknown; count: number }>([{ $group: { _id: '$files_id', count: { $sum: 1 } } }], {
      hint: byFile,
    })
    .toArray()
  const counts = new Map(counted.map(({ _id, count }) => [_id, count]))
  const stored = await files.find({}, { projection: { length: 1, chunkSize: 1 } }).toArray()
  return stored
    .filter(({ _id, length, chunkSize: size }) => (counts.get(_id) ?? 0) < Math.ceil(length / size))
    .map(({ _id }) => _id)
}

/** Declares the two collections of a bucket. */
export function declareBucket<File extends StoredLength>(
  database: Database,
  name: string,
  file: core.$ZodType<File>,
  indexes: readonly IndexDescription[],
): BucketLayout<File> {
  const layout = {
    files: database.collection(`${name}.files`, file, indexes),
    chunks: database.collection(
      `${name}.chunks`,
      ChunkDocument,
      [{ key: byFile, unique: true }, ...bytesIndexes],
      withoutBytes(...misplaced),
    ),
  }
  database.unreadable.declareScan(async () =>
    (await incompleteFiles(layout as unknown as BucketLayout<StoredLength>)).map((id) => ({
      collection: `${name}.files`,
      id,
      fields: ['length'],
    })),
  )
  return layout
}

/** Declares the collections of all buckets, with the indexes of GridFS, and the collection of smaller copies. */
export function declareStorage(database: Database) {
  const indexes = [{ key: { filename: 1, uploadDate: 1 } }, { key: { 'deleted.batch': 1 }, sparse: true }]
  const layouts = Object.fromEntries(
    fileBuckets.map((bucket) => [bucket, declareBucket(database, bucket, FileDocument, indexes)]),
  ) as Readonly<Record<FileBucket, BucketLayout>>
  return { layouts, copies: database.collection('image_copies', CopyDocument, bytesIndexes, withoutBytes()) }
}

/**
 * Writes a file's bytes with one `insert` command, each chunk a view of the buffer: `insertMany` copies every byte four times, this twice,
 * and copying is most of the cost of an upload.
 */
export async function writeChunks(
  { chunks }: Chunks,
  fileId: string,
  bytes: Buffer,
  session: Transaction,
): Promise<number> {
  const documents = Array.from({ length: Math.ceil(bytes.length / chunkSize) }, (_, n) => ({
    _id: `${fileId}-${n}`,
    files_id: fileId,
    n,
    data: new Binary(bytes.subarray(n * chunkSize, (n + 1) * chunkSize)),
  }))
  const { writeErrors } = await chunks.db.command({ insert: chunks.collectionName, documents }, { session })
  if (writeErrors) throw new Error(`The chunks of ${fileId} could not be written`)
  return chunkSize
}

interface ChunkedFile {
  readonly id: string
  readonly chunkSize: number
}

/** A stored file lacks some of its bytes. */
export class MissingChunk extends Error {}

/** Reads the bytes from `start` to `end`, both included, one chunk at a time. */
export async function* readChunks(
  { chunks }: Chunks,
  { id, chunkSize: size }: ChunkedFile,
  start: number,
  end: number,
): AsyncGenerator<Buffer> {
  for (let n = Math.floor(start / size); n * size <= end; n += 1) {
    const chunk = await chunks.findOne({ files_id: id, n }, { projection: { data: 1 } })
    if (!chunk) throw new MissingChunk(`Chunk ${n} of a stored file is missing`)
    const { buffer } = chunk.data
    const bytes = Buffer.from(buffer.buffer, buffer.byteOffset, buffer.byteLength)
    yield bytes.subarray(Math.max(0, start - n * size), end - n * size + 1)
  }
}
