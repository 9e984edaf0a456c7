import fastify from 'fastify'
import { MongoClient } from 'mongodb'

// Minimal service over this database: the baseline for the start of the API.
const client = await MongoClient.connect(process.env.MONGODB_URI)
const app = fastify()
app.get('/readyz', async () => client.db().command({ ping: 1 }))
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
