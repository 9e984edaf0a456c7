import type { ZoneRow } from '@torneo/contracts/competition/zone-table'
import type { TableTeam } from '@torneo/contracts/tournament/standings'
import { type Destination, type Destinations, joined } from './destinations'
import type { LeagueResult, ZoneResult } from './league-result'

/** Ranks that a podium shows. */
const podiumRanks = 3

interface Fate {
  readonly leadsTo: Destination | null
  readonly lotsDue: boolean
  readonly lotsAmong?: string[]
}

/** Teams that are level with one, itself included. */
const levelWith = (teamId: string, { level }: Pick<ZoneResult['table'], 'level'>) =>
  level.find((teams) => teams.includes(teamId)) ?? [teamId]

/** Places from 1 of the teams that are level with one, itself included. */
function placesOf(teamId: string, { rows, level }: Pick<ZoneResult['table'], 'rows' | 'level'>): number[] {
  const group = levelWith(teamId, { level })
  return rows.flatMap((row, index) => (group.includes(row.teamId) ? [index + 1] : []))
}

/** Fate of a team that alone has its rank, by the ranking of that rank once all zones are complete. */
function fateInRanking(teamId: string, rank: number, league: LeagueResult, { ofBest, ofNth }: Destinations): Fate {
  const ranking = league.isComplete ? league.bestOf(rank) : null
  if (!ranking || ranking.waitsFor.length > 0) return { leadsTo: ofBest(rank), lotsDue: false }
  const places = placesOf(teamId, ranking)
  const leadsTo = joined(places.map((nth) => ofNth(rank, nth)))
  const lotsDue = places.length > 1 && leadsTo !== null
  return { leadsTo, lotsDue, ...(lotsDue ? { lotsAmong: [...levelWith(teamId, ranking)] } : {}) }
}

/** The phase of a zone, and where its places lead. */
interface ZoneContext {
  readonly league: LeagueResult
  readonly destinations: Destinations
  readonly hasPodium: boolean
}

function fateOf(teamId: string, zone: ZoneResult, { league, destinations, hasPodium }: ZoneContext): Fate {
  const { ofPlace, ofBest, bestRanks } = destinations
  const ranks = placesOf(teamId, zone.table)
  const [rank = 0] = ranks
  const place = ofPlace(zone.zone.id, rank)
  if (ranks.length === 1 && !place && bestRanks.has(rank)) return fateInRanking(teamId, rank, league, destinations)
  const leadsTo = joined(ranks.map((one) => ofPlace(zone.zone.id, one) ?? ofBest(one)))
  // The order of the best of a rank may depend on which teams are last in their zone.
  const isWaitedFor = () =>
    league.isComplete &&
    [...bestRanks].some((one) => league.bestOf(one).waitsFor.some((group) => group.includes(teamId)))
  const matters = () => leadsTo !== null || (hasPodium && rank <= podiumRanks) || isWaitedFor()
  return { leadsTo, lotsDue: zone.isComplete && ranks.length > 1 && matters() }
}

/** Rows of a zone's table, with the phase that each place leads to, and whether lots are due. */
export function zoneRows(zone: ZoneResult, teams: ReadonlyMap<string, TableTeam>, context: ZoneContext): ZoneRow[] {
  return zone.table.rows.flatMap((row): ZoneRow[] => {
    const team = teams.get(row.teamId)
    if (!team) return []
    const {
      played,
      won,
      drawn,
      lost,
      goalsFor,
      goalsAgainst,
      goalDifference,
      points,
      position,
      decidedBy,
      deducted,
      withdrawn,
      bonus,
      shootoutWins,
    } = row
    const fate = withdrawn === 'annul' ? { leadsTo: null, lotsDue: false } : fateOf(row.teamId, zone, context)
    return [
      {
        position,
        team,
        played,
        won,
        drawn,
        lost,
        goalsFor,
        goalsAgainst,
        goalDifference,
        points,
        decidedBy,
        deducted,
        bonus,
        shootoutWins,
        withdrawn,
        ...fate,
      },
    ]
  })
}
