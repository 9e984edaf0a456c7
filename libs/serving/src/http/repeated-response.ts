import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasBody } from './has-body'
import { type Body, packingFor } from './response-body'

/** A response as it was sent; `headers`: names and values in turn. */
interface Sent {
  readonly headers: readonly string[]
  readonly bytes: Buffer
}

/** Headers that differ between two responses with the same body. */
const ofOneRequest = new Set(['connection', 'content-length', 'x-request-id'])

const sent = new WeakMap<Body, Map<string | undefined, Sent>>()
const repeatable = new WeakMap<FastifyReply, Body>()
const encodingFor = ({ headers }: FastifyRequest) => packingFor(headers['accept-encoding'])?.encoding

/** Stores the first response of each body that `sendAgain` is to repeat; the hooks that add headers come before. */
export function useRepeatedResponses(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const body = repeatable.get(reply)
    if (body && request.method === 'GET' && reply.statusCode === 200 && Buffer.isBuffer(payload)) {
      const headers = Object.entries(reply.getHeaders()).filter(([name]) => !ofOneRequest.has(name))
      const byEncoding = sent.get(body) ?? new Map<string | undefined, Sent>()
      byEncoding.set(encodingFor(request), {
        headers: [...headers.flatMap(([name, value]) => [name, String(value)]), 'content-length', `${payload.length}`],
        bytes: payload,
      })
      sent.set(body, byEncoding)
    }
    done(null, payload)
  })
}

/**
 * Sends a body with the headers of its first response: for a page in memory, computing these costs more than all the
 * rest. Returns false for the first response and where another one than its repetition may be due.
 */
export function sendAgain(request: FastifyRequest, reply: FastifyReply, body: Body): boolean {
  const { method, headers, server, raw } = request
  if (method !== 'GET' || headers['if-none-match'] !== undefined || hasBody(raw) || server.isStopping) return false
  const known = sent.get(body)?.get(encodingFor(request))
  if (!known) {
    repeatable.set(reply, body)
    return false
  }
  reply.hijack()
  reply.raw.writeHead(200, [...known.headers, 'x-request-id', request.id])
  reply.raw.end(known.bytes)
  return true
}
