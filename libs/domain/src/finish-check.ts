import type { MatchSide } from '@torneo/contracts/match-commands'
import { unidentified } from '@torneo/contracts/match-events'
import { byMinute, cardsOf } from './cards'
import { scoringSide } from './match/scoring'

/** An inconsistency to review before a match is finished; none of them blocks it. */
export type FinishWarning =
  | { readonly kind: 'score'; readonly side: MatchSide; readonly score: number; readonly goals: number }
  | { readonly kind: 'no-red'; readonly playerId: string; readonly yellowCards: number }
  | { readonly kind: 'after-red'; readonly playerId: string; readonly minute: number }
  | { readonly kind: 'minute'; readonly minute: number; readonly duration: number }
  | { readonly kind: 'half' }
  | { readonly kind: 'unsent'; readonly count: number }

interface CheckedMatch {
  readonly homeTeamId: string
  readonly awayTeamId: string
  readonly homeScore: number
  readonly awayScore: number
  readonly currentMinute: number
  readonly currentHalf: number
}

interface CheckedEvent {
  readonly type: string
  readonly teamId: string
  readonly playerId: string
  readonly assistPlayerId?: string | null | undefined
  readonly minute: number
  readonly added?: number | undefined
}

interface CheckedRules {
  /** Minutes. */
  readonly matchDuration: number
  readonly hasHalves: boolean
}

function scoreWarnings(match: CheckedMatch, events: readonly CheckedEvent[]): FinishWarning[] {
  const goalsOf = (side: MatchSide) => events.filter((event) => scoringSide(event, match) === side).length
  const sides = [
    { side: 'home', score: match.homeScore, goals: goalsOf('home') },
    { side: 'away', score: match.awayScore, goals: goalsOf('away') },
  ] as const
  return sides.filter(({ score, goals }) => score !== goals).map((side) => ({ kind: 'score', ...side }))
}

function cardWarnings(events: readonly CheckedEvent[]): FinishWarning[] {
  const players = new Set(events.map(({ playerId }) => playerId).filter((id) => id !== unidentified))
  return [...players].flatMap((playerId): FinishWarning[] => {
    const { yellows: { length: yellowCards }, sentOff } = cardsOf(events, playerId)
    if (!sentOff) return yellowCards > 1 ? [{ kind: 'no-red', playerId, yellowCards }] : []
    const later = events.filter((event) => (event.playerId === playerId || event.assistPlayerId === playerId) && byMinute(event, sentOff) > 0)
    return later.length === 0 ? [] : [{ kind: 'after-red', playerId, minute: Math.max(...later.map(({ minute }) => minute)) }]
  })
}

/**
 * Warnings before 'Finalizar Partido': the score differs from the registered goals, a player has two yellow cards or plays on after a red
 * one, the clock is short of the sport's duration, actions of this device are unsent. They block nothing.
 */
export function finishWarnings(match: CheckedMatch, events: readonly CheckedEvent[], rules: CheckedRules, unsent: number): FinishWarning[] {
  const { currentMinute: minute, currentHalf } = match
  const { matchDuration: duration, hasHalves } = rules
  return [
    ...scoreWarnings(match, events),
    ...cardWarnings(events),
    ...(minute < duration ? [{ kind: 'minute', minute, duration } as const] : []),
    ...(hasHalves && currentHalf === 1 ? [{ kind: 'half' } as const] : []),
    ...(unsent > 0 ? [{ kind: 'unsent', count: unsent } as const] : []),
  ]
}
