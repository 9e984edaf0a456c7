import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useErrors } from './errors'
import { useJsonBodies } from './json-body'

let app: FastifyInstance
let handled: unknown[]

beforeAll(async () => {
  app = Fastify()
  useErrors(app)
  useJsonBodies(app)
  app.post('/', (request) => {
    handled.push(request.body)
    return request.body
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})

beforeEach(() => {
  handled = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

afterAll(() => app.close())

async function begin(body: string) {
  const line = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(line, 'connect')
  const begun = once(app.server, 'request')
  line.write(
    `POST / HTTP/1.1\r\nHost: torneo.local\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: 7\r\n\r\n${body}`,
  )
  await begun
  return line
}

it('a JSON body that does not end within ten seconds is answered 408, its connection is closed, and nothing is done', async () => {
  const line = await begin('{"a":')
  vi.advanceTimersByTime(10_000)
  const answer = await text(line)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('"message":"Revisa los datos ingresados"')
  expect(handled).toEqual([])
})

it('accepts a body that ends in time and leaves no timer', async () => {
  const line = await begin('{"a":')
  vi.advanceTimersByTime(9_999)
  line.write('1}')
  const [answer] = (await once(line, 'data')) as [Buffer]
  expect([answer.toString().slice(9, 12), handled, vi.getTimerCount()]).toEqual(['200', [{ a: 1 }], 0])
  line.destroy()
})
