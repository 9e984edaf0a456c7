import { type SortableMatch, sortMatches } from './sorted-matches'

/** Rows shown before the reader expands a list. */
export const firstRows = { matches: 6, scorers: 10 } as const

/** Counts of the matches of followed teams and of the other matches. */
type FollowedCounts = readonly [followed: number, others: number]

/** Views that have an address: a sport's zones, its bracket, the path of one team; and the Copa General. */
export const competitionViews = ['zonas', 'llave', 'camino', 'copa'] as const
export type CompetitionView = (typeof competitionViews)[number]

/** The part of the tournament that the families' page includes, with the totals of the whole. */
export interface FirstScreen {
  /** The id of the sport whose matches and tables are included. */
  readonly sport: string
  /** The only day whose matches are listed; null lists every day. */
  readonly day: string | null
  /** The view that opens, and the team of a path. Absent: the sport's matches. */
  readonly view?: CompetitionView | null
  readonly team?: string | null
  /** Name of the Copa General, which only its own view includes; absent without one. */
  readonly cup?: string
  /** All days of the sport, in order. */
  readonly days: readonly string[]
  readonly upcoming: FollowedCounts
  readonly results: FollowedCounts
  /** Rows in the sport's table of scorers; set by the caller, which has the table. */
  readonly scorers?: number
}

interface FirstScreenRequest<M> {
  readonly matches: readonly M[]
  /** Sport ids in display order. */
  readonly sports: readonly string[]
  /** The sport in the page's query. */
  readonly sport: string | null
  readonly day: string | null
  readonly today: string
  readonly isFollowed: (match: M) => boolean
  /** True for further matches of the sport that its view shows. */
  readonly isInView?: (match: M) => boolean
}

/** Chooses the matches of the first screen; null if there is no sport. */
export function firstScreen<M extends SortableMatch & { readonly sportId: string }>({
  matches,
  sports,
  sport,
  day,
  today,
  isFollowed,
  isInView = () => false,
}: FirstScreenRequest<M>) {
  const splitByFollowed = (rows: readonly M[]) =>
    [rows.filter(isFollowed), rows.filter((match) => !isFollowed(match))] as const
  const all = sortMatches(matches, today)
  const chosenSport =
    [sport, splitByFollowed(all.live).flat()[0]?.sportId, all.upcoming[0]?.sportId].find(
      (id) => typeof id === 'string' && sports.includes(id),
    ) ?? sports[0]
  if (chosenSport === undefined) return null
  const ofSport = matches.filter(({ sportId }) => sportId === chosenSport)
  const days = [...new Set(ofSport.map(({ date }) => date))].toSorted()
  const onlyDay = day !== null && days.includes(day) ? day : null
  const sorted = sortMatches(ofSport, today)
  const [upcoming, results] = [splitByFollowed(sorted.upcoming), splitByFollowed(sorted.results)]
  const listed =
    onlyDay === null
      ? [...upcoming, ...results].flatMap((rows) => rows.slice(0, firstRows.matches))
      : ofSport.filter(({ date }) => date === onlyDay)
  const next = all.upcoming.find(({ status }) => status === 'scheduled')
  const countsOf = ([followed, others]: readonly [readonly M[], readonly M[]]): FollowedCounts => [
    followed.length,
    others.length,
  ]
  const part: FirstScreen = {
    sport: chosenSport,
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
        ...ofSport.filter(isInView),
      ]),
    ],
  }
}
