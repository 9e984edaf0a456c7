import { expect, test } from 'vitest'
import { formatPassEnd } from './format-pass-end'

test('a pass ends with the last minute of its day', () => {
  expect(formatPassEnd(new Date(2025, 10, 23).toISOString())).toBe('sábado 22 de noviembre a las 23:59')
})
