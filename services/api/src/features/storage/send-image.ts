import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matches } from '../../platform/response-body'
import { Problem } from '../../platform/problems'
import { byteRange } from './byte-range'

/** An image on its way out, whole or from one byte to another, both included. */
export interface OutgoingImage {
  readonly etag: string
  readonly size: number
  readonly mimeType: string
  readonly name: string
  /** Pixels of the original, where its format tells. */
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly read: (start: number, end: number) => AsyncIterable<Buffer> | Iterable<Buffer>
  /** Whether the same address always gives the same bytes. */
  readonly isFinal: boolean
}

/**
 * No script runs and nothing is fetched, whatever an SVG contains and wherever it is opened. Pages of other origins, such as a landing
 * page, may show and read images: they are the same for everyone.
 */
const safety = {
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
} as const

/** A browser keeps what it was shown; what many share asks again after an hour, so that a picture that is deleted is soon gone there too. */
const forGood = 'public, max-age=31536000, immutable, s-maxage=3600'

/** A name of any language in a header (RFC 5987), with an ASCII fallback for clients without it. */
function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*!]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

function outside(size: number): Problem {
  return new Problem(416, 'validation', 'Esa parte del archivo no existe', {}, { 'content-range': `bytes */${size}` })
}

/** Sends an image's bytes as they are asked for: all, one range, nothing new (304), or the head alone. */
export function sendImage(
  { headers, method }: FastifyRequest, reply: FastifyReply, { etag, size, mimeType, name, width, height, read, isFinal }: OutgoingImage,
  kind: 'inline' | 'attachment',
): FastifyReply {
  reply.headers({
    ...safety, etag, 'accept-ranges': 'bytes', 'content-disposition': disposition(kind, name),
    ...(width && height ? { 'x-image-size': `${width}x${height}` } : {}),
    'cache-control': isFinal ? forGood : 'public, max-age=60',
  })
  if (matches(headers['if-none-match'], etag)) return reply.code(304).send()

  const isWhole = method === 'HEAD' || (headers['if-range'] !== undefined && headers['if-range'] !== etag)
  const range = isWhole ? 'none' : byteRange(headers.range, size)
  if (range === 'outside') throw outside(size)
  const { start, end } = range === 'none' ? { start: 0, end: size - 1 } : range
  if (range !== 'none') reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  // A stream of its own size: HEAD gives the length of what GET would send.
  const bytes = Readable.from(method === 'HEAD' ? [] : read(start, end), { objectMode: false, highWaterMark: 1 })
  return reply.header('content-length', end - start + 1).type(mimeType).send(bytes)
}
