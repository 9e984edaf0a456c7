import type { PublicLanding, PublicTournament } from '@torneo/contracts/site/public'

/** First and last day of play, as yyyy-mm-dd. */
export interface TournamentDays {
  readonly first: string
  readonly last: string
  /** A match is live. */
  readonly isLive: boolean
}

/** Part of the tournament's year; `daysLeft` until its first day, null while nobody knows that. */
export type Season =
  | { readonly phase: 'before'; readonly daysLeft: number | null; readonly first: string | null }
  | { readonly phase: 'during' | 'after' }

type Dated = Pick<PublicTournament['matches'][number], 'date' | 'status'>

/** Returns the days of the matches; while there are none, those of the calendar's. Null: none either. */
export function tournamentDays(matches: readonly Dated[], schedule: PublicLanding['schedule']): TournamentDays | null {
  const played = matches.filter(({ date, status }) => date !== '' && status !== 'cancelled').map(({ date }) => date)
  const planned = schedule.filter(({ type }) => type === 'match').map(({ date }) => date)
  const days = (played.length > 0 ? played : planned).toSorted()
  const [first] = days
  const last = days.at(-1)
  return first !== undefined && last !== undefined
    ? { first, last, isLive: matches.some(({ status }) => status === 'live') }
    : null
}

const dayMs = 86_400_000

/** Returns the part of the year that the page shows (B103); the last day belongs to the tournament until midnight,
 * and so does a match that is live. */
export function seasonOf(days: TournamentDays | null, today: string): Season {
  if (days === null) return { phase: 'before', daysLeft: null, first: null }
  const { first, last, isLive } = days
  if (isLive) return { phase: 'during' }
  if (today < first)
    return { phase: 'before', daysLeft: Math.round((Date.parse(first) - Date.parse(today)) / dayMs), first }
  return { phase: today > last ? 'after' : 'during' }
}
