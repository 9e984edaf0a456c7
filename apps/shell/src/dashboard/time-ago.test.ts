import { expect, it } from 'vitest'
import { timeAgo } from './time-ago'

const now = new Date(2025, 10, 15, 20, 30).getTime()
const at = (day: number, hour: number, minute: number) => new Date(2025, 10, day, hour, minute).getTime()

it.each([
  [at(15, 20, 29) + 30_000, 'recién'],
  [at(15, 20, 29), 'hace 1 min'],
  [at(15, 20, 5), 'hace 25 min'],
  [at(15, 17, 30), 'hace 3 h'],
  [at(14, 19, 42), 'ayer, 19:42'],
  [at(8, 9, 0), '8 nov 2025'],
])('says %s as %s', (time, text) => {
  expect(timeAgo(time, now)).toBe(text)
})
