import { expect, test } from 'vitest'
import { isEditable, teamOf } from './user-rules'

test.each([
  ['super', false],
  ['admin_tournament', true],
  ['admin_landing', true],
  ['team_captain', false],
  ['prensa', true],
])('role %s editable: %s', (role, editable) => {
  expect(isEditable({ role })).toBe(editable)
})

test.each([
  { promotionId: null, teamName: null, words: '-' },
  { promotionId: null, words: '-' },
  { promotionId: 'p1', teamName: null, words: 'Equipo no encontrado' },
  { promotionId: 'p1', words: 'Equipo no encontrado' },
  { promotionId: 'p1', teamName: 'Promo 98', words: 'Promo 98' },
])('team of $promotionId and $teamName is $words (R47)', ({ words, ...user }) => {
  expect(teamOf(user)).toBe(words)
})
