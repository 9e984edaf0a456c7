import { MongoClient } from 'mongodb'
import { Connection } from 'mongodb/lib/cmap/connection.js'
import { expect, it, onTestFinished, vi } from 'vitest'
import { testDatabaseUri } from '../../testing/test-api'
import { createTestProxy } from '../../testing/test-proxy'
import './closed-socket-workaround'

it('a command on a silently lost connection fails, and does not wait forever', async () => {
  const proxy = await createTestProxy(Number(new URL(testDatabaseUri().uri).port))
  const client = new MongoClient(`mongodb://127.0.0.1:${proxy.port}/?directConnection=true`, {
    // The driver begins a first connection that takes longer anew.
    serverSelectionTimeoutMS: 5000,
    retryReads: false,
  })
  const written = vi.spyOn(Connection.prototype, 'writeCommand')
  onTestFinished(async () => {
    written.mockRestore()
    await client.close()
    await proxy.cut()
  })
  const ping = () =>
    client
      .db()
      .command({ ping: 1 })
      .then(
        () => 'answered',
        () => 'failed',
      )
  let met = 0
  for (let round = 0; round < 50 && met < 3; round += 1) {
    expect(await ping()).toBe('answered')
    const used = written.mock.contexts.at(-1) as Connection | undefined
    const cut = proxy.cut()
    while (!used?.socket.destroyed) await new Promise(setImmediate)
    if (!used.closed) met += 1
    expect(await ping()).toBe('failed')
    await cut
    await proxy.restore()
  }
  expect(met).toBe(3)
})
