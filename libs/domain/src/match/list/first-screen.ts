import { type Placed, sortMatches } from './sorted-matches'

/** Rows shown before the reader expands a list. */
export const firstRows = { matches: 6, scorers: 10 } as const

/** Counts of the matches of followed teams and of the other matches. */
type Halves = readonly [followed: number, others: number]

/** The part of the tournament that the families' page includes, with the totals of the whole. */
export interface FirstScreen {
  /** The id of the sport whose matches and tables are included. */
  readonly sport: string
  /** The only day whose matches are listed; null lists every day. */
  readonly day: string | null
  /** All days of the sport, in order. */
  readonly days: readonly string[]
  readonly upcoming: Halves
  readonly results: Halves
  /** Rows in the sport's table of scorers; set by the caller, which has the table. */
  readonly scorers?: number
}

interface Asked<M> {
  readonly matches: readonly M[]
  /** Sport ids in display order. */
  readonly sports: readonly string[]
  /** The sport in the page's query. */
  readonly sport: string | null
  readonly day: string | null
  readonly today: string
  readonly isFollowed: (match: M) => boolean
}

/** Chooses the matches of the first screen; null if there is no sport. */
export function firstScreen<M extends Placed & { readonly sportId: string }>({
  matches,
  sports,
  sport,
  day,
  today,
  isFollowed,
}: Asked<M>) {
  const halvesOf = (rows: readonly M[]) =>
    [rows.filter(isFollowed), rows.filter((match) => !isFollowed(match))] as const
  const all = sortMatches(matches, today)
  const shown =
    [sport, halvesOf(all.live).flat()[0]?.sportId, all.upcoming[0]?.sportId].find(
      (id) => typeof id === 'string' && sports.includes(id),
    ) ?? sports[0]
  if (shown === undefined) return null
  const own = matches.filter(({ sportId }) => sportId === shown)
  const days = [...new Set(own.map(({ date }) => date))].toSorted()
  const onlyDay = day !== null && days.includes(day) ? day : null
  const sorted = sortMatches(own, today)
  const [upcoming, results] = [halvesOf(sorted.upcoming), halvesOf(sorted.results)]
  const listed =
    onlyDay === null
      ? [...upcoming, ...results].flatMap((rows) => rows.slice(0, firstRows.matches))
      : own.filter(({ date }) => date === onlyDay)
  const next = all.upcoming.find(({ status }) => status === 'scheduled')
  const countsOf = ([followed, others]: readonly [readonly M[], readonly M[]]): Halves => [
    followed.length,
    others.length,
  ]
  const part: FirstScreen = {
    sport: shown,
    day: onlyDay,
    days,
    upcoming: countsOf(upcoming),
    results: countsOf(results),
  }
  return {
    part,
    matches: [
      ...new Set([
        ...all.live,
        ...all.upcoming.slice(0, 1),
        ...(next ? [next] : []),
        ...all.results.slice(0, 1),
        ...listed,
      ]),
    ],
  }
}
