import type { Readable } from 'node:stream'
import { maximumImageSize, storageMessages } from '@torneo/contracts/storage'
import type { FastifyRequest } from 'fastify'
import { invalidField, Problem } from '../../platform/problems'

/** A file as it was sent; `bytes` are one more than the maximum when it is too long. */
interface SentFile {
  readonly name: string
  readonly bytes: Buffer
}

/** One byte over the maximum tells that a file is too long. */
const mostBytes = maximumImageSize + 1
/** What a refused request may still send before its line is cut, so that its client comes to read the answer. */
const mostDrained = 64 * 1024 * 1024

const badForm = () => invalidField('file', storageMessages.file)

/** A file's name without folders; one that climbs or hides something is refused. */
function checkedName(name: string): string {
  const plain = name.normalize('NFC').trim()
  const isBad = /[/\\\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(plain) || /^\.*$/.test(plain) || plain.length > 255
  if (isBad) throw invalidField('file', storageMessages.name)
  return plain
}

/** Reads a part, no further than one byte over the maximum. */
async function collected(part: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of part as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= mostBytes) break
  }
  return Buffer.concat(chunks, Math.min(length, mostBytes))
}

/** Lets the rest of a request pass unread: a client that is still sending would else never see its answer. */
function drain({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return
  let left = mostDrained
  raw.unpipe()
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) raw.destroy()
  })
  raw.resume()
}

async function onlyFile(request: FastifyRequest): Promise<SentFile> {
  let sent: SentFile | null = null
  for await (const part of request.parts()) {
    if (sent || part.type !== 'file' || part.fieldname !== 'file') throw badForm()
    const name = checkedName(part.filename || 'imagen')
    sent = { name, bytes: await collected(part.file) }
    // What else comes does not matter any more.
    if (sent.bytes.length === mostBytes) break
  }
  if (!sent) throw badForm()
  return sent
}

/** The one file of a multipart request, in its part `file`; anything else is 400, read no further. */
export async function readSentFile(request: FastifyRequest): Promise<SentFile> {
  try {
    return await onlyFile(request)
  } catch (error) {
    // What the parser throws is always about what was sent.
    throw error instanceof Problem ? error : badForm()
  } finally {
    drain(request)
  }
}
