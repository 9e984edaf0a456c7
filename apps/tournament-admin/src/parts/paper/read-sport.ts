import type { Competition } from '@torneo/contracts/competition/competition'
import type { Match } from '@torneo/contracts/match/matches'
import type { StandingRow } from '@torneo/contracts/tournament/standings'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import type { PrintContext } from '@torneo/panel/screen/use-print'
import { competitionReads } from '../../data/competition-api'
import { tableReads } from '../../data/tables-api'

/** All results of a sport; without a competition it has one table. */
export interface SportResults {
  readonly sport: TournamentSport
  readonly competition: Competition | null
  readonly standings: readonly StandingRow[]
  readonly matches: readonly Match[]
}

/** Reads what a sport's results are printed from. `tournamentId`: its edition, if that is archived. */
export async function readSport(
  read: PrintContext['read'],
  sport: TournamentSport,
  tournamentId?: string,
): Promise<SportResults> {
  const [params, edition] = [{ sportId: sport.id }, tournamentId === undefined ? {} : { tournamentId }]
  const query = { ...params, ...edition }
  const [competition, { items: matches }] = await Promise.all([
    read(competitionReads.endpoints.tournamentCompetition, { params, query: edition }),
    read(competitionReads.endpoints.tournamentCompetitionMatches, { query }),
  ])
  const standings = competition ? [] : (await read(tableReads.endpoints.tournamentStandings, { query })).items
  return { sport, competition, matches, standings }
}
