import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { realtimePath } from '@torneo/contracts/endpoint/realtime'
import { WebSocket } from 'ws'

/**
 * Number of strangers of each kind, each with a different address (the service must trust X-Forwarded-For), and the
 * pause between their actions in milliseconds.
 */
const [each, pause] = [50, 100]

const [address = '', prefix = '10'] = process.argv.slice(2)
const { hostname, port } = new URL(address)
const from = (kind: number, index: number) => ({ 'x-forwarded-for': `${prefix}.${kind}.0.${index}` })
const random = () => randomBytes(8).toString('hex')
const picture = randomBytes(1024 * 1024)

/** Subscribes to fifty unknown names per frame, on sockets that are reopened whenever they are closed. */
async function subscribeBadly(index: number): Promise<void> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${realtimePath}?public=1`, {
    headers: from(1, index),
    perMessageDeflate: false,
  })
  await once(socket, 'open')
  while (socket.readyState === WebSocket.OPEN) {
    socket.send(JSON.stringify({ type: 'subscribe', channels: Array.from({ length: 50 }, () => `match:${random()}`) }))
    await delay(pause)
  }
}

async function guess(index: number): Promise<void> {
  const answer = await fetch(`${address}/api/account/sessions`, {
    method: 'POST',
    headers: { ...from(2, index), 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${random()}@example.org`, password: random() }),
  })
  await answer.arrayBuffer()
}

async function upload(index: number): Promise<void> {
  const form = new FormData()
  form.set('file', new Blob([picture]), 'a.png')
  const answer = await fetch(`${address}/api/storage/buckets/tournament/files`, {
    method: 'POST',
    headers: from(3, index),
    body: form,
  })
  await answer.arrayBuffer()
}

/** Sends a body byte by byte, until the service closes the connection. */
async function dawdle(index: number): Promise<void> {
  const socket = connect(Number(port), hostname)
  const closed = once(socket, 'close')
  socket
    .on('error', () => undefined)
    .resume()
    .write(
      [
        'POST /api/client-errors HTTP/1.1',
        'Host: x',
        `X-Forwarded-For: ${from(4, index)['x-forwarded-for']}`,
        'Content-Type: application/json',
        'Content-Length: 1000',
        '\r\n',
      ].join('\r\n'),
    )
  const dripping = setInterval(() => socket.write(' '), pause)
  await closed
  clearInterval(dripping)
}

for (const work of [subscribeBadly, guess, upload, dawdle]) {
  for (let index = 0; index < each; index += 1) {
    void (async () => {
      for (;;) {
        await work(index).catch(() => undefined)
        await delay(pause)
      }
    })()
  }
}
