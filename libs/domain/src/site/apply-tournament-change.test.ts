import type { MatchRow } from '@torneo/contracts/match/match'
import type { TournamentChange, TournamentSnapshot } from '@torneo/contracts/site/public-channels'
import { expect, test } from 'vitest'
import { applyTournamentChange } from './apply-tournament-change'

const row = (id: string, fields: object = {}) =>
  ({ id, sportId: 'futbol', date: '2025-11-15', time: '10:00', rev: 1, ...fields }) as MatchRow
const history = { events: [], applied: [] }
const table = (name: string) =>
  ({ standings: [{ name }], scorers: [] }) as unknown as TournamentChange['tables'][string]

const before = {
  rev: 1,
  tournament: {
    tournament: null,
    sports: [{ id: 'futbol' }, { id: 'voley' }],
    promotions: [],
    teams: [],
    matches: [row('a'), row('b', { time: '11:00' }), row('v', { sportId: 'voley', time: '12:00' })],
    standings: { futbol: [], voley: [] },
    scorers: { futbol: [], voley: [] },
    competitions: { voley: { sportId: 'voley' } },
  },
  histories: { a: history, b: history, v: history },
} as unknown as TournamentSnapshot

const change = (fields: Partial<TournamentChange>): TournamentChange => ({
  rev: 2,
  matches: [],
  histories: {},
  removed: [],
  tables: {},
  ...fields,
})
const ids = ({ tournament }: TournamentSnapshot) => tournament.matches.map(({ id }) => id)

test('a changed match takes its place in the order, and the others stay the same objects', () => {
  const after = applyTournamentChange(before, change({ matches: [row('a', { time: '11:30' }), row('c')] }))
  expect(ids(after)).toEqual(['c', 'b', 'a', 'v'])
  expect(after.tournament.matches[1]).toBe(before.tournament.matches[1])
  expect(after.rev).toBe(2)
})

test('a change without matches leaves their list as it was', () => {
  const after = applyTournamentChange(before, change({ tables: { futbol: table('local') } }))
  expect(after.tournament.matches).toBe(before.tournament.matches)
  expect(after.tournament.standings).toEqual({ futbol: [{ name: 'local' }], voley: [] })
})

test('a removed match takes its history with it', () => {
  const after = applyTournamentChange(before, change({ removed: ['b'] }))
  expect([ids(after), Object.keys(after.histories)]).toEqual([
    ['a', 'v'],
    ['a', 'v'],
  ])
})

test('a competition that ends is not listed any more', () => {
  const after = applyTournamentChange(before, change({ tables: { voley: { ...table('x'), competition: null } } }))
  expect(after.tournament.competitions).toEqual({})
})

test('a sport that is not listed any more takes its matches, tables and histories with it', () => {
  const { matches: _m, standings: _s, scorers: _c, competitions: _p, ...head } = before.tournament
  const after = applyTournamentChange(
    before,
    change({ head: { ...head, sports: head.sports.filter(({ id }) => id === 'futbol') }, removed: ['v'] }),
  )
  expect(ids(after)).toEqual(['a', 'b'])
  expect(after.tournament.standings).toEqual({ futbol: [] })
  expect(after.tournament.competitions).toEqual({})
  expect(Object.keys(after.histories)).toEqual(['a', 'b'])
})

test('an id that every object inherits is an id like any other', () => {
  const after = applyTournamentChange(
    before,
    change({ matches: [row('constructor')], histories: { constructor: history } as never }),
  )
  expect(ids(after)).toContain('constructor')
  expect(Object.hasOwn(after.histories, 'constructor')).toBe(true)
})
