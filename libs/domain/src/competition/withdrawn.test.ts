import { expect, test } from 'vitest'
import { matchTitle, plainSideName, teamName } from '../match/side-name'
import { isWithdrawn, markWithdrawn, shownName } from './withdrawn'

const team = (id: string) => ({
  id,
  name: `Promo ${id}`,
  color: '',
  logo: '',
  promotionId: id,
  promotionYear: null,
  promotionColor: null,
})
const competition = { withdrawals: [{ teamId: '98' }] }
const mark = markWithdrawn(competition)
const match = { homeTeam: mark(team('98')), awayTeam: mark(team('05')) }

test('a team that withdrew says so in each name that people read, and in no name that a file is read by', () => {
  expect([shownName(match.homeTeam), shownName(match.awayTeam)]).toEqual(['Promo 98 (Retirado)', 'Promo 05'])
  expect([teamName(match.homeTeam), matchTitle(match)]).toEqual([
    'Promo 98 (Retirado)',
    'Promo 98 (Retirado) – Promo 05',
  ])
  expect(plainSideName(match, 'home')).toBe('Promo 98')
})

test.each([
  [competition, '98', true],
  [competition, '05', false],
  [null, '98', false],
  [undefined, '98', false],
])('withdrawal in %j of team %s: %s', (one, id, is) => expect(isWithdrawn(one, id)).toBe(is))
