import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whether an If-None-Match header names this tag. */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/**
 * Sends JSON; undefined is an empty answer. Reads carry an ETag and answer 304 to who has the same bytes already; whoever has a session
 * keeps them privately, and asks again each time. What is `personal` is kept by nobody.
 */
export function sendBytes(
  request: FastifyRequest, reply: FastifyReply, status: number, bytes: Buffer | undefined, personal = false,
): FastifyReply {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const keeping = personal ? 'private, no-store' : `${request.user ? 'private' : 'public'}, no-cache`
  reply.header('cache-control', isRead ? keeping : 'no-store').header('vary', 'Cookie')
  if (bytes === undefined) return reply.code(status).send()
  if (isRead) {
    const etag = `"${hash('sha1', bytes, 'base64url')}"`
    reply.header('etag', etag)
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  }
  return reply.code(status).type('application/json; charset=utf-8').send(bytes)
}

/** Sends a value as JSON. */
export function sendJson(request: FastifyRequest, reply: FastifyReply, status: number, value: unknown): FastifyReply {
  return sendBytes(request, reply, status, value === undefined ? undefined : Buffer.from(JSON.stringify(value)))
}
