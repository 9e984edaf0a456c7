import type { Match } from '@torneo/contracts/match/matches'
import { expect, test } from 'vitest'
import { byDay, sortMatches } from './sorted-matches'

/** Rows as '<id>:<status>:<day>:<hour>'. */
const rowsOf = (...lines: readonly string[]) =>
  lines.map((line) => {
    const [id, status, day, hour] = line.split(':')
    return { id, status, date: `2025-11-${day}`, time: `${hour}:00` } as Match
  })
const ids = (matches: readonly Match[]) => matches.map(({ id }) => id).join('')

test('live by kick-off, upcoming from today on, results newest first', () => {
  const rows = rowsOf(
    'a:scheduled:16:09',
    'b:scheduled:15:10',
    'c:live:15:09',
    'd:live:15:08',
    'e:finished:14:10',
    'f:finished:15:07',
    'g:scheduled:14:18',
  )
  const { live, upcoming, results } = sortMatches(rows, '2025-11-15')
  expect([ids(live), ids(upcoming), ids(results)]).toEqual(['dc', 'bag', 'fe'])
})

test('a cancelled match is listed until its day is over, behind those that are played', () => {
  const rows = rowsOf('a:cancelled:15:09', 'b:cancelled:14:09', 'c:scheduled:15:10', 'd:scheduled:16:08')
  expect(ids(sortMatches(rows, '2025-11-15').upcoming)).toBe('cda')
})

test('a match that waits for a new date keeps its place, whatever its day', () => {
  const interruption = { kind: 'postponed', reason: 'Lluvia', date: '2025-11-15', time: '09:00' }
  const rows = rowsOf('a:cancelled:15:09', 'b:cancelled:14:09').map((match) => ({ ...match, interruption }))
  expect(ids(sortMatches([...rowsOf('c:scheduled:15:10'), ...rows], '2025-11-15').upcoming)).toBe('acb')
})

test('a match that no team came to, because none went on from the ties before, is no result', () => {
  const open = { homeTeamId: null, awayTeamId: null }
  const [both, one, deleted] = rowsOf('a:finished:15:09', 'b:finished:15:10', 'c:finished:15:11')
  const rows = [{ ...both!, ...open }, { ...one!, ...open, awayTeamId: 't1' }, deleted!]
  expect(ids(sortMatches(rows, '2025-11-15').results)).toBe('cb')
})

test('groups matches by day', () => {
  const rows = rowsOf('a:scheduled:15:09', 'b:scheduled:15:10', 'c:scheduled:16:09')
  expect([...byDay(rows)].map(([day, matches]) => [day, ids(matches)])).toEqual([
    ['2025-11-15', 'ab'],
    ['2025-11-16', 'c'],
  ])
})
