import type { PublicTournament } from '@torneo/contracts/site/public'
import { sortMatches } from '@torneo/domain/match/list/sorted-matches'
import { expect, test } from 'vitest'
import { aTournament, football, match, scorer, standing } from '../../testing/a-tournament'
import { tvScenes } from './tv-scenes'

const live = (count: number) =>
  Array.from({ length: count }, (_, place) => match(1990 + place, 2005, { id: `v${place}`, status: 'live' }))
const scenesOf = ({ matches, sports, standings, scorers, generalCup }: PublicTournament, hasInterludes = false) =>
  tvScenes(
    sortMatches(matches, '2025-11-15'),
    sports,
    new Map(sports.map(({ id }) => [id, { standings: standings[id] ?? [], scorers: scorers[id] ?? [] }])),
    { hasInterludes, cup: generalCup ?? null },
  )
const keys = (...given: Parameters<typeof aTournament>) => {
  const tournament = aTournament(...given)
  return scenesOf(tournament).map(({ key }) => key)
}
const tables = {
  standings: { [football.id]: [standing(1, [1998, 'Senior'], 3, 1)] },
  scorers: { [football.id]: [scorer(1, 'Ana', 1998, 2)] },
}

test('live matches come back between any two other scenes', () => {
  expect(keys({ matches: [...live(1), match(1998, 2005)], ...tables })).toEqual([
    'live-0',
    'upcoming',
    'live-0',
    `standings-${football.id}`,
    'live-0',
    `scorers-${football.id}`,
  ])
})

test.each([
  ['the only live match stays', 1, ['live-0']],
  ['one of two live matches takes turns', 2, ['live-0', 'upcoming']],
])('a final that is %s', (_what, count, scenes) => {
  const [final, ...others] = live(count)
  const round = { tieId: 'final', roundName: 'Oro · Final' }
  const matches = [{ ...final!, ...round }, ...others, match(1998, 2005)]
  expect(scenesOf(aTournament({ matches }), count === 1).map(({ key }) => key)).toEqual(scenes)
})

test('more than four at once take turns', () => {
  expect(keys({ matches: live(6) })).toEqual(['live-0', 'live-1'])
})

test("shows the last day's results and the tables when no match is live", () => {
  const finished = ['2025-11-13', '2025-11-14', '2025-11-14'].map((date, place) =>
    match(1990 + place, 2005, { id: `f${place}`, status: 'finished', date }),
  )
  expect(keys({ matches: finished, ...tables })).toEqual([
    'results',
    `standings-${football.id}`,
    `scorers-${football.id}`,
  ])
  const [results] = scenesOf(aTournament({ matches: finished }))
  expect(results?.kind === 'results' && results.matches.map(({ date }) => date)).toEqual(['2025-11-14', '2025-11-14'])
})

test('an interlude follows each scene that is not of live matches, and what else would stand alone', () => {
  const withInterludes = (...given: Parameters<typeof aTournament>) =>
    scenesOf(aTournament(...given), true).map(({ key }) => key)
  expect(withInterludes({ matches: [...live(1), match(1998, 2005)], ...tables })).toEqual([
    'live-0',
    'upcoming',
    'interlude',
    'live-0',
    `standings-${football.id}`,
    'interlude',
    'live-0',
    `scorers-${football.id}`,
    'interlude',
  ])
  expect(withInterludes({ matches: live(1) })).toEqual(['live-0', 'interlude'])
  expect(withInterludes({ matches: [] })).toEqual(['idle', 'interlude'])
})

test('a tournament that has not begun has an idle board', () => {
  expect(keys({ matches: [] })).toEqual(['idle'])
})
