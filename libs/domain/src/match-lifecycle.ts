import type { MatchStatus } from '@torneo/contracts/matches'
import type { MatchActionKind } from './match/match-aggregate'

interface Standing {
  readonly status: MatchStatus
  readonly isLive: boolean
}

const open = ({ status }: Standing) => status === 'scheduled' || status === 'live'

/** From which states each command goes (spec 2 §4). */
const goesFrom: Readonly<Record<MatchActionKind, (match: Standing) => boolean>> = {
  start: ({ status }) => status === 'scheduled',
  pause: ({ status, isLive }) => status === 'live' && isLive,
  resume: ({ status, isLive }) => status === 'live' && !isLive,
  stall: ({ status, isLive }) => status === 'live' && isLive,
  score: open, minute: open, half: open, event: open, event_deletion: open, undo: open, counters: open,
  finish: ({ status }) => status === 'live',
  result: open,
  cancel: open,
  reopen: ({ status }) => status === 'finished' || status === 'cancelled',
}

/** Whether a match in this state takes the command. */
export function canCommand(command: MatchActionKind, match: Standing): boolean {
  return goesFrom[command](match)
}

/** What is so once a command was done: a second one that finds it so has nothing to do. */
const leadsTo = {
  start: ({ status }) => status === 'live',
  pause: ({ status, isLive }) => status === 'live' && !isLive,
  resume: ({ status, isLive }) => status === 'live' && isLive,
  finish: ({ status }) => status === 'finished',
} satisfies Partial<Record<MatchActionKind, (match: Standing) => boolean>>

/** Whether a match is already what the command would make of it, as by another phone (B14). */
export function isAlready(command: MatchActionKind, match: Standing): boolean {
  return command in leadsTo && leadsTo[command as keyof typeof leadsTo](match)
}

/** A counter after a step, never below 0, and what the step really changed. */
export function stepped(value: number, step: number): { readonly value: number; readonly change: number } {
  const after = Math.max(0, value + step)
  return { value: after, change: after - value }
}
