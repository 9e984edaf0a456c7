import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { useTestApi } from '../../testing/test-api'
import { socketAddress } from '../../testing/test-socket'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const node = useNode(api, { environment: { PUBLIC_URL: 'https://torneo.example' } })
const at = tournamentScene(api)

beforeEach(async () => {
  await at.sport('futbol')
})

/** Sends an upgrade; returns its status and body, 101 if it succeeded. */
async function upgrade(headers: Record<string, string>, path = ''): Promise<{ status: number; body: string }> {
  const socket = new WebSocket(`${socketAddress(node.app)}${path}`, { headers })
  socket.on('error', () => undefined)
  return new Promise((resolve) => {
    socket.once('upgrade', () => resolve({ status: 101, body: '' }))
    socket.once('open', () => socket.terminate())
    socket.once(
      'unexpected-response',
      (_request, answer) => void text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body })),
    )
  })
}

describe('permission to open it', () => {
  it('anyone with ?public=1, for any cookie; only a valid session without it, else closed with 1008 after the upgrade', async () => {
    for (const token of [undefined, 'nada', 'x'.repeat(500)]) {
      const [open, closed] = [
        node.open({ isPublic: true, ...(token ? { token } : {}) }),
        node.open(token ? { token } : {}),
      ]
      await open.subscribe('matches')
      await closed.opened()
      expect(await closed.ended()).toBe(1008)
      expect(closed.received).toEqual([])
    }
  })

  it.each(['super', 'admin_landing', 'admin_tournament', 'team_captain'] as const)('%s, all channels', async (role) => {
    const socket = node.open({ token: (await api.as(role)).token })
    await socket.subscribe('matches', 'standings:futbol', 'content')
    // Writes of the previous case may still arrive as a change.
    expect(socket.received.map(({ type }) => type).filter((type) => type !== 'change')).toEqual([
      'snapshot',
      'snapshot',
      'snapshot',
    ])
  })

  it('a deactivated or expired session may not', async () => {
    const [gone, old] = [await api.as('admin_landing'), await api.as('team_captain')]
    await api.raw.collection<{ _id: string }>('users').updateOne({ _id: gone.user.id }, { $set: { active: false } })
    await api.raw
      .collection('sessions')
      .updateMany({ userId: old.user.id }, { $set: { expiresAt: new Date(Date.now() - 1000) } })
    for (const { token } of [gone, old]) expect(await node.open({ token }).ended()).toBe(1008)
  })

  it('content is for the signed in; the socket stays', async () => {
    const socket = node.open({ isPublic: true, token: (await api.as('super')).token })
    await socket.subscribe('content')
    expect(socket.received).toMatchObject([{ type: 'error', code: 403, channel: 'content' }])
    await socket.ping()
  })
})

describe('allowed origins', () => {
  const host = () => `127.0.0.1:${(node.app.server.address() as AddressInfo).port}`

  it('the own host, PUBLIC_URL, or no browser', async () => {
    for (const headers of [{ origin: `http://${host()}` }, { origin: 'https://torneo.example' }, {}]) {
      expect(await upgrade(headers, '?public=1')).toEqual({ status: 101, body: '' })
    }
  })

  it.each([
    { origin: 'https://otra.example' },
    { origin: 'null' },
    { origin: 'http://torneo.example' },
    { origin: 'file://' },
    { 'sec-fetch-site': 'cross-site' },
  ])('%o is refused without an upgrade', async (headers) => {
    for (const path of ['', '?public=1']) {
      const { status, body } = await upgrade(headers as unknown as Record<string, string>, path)
      expect([status, JSON.parse(body)]).toMatchObject([
        403,
        { code: 403, type: 'invalid_origin', message: /^Invalid Origin\. Register your new client/ },
      ])
    }
  })
})

describe('a request that is no upgrade', () => {
  it('an ordinary GET is 404, another method 405', async () => {
    expect((await api.anonymous.get('/api/realtime')).body).toMatchObject({ code: 404, type: 'not_found' })
    expect((await api.anonymous.post('/api/realtime', {})).body).toMatchObject({ code: 405 })
  })

  it('a socket elsewhere is answered as if it had not asked', async () => {
    const socket = new WebSocket(socketAddress(node.app).replace('realtime', 'version'))
    socket.on('error', () => undefined)
    const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }]
    expect(answer.statusCode).toBe(200)
  })

  it('a client that offers HTTP/2 with its request is answered in HTTP/1', async () => {
    const { port } = node.app.server.address() as AddressInfo
    const asking = request({
      port,
      host: '127.0.0.1',
      path: '/api/public/landing',
      headers: { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': '' },
    }).end()
    const [answer] = (await once(asking, 'response')) as [NodeJS.ReadableStream & { statusCode: number }]
    expect([answer.statusCode, JSON.parse(await text(answer))]).toMatchObject([200, { landingSports: [] }])
  })

  it('half an upgrade that is dropped leaves nothing behind', async () => {
    const { port } = node.app.server.address() as AddressInfo
    const line = connect(port, '127.0.0.1')
    line.write('GET /api/realtime?public=1 HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    expect(await text(line)).toMatch(/^HTTP\/1\.1 400 /)
  })
})

it('an unknown channel is an error, and the socket stays', async () => {
  const socket = node.open({ isPublic: true })
  await socket.opened()
  const unknown = ['match:nada', 'standings:nada', 'otra', 'match:', 'match:../x', 'Matches', '', 'standings:futbol ']
  socket.send({ type: 'subscribe', channels: unknown })
  await expect.poll(() => socket.received.length).toBe(unknown.length)
  expect(
    socket.received.toSorted((one, other) =>
      'channel' in one && 'channel' in other
        ? unknown.indexOf(one.channel ?? '') - unknown.indexOf(other.channel ?? '')
        : 0,
    ),
  ).toEqual(unknown.map((channel) => ({ type: 'error', code: 404, channel, message: 'No encontramos lo que buscas' })))
  await socket.subscribe('matches')
})

it('counts the open sockets for the metrics', async () => {
  const read = async () =>
    Number(
      /^realtime_sockets (\d+)$/m.exec(
        await (
          await fetch(`${socketAddress(node.app).replace('ws', 'http').replace('/api/realtime', '/metrics')}`)
        ).text(),
      )?.[1],
    )
  const before = await read()
  const socket = node.open({ isPublic: true })
  await socket.opened()
  expect(await read()).toBe(before + 1)
  socket.close()
  await expect.poll(read).toBe(before)
})
