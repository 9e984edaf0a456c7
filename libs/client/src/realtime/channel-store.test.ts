import { expect, test, vi } from 'vitest'
import { fakeSockets } from '../testing/fake-sockets'
import { createChannelStore } from './channel-store'
import { createRealtimeSocket } from './realtime-socket'

function open() {
  const server = fakeSockets()
  let now = 1000
  const socket = createRealtimeSocket({
    address: 'ws://torneo',
    now: () => now,
    WebSocket: server.WebSocket,
    page: server.page,
  })
  const readings = createChannelStore(socket)
  const onChange = vi.fn()
  const stop = readings.watch('standings:s1', onChange)
  server.latest().open()
  const snapshot = () =>
    server.latest().receive({ type: 'snapshot', channel: 'standings:s1', seq: 1, data: { standings: [], scorers: [] } })
  return {
    server,
    socket,
    readings,
    onChange,
    stop,
    snapshot,
    later: (time: number) => {
      now = time
    },
  }
}

const tables = { standings: [], scorers: [] }

test('a reading is the same object until something about it changes', () => {
  const { server, readings, onChange, snapshot } = open()
  const blank = readings.read('standings:s1')
  expect([blank, readings.read('standings:s1') === blank]).toEqual([{ data: null, asOf: null, error: null }, true])
  snapshot()
  const known = readings.read('standings:s1')
  server.latest().receive({ type: 'pong' })
  expect([known, readings.read('standings:s1') === known, onChange.mock.calls.length]).toEqual([
    { data: tables, asOf: 1000, error: null },
    true,
    1,
  ])
})

test("offline, the state is as old as the server's last message", () => {
  const { server, readings, snapshot, later } = open()
  snapshot()
  later(5000)
  server.latest().receive({ type: 'pong' })
  later(9000)
  server.signal('offline')
  expect(readings.read('standings:s1')).toEqual({ data: tables, asOf: 5000, error: null })
})

test('a channel without watchers keeps its state and age', () => {
  const { server, readings, onChange, stop, snapshot, later } = open()
  readings.watch('matches', onChange)
  snapshot()
  later(5000)
  server.latest().receive({ type: 'pong' })
  stop()
  stop()
  later(9000)
  server.latest().receive({ type: 'pong' })
  expect(readings.read('standings:s1')).toEqual({ data: tables, asOf: 5000, error: null })
})

test('an error is reported next to the last known state', () => {
  const { server, readings, snapshot } = open()
  snapshot()
  server.latest().receive({ type: 'error', channel: 'standings:s1', code: 404, message: 'No existe' })
  expect(readings.read('standings:s1')).toEqual({
    data: tables,
    asOf: 1000,
    error: { code: 404, message: 'No existe' },
  })
  snapshot()
  expect(readings.read('standings:s1').error).toBeNull()
})

test('clearing removes all states, and watchers stay subscribed', () => {
  const { readings, onChange, snapshot } = open()
  snapshot()
  readings.clear()
  expect(readings.read('standings:s1')).toEqual({ data: null, asOf: null, error: null })
  snapshot()
  expect([readings.read('standings:s1').data, onChange.mock.calls.length]).toEqual([tables, 3])
})
