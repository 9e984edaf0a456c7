import type { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import { cleanLine } from '@torneo/contracts/fields/clean-text'
import { storageMessages } from '@torneo/contracts/files/storage'
import { withDeadline } from '@torneo/serving/timers'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalidField, Problem, tooSlow } from './problems'

/** An uploaded file; `bytes` has one more than the maximum if it is too long. */
interface SentFile {
  readonly name: string
  readonly bytes: Buffer
}

/** Milliseconds in which a whole file must arrive. */
const fileTimeout = 50_000

const badForm = () => invalidField('file', storageMessages.file)

/** Returns a file's name without folders; throws if it climbs out of one or hides characters. */
function checkedName(name: string): string {
  const plain = name.normalize('NFC').trim()
  const isBad = /[/\\\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(plain) || /^\.*$/.test(plain) || plain.length > 255
  const cleaned = cleanLine(plain)
  if (isBad || cleaned === '') throw invalidField('file', storageMessages.name)
  return cleaned
}

/** Reads at most `maxBytes` bytes of a part. */
async function collected(part: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of part as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= maxBytes) break
  }
  return Buffer.concat(chunks, Math.min(length, maxBytes))
}

async function onlyFile(request: FastifyRequest, maxBytes: number): Promise<SentFile> {
  let sent: SentFile | null = null
  for await (const part of request.parts()) {
    if (sent || part.type !== 'file' || part.fieldname !== 'file') throw badForm()
    const name = checkedName(part.filename || 'imagen')
    sent = { name, bytes: await collected(part.file, maxBytes) }
    // The rest of the request is irrelevant now.
    if (sent.bytes.length === maxBytes) break
  }
  if (!sent) throw badForm()
  return sent
}

/** Registers routes that accept multipart bodies and no others. */
export function withUploads(app: FastifyInstance, routes: (uploads: FastifyInstance) => void): void {
  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const limits = { fileSize: Infinity, fieldSize: 1024, parts: 3 }
    await uploads.register(multipart, { preservePath: true, throwFileSizeLimit: false, limits })
    routes(uploads)
  })
}

/**
 * Reads the only file of a multipart request, from its part `file`, up to `maximum` bytes; throws 400 for anything
 * else, without reading further. A longer file is returned with one byte more.
 */
export async function readSentFile(request: FastifyRequest, maximum: number): Promise<SentFile> {
  try {
    // One byte over the maximum reveals that a file is too long.
    return await withDeadline(fileTimeout, onlyFile(request, maximum + 1), tooSlow)
  } catch (error) {
    // The parser only throws for malformed requests.
    throw error instanceof Problem ? error : badForm()
  }
}
