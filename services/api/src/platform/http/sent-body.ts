import { type Body, bodyOf, sendBody } from '@torneo/serving/http/response-body'
import type { FastifyReply } from 'fastify'

interface SentAs {
  /** Never cached. */
  readonly personal?: boolean | undefined
  /** Content type. */
  readonly type?: string
}

/**
 * Sends a body; null sends an empty response. Responses to signed-in users are cached privately and revalidated each
 * time; `personal` ones are never cached.
 */
export function sendRead(
  reply: FastifyReply,
  status: number,
  body: Body | null,
  { personal = false, ...as }: SentAs = {},
): Promise<FastifyReply> {
  const keeping = personal ? 'private, no-store' : `${reply.request.user ? 'private' : 'public'}, no-cache`
  return sendBody(reply, status, body, { keeping, ...as })
}

/** Sends a value as JSON; undefined sends an empty response. */
export function sendJson(reply: FastifyReply, status: number, value: unknown, sentAs?: SentAs): Promise<FastifyReply> {
  return sendRead(reply, status, value === undefined ? null : bodyOf(value), sentAs)
}
