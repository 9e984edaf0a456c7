import { randomBytes } from 'node:crypto'
import { realtimeLimits } from '@torneo/contracts/endpoint/realtime'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const node = useNode(api)
const strictNode = useNode(api, { realtimeTimes: { healthCheck: 20, silence: 50_000 } })

describe('garbage', () => {
  it.each<[string, string | Buffer]>([
    ['no JSON', 'hola'],
    ['half of it', '{"type":"ping"'],
    ['nothing', ''],
    ['an array', '[]'],
    ['null', 'null'],
    ['another type', '{"type":"hack"}'],
    ['more than is due', '{"type":"ping","x":1}'],
    ['no channels', '{"type":"subscribe"}'],
    ['one channel that is no text', '{"type":"subscribe","channels":[1]}'],
    ['too many channels', JSON.stringify({ type: 'subscribe', channels: Array(51).fill('matches') })],
    ['prototypes', '{"type":"ping","__proto__":{"a":1}}'],
    ['bytes', Buffer.from('{"type":"ping"}')],
    ['noise', randomBytes(200)],
    ['deep', `${'['.repeat(2000)}${']'.repeat(2000)}`],
  ])('%s is an error, the tenth closes with 1008', async (_name, frame) => {
    const socket = node.open({ isPublic: true })
    await socket.opened()
    for (let count = 1; count < realtimeLimits.garbage; count += 1) socket.send(frame)
    await expect.poll(() => socket.received.length).toBe(9)
    expect(new Set(socket.received.map((one) => JSON.stringify(one)))).toEqual(
      new Set(['{"type":"error","code":400,"message":"Revisa los datos ingresados"}']),
    )
    await socket.subscribe('matches')
    socket.send(frame)
    expect(await socket.ended()).toBe(1008)
  })

  it('text that is no UTF-8 is garbage too', async () => {
    const socket = node.open({ isPublic: true })
    await socket.opened()
    socket.socket.send(Buffer.from([0xc3, 0x28, 0xff]), { binary: false })
    await expect.poll(() => socket.received).toMatchObject([{ type: 'error', code: 400 }])
    await socket.ping()
  })
})

describe('too much', () => {
  it('a frame of 4 kB is read, a greater one closes with 1008, in pieces too', async () => {
    const frame = (size: number) => `{"type":"ping"${' '.repeat(size - '{"type":"ping"}'.length)}}`
    const socket = node.open({ isPublic: true })
    await socket.opened()
    socket.send(frame(4096))
    await expect.poll(() => socket.received).toEqual([{ type: 'pong' }])
    socket.send(frame(4097))
    expect(await socket.ended()).toBe(1008)
    for (const size of [70_000, 20_000_000]) {
      const another = node.open({ isPublic: true })
      await another.opened()
      another.send(frame(size))
      expect(await another.ended()).toBe(1008)
    }
    const pieces = node.open({ isPublic: true })
    await pieces.opened()
    for (let piece = 0; piece < 3; piece += 1) pieces.socket.send(' '.repeat(2000), { fin: false })
    expect(await pieces.ended()).toBe(1008)
  })

  it('twenty frames in a second are answered, the next closes with 1008; pings of the protocol count', async () => {
    const socket = node.open({ isPublic: true })
    await socket.opened()
    for (let count = 0; count < realtimeLimits.framesPerSecond; count += 1) socket.send({ type: 'ping' })
    await expect.poll(() => socket.received.length).toBe(20)
    socket.send({ type: 'ping' })
    expect(await socket.ended()).toBe(1008)
    const pinging = node.open({ isPublic: true })
    await pinging.opened()
    for (let count = 0; count < 21; count += 1) pinging.socket.ping()
    expect(await pinging.ended()).toBe(1008)
  })

  it('fifty channels a socket: one more is an error with its name, until one is given up', async () => {
    const socket = node.open({ token: (await api.as('super')).token })
    const sports = Array.from({ length: 49 }, (_, place) => `d${place}`)
    await api.raw
      .collection('tournament_sports')
      .insertMany(
        sports.map((id) => ({
          _id: id as never,
          name: id,
          icon: '⚽',
          active: false,
          createdAt: new Date(),
          updatedAt: new Date(),
          rev: 1,
        })),
      )
    await socket.subscribe(...sports.map((id) => `standings:${id}`))
    await socket.subscribe('matches')
    await socket.subscribe('content')
    expect(socket.on('content')).toMatchObject([{ type: 'error', code: 400 }])
    await socket.subscribe('matches')
    expect(socket.on('matches').map(({ type }) => type)).toEqual(['snapshot', 'snapshot'])
    socket.send({ type: 'unsubscribe', channels: ['standings:d0'] })
    await socket.subscribe('content')
    expect(socket.on('content').map(({ type }) => type)).toEqual(['error', 'snapshot'])
  })
})

describe('silence', () => {
  it('is closed with 1001; who pings stays', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const [silent, talking] = [strictNode.open({ isPublic: true }), strictNode.open({ isPublic: true })]
    await Promise.all([silent.opened(), talking.opened()])
    vi.advanceTimersByTime(30_000)
    await talking.ping()
    vi.advanceTimersByTime(30_000)
    expect(await silent.ended()).toBe(1001)
    await talking.ping()
    vi.advanceTimersByTime(60_001)
    expect(await talking.ended()).toBe(1001)
  })
})
