import type { MatchRow } from '@torneo/contracts/match/matches'
import { compareText } from '../../format/compare-text'
import { hasNoDate } from './match-state'

/** The fields that a match is sorted by. */
export type SortableMatch = Pick<MatchRow, 'id' | 'date' | 'time' | 'status' | 'interruption'> &
  Partial<Pick<MatchRow, 'homeTeamId' | 'awayTeamId'>>

const byTime = (one: SortableMatch, other: SortableMatch) =>
  compareText(one.date, other.date) || compareText(one.time, other.time) || compareText(one.id, other.id)

export interface SortedMatches<M = MatchRow> {
  /** Sorted by kick-off. */
  readonly live: readonly M[]
  /**
   * Unplayed matches from today on, then earlier ones. An interrupted match stays until it has a new date; one that is
   * cancelled for good stays until its day is over, behind all others.
   */
  readonly upcoming: readonly M[]
  /** Sorted newest first, without those whose ties before sent no team. */
  readonly results: readonly M[]
}

const isOfNobody = ({ homeTeamId, awayTeamId }: SortableMatch) => homeTeamId === null && awayTeamId === null

/** Groups and sorts the matches for families; `today` as yyyy-mm-dd. */
export function sortMatches<M extends SortableMatch>(matches: readonly M[], today: string): SortedMatches<M> {
  const rows = [...matches].sort(byTime)
  const isUpcoming = ({ date }: SortableMatch) => date >= today
  const unplayed = rows.filter((match) => match.status === 'scheduled' || hasNoDate(match))
  const cancelled = rows.filter((match) => match.status === 'cancelled' && !hasNoDate(match) && isUpcoming(match))
  return {
    live: rows.filter(({ status }) => status === 'live'),
    upcoming: [...unplayed.filter(isUpcoming), ...unplayed.filter((match) => !isUpcoming(match)), ...cancelled],
    results: rows.filter((match) => match.status === 'finished' && !isOfNobody(match)).reverse(),
  }
}

/** Groups matches by day, preserving their order. */
export function byDay(matches: readonly MatchRow[]): ReadonlyMap<string, readonly MatchRow[]> {
  const days = new Map<string, MatchRow[]>()
  for (const match of matches) days.set(match.date, [...(days.get(match.date) ?? []), match])
  return days
}
