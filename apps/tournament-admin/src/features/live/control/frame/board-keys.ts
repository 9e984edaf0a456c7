import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { MatchEventType } from '@torneo/contracts/match/match-events'
import type { ScoringKind } from '@torneo/contracts/tournament/scoring'
import { boardTypes } from '@torneo/domain/match/event-kinds'
import { keyOf } from '../../board-events'
import type { useMatchActions } from '../use-match-actions'
import type { LiveKeys } from './use-live-keys'

interface BoardKeysParts {
  readonly scoring: ScoringKind
  readonly actions: ReturnType<typeof useMatchActions>['actions']
  readonly openSheet: (type: MatchEventType, side: MatchSide) => void
  readonly openHelp: () => void
}

/** Lists the keys of a side's event buttons. */
export const eventKeys = (scoring: ScoringKind, side: MatchSide) =>
  boardTypes(scoring).flatMap((type) => {
    const key = keyOf(type, side)
    return key ? [{ key, type, side }] : []
  })

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
  ...Object.fromEntries(
    (['home', 'away'] as const)
      .flatMap((of) => eventKeys(scoring, of))
      .map(({ key, type, side }) => [key, () => openSheet(type, side)]),
  ),
  ...(scoring !== 'sets' && {
    K: actions.toggleClock,
    ',': () => actions.minute(-1),
    '.': () => actions.minute(1),
    '1': () => actions.half(1),
    '2': () => actions.half(2),
  }),
  Z: actions.undo,
  '?': openHelp,
})
