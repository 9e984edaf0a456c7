import type { AwardedResult } from '@torneo/contracts/match/match-outcome'
import type { PlayerStats } from '@torneo/contracts/tournament/players'
import type { TeamStats } from '@torneo/contracts/tournament/team-stats'
import {
  type CountedEvent,
  countedEvents,
  playerDeltas,
  playerDeltasFor,
  teamDelta,
} from '../match/result/match-result'

export interface FinishedMatch {
  readonly homeTeamId: string
  readonly awayTeamId: string
  readonly homeScore: number
  readonly awayScore: number
  readonly events: readonly CountedEvent[]
  readonly result?: AwardedResult | null | undefined
}

type TeamEvent = CountedEvent & { readonly teamId: string }

/** Counters by id; teams and players without a finished match are missing. */
export interface Recount {
  readonly teams: ReadonlyMap<string, TeamStats>
  readonly players: ReadonlyMap<string, PlayerStats>
}

/** Recomputes player counters by the team of each event, then by player (B48). */
export function recountByTeam(
  matches: readonly (FinishedMatch & { readonly events: readonly TeamEvent[] })[],
): ReadonlyMap<string, ReadonlyMap<string, PlayerStats>> {
  const byTeam = new Map<string, Map<string, PlayerStats>>()
  for (const match of matches) {
    const events = countedEvents<TeamEvent>(match)
    for (const teamId of new Set(events.map((event) => event.teamId))) {
      const players = byTeam.get(teamId) ?? new Map<string, PlayerStats>()
      for (const [playerId, delta] of playerDeltasFor(teamId, events)) addDelta(players, playerId, delta)
      byTeam.set(teamId, players)
    }
  }
  return byTeam
}

/** A stored counter that differs from the recount. */
export interface Drift {
  readonly counter: string
  /** The stored value, of any type; 0 if missing, which is also how it is read. */
  readonly stored: unknown
  readonly recomputed: number
}

function addDelta<Stats extends TeamStats | PlayerStats>(sums: Map<string, Stats>, id: string, delta: Stats): void {
  const sum = sums.get(id)
  sums.set(
    id,
    sum
      ? (Object.fromEntries(
          Object.entries(delta).map(([name, value]) => [name, Number(sum[name as keyof Stats]) + Number(value)]),
        ) as Stats)
      : delta,
  )
}

/** Recomputes all counters from the finished matches and their events (R7). */
export function recount(matches: readonly FinishedMatch[]): Recount {
  const teams = new Map<string, TeamStats>()
  const players = new Map<string, PlayerStats>()
  for (const match of matches) {
    addDelta(teams, match.homeTeamId, teamDelta(match, 'home'))
    addDelta(teams, match.awayTeamId, teamDelta(match, 'away'))
    for (const [playerId, delta] of playerDeltas(countedEvents(match))) addDelta(players, playerId, delta)
  }
  return { teams, players }
}

/** Lists the counters of one team or player that differ from the recount. */
export function driftOf(stored: Readonly<Record<string, unknown>>, recomputed: TeamStats | PlayerStats): Drift[] {
  return Object.entries(recomputed)
    .map(([counter, value]) => ({ counter, stored: stored[counter] ?? 0, recomputed: Number(value) }))
    .filter(({ stored: value, recomputed: expected }) => value !== expected)
}
