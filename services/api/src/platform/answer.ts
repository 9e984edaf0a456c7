import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { gzipFast, isWorthCompressing, takesGzip } from './compression'

/** Whether an If-None-Match header names this tag. */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/**
 * Sends JSON, compressed from 1 kB on for whoever takes it; undefined is an empty answer. Reads carry an ETag and answer 304 to who has the
 * same bytes already; whoever has a session keeps them privately, and asks again each time. What is `personal` is kept by nobody.
 */
export async function sendBytes(
  request: FastifyRequest, reply: FastifyReply, status: number, bytes: Buffer | undefined, personal = false,
): Promise<FastifyReply> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const keeping = personal ? 'private, no-store' : `${request.user ? 'private' : 'public'}, no-cache`
  reply.header('cache-control', isRead ? keeping : 'no-store').header('vary', 'Cookie, Accept-Encoding')
  if (bytes === undefined) return reply.code(status).send()
  const packs = isWorthCompressing(bytes) && takesGzip(request.headers['accept-encoding'])
  if (isRead) {
    const etag = `"${hash('sha1', bytes, 'base64url')}${packs ? '-gz' : ''}"`
    reply.header('etag', etag)
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  }
  if (packs) reply.header('content-encoding', 'gzip')
  return reply.code(status).type('application/json; charset=utf-8').send(packs ? await gzipFast(bytes) : bytes)
}

/** Sends a value as JSON. */
export function sendJson(request: FastifyRequest, reply: FastifyReply, status: number, value: unknown): Promise<FastifyReply> {
  return sendBytes(request, reply, status, value === undefined ? undefined : Buffer.from(JSON.stringify(value)))
}
