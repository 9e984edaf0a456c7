import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { AssembledBody } from './assembled-body'
import { brotli } from './brotli'

const compress = promisify(gzip)

/**
 * Sizes in bytes above which compressing pays: a read's response serves many clients; a write's serves only one, so it
 * must save several packets.
 */
const worthCompressing = { read: 1024, write: 4096 }

/** Matches an encoding in Accept-Encoding that is not excluded by a weight of 0. */
const named = (encoding: string) =>
  new RegExp(String.raw`(?:^|,)\s*${encoding}\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))`, 'i')

/** Gzip is preferred: assembled bodies have it ready. */
const packings = [
  { encoding: 'gzip', tag: '-gz', isIn: named('gzip'), of: (body: Body) => body.gzipped() },
  { encoding: 'br', tag: '-br', isIn: named('br'), of: (body: Body) => body.brotli() },
] as const

/** Returns the compression that a client accepts. */
export const packingFor = (header: string | string[] | undefined) =>
  typeof header === 'string' ? packings.find(({ isIn }) => isIn.test(header)) : undefined

/** True if an If-None-Match header names this tag. */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** Bytes of a response; its derived forms are computed once, on first use. */
export interface Body {
  readonly size: number
  readonly bytes: Buffer
  readonly tag: () => string
  readonly gzipped: () => Promise<Buffer>
  readonly brotli: () => Promise<Buffer>
}

/** Serializes a value to JSON, which has no undefined: an empty response has no body. */
export function bodyOf(value: unknown): Body {
  if (value instanceof AssembledBody) return value
  const bytes = Buffer.from(JSON.stringify(value))
  let tag: string | null = null
  let gzipped: Promise<Buffer> | null = null
  let inBrotli: Promise<Buffer> | null = null
  return {
    size: bytes.length,
    bytes,
    tag: () => (tag ??= hash('sha1', bytes, 'base64url')),
    gzipped: () => (gzipped ??= compress(bytes)),
    brotli: () => (inBrotli ??= brotli(bytes)),
  }
}

export interface SentAs {
  /** Cache-Control of a read; by default anybody may keep it, and asks each time. */
  readonly keeping?: string
  /** Content type. */
  readonly type?: string
}

/**
 * Sends a body, JSON by default, compressed if that pays and the client accepts it; null sends an empty response. Reads
 * carry an ETag and answer 304 if the client has the same bytes.
 */
export async function sendBody(
  reply: FastifyReply,
  status: number,
  body: Body | null,
  { keeping = 'public, no-cache', type = 'application/json; charset=utf-8' }: SentAs = {},
): Promise<FastifyReply> {
  const { request } = reply
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  reply.header('cache-control', isRead ? keeping : 'no-store').header('vary', 'Cookie, Accept-Encoding')
  if (!body) return reply.code(status).send()
  const packing =
    body.size >= worthCompressing[isRead ? 'read' : 'write']
      ? packingFor(request.headers['accept-encoding'])
      : undefined
  if (isRead) {
    const etag = `"${body.tag()}${packing?.tag ?? ''}"`
    reply.header('etag', etag)
    if (status === 200 && matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  }
  if (packing) reply.header('content-encoding', packing.encoding)
  return reply
    .code(status)
    .type(type)
    .send(packing ? await packing.of(body) : body.bytes)
}
