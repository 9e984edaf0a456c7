import { expect, test } from 'vitest'
import { sportEmojis } from './sport-emojis'

test('the picker offers 30 different emojis with different names (spec 2 §9)', () => {
  expect(new Set(sportEmojis.map(({ emoji }) => emoji)).size).toBe(30)
  expect(new Set(sportEmojis.map(({ name }) => name)).size).toBe(30)
  expect(sportEmojis).toHaveLength(30)
})
