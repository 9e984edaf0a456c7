import { expect, test } from 'vitest'
import { secondOfEvent, secondsOut } from './exclusions'

const at = (minute: number, second: number) => ({ minute, second, isLive: true, now: 1_000_000 })
const event = (type: string, minute: number, secondsAgo: number) => ({
  id: 'e',
  type,
  minute,
  timestamp: new Date(1_000_000 - secondsAgo * 1000).toISOString(),
})

test.each([
  ['two minutes', event('two_minutes', 7, 0), at(7, 30), 120],
  ['half a minute later', event('two_minutes', 7, 30), at(8, 0), 90],
  ['a green card', event('green_card', 7, 100), at(9, 10), 20],
  ['its last second', event('two_minutes', 7, 119), at(9, 29), 1],
  ['its end', event('two_minutes', 7, 120), at(9, 30), null],
  ['a time-out since then: its minute bounds it', event('two_minutes', 7, 900), at(8, 0), 60],
  ['a clock that was set back', event('two_minutes', 7, 10), at(5, 0), null],
  ['a yellow card', event('yellow_card', 7, 0), at(7, 0), null],
])('%s', (_, one, moment, rest) => {
  expect(secondsOut(one, secondOfEvent(one, moment), moment)).toBe(rest)
})
