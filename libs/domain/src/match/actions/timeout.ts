import { z } from '@torneo/contracts/fields/zod'
import { matchCommandEndpoints as endpoints, noTimeoutsMessage, Timeout } from '@torneo/contracts/match/match-commands'
import { unidentified } from '@torneo/contracts/match/match-event'
import type { ScoringRules } from '@torneo/contracts/tournament/scoring'
import { scoringOf } from '../../scoring/scorings'
import { clockEffects, minuteOf } from '../clock/clock-effect'
import { withAddedTime } from '../clock/periods'
import { matchBounds } from '../match-aggregate'
import { isInPlay } from '../phase'
import { newEvents } from '../registration'
import { invalidField } from '../result/scoring-rules'
import type { Fields, PanelAction, Sport } from './action'
import { storedPeriods } from './period'

const StoredTimeout = z.extend(Timeout, storedPeriods)

/** True in basketball and in sports of more than two periods, such as water polo. */
const hasTimeouts = (sport: ScoringRules | undefined, { count }: Sport['periods']): boolean =>
  count >= scoringOf(sport).timeoutsFrom

/** Stops the clock for a timeout of a side; its event in the timeline has a team and no player. */
export const timeout: PanelAction<
  Fields<z.output<typeof Timeout>>,
  typeof endpoints.timeout,
  Fields<z.output<typeof StoredTimeout>>
> = {
  endpoint: endpoints.timeout,
  stored: StoredTimeout,
  toBody: ({ side }) => ({ side }),
  offered: (side, { scoring, periods }) => (hasTimeouts({ scoring }, periods) ? { side, periods } : null),
  accepts: isInPlay,
  otherwise: 'notLive',
  check(match, _, { scoring, periods }) {
    if (!hasTimeouts(scoring, periods)) return invalidField('side', noTimeoutsMessage)
    if (match.periodOver) return 'periodOver'
    return match.events.length >= matchBounds.events ? 'tooManyEvents' : null
  },
  effect(match, { side }, context) {
    const { minute, added } = withAddedTime(minuteOf(undefined, match, context), match.currentHalf, context.periods)
    const event = { type: 'timeout', teamId: match[`${side}TeamId`] ?? '', playerId: unidentified, added }
    return { ...(match.isLive ? clockEffects(match, context).stop() : {}), added: newEvents(event, minute, context) }
  },
  isRegistration: true,
  undoneAs: 'event',
  pending: ['clock'],
}
