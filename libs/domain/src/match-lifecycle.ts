import type { MatchSide } from '@torneo/contracts/match-commands'
import type { MatchStatus } from '@torneo/contracts/matches'
import type { AwardedResult, Interruption } from '@torneo/contracts/match-outcome'
import type { MatchActionKind } from './match/match-aggregate'
import { isAbandoned } from './match/endings'

interface MatchPhase {
  readonly status: MatchStatus
  readonly isLive: boolean
  readonly periodOver?: boolean | undefined
  readonly currentHalf?: number | undefined
  readonly result?: AwardedResult | null | undefined
  readonly interruption?: Interruption | null | undefined
}

const open = ({ status }: MatchPhase) => status === 'scheduled' || status === 'live'

/** Match states that accept each command (spec 2 §4). */
const acceptedIn: Readonly<Record<MatchActionKind, (match: MatchPhase) => boolean>> = {
  start: ({ status }) => status === 'scheduled',
  pause: ({ status, isLive }) => status === 'live' && isLive,
  resume: ({ status, isLive }) => status === 'live' && !isLive,
  stall: ({ status, isLive }) => status === 'live' && isLive,
  score: open, minute: open, half: open, event: open, event_deletion: open, undo: open, counters: open,
  event_change: (match) => open(match) || match.status === 'finished',
  period_end: ({ status }) => status === 'live',
  period_start: ({ status, isLive }) => status === 'live' && !isLive,
  minute_set: open, restore: open, set_end: open, sets: open,
  // Finishing an abandoned match keeps its score.
  finish: (match) => match.status === 'live' || isAbandoned(match),
  result: open, walkover: open,
  abandon: ({ status }) => status === 'live',
  postpone: ({ status, interruption }) => status === 'scheduled' || Boolean(interruption),
  kick: ({ status }) => status === 'live',
  cancel: (match) => open(match) || Boolean(match.interruption),
  reopen: ({ status, interruption }) => status === 'finished' || status === 'cancelled' || Boolean(interruption),
}

export function canCommand(command: MatchActionKind, match: MatchPhase): boolean {
  return acceptedIn[command](match)
}

/** The fields that distinguish actions of one kind. */
interface Repeatable {
  readonly kind: MatchActionKind
  readonly period?: number
  readonly absent?: MatchSide
}

/** The state that each command results in. A command repeated in that state does nothing. */
const leadsTo = {
  start: ({ status }) => status === 'live',
  pause: ({ status, isLive }) => status === 'live' && !isLive,
  resume: ({ status, isLive }) => status === 'live' && isLive,
  period_end: ({ status, periodOver = false }) => status === 'live' && periodOver,
  period_start: ({ status, isLive, currentHalf }, { period }) => status === 'live' && isLive && currentHalf === period,
  finish: ({ status }) => status === 'finished',
  walkover: ({ result }, { absent }) => result?.kind === 'walkover' && (absent === undefined || result.absent === absent),
  abandon: ({ interruption }) => interruption?.kind === 'abandoned',
} satisfies Partial<Record<MatchActionKind, (match: MatchPhase, action: Repeatable) => boolean>>

/** True if the match is already in the action's resulting state, as after the same command from another phone (B14). */
export function isAlready(action: Repeatable, match: MatchPhase): boolean {
  return action.kind in leadsTo && leadsTo[action.kind as keyof typeof leadsTo](match, action)
}

/** Steps a counter, clamped at 0; `change` is the step that remained. */
export function stepped(value: number, step: number): { readonly value: number; readonly change: number } {
  const after = Math.max(0, value + step)
  return { value: after, change: after - value }
}
