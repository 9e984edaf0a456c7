import { expect, test } from 'vitest'
import { formatSize } from './format-size'

test.each([
  [0, '0 B'],
  [820, '820 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [912 * 1024, '912 KB'],
  [1024 * 1024 - 1, '1.0 MB'],
  [2.4 * 1024 * 1024, '2.4 MB'],
  [5 * 1024 * 1024, '5.0 MB'],
  [12.34 * 1024 * 1024, '12.3 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words)
})
