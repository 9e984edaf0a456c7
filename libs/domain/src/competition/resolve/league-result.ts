import type { League, Zone } from '@torneo/contracts/competition/league'
import { isZoneComplete, zoneMatches } from '../setup/zone-matches'
import { type BestOfRank, bestOfRank } from '../tables/best-of-rank'
import { leagueTable } from '../tables/league-table'
import type { PlayedMatch } from '../tables/played-match'
import { pointsRulesOf } from '../tables/points-rules'
import type { Table } from '../tables/table'
import type { ResolveRequest } from './resolve-request'

export interface ZoneResult {
  readonly zone: Zone
  readonly matches: readonly PlayedMatch[]
  readonly table: Table
  readonly isComplete: boolean
}

export interface LeagueResult {
  readonly league: League
  readonly zones: readonly ZoneResult[]
  readonly isComplete: boolean
  /** Returns the ranking of the teams of one rank across the zones. */
  readonly bestOf: (rank: number) => BestOfRank
}

/** Computes the tables of a league. A deleted team leaves its zone. */
export function leagueResult(league: League, { competition, matches, teams, rules }: ResolveRequest): LeagueResult {
  const { withdrawals } = competition
  const lots = competition.lots.filter(({ phaseId }) => phaseId === league.id)
  const request = {
    settings: {
      tieBreaks: league.tieBreaks,
      headToHead: league.headToHead ?? 'block',
      fairPlay: league.fairPlay ?? 'fifa',
      walkoverGoals: league.walkoverGoals ?? true,
    },
    points: pointsRulesOf(rules),
    deductions: competition.deductions.filter(({ phaseId }) => phaseId === league.id),
    withdrawals,
    nameOf: (teamId: string) => teams.get(teamId)?.name ?? '',
  } as const
  const zones = league.zones.map((stored): ZoneResult => {
    const zone = { ...stored, teamIds: stored.teamIds.filter((id) => teams.has(id)) }
    const own = zoneMatches(league, zone, matches)
    const table = leagueTable({
      ...request,
      teamIds: zone.teamIds,
      matches: own,
      lots: lots.filter(({ zoneId }) => zoneId === zone.id),
    })
    return { zone, matches: own, table, isComplete: isZoneComplete(league, zone, own, withdrawals) }
  })
  const ranked = new Map<number, BestOfRank>()
  return {
    league,
    zones,
    isComplete: zones.every(({ isComplete }) => isComplete),
    bestOf: (rank) => {
      const found =
        ranked.get(rank) ??
        bestOfRank({
          ...request,
          rank,
          zones,
          unequal: league.unequal ?? 'drop_last',
          lots: lots.filter((one) => one.rank === rank),
        })
      ranked.set(rank, found)
      return found
    },
  }
}
