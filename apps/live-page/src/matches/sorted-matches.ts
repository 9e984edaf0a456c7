import type { Match } from '@torneo/contracts/matches'
import { compareText } from '@torneo/domain/compare-text'

const byTime = (one: Match, other: Match) => compareText(one.date, other.date) || compareText(one.time, other.time) || compareText(one.id, other.id)

export interface SortedMatches {
  /** By kick-off. */
  readonly live: readonly Match[]
  /** Not played yet, from today on, then what an earlier day left over; a called-off one while its day is not over. */
  readonly upcoming: readonly Match[]
  /** Newest first. */
  readonly results: readonly Match[]
}

/** Matches by what a family looks for; `today` as yyyy-mm-dd. */
export function sortMatches(matches: readonly Match[], today: string): SortedMatches {
  const rows = [...matches].sort(byTime)
  const isAhead = ({ date }: Match) => date >= today
  const waiting = rows.filter((match) => match.status === 'scheduled' || (match.status === 'cancelled' && isAhead(match)))
  return {
    live: rows.filter(({ status }) => status === 'live'),
    upcoming: [...waiting.filter(isAhead), ...waiting.filter((match) => !isAhead(match))],
    results: rows.filter(({ status }) => status === 'finished').reverse(),
  }
}

/** Matches by their day, in the order in which they come. */
export function byDay(matches: readonly Match[]): ReadonlyMap<string, readonly Match[]> {
  const days = new Map<string, Match[]>()
  for (const match of matches) days.set(match.date, [...(days.get(match.date) ?? []), match])
  return days
}
