import { expect, test, vi } from 'vitest'
import { fakeLines } from '../testing/fake-lines'
import { createChannelStore } from './channel-store'
import { createRealtimeSocket } from './realtime-socket'

function open() {
  const server = fakeLines()
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
  server.line().open()
  const snapshot = () =>
    server.line().say({ type: 'snapshot', channel: 'standings:s1', seq: 1, data: { standings: [], scorers: [] } })
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
  server.line().say({ type: 'pong' })
  expect([known, readings.read('standings:s1') === known, onChange.mock.calls.length]).toEqual([
    { data: tables, asOf: 1000, error: null },
    true,
    1,
  ])
})

test('without a line it is as old as the last word of the server', () => {
  const { server, readings, snapshot, later } = open()
  snapshot()
  later(5000)
  server.line().say({ type: 'pong' })
  later(9000)
  server.signal('offline')
  expect(readings.read('standings:s1')).toEqual({ data: tables, asOf: 5000, error: null })
})

test('what nobody watches is kept, as old as when it was left', () => {
  const { server, readings, onChange, stop, snapshot, later } = open()
  readings.watch('matches', onChange)
  snapshot()
  later(5000)
  server.line().say({ type: 'pong' })
  stop()
  stop()
  later(9000)
  server.line().say({ type: 'pong' })
  expect(readings.read('standings:s1')).toEqual({ data: tables, asOf: 5000, error: null })
})

test('a refusal says why, beside what was known', () => {
  const { server, readings, snapshot } = open()
  snapshot()
  server.line().say({ type: 'error', channel: 'standings:s1', code: 404, message: 'No existe' })
  expect(readings.read('standings:s1')).toEqual({
    data: tables,
    asOf: 1000,
    error: { code: 404, message: 'No existe' },
  })
  snapshot()
  expect(readings.read('standings:s1').error).toBeNull()
})

test('nothing is left when it is forgotten, and who watches goes on', () => {
  const { readings, onChange, snapshot } = open()
  snapshot()
  readings.clear()
  expect(readings.read('standings:s1')).toEqual({ data: null, asOf: null, error: null })
  snapshot()
  expect([readings.read('standings:s1').data, onChange.mock.calls.length]).toEqual([tables, 3])
})
