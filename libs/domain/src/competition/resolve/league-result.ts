import type { League, Zone } from '@torneo/contracts/competition/league'
import { walkoverScore, walkoverSets } from '../../match/result/endings'
import { walkover } from '../../match/result/outcome-kinds'
import { isZoneComplete, zoneMatches } from '../setup/zone-matches'
import { type BestOfRank, bestOfRank } from '../tables/best-of-rank'
import { leagueTable } from '../tables/league-table'
import type { PlayedMatch } from '../tables/played-match'
import { pointsRulesOf } from '../tables/points-rules'
import type { Table } from '../tables/table'
import { usualShootoutPoints } from '../tables/tally'
import { type Occupant, teamOf } from './occupant'
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

/** Withdrawals that concern a league: all matches are lost only in the phases that the withdrawal names (B85). */
const withdrawalsOf = ({ withdrawals }: ResolveRequest['competition'], { id }: League) =>
  withdrawals
    .filter(({ results, phaseIds = [] }) => results !== 'all_lost' || phaseIds.includes(id))
    .map((one) => ({ ...one, ranksLast: one.results !== 'annul' && (one.phaseIds ?? []).includes(id) }))

/** Returns the function that counts a match of a team that lost all as a walkover; its result stays as it was played. */
function allLost(withdrawals: ReturnType<typeof withdrawalsOf>, rules: ResolveRequest['rules']) {
  const lost = new Set<string | null>(
    withdrawals.flatMap(({ teamId, results }) => (results === 'all_lost' ? [teamId] : [])),
  )
  return (match: PlayedMatch): PlayedMatch => {
    const { homeTeamId, awayTeamId } = match
    const [home, away] = [lost.has(homeTeamId), lost.has(awayTeamId)]
    if ((!home && !away) || match.status !== 'finished') return match
    const absent = home && away ? 'both' : home ? 'home' : 'away'
    return {
      ...match,
      ...walkoverScore(absent, rules),
      sets: walkoverSets(absent, rules),
      result: { kind: walkover, absent, reason: '' },
      shootout: null,
    }
  }
}

/** Computes the tables of a league; `occupantsOf` gives the teams of a zone, null for an open place. A deleted team leaves its zone. */
export function leagueResult(
  league: League,
  { competition, matches: all, teams, rules }: ResolveRequest,
  occupantsOf: (zone: Zone) => readonly Occupant[],
): LeagueResult {
  const withdrawals = withdrawalsOf(competition, league)
  const matches = withdrawals.some(({ results }) => results === 'all_lost') ? all.map(allLost(withdrawals, rules)) : all
  const points = pointsRulesOf(rules)
  // Penalties of a league count as points where it asks for them, or where its sport has no draws (B82).
  const { shootoutPoints = usualShootoutPoints } = league
  const countsShootouts = league.levelEnds === 'penalties' || !points.drawAllowed
  const lots = competition.lots.filter(({ phaseId }) => phaseId === league.id)
  const request = {
    settings: {
      tieBreaks: league.tieBreaks,
      headToHead: league.headToHead ?? 'block',
      headToHeadKeys: league.headToHeadKeys,
      shootoutPoints: countsShootouts ? shootoutPoints : undefined,
      fairPlay: league.fairPlay ?? 'fifa',
      walkoverGoals: league.walkoverGoals ?? true,
    },
    points,
    deductions: competition.deductions.filter(({ phaseId }) => phaseId === league.id),
    withdrawals,
    nameOf: (teamId: string) => teams.get(teamId)?.name ?? '',
  } as const
  const zones = league.zones.map((stored): ZoneResult => {
    const occupants = occupantsOf(stored)
    const isOpen = occupants.includes(null)
    const teamIds = occupants.flatMap((occupant) => teamOf(occupant) ?? []).filter((id) => teams.has(id))
    const zone = { ...stored, teamIds }
    const own = zoneMatches(league, zone, matches)
    const table = leagueTable({
      ...request,
      teamIds: zone.teamIds,
      matches: own,
      lots: lots.filter(({ zoneId }) => zoneId === zone.id),
    })
    return { zone, matches: own, table, isComplete: !isOpen && isZoneComplete(league, zone, own, withdrawals) }
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
