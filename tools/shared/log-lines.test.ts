import { expect, test } from 'vitest'
import { readable } from './log-lines.ts'

test.each([
  ['a line that is no JSON', 'Port 1 is taken', 'Port 1 is taken'],
  ['a message', '{"level":30,"msg":"ready"}', 'ready'],
  ['a message with its error', '{"msg":"start failed","err":{"message":"no database"}}', 'start failed: no database'],
  ['an error that is the message', '{"msg":"no database","err":{"message":"no database"}}', 'no database'],
  [
    'an answered request',
    '{"msg":"answered","req":{"method":"GET","path":"/api/hero"},"status":200,"ms":5}',
    'GET /api/hero 200 5 ms',
  ],
  ['what only looks like JSON', '{oops', '{oops'],
])('%s', (_name, line, shown) => {
  expect(readable([line])).toBe(shown)
})

test('the last lines only', () => {
  expect(readable(['a', 'b', 'c'], 2)).toBe('b\nc')
})
