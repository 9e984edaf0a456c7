import { expect, it } from 'vitest'
import { legendOf } from '../live-texts'
import { standingsRankingOf } from './rankings'

const headsOf = (rules: Parameters<typeof standingsRankingOf>[0]) =>
  standingsRankingOf(rules).columns.map(({ head }) => head)

it('has a column of bonus points, with its meaning, only in a sport that has them (B81)', () => {
  expect(headsOf({ scoring: 'points', usesBonus: true }).slice(-2)).toEqual(['Bon', 'Pts'])
  expect(legendOf({ scoring: 'points', usesBonus: true })).toContainEqual(['Bon', 'puntos bonus'])
  expect(headsOf({})).not.toContain('Bon')
  expect(legendOf({}).map(([short]) => short)).not.toContain('Bon')
})
