import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AssembledBody } from './assembled-body'
import { brotli } from './brotli'

const compress = promisify(gzip)

/** Bytes from which on compressing pays: of a read at once, of the answer of a write, which is compressed for one client alone, after some packets. */
const worthCompressing = { read: 1024, write: 4096 }

/** An encoding in an Accept-Encoding header: named, and not refused by a weight of nought. */
const named = (encoding: string) => new RegExp(String.raw`(?:^|,)\s*${encoding}\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))`, 'i')

/** Gzip first: of a body that is assembled from parts it is at hand. */
const packings = [
  { encoding: 'gzip', tag: '-gz', isIn: named('gzip'), of: (body: Body) => body.gzipped() },
  { encoding: 'br', tag: '-br', isIn: named('br'), of: (body: Body) => body.brotli() },
] as const

const packingFor = (header: string | string[] | undefined) => (typeof header === 'string' ? packings.find(({ isIn }) => isIn.test(header)) : undefined)

/** Whether an If-None-Match header names this tag. */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** The bytes of an answer; what is made of it is made once, when it is first asked for. */
export interface Body {
  readonly size: number
  readonly bytes: Buffer
  readonly tag: () => string
  readonly gzipped: () => Promise<Buffer>
  readonly brotli: () => Promise<Buffer>
}

/** JSON has no undefined: that is no body. */
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

/**
 * Sends a body, JSON unless `type` says otherwise, compressed where that pays and the client takes it; no body is an empty answer. Reads carry an
 * ETag and answer 304 to who has the same bytes already; with a session they are cached privately and revalidated each time. `personal` responses are never cached.
 */
export async function sendBody(
  request: FastifyRequest, reply: FastifyReply, status: number, body: Body | null, personal = false, type = 'application/json; charset=utf-8',
): Promise<FastifyReply> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const keeping = personal ? 'private, no-store' : `${request.user ? 'private' : 'public'}, no-cache`
  reply.header('cache-control', isRead ? keeping : 'no-store').header('vary', 'Cookie, Accept-Encoding')
  if (!body) return reply.code(status).send()
  const packing = body.size >= worthCompressing[isRead ? 'read' : 'write'] ? packingFor(request.headers['accept-encoding']) : undefined
  if (isRead) {
    const etag = `"${body.tag()}${packing?.tag ?? ''}"`
    reply.header('etag', etag)
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  }
  if (packing) reply.header('content-encoding', packing.encoding)
  return reply.code(status).type(type).send(packing ? await packing.of(body) : body.bytes)
}

/** Sends a value as JSON; undefined is no body. */
export function sendJson(request: FastifyRequest, reply: FastifyReply, status: number, value: unknown, personal?: boolean): Promise<FastifyReply> {
  return sendBody(request, reply, status, value === undefined ? null : bodyOf(value), personal)
}
