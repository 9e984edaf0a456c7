import type { Shootout } from '@torneo/contracts/match/match-outcome'
import { expect, test } from 'vitest'
import { isPossibleShootout, noKicks, shootoutWinner } from './shootout'

test.each([
  [1, 0, true],
  [2, 0, true],
  [3, 0, true],
  [2, 1, true],
  [3, 1, true],
  [4, 1, true],
  [4, 2, true],
  [4, 3, true],
  [5, 3, true],
  [5, 4, true],
  [6, 5, true],
  [11, 10, true],
  [4, 0, false],
  [5, 0, false],
  [9, 0, false],
  [5, 1, false],
  [5, 2, false],
  [6, 4, false],
  [9, 7, false],
  [7, 4, false],
  [0, 0, false],
  [4, 4, false],
])('a shoot-out can end %i to %i: %s', (home, away, isPossible) => {
  expect([isPossibleShootout({ home, away }), isPossibleShootout({ home: away, away: home })]).toEqual([
    isPossible,
    isPossible,
  ])
})

test.each([5, 3, 1])(
  'exactly those ends are possible that %i kicks a side, taken in turns, lead to',
  (shootOutKicks) => {
    const reached = new Set<string>()
    const seen = new Set<string>()
    const kick = (shootout: Shootout, first: boolean): void => {
      const { home, away, kicks } = shootout
      if (shootoutWinner(shootout)) return void reached.add(`${home}-${away}`)
      const at = `${home}-${away}-${kicks.length}-${first}`
      if (seen.has(at) || kicks.length >= 20) return
      seen.add(at)
      const side = (kicks.length % 2 === 0) === first ? 'home' : 'away'
      for (const scored of [true, false])
        kick(
          { ...shootout, [side]: shootout[side] + Number(scored), kicks: [...kicks, { side, scored, playerId: '' }] },
          first,
        )
    }
    for (const first of [true, false]) kick(noKicks({ shootOutKicks }), first)
    for (let home = 0; home <= 9; home += 1) {
      for (let away = 0; away <= 9; away += 1)
        expect([home, away, isPossibleShootout({ ...noKicks({ shootOutKicks }), home, away })]).toEqual([
          home,
          away,
          reached.has(`${home}-${away}`),
        ])
    }
  },
)
