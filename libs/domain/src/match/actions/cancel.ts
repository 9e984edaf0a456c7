import { matchCommandEndpoints } from '@torneo/contracts/match/match-commands'
import { matchEndpoints } from '@torneo/contracts/match/matches'
import { clockEffects } from '../clock/clock-effect'
import { resumeClock } from '../clock/match-clock'
import { setFields } from '../effect'
import type { LogRow, MatchAggregate, MatchState } from '../match-aggregate'
import { isCancellable, isReopenable } from '../phase'
import { clearInterruption, isAbandoned, isWalkover } from '../result/endings'
import { isAwarded, isForfeit, isRetired } from '../result/outcome-kinds'
import type { PlainCommand } from './action'

export const cancel: PlainCommand<typeof matchEndpoints.cancel> = {
  endpoint: matchEndpoints.cancel,
  accepts: isCancellable,
  otherwise: 'notOpen',
  isUnlimited: true,
  fitsOpenSides: () => true,
  effect(match, _, context) {
    if (match.status === 'cancelled') return setFields(match, { interruption: null })
    return clockEffects(match, context).stop({
      status: 'cancelled',
      cancelledFrom: match.status,
      cancelledRunning: match.isLive,
      ...clearInterruption(match),
    })
  },
  isPermanent: true,
}

/** Returns the row that ended the match with this kind of action. */
const rowOf = ({ log }: MatchAggregate, kind: string): LogRow | undefined => log.findLast((row) => row.kind === kind)

/** Restores an interrupted match to its state and date before the interruption. */
function resumedState(match: MatchAggregate): Partial<MatchState> {
  const { date = '', time = '' } = match.interruption ?? {}
  return {
    status: isAbandoned(match) ? 'live' : 'scheduled',
    cancelledFrom: null,
    cancelledRunning: false,
    interruption: null,
    ...(date && time ? { date, time } : {}),
  }
}

/** Sets as they were before a walkover replaced them; empty in other sports. */
const setsBefore = ({ before }: LogRow['effect'] = {}): Partial<MatchState> =>
  before?.sets ? { sets: before.sets, homePoints: before.homePoints, awayPoints: before.awayPoints } : {}

/** Restores a finished or cancelled match to its state before that (R7, B15). */
export const reopen: PlainCommand<typeof matchCommandEndpoints.reopen> = {
  endpoint: matchCommandEndpoints.reopen,
  accepts: isReopenable,
  otherwise: 'notClosed',
  isUnlimited: true,
  fitsOpenSides: () => true,
  effect(match, _, context) {
    const { status, interruption, cancelledFrom, cancelledRunning } = match
    const { clock, set } = clockEffects(match, context)
    if (interruption) return set(clock, resumedState(match))
    const ended = rowOf(match, isWalkover(match) ? 'walkover' : isAwarded(match) ? 'award' : 'cancel')?.effect
    const before = ended?.before?.interruption ? { interruption: ended.before.interruption } : {}
    if (isForfeit(match)) {
      const { status: was = isAwarded(match) ? 'finished' : 'live', result = null } = ended?.before ?? {}
      return {
        home: -(ended?.home ?? 0),
        away: -(ended?.away ?? 0),
        ...set(clock, { status: was, result, ...before, ...setsBefore(ended) }),
      }
    }
    if (status === 'finished') return setFields(match, { status: 'live', ...(isRetired(match) && { result: null }) })
    const next = cancelledRunning ? resumeClock(clock, context.now.getTime()) : clock
    return set(next, { status: cancelledFrom ?? 'scheduled', cancelledFrom: null, cancelledRunning: false, ...before })
  },
  isPermanent: true,
}
