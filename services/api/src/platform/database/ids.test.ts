import { expect, it } from 'vitest'
import { newId, newIds } from './ids'

it('makes ids of R40: thirteen hex digits of the time, seven random ones', () => {
  const ids = Array.from({ length: 1000 }, () => newId(1_760_000_000_000))
  for (const id of ids) expect(id).toMatch(/^640b5eece0000[0-9a-f]{7}$/)
  expect(new Set(ids).size).toBe(1000)
  expect(newId(1_760_000_000_001) > newId(1_760_000_000_000)).toBe(true)
})

it('makes many in the same millisecond, no two the same', () => {
  expect(new Set(newIds(5000)).size).toBe(5000)
})
