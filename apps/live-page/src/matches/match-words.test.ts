import { dayOf, dayTitle, formatKickoff, spokenScore, formatDisplayState } from '@torneo/domain/match/list/match-words'
import { expect, test } from 'vitest'
import { match } from '../testing/a-tournament'

const today = '2025-11-15'
const now = new Date(2025, 10, 15, 23, 30).getTime()

test('the day where the reader is, and in another time zone', () => {
  expect([dayOf(now), dayOf(Date.UTC(2025, 10, 16, 1), 'America/Montevideo')]).toEqual(['2025-11-15', '2025-11-15'])
})

test.each([
  ['2025-11-15', 'Hoy, sáb. 15/11'],
  ['2025-11-16', 'Mañana, dom. 16/11'],
  ['2025-11-14', 'vie. 14/11'],
  ['2026-01-03', 'sáb. 3/1/2026'],
])('%s is headed %s', (day, title) => {
  expect(dayTitle(day, today)).toBe(title)
})

test.each([
  ['2025-11-15', 'hoy a las 16:00'],
  ['2025-11-17', 'lun. 17/11 a las 16:00'],
])('%s in a sentence: %s', (date, text) => {
  expect(formatKickoff({ date, time: '16:00' }, today)).toBe(text)
})

const interruption = { kind: 'abandoned', reason: '', date: '2025-11-15', time: '16:00' }
test.each([
  [
    match(1998, 2005, { status: 'finished', homeScore: 3, result: { kind: 'walkover', absent: 'away', reason: '' } }),
    'Finalizado · W.O.',
    'Promo 98 3, Promo 05 0, W.O.',
  ],
  [
    match(1998, 2005, { status: 'finished', result: { kind: 'walkover', absent: 'both', reason: '' } }),
    'Finalizado · W.O. de ambos',
    'Promo 98 0, Promo 05 0, W.O. de ambos',
  ],
  [
    match(1998, 2005, { status: 'finished', homeScore: 2, awayScore: 2, shootout: { home: 4, away: 3, kicks: [] } }),
    'Finalizado',
    'Promo 98 2, Promo 05 2, penales 4 a 3',
  ],
  [match(1998, 2005, { status: 'cancelled', homeScore: 1, interruption }), 'Suspendido', 'Promo 98 1, Promo 05 0'],
  [
    match(1998, 2005, { status: 'scheduled', interruption: { ...interruption, kind: 'postponed' } }),
    null,
    'Promo 98 0, Promo 05 0',
  ],
])('a match in words: %#', (row, standing, score) => {
  expect([formatDisplayState(row), spokenScore(row)]).toEqual([standing, score])
})
