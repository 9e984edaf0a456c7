import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect } from 'vitest'
import type { TestApi } from './test-api'

interface PausedRequest {
  readonly method: string
  readonly path: string
  readonly token: string
  readonly payload: Buffer
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
}

interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>> | null
}

/**
 * Sends a request over TCP except for the last byte of its body. Resolves when the service has authorized the head, to a function that sends
 * the last byte and returns the answer. The app must listen.
 */
export async function pauseRequest(
  api: TestApi,
  { method, path, token, payload, type = 'application/json', headers = {} }: PausedRequest,
) {
  const sessions = api.raw.collection<{ _id: string }>('sessions')
  const session = { _id: createHash('sha256').update(token).digest('hex') }
  // An old `lastSeenAt` is updated when the head is authorized, which tells when that has happened.
  await sessions.updateOne(session, { $set: { lastSeenAt: new Date(Date.now() - 600_000) } })
  const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1')
  const answer = new Promise<Answer>((resolve, reject) => {
    let text = ''
    socket
      .on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8')
        const [head = '', body = ''] = text.split('\r\n\r\n')
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
        if (!text.includes('\r\n\r\n') || Buffer.byteLength(body) < length) return
        socket.destroy()
        resolve({ status: Number(head.slice(9, 12)), body: length === 0 ? null : (JSON.parse(body) as Answer['body']) })
      })
      .on('error', reject)
  })
  await once(socket, 'connect')
  const allHeaders = {
    Host: 'torneo.local',
    Cookie: `torneo_session=${token}`,
    'Content-Type': type,
    'Content-Length': String(payload.length),
    ...headers,
  }
  socket.write(
    `${method} ${path} HTTP/1.1\r\n${Object.entries(allHeaders)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  )
  socket.write(payload.subarray(0, -1))
  await expect
    .poll(
      async () => Date.now() - Number(((await sessions.findOne(session)) as { lastSeenAt?: Date } | null)?.lastSeenAt),
    )
    .toBeLessThan(300_000)

  return (): Promise<Answer> => {
    socket.write(payload.subarray(-1))
    return answer
  }
}
