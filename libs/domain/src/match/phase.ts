import type { AwardedResult, Interruption } from '@torneo/contracts/match/match-outcome'
import type { MatchStatus } from '@torneo/contracts/match/matches'
import { isAbandoned } from './result/endings'

/** The fields that decide which commands a match accepts. */
export interface MatchPhase {
  readonly status: MatchStatus
  readonly isLive: boolean
  readonly periodOver?: boolean | undefined
  readonly currentHalf?: number | undefined
  readonly result?: AwardedResult | null | undefined
  readonly interruption?: Interruption | null | undefined
}

type Phase = (match: MatchPhase) => boolean

export const isScheduled: Phase = ({ status }) => status === 'scheduled'
export const isInPlay: Phase = ({ status }) => status === 'live'
export const isFinished: Phase = ({ status }) => status === 'finished'
export const isOpen: Phase = (match) => isScheduled(match) || isInPlay(match)
export const isRunning: Phase = (match) => isInPlay(match) && match.isLive
export const isStopped: Phase = (match) => isInPlay(match) && !match.isLive

/** Finishing an abandoned match keeps its score. */
export const isFinishable: Phase = (match) => isInPlay(match) || isAbandoned(match)
export const isPostponable: Phase = (match) => isScheduled(match) || Boolean(match.interruption)
export const isCancellable: Phase = (match) => isOpen(match) || Boolean(match.interruption)
export const isReopenable: Phase = (match) =>
  isFinished(match) || match.status === 'cancelled' || Boolean(match.interruption)
