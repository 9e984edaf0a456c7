import { createRequire } from 'node:module'
import fastify, { type FastifyPluginCallback, type FastifyRequest } from 'fastify'

interface Parts {
  parts(): AsyncIterable<{ readonly file?: AsyncIterable<Buffer> }>
}

// The very parser that the API reads uploads with.
const multipart = createRequire(new URL('../../services/api/package.json', import.meta.url))('@fastify/multipart') as
  FastifyPluginCallback<{ limits: { fileSize: number } }>

// A Fastify that reads an upload and throws it away: what the API's own work on one is compared with.
const app = fastify()
await app.register(multipart, { limits: { fileSize: Infinity } })
app.get('/readyz', () => 'ready')
app.post('/', async (request, reply) => {
  let size = 0
  for await (const { file } of (request as FastifyRequest & Parts).parts()) {
    for await (const chunk of file ?? []) size += chunk.length
  }
  return reply.code(201).send({ size })
})
await app.listen({ host: '127.0.0.1', port: Number(process.env.BARE_PORT) })
