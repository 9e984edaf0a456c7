import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './free-port'

/** A line to a server that can be cut and mended, or held without an answer: what happens to us when the database goes away and comes back. */
export async function createCutLine(targetPort: number) {
  const port = await freePort()
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1')
    near.pipe(far).pipe(near)
    for (const [socket, other] of [[near, far], [far, near]] as const) {
      sockets.add(socket)
      // The cut itself is an error to each end; closing the other end is all there is to do.
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  const mend = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const hold = () => {
    for (const socket of sockets) socket.pause()
  }
  const release = () => {
    for (const socket of sockets) socket.resume()
  }
  await mend()
  return { port, cut, mend, hold, release }
}
