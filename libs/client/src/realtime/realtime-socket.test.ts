import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { fakeLines } from '../testing/fake-lines'
import { createRealtimeSocket } from './realtime-socket'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function open(options: { random?: () => number } = {}) {
  const server = fakeLines()
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
  const pong = () => server.line().say({ type: 'pong' })
  const subscriptions = () =>
    server
      .line()
      .sent.flatMap((message) => (message.type === 'ping' ? [] : [`${message.type} ${message.channels.join(' ')}`]))
  const pings = () => server.line().sent.filter(({ type }) => type === 'ping').length
  return { server, socket, states, ended, pong, subscriptions, pings }
}

/** Opens a socket with a subscription to `content`. */
function openContent(options?: Parameters<typeof open>[0]) {
  const all = open(options)
  const update: unknown[] = []
  const stop = all.socket.subscribe('content', (one) => void update.push(one))
  all.server.line().open()
  all.server.line().say({ type: 'snapshot', channel: 'content', seq: 1, data: {} })
  const change = (seq: number, id = String(seq)) =>
    all.server.line().say({ type: 'change', channel: 'content', seq, data: { collection: 'hero', id } })
  return { ...all, update, stop, change }
}

const heard = (...ids: string[]) => ids.map((id) => ({ type: 'change', data: { collection: 'hero', id } }))
const snapshot = { type: 'snapshot', data: {} }

describe('subscriptions', () => {
  it('open the line with the first, and are sent together', async () => {
    const { server, socket, subscriptions } = open()
    expect(server.lines).toHaveLength(0)
    socket.subscribe('matches', () => undefined)
    socket.subscribe('match:m1', () => undefined)
    server.line().open()
    expect([server.lines.length, server.line().url, subscriptions()]).toEqual([
      1,
      'ws://torneo',
      ['subscribe matches match:m1'],
    ])
    socket.subscribe('standings:s1', () => undefined)
    socket.subscribe('content', () => undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect(subscriptions()).toEqual(['subscribe matches match:m1', 'subscribe standings:s1 content'])
  })

  it('are taken back when the last listener goes; one that is let go and taken again at once is neither', async () => {
    const { server, socket, subscriptions } = open()
    socket.subscribe('content', () => undefined)
    const stops = [socket.subscribe('matches', () => undefined), socket.subscribe('matches', () => undefined)]
    server.line().open()
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

  it('that are let go and taken again at once, after their snapshot, are given another', async () => {
    const { server, socket, stop, subscriptions } = openContent()
    const again: unknown[] = []
    stop()
    socket.subscribe('content', (one) => void again.push(one))
    await vi.advanceTimersByTimeAsync(0)
    expect(subscriptions()).toEqual(['subscribe content', 'subscribe content'])
    server.line().say({ type: 'snapshot', channel: 'content', seq: 1, data: {} })
    expect(again).toEqual([snapshot])
  })

  it('end the line when none is left, and open it again', async () => {
    const { server, socket, stop } = openContent()
    stop()
    await vi.advanceTimersByTimeAsync(0)
    expect([server.line().readyState, socket.state()]).toEqual([3, 'reconnecting'])
    await vi.advanceTimersByTimeAsync(300_000)
    expect(server.lines).toHaveLength(1)
    socket.subscribe('content', () => undefined)
    expect(server.lines).toHaveLength(2)
  })

  it('share a channel: who comes later gets a snapshot too', async () => {
    const { server, socket, update, subscriptions } = openContent()
    const late: unknown[] = []
    socket.subscribe('content', (one) => void late.push(one))
    await vi.advanceTimersByTimeAsync(0)
    expect(subscriptions()).toEqual(['subscribe content', 'subscribe content'])
    server.line().say({ type: 'snapshot', channel: 'content', seq: 1, data: {} })
    expect([update.length, late]).toEqual([2, [snapshot]])
  })

  it('go in frames of at most 50 channels', () => {
    const { server, socket } = open()
    for (let id = 0; id < 70; id += 1) socket.subscribe(`match:m${id}`, () => undefined)
    server.line().open()
    expect(server.line().sent.map((message) => (message.type === 'ping' ? 0 : message.channels.length))).toEqual([
      50, 20, 0,
    ])
  })
})

describe('a channel', () => {
  it('tells its changes in order', () => {
    const { update, change } = openContent()
    change(2)
    change(3)
    expect(update).toEqual([snapshot, ...heard('2', '3')])
  })

  test.each([
    ['a gap', 4],
    ['a number that was there already', 1],
    ['the same number again', 2],
  ])('with %s is subscribed again', async (_, seq) => {
    const { server, update, change, subscriptions } = openContent()
    change(2)
    change(seq, 'lost')
    change(seq + 1, 'lost')
    await vi.advanceTimersByTimeAsync(0)
    expect(subscriptions()).toEqual(['subscribe content', 'subscribe content'])
    server.line().say({ type: 'snapshot', channel: 'content', seq: 1, data: {} })
    change(2, 'new')
    expect(update).toEqual([snapshot, ...heard('2'), snapshot, ...heard('new')])
  })

  it('that always has gaps is asked for once a second', async () => {
    const { server, change, subscriptions } = openContent()
    for (let time = 0; time < 50; time += 1) {
      change(9)
      server.line().say({ type: 'snapshot', channel: 'content', seq: 1, data: {} })
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(subscriptions().length).toBeLessThan(8)
  })

  it('that is refused says so, and is asked for again where the server was in trouble, or too many asked', async () => {
    const { server, socket, subscriptions } = open()
    const update: unknown[] = []
    for (const id of ['m1', 'm2', 'm3'] as const) socket.subscribe(`match:${id}`, (one) => void update.push(one))
    server.line().open()
    server.line().say({ type: 'error', channel: 'match:m1', code: 404, message: 'No existe' })
    server.line().say({ type: 'error', channel: 'match:m2', code: 503, message: 'Sin base' })
    server.line().say({ type: 'error', channel: 'match:m3', code: 429, message: 'Espera' })
    expect(update).toMatchObject([
      { code: 404, message: 'No existe' },
      { code: 503, message: 'Sin base' },
      { type: 'error', code: 429, message: 'Espera' },
    ])
    await vi.advanceTimersByTimeAsync(5000)
    expect(subscriptions()).toEqual(['subscribe match:m1 match:m2 match:m3', 'subscribe match:m2 match:m3'])
  })

  it('with data outside the contract says that it cannot be shown', () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { server, update } = openContent()
    server.line().say({ type: 'change', channel: 'content', seq: 2, data: { collection: 7 } })
    expect(update[1]).toMatchObject({ type: 'error', code: 0 })
  })

  test.each(['nonsense', '{"type":"later"}', '[]'])('is not hurt by %s', (text) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { server, update, change, socket } = openContent()
    server.line().say(text)
    change(2)
    expect([update.length, socket.state()]).toEqual([2, 'online'])
  })

  it('that nobody asked for is not told', () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { server, update } = openContent()
    server.line().say({ type: 'snapshot', channel: 'matches', seq: 1, data: { items: [] } })
    server.line().say({ type: 'error', code: 400, message: 'Mensaje desconocido' })
    expect(update).toEqual([snapshot])
  })
})

describe('a line that is lost', () => {
  it('is opened anew after the delays of the reading, counted from the last time it was open', async () => {
    const { server } = openContent()
    server.line().end(1006)
    const waits: number[] = []
    for (let attempt = 0; attempt < 17; attempt += 1) {
      const [before, from] = [server.lines.length, Date.now()]
      while (server.lines.length === before) await vi.advanceTimersByTimeAsync(100)
      waits.push(Date.now() - from)
      server.line().end(1006)
    }
    expect(waits).toEqual([...Array<number>(5).fill(1000), ...Array<number>(10).fill(5000), 10_000, 10_000])
    await vi.advanceTimersByTimeAsync(10_000)
    server.line().open()
    server.line().end(1006)
    const before = server.lines.length
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.lines).toHaveLength(before + 1)
  })

  test.each([
    [0, 799, 800],
    [1, 1199, 1200],
  ])('with a draw of %i waits more than %i ms and at most %i', async (draw, tooEarly, due) => {
    const { server } = openContent({ random: () => draw })
    server.line().end(1006)
    await vi.advanceTimersByTimeAsync(tooEarly)
    expect(server.lines).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(due - tooEarly)
    expect(server.lines).toHaveLength(2)
  })

  it('comes back with everything that is subscribed, and snapshots', async () => {
    const { server, socket, states, update, change, subscriptions } = openContent()
    socket.subscribe('matches', () => undefined)
    server.line().end(1012)
    await vi.advanceTimersByTimeAsync(1000)
    server.line().open()
    expect(subscriptions()).toEqual(['subscribe content matches'])
    server.line().say({ type: 'snapshot', channel: 'content', seq: 1, data: {} })
    change(2)
    expect(update).toEqual([snapshot, snapshot, ...heard('2')])
    expect(states).toEqual(['online', 'reconnecting', 'online'])
  })

  test.each([1001, 1006, 1011, 1012, 1013])('with code %i is tried again', async (code) => {
    const { server, ended } = openContent()
    server.line().end(code)
    await vi.advanceTimersByTimeAsync(1000)
    expect([server.lines.length, ended.mock.calls.length]).toEqual([2, 0])
  })

  it('with code 1008 is not, until someone says so', async () => {
    const { server, socket, states, ended, subscriptions } = openContent()
    server.line().end(1008)
    expect([ended.mock.calls.length, states]).toEqual([1, ['online', 'offline']])
    server.signal('online')
    server.signal('visible')
    socket.subscribe('matches', () => undefined)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(server.lines).toHaveLength(1)
    socket.restart()
    server.line().open()
    expect(subscriptions()).toEqual(['subscribe content matches'])
  })

  it('does not open within ten seconds: another is tried', async () => {
    const { server, socket } = open()
    socket.subscribe('content', () => undefined)
    await vi.advanceTimersByTimeAsync(11_000)
    expect([server.lines.length, server.lines[0]!.readyState]).toEqual([2, 3])
    server.lines[0]!.open()
    expect(server.lines[0]!.sent).toEqual([])
  })

  it('is refused by the browser itself: it is tried again', async () => {
    const { server, socket } = open()
    server.isForbidden = true
    socket.subscribe('content', () => undefined)
    server.isForbidden = false
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.lines).toHaveLength(1)
  })

  it('is closed here: nothing is tried, and what it still says is not heard', async () => {
    const { server, socket, update, change } = openContent()
    socket.close()
    change(2)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect([server.lines.length, update.length, socket.state()]).toEqual([1, 1, 'offline'])
  })
})

describe('the pulse', () => {
  it('is a ping at once and every 20 seconds', async () => {
    const { pings, pong } = openContent()
    for (let turn = 0; turn < 3; turn += 1) {
      pong()
      await vi.advanceTimersByTimeAsync(20_000)
    }
    expect(pings()).toBe(4)
  })

  it('finds a line dead that answers nothing for two of them', async () => {
    const { server, states, pong, socket } = openContent()
    const heardAt = Date.now()
    pong()
    await vi.advanceTimersByTimeAsync(39_900)
    expect(states).toEqual(['online'])
    await vi.advanceTimersByTimeAsync(200)
    expect([states, server.lines[0]!.readyState, socket.heardAt()]).toEqual([['online', 'reconnecting'], 3, heardAt])
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.lines).toHaveLength(2)
  })

  it('takes any message for an answer', async () => {
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
    server.line().open()
    expect(socket.state()).toBe('reconnecting')
    server.line().say({ type: 'pong' })
    expect(socket.state()).toBe('online')
  })
})

describe('the browser', () => {
  it('that loses its network is offline at once, and tried for all the same', async () => {
    const { server, states } = openContent()
    server.signal('offline')
    expect([states, server.line().readyState]).toEqual([['online', 'offline'], 3])
    await vi.advanceTimersByTimeAsync(1000)
    server.line().open()
    server.line().say({ type: 'pong' })
    expect(states).toEqual(['online', 'offline', 'online'])
  })

  it.each(['online', 'visible'] as const)('that is %s again does not wait for the next attempt', (signal) => {
    const { server } = openContent()
    server.line().end(1006)
    server.signal(signal)
    expect(server.lines).toHaveLength(2)
  })

  it('that shows the page again checks the line', async () => {
    const { server, states, pings, pong } = openContent()
    server.signal('visible')
    pong()
    await vi.advanceTimersByTimeAsync(6000)
    expect([pings(), states]).toEqual([2, ['online']])
    server.signal('visible')
    await vi.advanceTimersByTimeAsync(5000)
    expect(states).toEqual(['online', 'reconnecting'])
  })

  it('opens nothing for a page that needs nothing', () => {
    const { server } = open()
    for (const signal of ['online', 'visible', 'offline'] as const) server.signal(signal)
    expect(server.lines).toHaveLength(0)
  })
})
