import { expect, test } from 'vitest'
import { shorten } from './shorten'

test('a line of 80 characters is shown whole, a longer one by its beginning', () => {
  expect(shorten('ñ'.repeat(80))).toBe('ñ'.repeat(80))
  expect(shorten('👍'.repeat(10_000))).toBe(`${'👍'.repeat(79)}…`)
  expect(shorten(`${'a'.repeat(78)} b c`)).toBe(`${'a'.repeat(78)}…`)
})
