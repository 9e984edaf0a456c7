import { describe, expect, test } from 'vitest'
import { clashesOf, type Fixture } from './fixture-clashes'

const fixture = (fields: Partial<Fixture>): Fixture => ({
  id: 'a', sportId: 'football', homeTeamId: 't1', awayTeamId: 't2', date: '2025-11-15', time: '10:00', location: 'Campo', field: '1',
  status: 'scheduled', ...fields,
})
const other = (fields: Partial<Fixture>) => fixture({ id: 'b', homeTeamId: 't3', awayTeamId: 't4', field: '2', ...fields })
const minutes: Readonly<Record<string, number>> = { football: 60, volley: 30 }
const kinds = (one: Fixture, ...others: Fixture[]) =>
  clashesOf(one, others, (sportId) => minutes[sportId] ?? 90).map(({ kind, teamId }) => (teamId ? `${kind} ${teamId}` : kind))

describe('a fixture at 10:00 of an hour', () => {
  test.each<[string, Partial<Fixture>, string[]]>([
    ['another pitch and other teams', {}, []],
    ['the same place at the same time', { field: '1' }, ['place']],
    ['the same place in other letters', { location: ' CAMPO ', field: ' 1' }, ['place']],
    ['the same place when it is over', { field: '1', time: '11:00' }, []],
    ['the same place in its last minute', { field: '1', time: '10:59' }, ['place']],
    ['the same place while the other still lasts', { field: '1', time: '09:01' }, ['place']],
    ['its team at the same time', { homeTeamId: 't1' }, ['team t1']],
    ['both its teams, sides swapped', { homeTeamId: 't2', awayTeamId: 't1' }, ['team t1', 'team t2']],
    ['its team right after', { homeTeamId: 't1', time: '11:00' }, ['rest t1']],
    ['its team 59 minutes after the end', { homeTeamId: 't1', time: '11:59' }, ['rest t1']],
    ['its team an hour after the end', { homeTeamId: 't1', time: '12:00' }, []],
    ['its team an hour before', { awayTeamId: 't2', time: '08:00' }, []],
    ['its team right before', { awayTeamId: 't2', time: '09:00' }, ['rest t2']],
    ['its team in a shorter sport before', { awayTeamId: 't2', time: '08:30', sportId: 'volley' }, []],
    ['its team on another day', { homeTeamId: 't1', date: '2025-11-16' }, []],
    ['its team in a cancelled match', { homeTeamId: 't1', status: 'cancelled' }, []],
    ['itself as stored', { id: 'a', homeTeamId: 't1', field: '1' }, []],
  ])('%s', (_case, fields, expected) => {
    expect(kinds(fixture({}), other(fields))).toEqual(expected)
  })

  test('takes no place from another while neither has one', () => {
    expect(kinds(fixture({ location: ' ', field: '1' }), other({ location: ' ', field: '1' }))).toEqual([])
  })

  test('is in nobody\'s way once it is cancelled, nor before its time is known', () => {
    expect(kinds(fixture({ status: 'cancelled' }), other({ homeTeamId: 't1' }))).toEqual([])
    expect(kinds(fixture({ time: '' }), other({ homeTeamId: 't1' }))).toEqual([])
    expect(kinds(fixture({ date: '' }), other({ date: '', homeTeamId: 't1' }))).toEqual([])
  })
})
