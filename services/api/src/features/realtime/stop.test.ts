import { once } from 'node:events'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { buildApp } from '../../app'
import { connectDatabase } from '../../platform/database/database'
import { cheapPasswords, useTestApi } from '../../testing/test-api'
import { openSocket, socketAddress } from '../../testing/test-socket'

const api = useTestApi()

async function aNode(stop: number) {
  const { config } = api.app.services
  const database = await connectDatabase(config.mongodbUri)
  const app = await buildApp({ config, database, passwords: cheapPasswords(), realtimeTimes: { stop } })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, close: () => app.close().then(() => database.close()) }
}

it('a stop closes with 1012 and ends immediately, unresponsive sockets are cut off, and none opens meanwhile', async () => {
  const { app, close } = await aNode(300)
  const [one, deaf] = [openSocket(app, { isPublic: true }), openSocket(app, { isPublic: true })]
  await one.subscribe('matches')
  await deaf.subscribe('matches')
  deaf.socket.pause()
  const address = socketAddress(app)
  const closing = close()
  expect(await one.ended()).toBe(1012)
  const late = new WebSocket(`${address}?public=1`)
  const [refused] = (await once(late, 'error')) as [Error]
  expect(refused.message).toMatch(/503|ECONNREFUSED|socket hang up/)
  await closing
  deaf.socket.resume()
  expect([1006, 1012]).toContain(await deaf.ended())
})

it('a stop waits no longer than the clients that answer take', async () => {
  const { app, close } = await aNode(600_000)
  const socket = openSocket(app, { isPublic: true })
  await socket.subscribe('matches')
  await close()
  expect(await socket.ended()).toBe(1012)
  const { close: closeEmpty } = await aNode(600_000)
  await expect(closeEmpty()).resolves.toBeUndefined()
})
