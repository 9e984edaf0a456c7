import { once } from 'node:events'
import { realtimeLimits, realtimePath } from '@torneo/contracts/endpoint/realtime'
import { WebSocket } from 'ws'

/** Number of sockets opened at a time. */
const batchSize = 100
const timeoutMs = 60_000

export interface Crowd {
  /**
   * Resolves to the time (performance.now) at which the last socket has received a matching frame, any without `isIt`;
   * must be called before the command that causes it.
   */
  begin(isIt?: (frame: string) => boolean): Promise<number>
  /** Last received frame as text. */
  lastFrame(): string
  close(): Promise<void>
}

/** Address of an API's socket as families open it. */
export const socketOf = ({ address }: { readonly address: string }) =>
  `${address.replace('http', 'ws')}${realtimePath}?public=1`

/**
 * Opens `size` clients of a socket in this process; resolves when each is subscribed to the channels, if there are any.
 */
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
  while (sockets.length < size)
    await Promise.all(Array.from({ length: Math.min(batchSize, size - sockets.length) }, openOne))

  // Pings, because a silent socket is disconnected.
  const pinging = setInterval(() => {
    for (const socket of sockets) socket.ping()
  }, realtimeLimits.ping)

  return {
    begin(isIt) {
      const received = new Promise<number>((resolve, reject) => {
        waiting = new Set(sockets)
        isAwaited = isIt
        const timeout = setTimeout(
          () => reject(new Error(`${waiting.size} of ${size} sockets heard nothing in ${timeoutMs / 1000} s`)),
          timeoutMs,
        )
        arrived = (at) => {
          clearTimeout(timeout)
          resolve(at)
        }
      })
      // Stops waiting for the frame when the command fails.
      received.catch(() => undefined)
      return received
    },
    lastFrame: () => frame.toString(),
    async close() {
      clearInterval(pinging)
      await Promise.all(
        sockets
          .filter(({ readyState }) => readyState !== WebSocket.CLOSED)
          .map((socket) => {
            const closed = once(socket, 'close')
            socket.close()
            return closed
          }),
      )
    },
  }
}
