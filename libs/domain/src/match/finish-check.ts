import type { MatchSide } from '@torneo/contracts/match/match-commands'
import { unidentified } from '@torneo/contracts/match/match-events'
import type { ScoringRules } from '@torneo/contracts/tournament/scoring'
import { scoringOf } from '../scoring/scorings'
import { byMinute, cardsOf } from '../tables/cards'
import { periodsOf } from './clock/periods'
import { playersOfEvent } from './event-players'
import { goalsOf } from './result/scoring'
import { isDecided, runningPoints, setRulesOf, setsToWin } from './result/sets'

/** An inconsistency to review before a match is finished; none of them blocks it. */
export type FinishWarning =
  | { readonly kind: 'score'; readonly side: MatchSide; readonly score: number; readonly goals: number }
  /** The running set has points, but only finished sets count (B13). */
  | { readonly kind: 'open-set'; readonly home: number; readonly away: number }
  | { readonly kind: 'undecided'; readonly toWin: number }
  | { readonly kind: 'no-red'; readonly playerId: string; readonly yellowCards: number }
  | { readonly kind: 'after-red'; readonly playerId: string; readonly minute: number }
  | { readonly kind: 'minute'; readonly minute: number; readonly duration: number }
  | { readonly kind: 'half'; readonly half: number; readonly of: number }
  | { readonly kind: 'unsent'; readonly count: number }

interface CheckedMatch {
  readonly homeTeamId: string | null
  readonly awayTeamId: string | null
  readonly homeScore: number
  readonly awayScore: number
  readonly currentMinute: number
  readonly currentHalf: number
  readonly homePoints?: number | undefined
  readonly awayPoints?: number | undefined
  readonly mustHaveWinner?: boolean | undefined
}

interface CheckedEvent {
  readonly type: string
  readonly teamId: string
  readonly playerId: string
  readonly assistPlayerId?: string | null | undefined
  readonly outPlayerId?: string | null | undefined
  readonly minute: number
  readonly added?: number | undefined
  readonly points?: number | undefined
}

interface CheckedRules extends ScoringRules {
  /** Duration in minutes. */
  readonly matchDuration: number
  readonly hasHalves: boolean
  readonly periods?: number | undefined
}

/** A sport scored by points registers few scorers, so only goals in excess of the score are an inconsistency. */
function scoreWarnings(match: CheckedMatch, events: readonly CheckedEvent[], isPoints: boolean): FinishWarning[] {
  const sides = (['home', 'away'] as const).map((side) => ({
    side,
    score: match[`${side}Score`],
    goals: goalsOf(events, match, side),
  }))
  return sides
    .filter(({ score, goals }) => (isPoints ? goals > score : goals !== score))
    .map((side) => ({ kind: 'score', ...side }))
}

function setWarnings(match: CheckedMatch, rules: ScoringRules): FinishWarning[] {
  const [set, setRules] = [runningPoints(match), setRulesOf(rules, match)]
  return [
    ...(set.home + set.away > 0 ? [{ kind: 'open-set', ...set } as const] : []),
    ...(isDecided(match, setRules) ? [] : [{ kind: 'undecided', toWin: setsToWin(setRules) } as const]),
  ]
}

function cardWarnings(events: readonly CheckedEvent[]): FinishWarning[] {
  const players = new Set(events.map(({ playerId }) => playerId).filter((id) => id !== unidentified))
  return [...players].flatMap((playerId): FinishWarning[] => {
    const {
      yellows: { length: yellowCards },
      sentOff,
    } = cardsOf(events, playerId)
    if (!sentOff) return yellowCards > 1 ? [{ kind: 'no-red', playerId, yellowCards }] : []
    const later = events.filter((event) => playersOfEvent(event).includes(playerId) && byMinute(event, sentOff) > 0)
    return later.length === 0
      ? []
      : [{ kind: 'after-red', playerId, minute: Math.max(...later.map(({ minute }) => minute)) }]
  })
}

/**
 * Lists the warnings before 'Finalizar Partido': the score differs from the registered goals, a player has two yellow
 * cards without a red one or an event after a red one, the clock is short of the sport's duration, or this device has
 * unsent actions. No warning blocks finishing.
 */
export function finishWarnings(
  match: CheckedMatch,
  events: readonly CheckedEvent[],
  rules: CheckedRules,
  unsent: number,
): FinishWarning[] {
  const { currentMinute: minute, currentHalf } = match
  const { matchDuration: duration } = rules
  const { count } = periodsOf(rules)
  const unsentWarnings: FinishWarning[] = unsent > 0 ? [{ kind: 'unsent', count: unsent }] : []
  const { hasSets, countsPoints } = scoringOf(rules)
  if (hasSets) return [...setWarnings(match, rules), ...cardWarnings(events), ...unsentWarnings]
  return [
    ...scoreWarnings(match, events, countsPoints),
    ...cardWarnings(events),
    ...(minute < duration ? [{ kind: 'minute', minute, duration } as const] : []),
    ...(currentHalf < count ? [{ kind: 'half', half: currentHalf, of: count } as const] : []),
    ...unsentWarnings,
  ]
}
