import type { PublicCompetition } from '@torneo/contracts/competition/competition'
import type { ZoneTable } from '@torneo/contracts/competition/zone-table'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { leaguesOf, type PublicLeague } from '../../competition/competition-views'
import { inPages } from './in-pages'

export interface ZoneScene {
  readonly kind: 'zones'
  readonly key: string
  readonly sport: TournamentSport
  readonly league: PublicLeague
  /** Tables side by side, or a single one that scrolls. */
  readonly tables: readonly ZoneTable[]
}

/** Tables that can be read side by side, and rows that fit below one another. */
const [maxTables, maxRows] = [3, 8]

/** Zones in turn, two or three in a scene; a zone with more rows than fit has its own. */
export function zoneScenes(sport: TournamentSport, competition: PublicCompetition): ZoneScene[] {
  return leaguesOf(competition).flatMap((league) => {
    const tables = league.tables.filter(({ rows }) => rows.length > 0)
    const isLong = tables.some(({ rows }) => rows.length > maxRows)
    return inPages(tables, isLong ? 1 : maxTables).map((page, index) => ({
      kind: 'zones' as const,
      key: `zones-${sport.id}-${league.id}-${index}`,
      sport,
      league,
      tables: page,
    }))
  })
}
