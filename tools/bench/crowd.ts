import { once } from 'node:events'
import { WebSocket } from 'ws'

/** How many sockets are opened at a time. */
const atOnce = 100

export interface Crowd {
  /** Milliseconds (performance.now) at which the last of them has had a frame since `begin`; begin before what causes it. */
  begin(): Promise<number>
  /** The last frame that came, as text. */
  lastFrame(): string
  close(): Promise<void>
}

/** So many clients of a socket in this process, each having said `hello` and, if it did, heard an answer. */
export async function openCrowd(size: number, url: string, hello?: string): Promise<Crowd> {
  const sockets: WebSocket[] = []
  let frame: Buffer = Buffer.alloc(0)
  let missing = 0
  let arrived = (_at: number): void => undefined

  async function openOne(): Promise<void> {
    const socket = new WebSocket(url, { perMessageDeflate: false })
    sockets.push(socket)
    await once(socket, 'open')
    if (hello !== undefined) {
      socket.send(hello)
      await once(socket, 'message')
    }
    socket.on('message', (data: Buffer) => {
      frame = data
      missing -= 1
      if (missing === 0) arrived(performance.now())
    })
  }
  while (sockets.length < size) await Promise.all(Array.from({ length: Math.min(atOnce, size - sockets.length) }, openOne))

  return {
    begin: () => new Promise((resolve) => {
      missing = size
      arrived = resolve
    }),
    lastFrame: () => frame.toString(),
    async close() {
      await Promise.all(sockets.map((socket) => {
        const closed = once(socket, 'close')
        socket.close()
        return closed
      }))
    },
  }
}
