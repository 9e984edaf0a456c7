import { expect, it } from 'vitest'
import { isOpenSide, matchTitle } from './side-name'

const team = {
  id: 't98',
  name: 'Promo 98',
  color: '',
  logo: '',
  promotionId: 'p98',
  promotionYear: 1998,
  promotionColor: null,
}

it('names an open side by its slot, and a deleted team as missing', () => {
  const match = { homeTeam: team, awayTeam: null, homeLabel: null, awayLabel: 'Ganador Semifinal 2' }
  expect(matchTitle(match)).toBe('Promo 98 – Ganador Semifinal 2')
  expect([isOpenSide(match, 'home'), isOpenSide(match, 'away')]).toEqual([false, true])
  const deleted = { homeTeam: team, awayTeam: null }
  expect(matchTitle(deleted)).toBe('Promo 98 – Equipo no encontrado')
  expect(isOpenSide(deleted, 'away')).toBe(false)
})
