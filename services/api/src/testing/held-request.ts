import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect } from 'vitest'
import type { TestApi } from './test-api'

interface HeldRequest {
  readonly method: string
  readonly path: string
  /** The session's. */
  readonly token: string
  readonly payload: Buffer
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
}

interface HeldAnswer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>> | null
}

const soon = { timeout: 10_000, interval: 5 }

/**
 * A request over a real line, up to the last byte of its body. It resolves when the service has judged the head, and gives the way to send
 * that byte and read the answer. The app must listen.
 */
export async function holdRequest(api: TestApi, { method, path, token, payload, type = 'application/json', headers = {} }: HeldRequest) {
  const sessions = api.raw.collection<{ _id: string }>('sessions')
  const session = { _id: createHash('sha256').update(token).digest('hex') }
  // A session that was not seen for a while is marked when it is: that tells that the head was judged.
  await sessions.updateOne(session, { $set: { lastSeenAt: new Date(Date.now() - 600_000) } })
  const line = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1')
  const answer = new Promise<HeldAnswer>((resolve, reject) => {
    let text = ''
    line.on('data', (piece: Buffer) => {
      text += piece.toString('utf8')
      const [top = '', body = ''] = text.split('\r\n\r\n')
      const length = Number(/content-length: (\d+)/i.exec(top)?.[1] ?? 0)
      if (!text.includes('\r\n\r\n') || Buffer.byteLength(body) < length) return
      line.destroy()
      resolve({ status: Number(top.slice(9, 12)), body: length === 0 ? null : JSON.parse(body) as HeldAnswer['body'] })
    }).on('error', reject)
  })
  await once(line, 'connect')
  const all = { 'Host': 'torneo.local', 'Cookie': `torneo_session=${token}`, 'Content-Type': type, 'Content-Length': String(payload.length), ...headers }
  line.write(`${method} ${path} HTTP/1.1\r\n${Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
  line.write(payload.subarray(0, -1))
  await expect.poll(async () => Date.now() - Number((await sessions.findOne(session) as { lastSeenAt?: Date } | null)?.lastSeenAt), soon).toBeLessThan(300_000)

  return (): Promise<HeldAnswer> => {
    line.write(payload.subarray(-1))
    return answer
  }
}
