import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline as pipe, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { BSON, type Document } from 'mongodb'
import { PlainError, reasonOf } from '../shared/plain-error.ts'
import { writeTo } from '../shared/write-to.ts'
import { openSealed, type Sealed, sealing } from './sealed-file.ts'

/** First document of a backup: identifies the format, and the time of the content. */
export interface BackupHead {
  readonly torneoBackup: 1
  /** ISO 8601, UTC. */
  readonly at: string
  /** Version of the stored shapes; absent (0) in backups from before they had one. */
  readonly version?: number
  /** End of the audit log; absent in backups from before there was one. */
  readonly audit?: { readonly sequence: number; readonly hash: string }
}

/** A stored document with its collection. */
export interface BackupRow {
  readonly collection: string
  readonly document: Document
}

/** Last document, with the number of preceding rows, so that a truncated file is detected. */
interface BackupTail {
  readonly rows: number
}

/** Maximum bytes of a row: MongoDB's largest document, and its collection's name. */
const maxRowBytes = 16 * 1024 * 1024 + 64 * 1024

/**
 * Writes consecutive BSON documents, which contain their own lengths; compressed, and sealed with the key. The file
 * gets its name only when it is complete.
 */
export async function writeBackup(
  file: string,
  key: string | null,
  head: BackupHead,
  rows: AsyncIterable<BackupRow>,
): Promise<number> {
  let count = 0
  async function* documents(): AsyncGenerator<Uint8Array> {
    yield BSON.serialize(head)
    for await (const row of rows) {
      count += 1
      yield BSON.serialize(row)
    }
    yield BSON.serialize({ rows: count } satisfies BackupTail)
  }
  const incoming = `${file}.${process.pid}.tmp`
  await writeTo(file, async () => {
    try {
      await pipeline(
        Readable.from(documents(), { objectMode: true }),
        createGzip(),
        sealing(key),
        createWriteStream(incoming, { mode: 0o600 }),
      )
      await rename(incoming, file)
    } finally {
      await rm(incoming, { force: true })
    }
  })
  return count
}

/** Reads a stream in pieces of the requested length; no byte is copied twice, however small the arriving chunks are. */
function pieces(stream: AsyncIterable<Buffer>) {
  const parts = stream[Symbol.asyncIterator]()
  let waiting: Buffer[] = []
  let size = 0

  return {
    /** Returns null at the end of the stream. */
    async take(length: number): Promise<Buffer | null> {
      while (size < length) {
        const { value, done } = await parts.next()
        if (done) {
          if (size > 0) throw new Error('it ends in the middle')
          return null
        }
        waiting.push(value)
        size += value.length
      }
      const [first] = waiting
      const whole = first && waiting.length === 1 ? first : Buffer.concat(waiting)
      waiting = [whole.subarray(length)]
      size -= length
      return whole.subarray(0, length)
    },
  }
}

async function* documentsOf(sealed: Sealed): AsyncGenerator<Document> {
  // Preserves the stored types of dates, numbers and bytes.
  const options = { promoteValues: false, promoteBuffers: false }
  const unpacked = createGunzip()
  // Every failure is thrown to the reader.
  pipe(sealed.content(), unpacked, () => undefined)
  const { take } = pieces(unpacked)
  try {
    for (let size = await take(4); size; size = await take(4)) {
      const length = size.readInt32LE(0)
      if (length < 5 || length > maxRowBytes) throw new Error('it has bytes that are no document')
      const rest = await take(length - 4)
      if (!rest) throw new Error('it ends in the middle')
      yield BSON.deserialize(Buffer.concat([size, rest]), options)
    }
  } finally {
    unpacked.destroy()
  }
}

/** An open backup: its head, and its rows, which can be read several times. */
export interface Backup {
  readonly head: BackupHead
  /** True when it was written with the key and has not been changed since. */
  readonly isSealed: boolean
  rows(): AsyncGenerator<BackupRow>
}

/**
 * Opens a backup. Throws a PlainError when the file is no backup, was changed, or needs another key; a truncated one
 * throws at the end of its rows at the latest.
 */
export async function openBackup(file: string, key: string | null): Promise<Backup> {
  const sealed = await openSealed(file, key)
  for await (const head of contentOf(file, sealed)) {
    const { at, version = 0, audit } = BSON.deserialize(BSON.serialize(head)) as BackupHead
    return {
      head: { torneoBackup: 1, at, version, ...(audit && { audit }) },
      isSealed: sealed.isSealed,
      async *rows() {
        for await (const row of contentOf(file, sealed))
          if ('collection' in row) yield { collection: String(row.collection), document: row.document as Document }
      },
    }
  }
  throw new PlainError(`${file} is no whole backup of Torneo: it is empty.`)
}

/** Yields the head of a backup, then its rows. */
async function* contentOf(file: string, sealed: Sealed): AsyncGenerator<Document> {
  let isFirst = true
  let count = 0
  let tail: number | null = null
  try {
    for await (const document of documentsOf(sealed)) {
      if (tail !== null) throw new Error('something follows its end')
      if (isFirst && Number(document.torneoBackup) !== 1) throw new Error('it does not begin like one')
      if (!isFirst && 'rows' in document) tail = Number(document.rows)
      else {
        if (!isFirst) count += 1
        yield document
      }
      isFirst = false
    }
    if (tail !== count) throw new Error('it is cut off')
  } catch (error) {
    throw new PlainError(`${file} is no whole backup of Torneo: ${reasonOf(error)}.`)
  }
}
