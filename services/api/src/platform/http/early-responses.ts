import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { hasBody } from '@torneo/serving/http/has-body'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Limits of what is read and discarded after a response: bytes, and milliseconds of silence. Node's requestTimeout
 * bounds the whole.
 */
const limits = { bytes: 64 * 1024 * 1024, silence: 5000 }

const respondedSockets = new WeakSet<Socket>()

/** True once an unfinished request was answered: nothing else may be written to its socket. */
export const hasResponded = (socket: Socket): boolean => respondedSockets.has(socket)

/**
 * Closes the connection as nginx's `lingering_close` does: our side at once, the client's when it has sent the rest or
 * reached the limits. Closing both sides with unread bytes would reset the connection, and a client that is still
 * sending would never see the response.
 */
function lingerAfter(raw: IncomingMessage): void {
  const { socket } = raw
  const close = () => Socket.prototype.destroySoon.call(socket)
  let remaining = limits.bytes
  respondedSockets.add(socket)
  raw.unpipe()
  raw.removeAllListeners('data')
  raw.on('data', (chunk: Buffer) => {
    remaining -= chunk.length
    if (remaining < 0) socket.destroy()
  })
  // Node calls this after the last response of a connection.
  socket.destroySoon = () => {
    if (raw.complete) return close()
    socket.end()
    socket.setTimeout(limits.silence)
  }
  raw.once('end', () => {
    if (socket.writableEnded) close()
  })
  raw.resume()
}

/**
 * Closes the connection after this response if the request has not arrived completely: the unread rest would keep it
 * open.
 */
export function endIfEarly({ raw }: FastifyRequest, reply: FastifyReply): void {
  // Requests by `inject` have no connection, and no `complete`.
  if (raw.complete !== false || !hasBody(raw) || hasResponded(raw.socket)) return
  reply.header('connection', 'close')
  lingerAfter(raw)
}

export function useEarlyResponses(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    endIfEarly(request, reply)
    done(null, payload)
  })
}
