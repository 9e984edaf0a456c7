import { expect, it } from 'vitest'
import { alertOf, type AlertedMatch } from './match-alerts'

const before = {
  status: 'live',
  date: '2025-11-08',
  time: '10:00',
  location: 'Campo',
  field: '1',
  homeScore: 0,
  awayScore: 0,
} as const
const team = (name: string) => ({ name }) as AlertedMatch['homeTeam']
const after = (scoring: 'goals' | 'points' | 'sets') =>
  alertOf(before, {
    ...before,
    id: 'uno',
    awayScore: 1,
    homeTeam: team('Promo 98'),
    awayTeam: team('Promo 05'),
    sport: { scoring } as AlertedMatch['sport'],
  })

it.each([
  ['goals', '¡Anota Promo 05!'],
  ['sets', 'Set para Promo 05'],
  ['points', undefined],
] as const)("in a sport that counts %s, the other side's score is announced as %s", (scoring, title) =>
  expect(after(scoring)?.title).toBe(title),
)
