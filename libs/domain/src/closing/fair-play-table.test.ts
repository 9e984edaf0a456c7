import { expect, test } from 'vitest'
import { aTeam } from '../competition/played-competition.fixture'
import { noCards, type SideCards } from '../competition/tables/played-match'
import { aMatch } from '../competition/tables/tables.fixture'
import { fairestOf, fairPlayTable } from './fair-play-table'

const cards = (home: Partial<SideCards>, away: Partial<SideCards> = {}) => ({
  cards: { home: { ...noCards, ...home }, away: { ...noCards, ...away } },
})
const teams = ['A', 'B', 'C'].map((id) => aTeam(id))
const rows = (matches: Parameters<typeof fairPlayTable>[1], scale: 'fifa' | 'uefa' = 'fifa') =>
  fairPlayTable(teams, matches, scale).map(
    ({ team, points, yellows, reds }) => `${team.id} ${points}: ${yellows} y, ${reds} r`,
  )

test('adds up the cards of finished matches on the scale of the phase, fewest points first', () => {
  const matches = [
    aMatch('A 1-0 B', cards({ yellow: 2, yellowAndRed: 1 }, { yellow: 3 })),
    aMatch('B 0-0 C', cards({ secondYellow: 1 }, { red: 1 })),
  ]
  expect(rows(matches)).toEqual(['C 4: 0 y, 1 r', 'B 6: 5 y, 1 r', 'A 7: 3 y, 1 r'])
  expect(rows(matches, 'uefa')).toEqual(['C 3: 0 y, 1 r', 'A 5: 3 y, 1 r', 'B 6: 5 y, 1 r'])
})

test('leaves out who played no match: a walkover is none, and neither is a running one', () => {
  const absent = { result: { kind: 'walkover', absent: 'home', by: null } } as never
  expect(rows([aMatch('A 0-3 B', absent), aMatch('B 1-0 C', { ...cards({ yellow: 1 }), status: 'live' })])).toEqual([])
})

test('level teams share the prize, which nobody gets without any card', () => {
  const fairest = (match: ReturnType<typeof aMatch>) =>
    fairestOf(fairPlayTable(teams, [match, aMatch('C 0-0 A')], 'fifa')).map(({ team }) => team.id)
  expect(fairest(aMatch('A 1-0 B', cards({}, { yellow: 1 })))).toEqual(['A', 'C'])
  expect(fairest(aMatch('A 1-0 B'))).toEqual([])
})
