import { minuteMs } from '../clock/match-clock'
import { applyEffect } from '../effect'
import type { LogRow, MatchAggregate } from '../match-aggregate'

/** Adds the minutes that the ticker has counted by then, without a limit: a stall has a log row of its own. */
function tick<M extends MatchAggregate>(match: M, at: Date): M {
  const { isLive, nextTickAt, currentMinute } = match
  if (!isLive || !nextTickAt || nextTickAt > at) return match
  const due = Math.floor((at.getTime() - nextTickAt.getTime()) / minuteMs) + 1
  return { ...match, currentMinute: currentMinute + due, nextTickAt: new Date(nextTickAt.getTime() + due * minuteMs) }
}

/** Rebuilds a match from its state before the first log row (B1); `at` is a time after the last row. */
export function replay<M extends MatchAggregate>(before: M, log: readonly LogRow[], at: Date): M {
  const after = log.reduce((match, row) => applyEffect(tick(match, row.at), row.effect), before)
  return { ...tick(after, at), log, rev: log.at(-1)?.rev ?? before.rev }
}
