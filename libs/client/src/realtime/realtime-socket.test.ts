import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { fakeSockets } from '../testing/fake-sockets'
import { createRealtimeSocket } from './realtime-socket'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function open(options: { random?: () => number } = {}) {
  const server = fakeSockets()
  const states: string[] = []
  const ended = vi.fn()
  const { WebSocket, page } = server
  const socket = createRealtimeSocket({
    address: 'ws://torneo',
    random: () => 0.5,
    WebSocket,
    page,
    onEnded: ended,
    ...options,
  })
  socket.onState((state) => states.push(state))
  const pong = () => server.latest().receive({ type: 'pong' })
  const subscriptions = () =>
    server
      .latest()
      .sent.flatMap((message) => (message.type === 'ping' ? [] : [`${message.type} ${message.channels.join(' ')}`]))
  const pings = () => server.latest().sent.filter(({ type }) => type === 'ping').length
  return { server, socket, states, ended, pong, subscriptions, pings }
}

/** Opens a socket with a subscription to `content`. */
function openContent(options?: Parameters<typeof open>[0]) {
  const all = open(options)
  const update: unknown[] = []
  const stop = all.socket.subscribe('content', (one) => void update.push(one))
  all.server.latest().open()
  all.server.latest().receive({ type: 'snapshot', channel: 'content', seq: 1, data: {} })
  const change = (seq: number, id = String(seq)) =>
    all.server.latest().receive({ type: 'change', channel: 'content', seq, data: { collection: 'hero', id } })
  return { ...all, update, stop, change }
}

const received = (...ids: string[]) => ids.map((id) => ({ type: 'change', data: { collection: 'hero', id } }))
const snapshot = { type: 'snapshot', data: {} }

describe('subscriptions', () => {
  it('open the connection with the first, and are sent together', async () => {
    const { server, socket, subscriptions } = open()
    expect(server.sockets).toHaveLength(0)
    socket.subscribe('matches', () => undefined)
    socket.subscribe('match:m1', () => undefined)
    server.latest().open()
    expect([server.sockets.length, server.latest().url, subscriptions()]).toEqual([
      1,
      'ws://torneo',
      ['subscribe matches match:m1'],
    ])
    socket.subscribe('standings:s1', () => undefined)
    socket.subscribe('content', () => undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect(subscriptions()).toEqual(['subscribe matches match:m1', 'subscribe standings:s1 content'])
  })

  it('end with the last listener; an immediate resubscription sends neither message', async () => {
    const { server, socket, subscriptions } = open()
    socket.subscribe('content', () => undefined)
    const stops = [socket.subscribe('matches', () => undefined), socket.subscribe('matches', () => undefined)]
    server.latest().open()
    stops[0]!()
    stops[0]!()
    await vi.advanceTimersByTimeAsync(0)
    expect(subscriptions()).toHaveLength(1)
    stops[1]!()
    const stop = socket.subscribe('matches', () => undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect(subscriptions()).toHaveLength(1)
    stop()
    await vi.advanceTimersByTimeAsync(0)
    expect(subscriptions()).toEqual(['subscribe content matches', 'unsubscribe matches'])
  })

  it('get another snapshot when they end and restart right after the first', async () => {
    const { server, socket, stop, subscriptions } = openContent()
    const again: unknown[] = []
    stop()
    socket.subscribe('content', (one) => void again.push(one))
    await vi.advanceTimersByTimeAsync(0)
    expect(subscriptions()).toEqual(['subscribe content', 'subscribe content'])
    server.latest().receive({ type: 'snapshot', channel: 'content', seq: 1, data: {} })
    expect(again).toEqual([snapshot])
  })

  it('close the connection with the last, and open it again', async () => {
    const { server, socket, stop } = openContent()
    stop()
    await vi.advanceTimersByTimeAsync(0)
    expect([server.latest().readyState, socket.state()]).toEqual([3, 'reconnecting'])
    await vi.advanceTimersByTimeAsync(300_000)
    expect(server.sockets).toHaveLength(1)
    socket.subscribe('content', () => undefined)
    expect(server.sockets).toHaveLength(2)
  })

  it('share a channel: who comes later gets a snapshot too', async () => {
    const { server, socket, update, subscriptions } = openContent()
    const late: unknown[] = []
    socket.subscribe('content', (one) => void late.push(one))
    await vi.advanceTimersByTimeAsync(0)
    expect(subscriptions()).toEqual(['subscribe content', 'subscribe content'])
    server.latest().receive({ type: 'snapshot', channel: 'content', seq: 1, data: {} })
    expect([update.length, late]).toEqual([2, [snapshot]])
  })

  it('go in frames of at most 50 channels', () => {
    const { server, socket } = open()
    for (let id = 0; id < 70; id += 1) socket.subscribe(`match:m${id}`, () => undefined)
    server.latest().open()
    expect(server.latest().sent.map((message) => (message.type === 'ping' ? 0 : message.channels.length))).toEqual([
      50, 20, 0,
    ])
  })
})

describe('a channel', () => {
  it('tells its changes in order', () => {
    const { update, change } = openContent()
    change(2)
    change(3)
    expect(update).toEqual([snapshot, ...received('2', '3')])
  })

  test.each([
    ['a gap', 4],
    ['a number that was there already', 1],
    ['the same number again', 2],
  ])('is subscribed again after %s', async (_, seq) => {
    const { server, update, change, subscriptions } = openContent()
    change(2)
    change(seq, 'lost')
    change(seq + 1, 'lost')
    await vi.advanceTimersByTimeAsync(0)
    expect(subscriptions()).toEqual(['subscribe content', 'subscribe content'])
    server.latest().receive({ type: 'snapshot', channel: 'content', seq: 1, data: {} })
    change(2, 'new')
    expect(update).toEqual([snapshot, ...received('2'), snapshot, ...received('new')])
  })

  it('is requested once a second at most when its gaps never end', async () => {
    const { server, change, subscriptions } = openContent()
    for (let time = 0; time < 50; time += 1) {
      change(9)
      server.latest().receive({ type: 'snapshot', channel: 'content', seq: 1, data: {} })
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(subscriptions().length).toBeLessThan(8)
  })

  it('reports a rejection and retries after a server error or too many requests', async () => {
    const { server, socket, subscriptions } = open()
    const update: unknown[] = []
    for (const id of ['m1', 'm2', 'm3'] as const) socket.subscribe(`match:${id}`, (one) => void update.push(one))
    server.latest().open()
    server.latest().receive({ type: 'error', channel: 'match:m1', code: 404, message: 'No existe' })
    server.latest().receive({ type: 'error', channel: 'match:m2', code: 503, message: 'Sin base' })
    server.latest().receive({ type: 'error', channel: 'match:m3', code: 429, message: 'Espera' })
    expect(update).toMatchObject([
      { code: 404, message: 'No existe' },
      { code: 503, message: 'Sin base' },
      { type: 'error', code: 429, message: 'Espera' },
    ])
    await vi.advanceTimersByTimeAsync(5000)
    expect(subscriptions()).toEqual(['subscribe match:m1 match:m2 match:m3', 'subscribe match:m2 match:m3'])
  })

  it('reports an error for data outside the contract', () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { server, update } = openContent()
    server.latest().receive({ type: 'change', channel: 'content', seq: 2, data: { collection: 7 } })
    expect(update[1]).toMatchObject({ type: 'error', code: 0 })
  })

  test.each(['nonsense', '{"type":"later"}', '[]'])('is not hurt by %s', (text) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { server, update, change, socket } = openContent()
    server.latest().receive(text)
    change(2)
    expect([update.length, socket.state()]).toEqual([2, 'online'])
  })

  it('is not delivered when it has no subscription', () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { server, update } = openContent()
    server.latest().receive({ type: 'snapshot', channel: 'matches', seq: 1, data: { items: [] } })
    server.latest().receive({ type: 'error', code: 400, message: 'Mensaje desconocido' })
    expect(update).toEqual([snapshot])
  })
})

describe('a lost connection', () => {
  it('is reopened after growing delays, counted since it was last open', async () => {
    const { server } = openContent()
    server.latest().end(1006)
    const waits: number[] = []
    for (let attempt = 0; attempt < 17; attempt += 1) {
      const [before, from] = [server.sockets.length, Date.now()]
      while (server.sockets.length === before) await vi.advanceTimersByTimeAsync(100)
      waits.push(Date.now() - from)
      server.latest().end(1006)
    }
    expect(waits).toEqual([...Array<number>(5).fill(1000), ...Array<number>(10).fill(5000), 10_000, 10_000])
    await vi.advanceTimersByTimeAsync(10_000)
    server.latest().open()
    server.latest().end(1006)
    const before = server.sockets.length
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.sockets).toHaveLength(before + 1)
  })

  test.each([
    [0, 799, 800],
    [1, 1199, 1200],
  ])('waits, at a random number of %i, more than %i ms and at most %i', async (draw, tooEarly, due) => {
    const { server } = openContent({ random: () => draw })
    server.latest().end(1006)
    await vi.advanceTimersByTimeAsync(tooEarly)
    expect(server.sockets).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(due - tooEarly)
    expect(server.sockets).toHaveLength(2)
  })

  it('comes back with everything that is subscribed, and snapshots', async () => {
    const { server, socket, states, update, change, subscriptions } = openContent()
    socket.subscribe('matches', () => undefined)
    server.latest().end(1012)
    await vi.advanceTimersByTimeAsync(1000)
    server.latest().open()
    expect(subscriptions()).toEqual(['subscribe content matches'])
    server.latest().receive({ type: 'snapshot', channel: 'content', seq: 1, data: {} })
    change(2)
    expect(update).toEqual([snapshot, snapshot, ...received('2')])
    expect(states).toEqual(['online', 'reconnecting', 'online'])
  })

  test.each([1001, 1006, 1011, 1012, 1013])('is retried after code %i', async (code) => {
    const { server, ended } = openContent()
    server.latest().end(code)
    await vi.advanceTimersByTimeAsync(1000)
    expect([server.sockets.length, ended.mock.calls.length]).toEqual([2, 0])
  })

  it('is not retried after code 1008 until a restart', async () => {
    const { server, socket, states, ended, subscriptions } = openContent()
    server.latest().end(1008)
    expect([ended.mock.calls.length, states]).toEqual([1, ['online', 'offline']])
    server.signal('online')
    server.signal('visible')
    socket.subscribe('matches', () => undefined)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(server.sockets).toHaveLength(1)
    socket.restart()
    server.latest().open()
    expect(subscriptions()).toEqual(['subscribe content matches'])
  })

  it('does not open within ten seconds: another is tried', async () => {
    const { server, socket } = open()
    socket.subscribe('content', () => undefined)
    await vi.advanceTimersByTimeAsync(11_000)
    expect([server.sockets.length, server.sockets[0]!.readyState]).toEqual([2, 3])
    server.sockets[0]!.open()
    expect(server.sockets[0]!.sent).toEqual([])
  })

  it('is retried when the browser itself rejects it', async () => {
    const { server, socket } = open()
    server.isForbidden = true
    socket.subscribe('content', () => undefined)
    server.isForbidden = false
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.sockets).toHaveLength(1)
  })

  it('is not retried when the page closed it, and late messages are ignored', async () => {
    const { server, socket, update, change } = openContent()
    socket.close()
    change(2)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect([server.sockets.length, update.length, socket.state()]).toEqual([1, 1, 'offline'])
  })
})

describe('the pulse', () => {
  it('is a ping immediately and every 20 seconds', async () => {
    const { pings, pong } = openContent()
    for (let turn = 0; turn < 3; turn += 1) {
      pong()
      await vi.advanceTimersByTimeAsync(20_000)
    }
    expect(pings()).toBe(4)
  })

  it('drops a connection without a response to two pings', async () => {
    const { server, states, pong, socket } = openContent()
    const heardAt = Date.now()
    pong()
    await vi.advanceTimersByTimeAsync(39_900)
    expect(states).toEqual(['online'])
    await vi.advanceTimersByTimeAsync(200)
    expect([states, server.sockets[0]!.readyState, socket.lastMessageAt()]).toEqual([
      ['online', 'reconnecting'],
      3,
      heardAt,
    ])
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.sockets).toHaveLength(2)
  })

  it('accepts any message as a response', async () => {
    const { states, change } = openContent()
    for (let seq = 2; seq < 20; seq += 1) {
      await vi.advanceTimersByTimeAsync(15_000)
      change(seq)
    }
    expect(states).toEqual(['online'])
  })

  it('is online only once the server was heard', () => {
    const { server, socket } = open()
    socket.subscribe('content', () => undefined)
    server.latest().open()
    expect(socket.state()).toBe('reconnecting')
    server.latest().receive({ type: 'pong' })
    expect(socket.state()).toBe('online')
  })
})

describe('the browser', () => {
  it('goes offline at once when its network is lost, and still reconnects', async () => {
    const { server, states } = openContent()
    server.signal('offline')
    expect([states, server.latest().readyState]).toEqual([['online', 'offline'], 3])
    await vi.advanceTimersByTimeAsync(1000)
    server.latest().open()
    server.latest().receive({ type: 'pong' })
    expect(states).toEqual(['online', 'offline', 'online'])
  })

  it.each(['online', 'visible'] as const)('reconnects at once when %s again', (signal) => {
    const { server } = openContent()
    server.latest().end(1006)
    server.signal(signal)
    expect(server.sockets).toHaveLength(2)
  })

  it('checks the connection when it becomes visible', async () => {
    const { server, states, pings, pong } = openContent()
    server.signal('visible')
    pong()
    await vi.advanceTimersByTimeAsync(6000)
    expect([pings(), states]).toEqual([2, ['online']])
    server.signal('visible')
    await vi.advanceTimersByTimeAsync(5000)
    expect(states).toEqual(['online', 'reconnecting'])
  })

  it('opens no connection without a subscription', () => {
    const { server } = open()
    for (const signal of ['online', 'visible', 'offline'] as const) server.signal(signal)
    expect(server.sockets).toHaveLength(0)
  })
})
