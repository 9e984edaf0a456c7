import type { MatchSport } from '@torneo/contracts/match/matches'
import { expect, test } from 'vitest'
import { formatProgress } from './match-progress'

const sport = (fields: Partial<MatchSport> = {}): MatchSport => ({ id: 's1', name: 'Deporte', icon: '', ...fields })

test.each([
  ['halves', sport(), 2, '34′ · 2º Tiempo'],
  ['halves with extra time', sport(), 3, '34′ · Alargue 1'],
  ['quarters', sport({ periods: 4 }), 3, '34′ · 3º Cuarto'],
  ['quarters with extra time', sport({ periods: 4 }), 5, '34′ · Alargue 1'],
  ['a single period', sport({ periods: 1 }), 1, '34′'],
  ['a sport that is missing', null, 1, '34′ · 1º Tiempo'],
  ['sets', sport({ scoring: 'sets' }), 1, 'Set 2 · 15-12'],
] as const)('the progress of a match of %s', (_case, of, currentHalf, words) => {
  expect(
    formatProgress({
      sport: of,
      currentHalf,
      currentMinute: 34,
      homeScore: 1,
      awayScore: 0,
      homePoints: 15,
      awayPoints: 12,
    }),
  ).toBe(words)
})
