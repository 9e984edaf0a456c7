import type { MatchTeam } from '@torneo/contracts/match/matches'
import { drawAlgorithm, drawZones } from '@torneo/domain/competition/setup/draw'
import type { PublicLeague } from '../../competition/competition-views'

/** A team in the order of the draw, with the zone that it fell into. */
export interface DrawnTeam {
  readonly team: MatchTeam
  readonly zoneId: string
}

/**
 * Teams of a drawn league in the order in which they were drawn: the draw is repeated from its number. A draw of another
 * algorithm, or one that was changed by hand since, goes by rows: the first team of each zone, then the second.
 */
export function drawOrder({ zones, tables, draw }: PublicLeague): DrawnTeam[] {
  const teams = new Map(tables.flatMap(({ rows }) => rows.map(({ team }) => [team.id, team])))
  const zoneOf = new Map(zones.flatMap(({ id, teamIds }) => teamIds.map((teamId) => [teamId, id])))
  const rows = Math.max(0, ...zones.map(({ teamIds }) => teamIds.length))
  const byRows = Array.from({ length: rows }, (_, row) => zones.flatMap(({ teamIds }) => teamIds[row] ?? [])).flat()
  const repeated =
    draw?.algorithm === drawAlgorithm &&
    drawZones({ teams: [...teams.values()], zones: zones.length, pots: draw.pots, seed: draw.number })
  const order = repeated && repeated.ok ? repeated.drawn.map(({ teamId }) => teamId) : byRows
  return order.flatMap((teamId) => {
    const [team, zoneId] = [teams.get(teamId), zoneOf.get(teamId)]
    return team && zoneId ? { team, zoneId } : []
  })
}
