import { MongoClient } from 'mongodb'
import { type WebSocket, WebSocketServer } from 'ws'

// A `ws` server that sends the bytes of its environment to everyone when something is written to a collection, and nothing else: what the API's own
// way from a change to its sockets is compared with.
const { BARE_PORT, BARE_BODY = '', BARE_MONGODB_URI = '', BARE_COLLECTION = '' } = process.env
const mongo = await MongoClient.connect(BARE_MONGODB_URI)
const sockets = new Set<WebSocket>()
const server = new WebSocketServer({ host: '127.0.0.1', port: Number(BARE_PORT) })
server.on('connection', (socket) => {
  sockets.add(socket)
  socket.once('close', () => sockets.delete(socket))
})
const changes = mongo.db().collection(BARE_COLLECTION).watch([], { maxAwaitTimeMS: 400 })
// Read as the API reads its own.
for (let isFirst = true; ; isFirst = false) {
  const change = await changes.tryNext()
  if (isFirst) process.send?.('ready')
  if (change) for (const socket of sockets) socket.send(BARE_BODY)
}
