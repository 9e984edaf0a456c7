import { createServer, type IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import websocket, { type WebsocketPluginOptions } from '@fastify/websocket'
import { closeCodes, realtimeLimits } from '@torneo/contracts/endpoint/realtime'
import type { FastifyInstance } from 'fastify'
import { WebSocket } from 'ws'
import { after } from '../timers'

/** Milliseconds that a client of a plain answer has to read it and to close its side. */
const lingerMs = 1000

/** Code with which `ws` closes a socket after an oversized frame. */
const tooBig = 1009

/** Closes with the contract's code for abuse after an oversized frame, before it is read. */
class StrictSocket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    super.close(code === tooBig ? closeCodes.policy : code, reason)
  }
}

/** Path of a WebSocket's upgrade; null for other requests. */
const upgradedPath = ({ url, headers }: IncomingMessage): string | null =>
  headers.upgrade?.toLowerCase() === 'websocket' ? (url?.split('?')[0] ?? null) : null

type TakeUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

interface WebSocketPaths {
  /** Paths whose sockets this service serves by its routes. */
  readonly served: readonly string[]
  /** Paths whose upgrades another part takes. */
  readonly taken?: ReadonlyMap<string, TakeUpgrade>
}

/**
 * Serves WebSockets at these paths. Some HTTP clients offer an upgrade to HTTP/2 with every request: such offers, and
 * upgrades at other paths, are answered as plain requests.
 */
export async function useWebSockets(app: FastifyInstance, { served, taken }: WebSocketPaths): Promise<void> {
  // The plugin handles all upgrades of its server; this server does not listen and gets only ours.
  const relay = createServer()
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = upgradedPath(request) ?? ''
    const take = taken?.get(path)
    if (take) take(request, socket, head)
    else if (served.includes(path)) relay.emit('upgrade', request, socket, head)
    else answerPlainly(app, request, socket)
  })
  await app.register(websocket, {
    // The hub closes the sockets.
    preClose: (done) => done(),
    // A malformed frame has closed the socket already, with a code that the client must receive.
    errorHandler: (error, socket, request) => {
      if (socket.readyState !== StrictSocket.OPEN) return
      request.log.error({ err: error }, 'a socket was terminated after an error')
      socket.terminate()
    },
    options: {
      server: relay,
      // The option's type requires the whole module; only the class is used.
      WebSocket: StrictSocket as unknown as NonNullable<NonNullable<WebsocketPluginOptions['options']>['WebSocket']>,
      maxPayload: realtimeLimits.frame,
      // Frames are small and shared by all sockets; compression would cost work and memory per socket.
      perMessageDeflate: false,
      // Invalid UTF-8 counts as a malformed frame like any other.
      skipUTF8Validation: true,
    },
  })
}

function answerPlainly(app: FastifyInstance, request: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => socket.destroy())
  const response = new ServerResponse(request)
  response.shouldKeepAlive = false
  response.assignSocket(socket as Parameters<ServerResponse['assignSocket']>[0])
  response.once('finish', () => {
    socket.end()
    after(lingerMs, () => socket.destroy())
  })
  app.routing(request, response)
}
