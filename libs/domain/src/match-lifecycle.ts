import type { MatchStatus } from '@torneo/contracts/matches'
import type { MatchActionKind } from './match/match-aggregate'

interface MatchPhase {
  readonly status: MatchStatus
  readonly isLive: boolean
  readonly periodOver?: boolean | undefined
  readonly currentHalf?: number | undefined
}

const open = ({ status }: MatchPhase) => status === 'scheduled' || status === 'live'

/** The states that accept each command (spec 2 §4). */
const acceptedIn: Readonly<Record<MatchActionKind, (match: MatchPhase) => boolean>> = {
  start: ({ status }) => status === 'scheduled',
  pause: ({ status, isLive }) => status === 'live' && isLive,
  resume: ({ status, isLive }) => status === 'live' && !isLive,
  stall: ({ status, isLive }) => status === 'live' && isLive,
  score: open, minute: open, half: open, event: open, event_deletion: open, undo: open, counters: open,
  event_change: (match) => open(match) || match.status === 'finished',
  period_end: ({ status }) => status === 'live',
  period_start: ({ status, isLive }) => status === 'live' && !isLive,
  minute_set: open, restore: open,
  finish: ({ status }) => status === 'live',
  result: open,
  cancel: open,
  reopen: ({ status }) => status === 'finished' || status === 'cancelled',
}

/** Whether a match in this state accepts the command. */
export function canCommand(command: MatchActionKind, match: MatchPhase): boolean {
  return acceptedIn[command](match)
}

/** The state that a command leads to: repeated in that state, it has nothing to do. */
const leadsTo = {
  start: ({ status }) => status === 'live',
  pause: ({ status, isLive }) => status === 'live' && !isLive,
  resume: ({ status, isLive }) => status === 'live' && isLive,
  period_end: ({ status, periodOver = false }) => status === 'live' && periodOver,
  period_start: ({ status, isLive, currentHalf }, period) => status === 'live' && isLive && currentHalf === period,
  finish: ({ status }) => status === 'finished',
} satisfies Partial<Record<MatchActionKind, (match: MatchPhase, period?: number) => boolean>>

/** Whether the match is already in the action's resulting state, as after the same command from another phone (B14). */
export function isAlready({ kind, period }: { readonly kind: MatchActionKind; readonly period?: number }, match: MatchPhase): boolean {
  return kind in leadsTo && leadsTo[kind as keyof typeof leadsTo](match, period)
}

/** A counter after a step, clamped at 0, and the actual change. */
export function stepped(value: number, step: number): { readonly value: number; readonly change: number } {
  const after = Math.max(0, value + step)
  return { value: after, change: after - value }
}
