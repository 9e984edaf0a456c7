import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whether an If-None-Match header names this tag. */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/**
 * Sends a value as JSON; undefined is an empty answer. Reads carry an ETag and answer 304 to who has the same bytes already;
 * whoever has a session keeps them privately, and asks again each time.
 */
export function sendJson(request: FastifyRequest, reply: FastifyReply, status: number, value: unknown): FastifyReply {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  reply.header('cache-control', isRead ? `${request.user ? 'private' : 'public'}, no-cache` : 'no-store').header('vary', 'Cookie')
  if (value === undefined) return reply.code(status).send()
  const bytes = JSON.stringify(value)
  if (isRead) {
    const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
    reply.header('etag', etag)
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  }
  return reply.code(status).type('application/json; charset=utf-8').send(bytes)
}
