import { type IncomingMessage, request as ask } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** Writes a head as it arrived: names and values in turn. */
function headOf(status: string, rawHeaders: readonly string[]): string {
  const lines = [`HTTP/1.1 ${status}`]
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}

/** Milliseconds for the service to take an upgrade. */
const timeoutMs = 10_000

function refuse(socket: Duplex): void {
  socket.end(headOf('503 Service Unavailable', ['Connection', 'close', 'Retry-After', '5', 'Content-Length', '0']))
}

/**
 * Hands upgrades on to a service, byte by byte: frames are not read here. The service learns the client's address as
 * the last of X-Forwarded-For. 503 while it is away; all connections end with this process's stop.
 */
export function forwardUpgrades(app: FastifyInstance, origin: string) {
  const open = new Set<Duplex>()
  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroy()
  })

  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    // A proxy may have said it for itself; what a client says of the host is not handed on.
    const { 'x-forwarded-host': _host, 'x-forwarded-for': known = [], ...headers } = request.headers
    const addresses = [...[known].flat(), (socket as Socket).remoteAddress ?? ''].filter(Boolean)
    const forwarded = ask(new URL(request.url ?? '/', origin), {
      headers: { ...headers, 'x-forwarded-for': addresses.join(', ') },
      timeout: timeoutMs,
    })
    forwarded.on('timeout', () => forwarded.destroy(new Error('The service did not take the upgrade in time')))
    socket.on('error', () => forwarded.destroy())
    socket.once('close', () => forwarded.destroy())
    forwarded.on('error', () => refuse(socket))
    forwarded.on('response', (response) => {
      socket.write(headOf(`${response.statusCode} ${response.statusMessage}`, response.rawHeaders))
      response.pipe(socket)
    })
    forwarded.on('upgrade', (response, upstream, first) => {
      upstream.setTimeout(0)
      socket.write(headOf('101 Switching Protocols', response.rawHeaders))
      if (first.length > 0) socket.write(first)
      if (head.length > 0) upstream.write(head)
      upstream.on('error', () => socket.destroy())
      upstream.once('close', () => socket.destroy())
      socket.once('close', () => upstream.destroy())
      socket.pipe(upstream).pipe(socket)
    })
    forwarded.end()
  }
}
