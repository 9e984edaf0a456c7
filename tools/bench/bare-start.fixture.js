import fastify from 'fastify'
import { MongoClient } from 'mongodb'

// The least that a service over this database starts: its API's start is compared with it.
const client = await MongoClient.connect(process.env.MONGODB_URI)
const app = fastify()
app.get('/readyz', async () => client.db().command({ ping: 1 }))
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
