import { expect, test } from 'vitest'
import { isForeign } from './serve-panel.ts'

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
