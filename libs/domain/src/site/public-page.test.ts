import { expect, it } from 'vitest'
import { matchesNow, matchesOfTeams, publicViewPath } from './public-page'

const match = (id: string, status: 'scheduled' | 'live' | 'finished', date: string, time = '10:00') => ({
  id,
  status,
  date,
  time,
  interruption: null,
  homeTeamId: 'a',
  awayTeamId: id,
})

it('live matches stand first, then the next, then the last results', () => {
  const all = [
    match('old', 'finished', '2025-11-14'),
    match('last', 'finished', '2025-11-15'),
    match('next', 'scheduled', '2025-11-15', '12:00'),
    match('live', 'live', '2025-11-15', '11:00'),
    match('missed', 'scheduled', '2025-11-10'),
  ]
  expect(matchesNow(all, '2025-11-15').map(({ id }) => id)).toEqual(['live', 'next', 'last'])
  expect(matchesNow([], '2025-11-15')).toEqual([])
})

it("a promotion's matches are those of all its teams, by kick-off", () => {
  const all = [
    match('c', 'scheduled', '2025-11-16'),
    match('b', 'finished', '2025-11-15'),
    match('d', 'live', '2025-11-15', '09:00'),
  ]
  expect(matchesOfTeams(all, new Set(['b', 'c'])).map(({ id }) => id)).toEqual(['b', 'c'])
  expect(matchesOfTeams(all, new Set(['a'])).map(({ id }) => id)).toEqual(['d', 'b', 'c'])
})

it('an id in an address is escaped', () =>
  expect(publicViewPath({ kind: 'promotion', id: 'a/b ?' })).toBe('/inicio/promo/a%2Fb%20%3F'))
