import { expect, test } from 'vitest'
import { aTeam } from '../competition/played-competition.fixture'
import { hallOfFameOffers } from './hall-of-fame-offers'

const podium = (category: string, ...champions: string[]) => ({
  name: '',
  category,
  places: [...champions.map((id) => ({ place: 1, team: aTeam(id) })), { place: 2, team: aTeam('z') }],
})
const offered = (podiums: ReturnType<typeof podium>[], ...categories: string[]) =>
  hallOfFameOffers(
    [{ sportId: 'f', podiums }],
    categories.map((category) => ({ year: 2025, category })),
    2025,
  )

test('offers each decided champion with year, category and sport; those who share the place together', () => {
  expect(offered([podium('Fútbol 5 · Oro', 'a'), podium('Fútbol 5 · Plata'), podium('Pádel', 'b', 'c')])).toEqual([
    { year: 2025, category: 'Fútbol 5 · Oro', winner: 'Equipo a', sportId: 'f' },
    { year: 2025, category: 'Pádel', winner: 'Equipo b y Equipo c', sportId: 'f' },
  ])
})

test.each<[entry: string, isOffered: boolean]>([
  ['Fútbol 5', false],
  ['fútbol 5', false],
  ['Fu\u0301tbol  5 ', false],
  ['Futbol ５', false],
  ['Fútbol 55', true],
  ['Vóley', true],
])('an entry in %j is that of the champion: not %s', (category, isOffered) => {
  expect(offered([podium('Fútbol 5', 'a')], category)).toHaveLength(isOffered ? 1 : 0)
})

test('an entry of another year is none', () => {
  const closing = { sportId: 'f', podiums: [podium('Fútbol 5', 'a')] }
  expect(hallOfFameOffers([closing], [{ year: 2024, category: 'Fútbol 5' }], 2025)).toHaveLength(1)
})
