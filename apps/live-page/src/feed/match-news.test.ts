import type { Match } from '@torneo/contracts/matches'
import { expect, test } from 'vitest'
import { matchNews } from './match-news'

/** A match as '<status> <home>-<away>'. */
function matchOf(words: string): Match {
  const [status, home, away] = words.split(/[ -]/)
  return { id: 'a', status, homeScore: Number(home), awayScore: Number(away) } as Match
}

test.each<[before: string, after: string, kind: string | undefined, side?: string]>([
  ['scheduled 0-0', 'live 0-0', 'started'],
  ['live 0-0', 'live 1-0', 'scored', 'home'],
  ['live 0-0', 'live 0-1', 'scored', 'away'],
  ['live 0-0', 'live 2-1', 'scored'],
  ['live 2-1', 'live 1-1', 'corrected'],
  ['live 2-1', 'live 3-0', 'corrected'],
  ['live 2-1', 'finished 2-1', 'ended'],
  ['live 1-1', 'live 1-1', undefined],
  ['scheduled 0-0', 'scheduled 1-0', undefined],
  ['finished 2-1', 'live 2-1', undefined],
  ['live 1-0', 'cancelled 1-0', undefined],
])('from %s to %s: %s %s', (before, after, kind, side) => {
  expect(matchNews([matchOf(before)], [matchOf(after)]).map((news) => [news.kind, news.side])).toEqual(kind ? [[kind, side]] : [])
})

test('a match that was not there before is no news', () => {
  expect(matchNews([], [matchOf('live 3-0')])).toEqual([])
})
