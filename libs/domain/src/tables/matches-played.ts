import { countedEvents, playerDeltasFor } from '../match/result/match-result'
import type { FinishedMatch } from './recount'

type Match = Omit<FinishedMatch, 'homeTeamId' | 'awayTeamId' | 'events'> & {
  readonly id: string
  readonly homeTeamId: string | null
  readonly awayTeamId: string | null
  readonly events: readonly (FinishedMatch['events'][number] & { readonly teamId: string })[]
}

/** Player ids of a team's line-up in a match; undefined without one. */
export type LineUpOf = (matchId: string, teamId: string) => readonly string[] | undefined

/**
 * Counts the finished matches of each player by team (B41): those with the player in the line-up or with an event of
 * the player. A match without a line-up counts as R6 says, and a walkover for nobody (B15).
 */
export function matchesPlayed(
  matches: readonly Match[],
  lineUpOf: LineUpOf,
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const byTeam = new Map<string, Map<string, number>>()
  for (const match of matches) {
    const wasPlayed = match.result?.kind !== 'walkover'
    for (const teamId of [match.homeTeamId, match.awayTeamId]) {
      if (teamId === null) continue
      const present = new Set([
        ...playerDeltasFor(teamId, countedEvents(match)).keys(),
        ...((wasPlayed && lineUpOf(match.id, teamId)) || []),
      ])
      const counts = byTeam.get(teamId) ?? new Map<string, number>()
      for (const playerId of present) counts.set(playerId, (counts.get(playerId) ?? 0) + 1)
      byTeam.set(teamId, counts)
    }
  }
  return byTeam
}
