import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { MatchEventType } from '@torneo/contracts/match/match-events'
import type { MatchSport } from '@torneo/contracts/match/matches'
import { boardTypes } from '@torneo/domain/match/event-kinds'
import { scoringOf, stepsOf } from '@torneo/domain/scoring/scorings'
import { keyOf } from '../../board-events'
import type { useMatchActions } from '../use-match-actions'
import type { LiveKeys } from './use-live-keys'

interface BoardKeysParts {
  readonly sport: MatchSport | null
  readonly actions: ReturnType<typeof useMatchActions>['actions']
  readonly openSheet: (type: MatchEventType, side: MatchSide) => void
  readonly openHelp: () => void
}

/** Lists the keys of a side's event buttons. */
export const eventKeys = (sport: MatchSport | null, side: MatchSide) =>
  boardTypes(sport).flatMap((type) => {
    const key = keyOf(type, side)
    return key ? [{ key, type }] : []
  })

/** Keys of a side's score, the smallest step first. */
const scoreKeys = { home: { more: ['Q', 'S', 'D'], less: 'A' }, away: { more: ['P', 'J', 'H'], less: 'L' } } as const

/** Lists the keys of a side's score: the smallest step, one less, then the other steps. */
export function stepKeys(sport: MatchSport | null, side: MatchSide) {
  const { more, less } = scoreKeys[side]
  const [first, ...others] = stepsOf(sport).flatMap((step, index) => {
    const key = more[index]
    return key ? [{ key, step }] : []
  })
  return [...(first ? [first] : []), { key: less, step: -(first?.step ?? 1) }, ...others]
}

/** Keyboard shortcuts of the board, by scoring system; `KeysHelp` lists them. */
export const boardKeys = ({ sport, actions, openSheet, openHelp }: BoardKeysParts): LiveKeys => ({
  ...Object.fromEntries(
    (['home', 'away'] as const).flatMap((side) => [
      ...stepKeys(sport, side).map(({ key, step }) => [key, () => actions.score(side, step)] as const),
      ...eventKeys(sport, side).map(({ key, type }) => [key, () => openSheet(type, side)] as const),
    ]),
  ),
  ...(!scoringOf(sport).hasSets && {
    K: actions.toggleClock,
    ',': () => actions.minute(-1),
    '.': () => actions.minute(1),
    '1': () => actions.half(1),
    '2': () => actions.half(2),
  }),
  Z: actions.undo,
  '?': openHelp,
})
