import type { Match } from '@torneo/contracts/match/matches'
import { expect, test } from 'vitest'
import { matchUpdates } from './match-updates'

/** Builds a match from '<status> <home>-<away>'. */
function matchOf(text: string): Match {
  const [status, home, away] = text.split(/[ -]/)
  return { id: 'a', status, homeScore: Number(home), awayScore: Number(away) } as Match
}

test.each<[before: string, after: string, news: object | undefined]>([
  ['scheduled 0-0', 'live 0-0', { kind: 'started' }],
  ['live 0-0', 'live 1-0', { kind: 'scored', home: 1, away: 0 }],
  ['live 0-0', 'live 0-1', { kind: 'scored', home: 0, away: 1 }],
  ['live 0-0', 'live 2-1', { kind: 'scored', home: 2, away: 1 }],
  ['live 2-1', 'live 1-1', { kind: 'corrected' }],
  ['live 2-1', 'live 3-0', { kind: 'corrected' }],
  ['live 2-1', 'finished 2-1', { kind: 'ended' }],
  ['live 1-1', 'live 1-1', undefined],
  ['scheduled 0-0', 'scheduled 1-0', undefined],
  ['finished 2-1', 'live 2-1', undefined],
  ['live 1-0', 'cancelled 1-0', undefined],
])('update %s to %s is announced as %o', (before, after, news) => {
  const match = matchOf(after)
  expect(matchUpdates([matchOf(before)], [match])).toEqual(news ? [{ ...news, match }] : [])
})

test('a match that is new in the list has no update', () => {
  expect(matchUpdates([], [matchOf('live 3-0')])).toEqual([])
})
