import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { ScoringKind } from '@torneo/contracts/tournament/scoring'
import type { RegisteredType } from '../../live-texts'
import type { useMatchActions } from '../use-match-actions'
import type { LiveKeys } from './use-live-keys'

interface BoardKeysParts {
  readonly scoring: ScoringKind
  readonly actions: ReturnType<typeof useMatchActions>['actions']
  readonly openSheet: (type: RegisteredType, side: MatchSide) => void
  readonly openHelp: () => void
}

/** Keys of a side's buttons, also printed on them. */
export const actionKeys = {
  home: { goal: 'W', yellow_card: 'E', red_card: 'R' },
  away: { goal: 'O', yellow_card: 'I', red_card: 'U' },
} as const

/** Keyboard shortcuts of the board, by scoring system; `KeysHelp` lists them. */
export const boardKeys = ({ scoring, actions, openSheet, openHelp }: BoardKeysParts): LiveKeys => ({
  Q: () => actions.score('home', 1),
  A: () => actions.score('home', -1),
  P: () => actions.score('away', 1),
  L: () => actions.score('away', -1),
  ...(scoring === 'points' && {
    S: () => actions.score('home', 2),
    D: () => actions.score('home', 3),
    J: () => actions.score('away', 2),
    H: () => actions.score('away', 3),
  }),
  ...(scoring !== 'points' && {
    E: () => openSheet('yellow_card', 'home'),
    R: () => openSheet('red_card', 'home'),
    I: () => openSheet('yellow_card', 'away'),
    U: () => openSheet('red_card', 'away'),
  }),
  ...(scoring !== 'sets' && {
    W: () => openSheet('goal', 'home'),
    O: () => openSheet('goal', 'away'),
    K: actions.toggleClock,
    ',': () => actions.minute(-1),
    '.': () => actions.minute(1),
    '1': () => actions.half(1),
    '2': () => actions.half(2),
  }),
  Z: actions.undo,
  '?': openHelp,
})
