import { expect, test } from 'vitest'
import { lastEmoji } from './last-emoji'

test.each([
  ['🛹', '🛹'],
  ['🛹🪁', '🪁'],
  ['a🛹b', '🛹'],
  ['🤾‍♀️', '🤾‍♀️'],
  ['🏌🏽‍♂️', '🏌🏽‍♂️'],
  ['🇦🇷', '🇦🇷'],
  ['1️⃣', '1️⃣'],
  ['pato', ''],
  ['12', ''],
  ['', ''],
])('of %j it is %j', (text, icon) => {
  expect(lastEmoji(text)).toBe(icon)
})
