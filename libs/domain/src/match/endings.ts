import type { MatchSide } from '@torneo/contracts/match-commands'
import type { AwardedResult, Interruption } from '@torneo/contracts/match-outcome'
import { earlierOf } from '../rescheduled'
import type { LogRow, MatchAction, MatchAggregate, MatchState } from './match-aggregate'

export const walkover = 'walkover'
export const abandoned = 'abandoned'
export const postponed = 'postponed'

/** Default score awarded to the side that showed up. */
export const usualWalkoverScore = 3

interface Ending {
  readonly result?: AwardedResult | null | undefined
  readonly interruption?: Interruption | null | undefined
}

export const isWalkover = ({ result }: Ending): boolean => result?.kind === walkover
export const isAbandoned = ({ interruption }: Ending): boolean => interruption?.kind === abandoned

export function walkoverScore(absent: MatchSide, score = usualWalkoverScore): { readonly homeScore: number; readonly awayScore: number } {
  return absent === 'home' ? { homeScore: 0, awayScore: score } : { homeScore: score, awayScore: 0 }
}

/** Clears the interruption of a match that continues; an empty change if there is none. */
export const uninterrupted = ({ interruption }: Ending): Partial<MatchState> => (interruption ? { interruption: null } : {})

type NewDate = Extract<MatchAction, { kind: 'abandon' | 'postpone' }>

/** Schedules the match on its new date; without one, marks it as cancelled for clients unaware of interruptions. */
export function interruptedState(match: MatchAggregate, { kind, date, time, reason }: NewDate, now: Date): Partial<MatchState> {
  const { interruption: before } = match
  const interruption = {
    kind: before?.kind ?? (kind === 'abandon' ? abandoned : postponed), reason: reason || (before?.reason ?? ''),
    date: before?.date ?? match.date ?? '', time: before?.time ?? match.time ?? '',
  }
  const cancelledFrom = interruption.kind === abandoned ? 'live' : 'scheduled'
  if (date === undefined || time === undefined) return { status: 'cancelled', cancelledFrom, cancelledRunning: false, interruption }
  return { status: 'scheduled', cancelledFrom: null, cancelledRunning: false, date, time, interruption, ...earlierOf({ date, time }, match, now.getTime()) }
}

/** Returns the row that ended the match with this kind of action. */
export const rowOf = ({ log }: MatchAggregate, kind: LogRow['kind']): LogRow | undefined => log.findLast((row) => row.kind === kind)

/** Restores an interrupted match to its state and date before the interruption. */
export function resumedState({ interruption }: MatchAggregate): Partial<MatchState> {
  const { date = '', time = '' } = interruption ?? {}
  return {
    status: interruption?.kind === abandoned ? 'live' : 'scheduled', cancelledFrom: null, cancelledRunning: false, interruption: null,
    ...(date && time ? { date, time } : {}),
  }
}
