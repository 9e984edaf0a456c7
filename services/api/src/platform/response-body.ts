import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AssembledBody } from './assembled-body'

const compress = promisify(gzip)

/** Bytes from which on compressing pays: of a read at once, of the answer of a write, which is compressed for one client alone, after some packets. */
const worthCompressing = { read: 1024, write: 4096 }

/** Whether an Accept-Encoding header takes gzip: named, and not refused by a weight of nought. */
function takesGzip(header: string | string[] | undefined): boolean {
  return typeof header === 'string' && /(?:^|,)\s*gzip\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i.test(header)
}

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
  readonly gzipped: () => Promise<Buffer> | Buffer
}

/** JSON has no undefined: that is no body. */
export function bodyOf(value: unknown): Body {
  if (value instanceof AssembledBody) return value
  const bytes = Buffer.from(JSON.stringify(value))
  let tag: string | null = null
  let packed: Promise<Buffer> | null = null
  return {
    size: bytes.length,
    bytes,
    tag: () => (tag ??= hash('sha1', bytes, 'base64url')),
    gzipped: () => (packed ??= compress(bytes)),
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
  const packs = body.size >= worthCompressing[isRead ? 'read' : 'write'] && takesGzip(request.headers['accept-encoding'])
  if (isRead) {
    const etag = `"${body.tag()}${packs ? '-gz' : ''}"`
    reply.header('etag', etag)
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  }
  if (packs) reply.header('content-encoding', 'gzip')
  return reply.code(status).type(type).send(packs ? await body.gzipped() : body.bytes)
}

/** Sends a value as JSON; undefined is no body. */
export function sendJson(request: FastifyRequest, reply: FastifyReply, status: number, value: unknown, personal?: boolean): Promise<FastifyReply> {
  return sendBody(request, reply, status, value === undefined ? null : bodyOf(value), personal)
}
