import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { maximumImageSize } from '@torneo/contracts/files/storage'
import { beforeAll, describe, expect, it } from 'vitest'
import { filesOf, formOf, png, pngOf } from '../../testing/storage-samples'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()

beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' })
})

const cookie = async () => {
  const { user } = await api.as('super')
  return `torneo_session=${(await api.signedIn(user)).token}`
}
const connections = () => new Promise((resolve) => api.app.server.getConnections((_error, count) => resolve(count)))

async function openLine(): Promise<Socket> {
  const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

const head = (path: string, headers: Record<string, string | number>) =>
  `POST ${path} HTTP/1.1\r\nHost: torneo.local\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

/** Reads the next response of a connection: its status and its JSON. */
async function answerOn(socket: Socket) {
  let answer = ''
  for await (const piece of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    answer += piece.toString('utf8')
    const [top = '', body = ''] = answer.split('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(top)?.[1])
    if (Buffer.byteLength(body) < length) continue
    return { status: Number(top.slice(9, 12)), body: JSON.parse(body) as Record<string, unknown> }
  }
  throw new Error(`The line was closed after ${JSON.stringify(answer)}`)
}

/** Writes all bytes in pieces, whatever arrives meanwhile, as a browser does. */
async function write(socket: Socket, bytes: Buffer, isChunked: boolean, size = 64 * 1024): Promise<void> {
  for (let at = 0; at < bytes.length; at += size) {
    const piece = bytes.subarray(at, at + size)
    if (isChunked) socket.write(`${piece.length.toString(16)}\r\n`)
    if (!socket.write(piece)) await once(socket, 'drain')
    if (isChunked) socket.write('\r\n')
    await turn()
  }
  if (isChunked) socket.write('0\r\n\r\n')
}

interface Sending {
  readonly payload: Buffer
  readonly type: string
  readonly session?: string
  readonly bucket?: string
  readonly isChunked?: boolean
}

/** Sends a whole form, and only then reads the response. */
async function send(
  socket: Socket,
  { payload, type, session = '', bucket = 'general', isChunked = false }: Sending,
  size?: number,
) {
  const length = isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': payload.length }
  socket.write(head(filesOf(bucket), { ...length, 'content-type': type, ...(session ? { cookie: session } : {}) }))
  await write(socket, payload, isChunked, size)
  return answerOn(socket)
}

const large = 20 * 1024 * 1024

describe('a body of 20 MB', () => {
  it.each([
    ['too long', true, 'general', () => pngOf(large), 413, 'La imagen no debe superar los 5MB'],
    [
      'of a wrong type',
      true,
      'tournament',
      () => Buffer.alloc(large),
      415,
      'Formato no válido. Use JPG, PNG, WEBP o SVG',
    ],
    ['from nobody', false, 'general', () => pngOf(large), 401, 'Inicia sesión para continuar'],
    ['for no bucket', true, 'nada', () => pngOf(large), 404, 'No encontramos lo que buscas'],
  ] as const)(
    '%s: the client sends it all and reads the refusal; the line ends, nothing is stored',
    async (_case, signedIn, bucket, make, status, message) => {
      const session = await cookie()
      const form = formOf([{ name: 'a.png', content: await make() }])
      const before = await api.snapshot()
      for (const isChunked of [false, true]) {
        const line = await openLine()
        const refused = await send(line, { ...form, bucket, isChunked, ...(signedIn ? { session } : {}) })
        expect([refused.status, refused.body.message]).toEqual([status, message])
        await once(line, 'close')
      }
      expect(await api.snapshot()).toBe(before)
    },
  )
})

it.each([true, false])('takes 5 MB exactly, in pieces of any size; chunked: %s', async (isChunked) => {
  const line = await openLine()
  const form = formOf([{ name: 'a.png', content: await pngOf(maximumImageSize) }])
  expect(await send(line, { ...form, session: await cookie(), isChunked }, 7777)).toMatchObject({
    status: 201,
    body: { size: maximumImageSize },
  })
  line.destroy()
})

it('cuts a connection that keeps sending after its rejection', async () => {
  const line = await openLine()
  const closed = new Promise((resolve) => line.on('error', () => undefined).once('close', resolve))
  const { payload, type } = formOf([{ field: 'otro', name: 'a.png', content: Buffer.alloc(1024 * 1024) }])
  line.write(head(filesOf('general'), { cookie: await cookie(), 'transfer-encoding': 'chunked', 'content-type': type }))
  line.resume()
  let sent = 0
  for (; sent < 200 && !line.destroyed; sent += 1) {
    line.write(`${payload.length.toString(16)}\r\n`)
    if (!line.write(payload)) await Promise.race([new Promise((resolve) => line.once('drain', resolve)), closed])
    line.write('\r\n')
    await turn()
  }
  await closed
  expect(sent).toBeLessThan(100)
})

it('stores nothing of uploads that break off half-way, and keeps serving', async () => {
  const session = await cookie()
  const form = formOf([{ name: 'a.png', content: await pngOf(4 * 1024 * 1024) }])
  const before = await api.snapshot()
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      const line = await openLine()
      line.write(
        head(filesOf('general'), { cookie: session, 'content-length': form.payload.length, 'content-type': form.type }),
      )
      await write(line, form.payload.subarray(0, form.payload.length / 2), false)
      line.destroy()
    }),
  )
  await expect.poll(connections).toBe(0)
  expect(await api.snapshot()).toBe(before)
  const line = await openLine()
  expect((await send(line, { ...form, session })).status).toBe(201)
  line.destroy()
})

it('stalled uploads delay no other request, and nothing of them is stored', async () => {
  const session = await cookie()
  const form = formOf([{ name: 'a.png', content: await pngOf(maximumImageSize) }])
  const stalled = await Promise.all(Array.from({ length: 30 }, openLine))
  await Promise.all(
    stalled.map(async (line) => {
      line.write(
        head(filesOf('general'), { cookie: session, 'content-length': form.payload.length, 'content-type': form.type }),
      )
      await write(line, form.payload.subarray(0, 3 * 1024 * 1024), false)
    }),
  )
  const line = await openLine()
  const { status, body } = await send(line, { ...form, session })
  expect(status).toBe(201)
  for (const other of [line, ...stalled]) other.destroy()
  await expect.poll(connections).toBe(0)
  expect(await api.raw.collection('general.files').distinct('_id')).toEqual([body.id])
  expect(await api.raw.collection('general.chunks').distinct('files_id')).toEqual([body.id])
})

it('keeps serving after a download that breaks off half-way', async () => {
  const line = await openLine()
  const { body } = await send(line, {
    ...formOf([{ name: 'a.png', content: await pngOf(maximumImageSize) }]),
    session: await cookie(),
  })
  line.write(`GET ${String(body.url)} HTTP/1.1\r\nHost: torneo.local\r\n\r\n`)
  await once(line, 'data')
  line.destroy()
  await expect.poll(connections).toBe(0)
  expect((await api.anonymous.get(String(body.url))).status).toBe(200)
  const small = await openLine()
  expect(
    (await send(small, { ...formOf([{ name: 'a.png', content: await png() }]), session: await cookie() })).status,
  ).toBe(201)
  small.destroy()
})
