import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './servers/free-port'

/** A TCP proxy that can close its connections, stall them and accept new ones again, to test an outage of the database. */
export async function createTestProxy(targetPort: number) {
  const port = await freePort()
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(targetPort, '127.0.0.1')
    client.pipe(upstream).pipe(client)
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  const restore = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const stall = () => {
    for (const socket of sockets) socket.pause()
  }
  const resume = () => {
    for (const socket of sockets) socket.resume()
  }
  await restore()
  return { port, cut, restore, stall, resume }
}
