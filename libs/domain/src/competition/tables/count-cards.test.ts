import { unidentified } from '@torneo/contracts/match/match-events'
import { expect, test } from 'vitest'
import { countCards } from './count-cards'
import { noCards, type SideCards } from './played-match'

test.each<[cards: string, expected: Partial<SideCards>]>([
  ['', {}],
  ['ana yellow', { yellow: 1 }],
  ['ana yellow, bea yellow', { yellow: 2 }],
  ['ana yellow, ana yellow, ana red', { secondYellow: 1 }],
  ['ana yellow, ana yellow', { secondYellow: 1 }],
  ['ana red', { red: 1 }],
  ['ana yellow, ana red', { yellowAndRed: 1 }],
  [`${unidentified} yellow, ${unidentified} yellow, ${unidentified} red`, { yellow: 2, red: 1 }],
])('the cards "%s" count once a player', (cards, expected) => {
  const events =
    cards === ''
      ? []
      : cards.split(', ').map((card, index) => {
          const [playerId = '', colour = ''] = card.split(' ')
          return { type: `${colour}_card`, playerId, teamId: 'a', minute: index }
        })
  const others = [
    { type: 'goal', playerId: 'ana', teamId: 'a', minute: 1 },
    { type: 'red_card', playerId: 'zoe', teamId: 'b', minute: 2 },
  ]
  expect(countCards([...events, ...others], 'a')).toEqual({ ...noCards, ...expected })
})
