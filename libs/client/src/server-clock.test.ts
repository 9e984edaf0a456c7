import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteServerDate, serverNow } from './server-clock'

const server = Date.UTC(2025, 10, 15, 16)
const header = (ms: number) => new Date(Math.floor(ms / 1000) * 1000).toUTCString()

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

/** Simulates a response 60 ms after the request, by a server whose clock is `ahead` milliseconds ahead. */
function respond(time: number, ahead: number): void {
  noteServerDate(header(time + ahead + 30), time, time + 60)
  vi.setSystemTime(time + 60)
}

it("is the device's time before the first response, then within a second of the server's, and closer with each response", () => {
  vi.setSystemTime(server)
  expect(serverNow()).toBe(server)
  const ahead = 3 * 3_600_000 + 417
  respond(server, ahead)
  expect(Math.abs(serverNow() - Date.now() - ahead)).toBeLessThan(600)
  for (let index = 1; index < 30; index += 1) respond(server + index * 1337, ahead)
  expect(Math.abs(serverNow() - Date.now() - ahead)).toBeLessThan(60)
})

it('follows a device whose clock was set', () => {
  respond(server + 3_600_000, -90_000)
  expect(Math.abs(serverNow() - Date.now() + 90_000)).toBeLessThan(600)
  noteServerDate(null, 0, 0)
  expect(Math.abs(serverNow() - Date.now() + 90_000)).toBeLessThan(600)
})
