import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { BSON, type Document } from 'mongodb'
import { PlainError, reasonOf } from '../shared/plain-error.ts'

/** The first document of a backup: what it is, and when it was true. */
export interface BackupHead {
  readonly torneoBackup: 1
  /** ISO 8601, UTC. */
  readonly at: string
  /** The version of the stored shapes; absent in backups from before they had one: 0. */
  readonly version?: number
}

/** One stored document, and where it belongs. */
export interface BackupRow {
  readonly collection: string
  readonly document: Document
}

/** The last document: how many rows came before it, so that a truncated file is detected. */
interface BackupTail {
  readonly rows: number
}

/** Documents one after the other, as BSON says their length itself; compressed. Under its name only when it is whole. */
export async function writeBackup(file: string, head: BackupHead, rows: AsyncIterable<BackupRow>): Promise<number> {
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
  try {
    await pipeline(Readable.from(documents(), { objectMode: true }), createGzip(), createWriteStream(incoming, { mode: 0o600 }))
    await rename(incoming, file)
  } finally {
    await rm(incoming, { force: true })
  }
  return count
}

async function* documentsOf(file: string): AsyncGenerator<Document> {
  let rest: Buffer = Buffer.alloc(0)
  // As they were: dates, numbers and bytes of the very types that were stored.
  const options = { promoteValues: false, promoteBuffers: false }
  for await (const part of createReadStream(file).pipe(createGunzip()) as AsyncIterable<Buffer>) {
    rest = rest.length === 0 ? part : Buffer.concat([rest, part])
    let at = 0
    while (rest.length - at >= 4) {
      const length = rest.readInt32LE(at)
      if (length < 5) throw new Error('it holds what is no document')
      if (rest.length - at < length) break
      yield BSON.deserialize(rest.subarray(at, at + length), options)
      at += length
    }
    rest = rest.subarray(at)
  }
  if (rest.length > 0) throw new Error('it ends in the middle')
}

/** The version of the stored shapes in a backup. A PlainError when the file is none. */
export async function readVersion(file: string): Promise<number> {
  for await (const { version = 0 } of contentOf(file)) return Number(version)
  return 0
}

/** The rows of a backup. A PlainError when the file is none, or not whole: at its end at the latest. */
export async function* readBackup(file: string): AsyncGenerator<BackupRow> {
  for await (const row of contentOf(file)) if ('collection' in row) yield { collection: String(row.collection), document: row.document as Document }
}

/** The head of a backup, then its rows. */
async function* contentOf(file: string): AsyncGenerator<Document> {
  let isFirst = true
  let count = 0
  let tail: number | null = null
  try {
    for await (const document of documentsOf(file)) {
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
