import type { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import { cleanLine } from '@torneo/contracts/clean-text'
import { storageMessages } from '@torneo/contracts/storage'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalidField, Problem } from './problems'
import { withDeadline } from './timers'

/** A file as it was sent; `bytes` are one more than the maximum when it is too long. */
interface SentFile {
  readonly name: string
  readonly bytes: Buffer
}

/** Milliseconds for a whole file to come. */
const fileTimeout = 50_000

const badForm = () => invalidField('file', storageMessages.file)

/** A file's name without folders; one that climbs or hides something is refused. */
function checkedName(name: string): string {
  const plain = name.normalize('NFC').trim()
  const isBad = /[/\\\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(plain) || /^\.*$/.test(plain) || plain.length > 255
  const cleaned = cleanLine(plain)
  if (isBad || cleaned === '') throw invalidField('file', storageMessages.name)
  return cleaned
}

/** Reads a part, no further than `most` bytes. */
async function collected(part: Readable, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of part as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= most) break
  }
  return Buffer.concat(chunks, Math.min(length, most))
}

async function onlyFile(request: FastifyRequest, most: number): Promise<SentFile> {
  let sent: SentFile | null = null
  for await (const part of request.parts()) {
    if (sent || part.type !== 'file' || part.fieldname !== 'file') throw badForm()
    const name = checkedName(part.filename || 'imagen')
    sent = { name, bytes: await collected(part.file, most) }
    // What else comes does not matter any more.
    if (sent.bytes.length === most) break
  }
  if (!sent) throw badForm()
  return sent
}

/** A scope in which multipart is a body that is read, and nothing else is. */
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
 * The one file of a multipart request, in its part `file`, of at most `maximum` bytes; anything else is 400, read no further. One that is longer
 * comes with one byte more than that.
 */
export async function readSentFile(request: FastifyRequest, maximum: number): Promise<SentFile> {
  try {
    // One byte over the maximum tells that a file is too long.
    return await withDeadline(fileTimeout, onlyFile(request, maximum + 1))
  } catch (error) {
    // What the parser throws is always about what was sent.
    throw error instanceof Problem ? error : badForm()
  }
}
