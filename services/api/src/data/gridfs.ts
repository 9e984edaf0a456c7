import { type Bucket, buckets, type FocalPoint } from '@torneo/contracts/storage'
import { Binary, type Collection, type IndexDescription } from 'mongodb'
import type { Author, Database, Transaction } from '../platform/database'

/** Bytes: a transfer has one chunk in memory. */
const chunkSize = 256 * 1024

/** A files document of GridFS, as mongofiles and the drivers read it. */
export interface GridFile<Metadata> {
  _id: string
  filename: string
  length: number
  chunkSize: number
  uploadDate: Date
  metadata: Metadata
}

/** An uploaded image. */
export interface FileDocument extends GridFile<{
  mimeType: string
  width?: number
  height?: number
  /** An animation: a smaller copy would show only one frame. */
  animated?: boolean
  uploadedBy: string
  /** Alternative text and focal point; absent until they are set. */
  alt?: string
  focus?: FocalPoint
}> {
  /** Absent unless the file is hidden. */
  deleted?: { at: Date; by: Author; batch: string }
}

interface ChunkDocument {
  _id: string
  files_id: string
  n: number
  data: Binary
}

interface CopyDocument {
  /** `<bucket>/<file>/<width>`. */
  _id: string
  data: Binary
}

interface BucketLayout<File extends { _id: string } = FileDocument> {
  readonly files: Collection<File>
  readonly chunks: Collection<ChunkDocument>
}

type Chunks = Pick<BucketLayout, 'chunks'>

/** The two collections of a bucket. */
export const declareBucket = <File extends { _id: string }>(database: Database, name: string, indexes: readonly IndexDescription[]): BucketLayout<File> => ({
  files: database.collection<File>(`${name}.files`, indexes),
  chunks: database.collection<ChunkDocument>(`${name}.chunks`, [{ key: { files_id: 1, n: 1 }, unique: true }]),
})

/** The collections of all buckets, with the indexes of GridFS, and the collection of smaller copies. */
export function declareStorage(database: Database) {
  const indexes = [{ key: { filename: 1, uploadDate: 1 } }, { key: { 'deleted.batch': 1 }, sparse: true }]
  const layouts = Object.fromEntries(buckets.map((bucket) => [bucket, declareBucket<FileDocument>(database, bucket, indexes)])) as Readonly<Record<Bucket, BucketLayout>>
  return { layouts, copies: database.collection<CopyDocument>('image_copies') }
}

/**
 * Writes a file's bytes with one `insert` command, each chunk a view of the buffer: `insertMany` copies every byte four times, this twice,
 * and copying is most of the cost of an upload.
 */
export async function writeChunks(
  { chunks }: Chunks, fileId: string, bytes: Buffer, session: Transaction,
): Promise<number> {
  const documents = Array.from({ length: Math.ceil(bytes.length / chunkSize) }, (_, n) => ({
    _id: `${fileId}-${n}`, files_id: fileId, n, data: new Binary(bytes.subarray(n * chunkSize, (n + 1) * chunkSize)),
  }))
  const { writeErrors } = await chunks.db.command({ insert: chunks.collectionName, documents }, { session })
  if (writeErrors) throw new Error(`The chunks of ${fileId} could not be written`)
  return chunkSize
}

interface ChunkedFile {
  readonly id: string
  readonly chunkSize: number
}

/** Reads the bytes from `start` to `end`, both included, one chunk at a time. */
export async function* readChunks(
  { chunks }: Chunks, { id, chunkSize: size }: ChunkedFile, start: number, end: number,
): AsyncGenerator<Buffer> {
  for (let n = Math.floor(start / size); n * size <= end; n += 1) {
    const chunk = await chunks.findOne({ files_id: id, n }, { projection: { data: 1 } })
    if (!chunk) throw new Error(`Chunk ${n} of a stored file is missing`)
    const { buffer } = chunk.data
    const bytes = Buffer.from(buffer.buffer, buffer.byteOffset, buffer.byteLength)
    yield bytes.subarray(Math.max(0, start - n * size), end - n * size + 1)
  }
}
