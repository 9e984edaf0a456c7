import { once } from 'node:events'
import { realtimePath } from '@torneo/contracts/realtime'
import { WebSocket } from 'ws'

/** How many sockets are opened at a time. */
const atOnce = 100

export interface Crowd {
  /** Milliseconds (performance.now) at which the last of them has had such a frame since then; begin before what causes it. */
  begin(isIt?: (frame: string) => boolean): Promise<number>
  /** The last frame that came, as text. */
  lastFrame(): string
  close(): Promise<void>
}

/** The socket of an API, as families open it. */
export const socketOf = ({ address }: { readonly address: string }) => `${address.replace('http', 'ws')}${realtimePath}?public=1`

/** So many clients of a socket in this process, each having asked for the channels, if there are any, and heard an answer. */
export async function openCrowd(size: number, url: string, channels: readonly string[] = []): Promise<Crowd> {
  const sockets: WebSocket[] = []
  let frame: Buffer = Buffer.alloc(0)
  let waiting = new Set<WebSocket>()
  let isAwaited: ((frame: string) => boolean) | undefined
  let arrived = (_at: number): void => undefined

  async function openOne(): Promise<void> {
    const socket = new WebSocket(url, { perMessageDeflate: false })
    sockets.push(socket)
    await once(socket, 'open')
    if (channels.length > 0) {
      socket.send(JSON.stringify({ type: 'subscribe', channels }))
      await once(socket, 'message')
    }
    socket.on('message', (data: Buffer) => {
      frame = data
      if (isAwaited && !isAwaited(data.toString())) return
      if (waiting.delete(socket) && waiting.size === 0) arrived(performance.now())
    })
  }
  while (sockets.length < size) await Promise.all(Array.from({ length: Math.min(atOnce, size - sockets.length) }, openOne))

  return {
    begin: (isIt) => new Promise((resolve) => {
      waiting = new Set(sockets)
      isAwaited = isIt
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
