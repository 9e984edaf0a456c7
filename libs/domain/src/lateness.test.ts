import { describe, expect, it } from 'vitest'
import { isLate, isPastHour } from './lateness'

const at = (date: string, time: string) => ({ date, time })
const match = { ...at('2025-11-15', '15:00'), status: 'scheduled' } as const

describe('a match that has not begun', () => {
  it.each([
    ['before its hour', at('2025-11-15', '14:59'), false, false],
    ['at its hour', at('2025-11-15', '15:00'), false, false],
    ['a minute later', at('2025-11-15', '15:01'), true, true],
    ['twelve hours later, after midnight', at('2025-11-16', '03:00'), true, true],
    ['the day after', at('2025-11-16', '10:00'), true, false],
    ['a week before', at('2025-11-08', '16:00'), false, false],
  ])('%s', (_, now, past, late) => expect([isPastHour(match, now), isLate(match, now)]).toEqual([past, late]))
})

it.each(['live', 'finished', 'cancelled'] as const)('a match that is %s is never late', (status) => {
  expect(isLate({ ...match, status }, at('2025-11-15', '16:00'))).toBe(false)
})

it('a match without a readable hour is never late', () => {
  expect(isLate({ ...match, time: '' }, at('2025-11-15', '16:00'))).toBe(false)
})
