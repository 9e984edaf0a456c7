import { Readable } from 'node:stream'
import { matches } from '@torneo/serving/http/response-body'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../platform/http/problems'
import { byteRange } from './byte-range'

/** An image to be sent, whole or in part (`start` to `end`, both included). */
export interface OutgoingImage {
  readonly etag: string
  readonly size: number
  readonly mimeType: string
  readonly name: string
  /** Pixels of the original, if its format has them. */
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly read: (start: number, end: number) => AsyncIterable<Buffer> | Iterable<Buffer>
  /** True if the same address always gives the same bytes. */
  readonly isFinal: boolean
}

/**
 * Blocks scripts and requests, whatever an SVG contains and wherever it is opened. Pages of other origins, such as a
 * landing page, may show and read images: they are the same for everyone.
 */
const safety = {
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
} as const

/**
 * Browsers cache an image for good; shared caches revalidate after an hour, so that a deleted image disappears there
 * too.
 */
const immutableCache = 'public, max-age=31536000, immutable, s-maxage=3600'

/** Encodes a name of any language for a header (RFC 5987), with an ASCII fallback for older clients. */
function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

function outside(size: number): Problem {
  return new Problem(416, 'validation', 'Esa parte del archivo no existe', {
    headers: { 'content-range': `bytes */${size}` },
  })
}

/** Sends an image's bytes as requested: all, one range, not modified (304), or headers only. */
export function sendImage(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  { etag, size, mimeType, name, width, height, read, isFinal }: OutgoingImage,
  kind: 'inline' | 'attachment',
): FastifyReply {
  reply.headers({
    ...safety,
    etag,
    'accept-ranges': 'bytes',
    'content-disposition': disposition(kind, name),
    ...(width && height ? { 'x-image-size': `${width}x${height}` } : {}),
    'cache-control': isFinal ? immutableCache : 'public, max-age=60',
  })
  if (matches(headers['if-none-match'], etag)) return reply.code(304).send()

  const isComplete = method === 'HEAD' || (headers['if-range'] !== undefined && headers['if-range'] !== etag)
  const range = isComplete ? 'none' : byteRange(headers.range, size)
  if (range === 'outside') throw outside(size)
  const { start, end } = range === 'none' ? { start: 0, end: size - 1 } : range
  if (range !== 'none') reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  // Streams with the size of the part: HEAD then has the Content-Length of GET.
  const bytes = Readable.from(method === 'HEAD' ? [] : read(start, end), { objectMode: false, highWaterMark: 1 })
  return reply
    .header('content-length', end - start + 1)
    .type(mimeType)
    .send(bytes)
}
