import { describe, expect, it } from 'vitest'
import { covers, isAfterPass, mayOpen } from './passes'

type Fixture = Parameters<typeof covers>[1]
const match: Fixture = {
  id: 'uno',
  date: '2025-11-22',
  location: 'Campo de deportes',
  field: 'Cancha 1',
  status: 'scheduled',
}
const moved: Fixture = {
  ...match,
  field: 'Cancha 2',
  begunAt: { date: '2025-11-22', location: 'Campo de deportes', field: 'Cancha 1' },
}
const place = {
  matchId: null,
  date: '2025-11-22',
  location: 'Campo de deportes',
  field: 'Cancha 1',
  until: '2025-11-23T03:00:00.000Z',
}
const single = { ...place, matchId: 'uno' }

describe('a pass (B17)', () => {
  it.each<[string, typeof single | typeof place, Fixture, boolean]>([
    ['one match', single, match, true],
    ['one match, moved to another day and field', single, { ...match, date: '2025-11-23', field: 'Cancha 2' }, true],
    ['one match', single, { ...match, id: 'dos' }, false],
    ['a field and day', place, match, true],
    ['a field and day', place, { ...match, id: 'dos' }, true],
    ['a field and day, written in other letters', place, { ...match, field: ' cancha 1 ' }, true],
    ['a field and day', place, { ...match, field: 'Cancha 2' }, false],
    ['a field and day', place, { ...match, location: 'Otro club' }, false],
    ['a field and day', place, { ...match, date: '2025-11-23' }, false],
    ['a field and day, moved away while it is played', place, { ...moved, status: 'live' }, true],
    ['a field and day, moved away while it was played, and over', place, { ...moved, status: 'finished' }, true],
    ['a field and day, moved away, to be played anew there', place, { ...moved, status: 'scheduled' }, false],
    [
      'a field and day, begun elsewhere and moved here',
      { ...place, field: 'Cancha 2' },
      { ...moved, status: 'live' },
      true,
    ],
    [
      'a field and day, of a match begun on a third',
      { ...place, field: 'Cancha 3' },
      { ...moved, status: 'live' },
      false,
    ],
  ])('covers a match or not: %s', (_, scope, of, expected) => {
    expect(covers(scope, of)).toBe(expected)
    expect(mayOpen({ role: 'pass', pass: scope }, of)).toBe(expected)
  })

  it('bounds its holder only, and its role alone opens nothing', () => {
    expect(mayOpen({ role: 'super' }, match)).toBe(true)
    expect(mayOpen({ role: 'pass' }, match)).toBe(false)
  })

  it.each([
    ['done before its end and sent before it', '2025-11-23T02:59:00Z', '2025-11-23T02:59:30Z', false],
    ['done before its end and sent after it', '2025-11-23T02:59:00Z', '2025-11-23T04:00:00Z', false],
    ['done after its end', '2025-11-23T03:00:00Z', '2025-11-23T04:00:00Z', true],
    ['of a device whose clock is ahead', '2025-11-24T00:00:00Z', '2025-11-23T02:00:00Z', false],
    ['that does not say when it was done', undefined, '2025-11-23T03:00:00Z', true],
  ])('an action %s', (_, at, now, expected) => {
    expect(isAfterPass({ pass: place }, new Date(now), at === undefined ? undefined : new Date(at))).toBe(expected)
  })
})
