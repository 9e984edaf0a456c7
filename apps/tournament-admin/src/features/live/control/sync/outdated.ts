import { matchCommandMessages } from '@torneo/contracts/match/match-commands'
import type { Match } from '@torneo/contracts/match/matches'
import { isOpenSide } from '@torneo/domain/match/side-name'
import type { QueuedAction } from '../../engine/queued-action'

export const hasOpenSide = (match: Match): boolean => isOpenSide(match, 'home') || isOpenSide(match, 'away')

/** True for a rejected start that nobody waits for any more: the match runs, or the board says itself that sides are open. */
export const isOutdated = ({ action, reason }: QueuedAction, match: Match): boolean =>
  action.kind === 'start' &&
  (match.status !== 'scheduled' || (reason === matchCommandMessages.teamsOpen && hasOpenSide(match)))
