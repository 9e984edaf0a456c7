import { expect, test } from 'vitest'
import { seasonOf, tournamentDays } from './season'

const match = (date: string, status = 'scheduled') => ({ date, status }) as Parameters<typeof tournamentDays>[0][number]
const event = (date: string, type = 'match') => ({ date, type }) as Parameters<typeof tournamentDays>[1][number]

test.each([
  [
    'matches',
    [match('2026-11-15'), match('2026-11-14'), match('')],
    [event('2026-11-01')],
    ['2026-11-14', '2026-11-15'],
  ],
  [
    'cancelled ones do not count',
    [match('2026-11-14'), match('2026-12-20', 'cancelled')],
    [],
    ['2026-11-14', '2026-11-14'],
  ],
  [
    'the calendar, without its ceremonies',
    [],
    [event('2026-10-01', 'ceremony'), event('2026-11-14')],
    ['2026-11-14', '2026-11-14'],
  ],
  ['nothing', [], [event('2026-10-01', 'activity')], null],
])('days of play: %s', (_, matches, schedule, expected) => {
  const days = tournamentDays(matches, schedule)
  expect(days && [days.first, days.last]).toEqual(expected)
})

const days = { first: '2026-11-14', last: '2026-11-15', isLive: false }

test.each([
  [null, '2026-11-01', { phase: 'before', daysLeft: null, first: null }],
  [days, '2026-10-14', { phase: 'before', daysLeft: 31, first: days.first }],
  [days, '2026-11-13', { phase: 'before', daysLeft: 1, first: days.first }],
  [days, '2026-11-14', { phase: 'during' }],
  [days, '2026-11-15', { phase: 'during' }],
  [days, '2026-11-16', { phase: 'after' }],
  [{ ...days, isLive: true }, '2026-11-16', { phase: 'during' }],
] as const)('season of %o on %s', (played, today, expected) => {
  expect(seasonOf(played, today)).toEqual(expected)
})
