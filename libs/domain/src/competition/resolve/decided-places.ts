import type { LeagueResult, ZoneResult } from './league-result'
import { nobody, type Occupant } from './occupant'

/** Returns the team of a rank once the zone is complete and its tie-breaks separate it; nobody in a smaller zone. */
export function rankedTeam({ table, isComplete }: ZoneResult, rank: number): Occupant {
  if (!isComplete) return null
  const row = table.rows[rank - 1]
  if (!row) return nobody
  return table.level.some((group) => group.includes(row.teamId)) ? null : row.teamId
}

/** Returns the nth of the ranking of all teams of a rank, once all zones are complete; nobody if there are fewer. */
export function bestTeam({ isComplete, bestOf }: LeagueResult, rank: number, nth: number): Occupant {
  if (!isComplete) return null
  const { rows, level, waitsFor } = bestOf(rank)
  if (waitsFor.length > 0) return null
  const row = rows[nth - 1]
  if (!row) return nobody
  return level.some((group) => group.includes(row.teamId)) ? null : row.teamId
}
