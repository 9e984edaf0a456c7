import { createRequire } from 'node:module'
import fastify, { type FastifyPluginCallback } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'

interface Parts {
  parts(): AsyncIterable<{ readonly file?: AsyncIterable<Buffer> }>
}

// Uses the parser with which the API reads uploads.
const multipart = createRequire(new URL('../../../services/api/package.json', import.meta.url))(
  '@fastify/multipart',
) as FastifyPluginCallback<{ limits: { fileSize: number } }>

// A Fastify that only responds, broadcasts or discards its input: the baseline for the API's own work.
const app = fastify({ bodyLimit: 64 * 1024 * 1024 })
await app.register(multipart, { limits: { fileSize: Infinity } })
app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

let bytes: Buffer = Buffer.alloc(0)
let json: unknown
let headers: Record<string, string> = {}
const etag = '"kept"'

app.get('/readyz', () => 'ready')
app.put('/bytes', (request, reply) => {
  bytes = request.body as Buffer
  headers = request.query as Record<string, string>
  return reply.code(204).send()
})
app.put('/json', (request, reply) => {
  json = request.body
  return reply.code(204).send()
})

app.get('/bytes', (request, reply) => {
  if (request.headers['if-none-match'] === etag) return reply.code(304).header('etag', etag).send()
  return reply.headers(headers).header('etag', etag).send(bytes)
})
app.get('/json', (_request, reply) => reply.send(json))
app.post('/json', (_request, reply) => reply.code(201).send(json))

const sockets = new Set<WebSocket>()
new WebSocketServer({ server: app.server, path: '/socket' }).on('connection', (socket) => {
  sockets.add(socket)
  socket.once('close', () => sockets.delete(socket))
})
app.post('/everyone', (_request, reply) => {
  for (const socket of sockets) socket.send(bytes, { binary: false })
  return reply.send({ sent: sockets.size })
})

app.post('/upload', async (request, reply) => {
  let size = 0
  for await (const { file } of (request as unknown as Parts).parts()) {
    for await (const chunk of file ?? []) size += chunk.length
  }
  return reply.code(201).send({ size })
})
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
