import type { Match } from '@torneo/contracts/match/matches'

/** Filter of a list of matches; undefined fields match all. */
interface MatchFilter {
  readonly sportId?: string | undefined
  readonly date?: string | undefined
  /** Home or away team. */
  readonly teamId?: string | undefined
  readonly phaseId?: string | undefined
  /** Statuses, separated by commas. */
  readonly status?: string | undefined
}

type Filtered = Pick<Match, 'sportId' | 'date' | 'phaseId' | 'status' | 'homeTeamId' | 'awayTeamId'>

/** Returns the predicate of a filter. */
export function matchFilter({ status, teamId, ...equal }: MatchFilter): (match: Filtered) => boolean {
  const statuses = status?.split(',')
  const fields = (Object.keys(equal) as (keyof typeof equal)[]).filter((field) => equal[field] !== undefined)
  return (match) =>
    fields.every((field) => match[field] === equal[field]) &&
    (statuses?.includes(match.status) ?? true) &&
    (teamId === undefined || match.homeTeamId === teamId || match.awayTeamId === teamId)
}
