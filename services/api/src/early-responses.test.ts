import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setImmediate as nextTick, setTimeout as delay } from 'node:timers/promises'
import type { Method } from '@torneo/contracts/endpoint/endpoint'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { useTestApi } from './testing/test-api'

const api = useTestApi()
let accepted = 0

/** Milliseconds: longer than the timeout of a JSON body. */
const holdMs = 15_000
const json = 'application/json'

interface Body {
  readonly headers: Readonly<Record<string, string | number>>
  /** Beginning of a body that never ends. */
  readonly begin: string
  readonly after?: 'drips' | 'is cut'
}

const chunkOf = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
const part =
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nbytes'
const typed = (type: string): Body => ({ headers: { 'Content-Type': type, 'Content-Length': 1000 }, begin: '{"a":' })

/** Bodies sent to every call, whose response must come before the body ends, if it ever does. */
const bodies: Readonly<Record<string, Body>> = {
  'left open': typed(json),
  cut: { ...typed(json), after: 'is cut' },
  'too long by its header': { headers: { 'Content-Type': json, 'Content-Length': 3_000_000 }, begin: '{"a":' },
  'chunked and left open': {
    headers: { 'Content-Type': json, 'Transfer-Encoding': 'chunked' },
    begin: chunkOf('{"a":'),
  },
  'chunked and too long': {
    headers: { 'Content-Type': json, 'Transfer-Encoding': 'chunked' },
    begin: chunkOf(' '.repeat(1_100_000)),
  },
  endless: {
    headers: { 'Content-Type': json, 'Transfer-Encoding': 'chunked' },
    begin: chunkOf('{"a":'),
    after: 'drips',
  },
  'of a type that begins like JSON': typed('application/jsonx'),
  'of a patch': typed('application/json-patch+json'),
  'of text': typed('text/plain'),
  'of no type': { headers: { 'Content-Length': 1000 }, begin: '{"a":' },
  'of a form without a boundary': typed('multipart/form-data'),
  'a form left open': {
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 100_000 },
    begin: part,
  },
  'a form that is cut': {
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 100_000 },
    begin: part,
    after: 'is cut',
  },
  'an endless form': {
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Transfer-Encoding': 'chunked' },
    begin: chunkOf(part),
    after: 'drips',
  },
}

const openConnections = () => new Promise((resolve) => api.app.server.getConnections((_error, count) => resolve(count)))

/** Hashes of all collections except sessions, whose `lastSeenAt` changes. */
const stored = async () =>
  (JSON.parse(await api.snapshot()) as [string, string][]).filter(([name]) => name !== 'sessions')

/** All registered calls of the contract, and further routes. */
function calls(): (readonly [Method, string])[] {
  const others = [
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/openapi.json',
    '/api/socket',
    '/api/nothing-here',
    '/api/%zz',
    '/',
  ]
  return [
    ...api.app.services.endpoints.map(({ method, path }) => [method, `/api${path.replace(/:\w+/g, 'nada')}`] as const),
    ...others.flatMap((path) => (['GET', 'POST'] as const).map((method) => [method, path] as const)),
  ]
}

beforeAll(async () => {
  const { server } = api.app
  Object.assign(server, { requestTimeout: 30_000, headersTimeout: 30_000, connectionsCheckingInterval: 500 })
  server.on('connection', () => {
    accepted += 1
  })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
})

/**
 * Sends a head and the beginning of a body, and keeps its side open whatever the service does. Resolves to a function
 * that closes it and returns everything received.
 */
async function send(method: string, path: string, { headers, begin, after }: Body, cookie = ''): Promise<() => string> {
  const socket = connect({
    port: (api.app.server.address() as AddressInfo).port,
    host: '127.0.0.1',
    allowHalfOpen: true,
  })
  let answer = ''
  socket
    .on('data', (bytes: Buffer) => {
      answer += bytes.toString('latin1')
    })
    .on('error', () => undefined)
  await once(socket, 'connect')
  const head = Object.entries({ Host: 'torneo.local', ...(cookie ? { Cookie: cookie } : {}), ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${begin}`)
  if (after === 'is cut') {
    await nextTick()
    socket.resetAndDestroy()
  }
  const drip = after === 'drips' ? setInterval(() => socket.writable && socket.write(chunkOf(' ')), 200) : undefined
  return () => {
    clearInterval(drip)
    socket.destroy()
    return answer
  }
}

describe('every call, with a body that never ends', () => {
  it('is answered once, leaves no connection, changes nothing and ends nothing', async () => {
    const faults: unknown[] = []
    const note = (fault: unknown) => void faults.push(fault)
    process.on('uncaughtExceptionMonitor', note)
    onTestFinished(() => void process.off('uncaughtExceptionMonitor', note))
    const user = await api.addUser({ role: 'super' })
    const sessions = ['', `torneo_session=${(await api.signedIn(user)).token}`]
    // The first read creates the keys.
    await api.anonymous.get('/api/public/alerts')
    const before = await stored()

    const sent: { readonly call: string; readonly body: Body; readonly finish: () => string }[] = []
    for (const [name, body] of Object.entries(bodies)) {
      for (const cookie of sessions) {
        sent.push(
          ...(await Promise.all(
            calls().map(async ([method, path]) => ({
              call: `${method} ${path}, ${name}, signed ${cookie ? 'in' : 'out'}`,
              body,
              finish: await send(method, path, body, cookie),
            })),
          )),
        )
        // More connections than the backlog holds would never be accepted.
        await expect.poll(() => accepted).toBe(sent.length)
      }
    }
    await delay(holdMs)
    await expect.poll(openConnections, { interval: 250 }).toBe(0)
    const answers = sent.map(({ finish, ...one }) => ({ ...one, answer: finish() }))
    expect(faults).toEqual([])
    const wrong = answers.filter(
      ({ answer, body }) => !/^HTTP\/1\.1 [234]/.test(answer) && !(answer === '' && body.after === 'is cut'),
    )
    expect(wrong.map(({ call, answer }) => `${call}: ${answer.slice(0, 80)}`)).toEqual([])
    expect(answers.filter(({ answer }) => answer.split('HTTP/1.1 ').length > 2).map(({ call }) => call)).toEqual([])
    expect((await api.anonymous.get('/healthz')).status).toBe(200)
    expect(await stored()).toEqual(before)
  })
})

it('an offer of another protocol, refused by an answer, leaves no connection, though its client never closes it', async () => {
  const offer = { headers: { Connection: 'Upgrade', Upgrade: 'h2c' }, begin: '' }
  const finishers = await Promise.all([1, 2, 3].map(() => send('GET', '/healthz', offer)))
  await expect.poll(openConnections, { interval: 5 }).toBe(3)
  await expect.poll(openConnections).toBe(0)
  expect(finishers.map((finish) => finish().slice(0, 15))).toEqual([
    'HTTP/1.1 200 OK',
    'HTTP/1.1 200 OK',
    'HTTP/1.1 200 OK',
  ])
})
