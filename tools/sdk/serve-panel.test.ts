import { once } from 'node:events'
import { createServer, request, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isForeign, sendPage } from './serve-panel.ts'

const host = 'localhost:4173'

test.each<[what: string, expected: boolean, request: { method: string; headers: Record<string, string> }]>([
  ['a write of its own page', false, { method: 'POST', headers: { host, origin: `http://${host}` } }],
  ['a write of a command line', false, { method: 'POST', headers: { host } }],
  ['a read of another page', false, { method: 'GET', headers: { host, origin: 'http://evil.test' } }],
  ['its own socket', false, { method: 'GET', headers: { host, origin: `http://${host}`, upgrade: 'websocket' } }],
  ['a write of another port', true, { method: 'POST', headers: { host, origin: 'http://localhost:3000' } }],
  ['a write of another site', true, { method: 'DELETE', headers: { host, origin: 'http://evil.test' } }],
  ['a write of a sandboxed page', true, { method: 'POST', headers: { host, origin: 'null' } }],
  [
    'a write of another site without its name',
    true,
    { method: 'POST', headers: { host, 'sec-fetch-site': 'cross-site' } },
  ],
  [
    'the socket of another port',
    true,
    { method: 'GET', headers: { host, origin: 'http://localhost:3000', upgrade: 'websocket' } },
  ],
])('%s is foreign: %s', (_, expected, request) => {
  expect(isForeign(request)).toBe(expected)
})

/** Cookies that a server on this machine received. */
function listening(answer: RequestListener) {
  const cookies: (string | undefined)[] = []
  const server = createServer((incoming, response) => {
    cookies.push(incoming.headers.cookie)
    answer(incoming, response)
  })
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
  afterAll(() => server.close())
  return { cookies, host: () => `127.0.0.1:${(server.address() as AddressInfo).port}` }
}
const panel = listening(({ url }, response) => response.end(`<body>${url}</body>`))
const other = listening((_request, response) => response.end('<body>evil</body>'))
const here = listening((incoming, response) => {
  sendPage(`http://${panel.host()}`, incoming, response).catch(() => response.writeHead(500).end())
})

/** Requests a path as it is, unlike `fetch`, which resolves it. */
async function opened(path: string) {
  const [hostname, port] = here.host().split(':')
  const sent = request({ hostname, port, path, headers: { cookie: 'torneo_session=secret' } }).end()
  const [answer] = await once(sent, 'response')
  return { status: answer.statusCode, body: await text(answer) }
}

test.each([
  ['two slashes', (host: string) => `//${host}/x`],
  ['three slashes', (host: string) => `///${host}/x`],
  ['a slash and a backslash', (host: string) => `/\\${host}/x`],
  ['a name before the host', (host: string) => `//panel@${host}/x`],
  ['an absolute address', (host: string) => `http://${host}/x`],
  ['no address at all', () => '//'],
])('a path of %s sends the session nowhere and shows no foreign page', async (_, pathFor) => {
  const { status, body } = await opened(pathFor(other.host()))
  expect([status, body]).toEqual([400, expect.stringContaining('torneo panel')])
  expect([other.cookies, panel.cookies]).toEqual([[], []])
})

test('a page of the panel comes with the session and the bar', async () => {
  const { status, body } = await opened('/hero?a=//b')
  expect([status, body]).toEqual([200, expect.stringMatching(/^<body>\/hero\?a=\/\/b<script src=/)])
  expect([panel.cookies, other.cookies]).toEqual([['torneo_session=secret'], []])
})
