import { createServer, type IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import websocket, { type WebsocketPluginOptions } from '@fastify/websocket'
import { closeCodes, realtimeLimits, realtimePath } from '@torneo/contracts/realtime'
import type { FastifyInstance } from 'fastify'
import { WebSocket } from 'ws'
import { lingerMs } from '../errors'
import { after } from '../timers'

/** What `ws` closes a socket with whose frame is too big. */
const tooBig = 1009

/** Closes with the contract's code for abuse when a frame is too big, before that is read. */
class StrictSocket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    super.close(code === tooBig ? closeCodes.policy : code, reason)
  }
}

const isOurs = ({ url, headers }: IncomingMessage) =>
  url?.split('?')[0] === realtimePath && headers.upgrade?.toLowerCase() === 'websocket'

/**
 * WebSockets at the one path that has them. Some HTTP clients offer an upgrade to HTTP/2 with every request: such offers, and sockets elsewhere,
 * are answered as if they had not asked.
 */
export async function useWebSockets(app: FastifyInstance): Promise<void> {
  // The plugin takes all upgrades of the server it is given; this one listens nowhere and gets only what is meant for us.
  const relay = createServer()
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isOurs(request)) relay.emit('upgrade', request, socket, head)
    else answerPlainly(app, request, socket)
  })
  await app.register(websocket, {
    // Closing is the hub's.
    preClose: (done) => done(),
    // What is wrong with a frame has closed the socket already, and the client shall learn why.
    errorHandler: (error, socket, request) => {
      if (socket.readyState !== StrictSocket.OPEN) return
      request.log.error({ err: error }, 'a socket was given up')
      socket.terminate()
    },
    options: {
      server: relay,
      // Its type asks for the whole module; only the class is used.
      WebSocket: StrictSocket as unknown as NonNullable<NonNullable<WebsocketPluginOptions['options']>['WebSocket']>,
      maxPayload: realtimeLimits.frame,
      // Frames are small and made once for all; compressing would be work and memory for each socket.
      perMessageDeflate: false,
      // Text that is no UTF-8 is garbage like any other: it is counted.
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
