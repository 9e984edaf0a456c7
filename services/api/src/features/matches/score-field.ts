import type { MatchSide } from '@torneo/contracts/match-commands'
import type { Match } from '@torneo/contracts/matches'

/** Where a side's score is kept. */
export const scoreField = { home: 'homeScore', away: 'awayScore' } as const satisfies Record<MatchSide, keyof Match>
