import fastify from 'fastify'

// A Fastify that answers one path with the bytes of its environment, and nothing else: what the API's own work is compared with.
const { BARE_PORT, BARE_BODY = '', BARE_TYPE = 'application/json' } = process.env
const bytes = Buffer.from(BARE_BODY)
const app = fastify()
app.get('/readyz', () => 'ready')
app.get('/', (_request, reply) => reply.header('content-type', BARE_TYPE).send(bytes))
await app.listen({ host: '127.0.0.1', port: Number(BARE_PORT) })
