import { describe, expect, test } from 'vitest'
import { clashesOfMove } from './move-clashes'
import type { FixedMatch } from './plan'
import { shiftField } from './shift-field'

const match = (id: string, time: string, changes: Partial<FixedMatch> = {}): FixedMatch => ({
  id,
  home: null,
  away: null,
  date: '2025-11-15',
  time,
  field: '1',
  minutes: 40,
  ...changes,
})

describe('a field that is shifted', () => {
  const shifted = (matches: readonly FixedMatch[], time: string, minutes: number) =>
    shiftField(matches, { field: '1', from: { date: '2025-11-15', time }, minutes, turnover: 10 }).map(
      (moved) => `${moved.id} ${moved.date.slice(8)} ${moved.time}`,
    )

  test.each<[what: string, matches: readonly FixedMatch[], time: string, minutes: number, expected: readonly string[]]>(
    [
      [
        'moves what follows, in its distances',
        [match('a', '09:00'), match('b', '09:50'), match('c', '12:00')],
        '09:50',
        20,
        ['b 15 10:10', 'c 15 12:20'],
      ],
      [
        'leaves other fields and days',
        [match('a', '10:00', { field: '2' }), match('b', '10:00', { date: '2025-11-16' })],
        '09:00',
        20,
        [],
      ],
      ['goes past midnight to the next date', [match('a', '23:50')], '23:00', 20, ['a 16 00:10']],
      ['goes into the next month', [match('a', '23:50', { date: '2025-11-15' })], '00:00', 16 * 1440, ['a 01 23:50']],
      [
        'makes room after a match that takes longer',
        [match('a', '09:00', { minutes: 90 }), match('b', '09:50'), match('c', '10:40')],
        '09:50',
        5,
        ['b 15 10:40', 'c 15 11:30'],
      ],
      [
        'advances no further than the match before it ends',
        [match('a', '09:00'), match('b', '10:30'), match('c', '12:00')],
        '10:00',
        -60,
        ['b 15 09:50', 'c 15 11:00'],
      ],
      ['of nothing is nothing', [], '10:00', 20, []],
      ['from no hour is nothing', [match('a', '10:00')], '', 20, []],
      ['by nothing moves nothing', [match('a', '10:00')], '09:00', 0, []],
      ['leaves a match without an hour', [match('a', '')], '09:00', 20, []],
    ],
  )('%s', (_what, matches, time, minutes, expected) => {
    expect(shifted(matches, time, minutes)).toEqual(expected)
  })
})

test('a delay keeps the wall clock in a night whose clocks change', () => {
  const late = match('a', '23:50', { date: '2025-03-29' })
  const from = { date: '2025-03-29', time: '23:00' }
  expect(shiftField([late], { field: '1', from, minutes: 200, turnover: 0 })).toEqual([
    { id: 'a', date: '2025-03-30', time: '03:10' },
  ])
})

describe('a match that is moved to 10:00', () => {
  const rules = { turnover: 10, rest: 60, people: { t1: 'p98', t3: 'p98' } }
  const moved = match('m', '10:00', { home: 't1', away: 't2', officials: ['Ana', 'Juan'] })
  const marks = (other: FixedMatch) =>
    clashesOfMove(moved, [moved, other], rules).map((clash) => `${clash.kind} ${clash.with}`)

  test.each<[what: string, other: FixedMatch, expected: readonly string[]]>([
    ['a match of its field that ends too late', match('x', '09:11'), ['field x']],
    ['a match of its field that ends in time', match('x', '09:10'), []],
    ['a match of another field', match('x', '10:00', { field: '2' }), []],
    ['its team without rest', match('x', '11:39', { field: '2', home: 't2' }), ['team x']],
    ['its team that rests', match('x', '11:40', { field: '2', home: 't2' }), []],
    ['its people in another team', match('x', '10:30', { field: '2', away: 't3' }), ['people x']],
    ['its own team, whose people are the same', match('x', '10:30', { field: '2', home: 't1' }), ['team x']],
    ['all at once', match('x', '10:00', { home: 't1', away: 't3' }), ['field x', 'team x']],
    ['the same hour of another day', match('x', '10:00', { date: '2025-11-16', home: 't1' }), []],
    ['an official of both', match('x', '10:39', { field: '2', officials: ['Luis', 'Juan'] }), ['official x']],
    ['an official who is free when it begins', match('x', '09:20', { field: '2', officials: ['Juan'] }), []],
    ['another official', match('x', '10:00', { field: '2', officials: ['Luis'] }), []],
    ['an official of both on another day', match('x', '10:00', { date: '2025-11-16', officials: ['Ana'] }), []],
    ['a match without an hour', match('x', '', { home: 't1' }), []],
  ])('%s', (_what, other, expected) => {
    expect(marks(other)).toEqual(expected)
  })

  test('clashes past midnight too', () => {
    const late = match('m', '23:50', { home: 't1' })
    const early = match('x', '00:10', { date: '2025-11-16', home: 't1', field: '2' })
    expect(clashesOfMove(late, [early], rules)).toEqual([{ kind: 'team', with: 'x' }])
  })
})
