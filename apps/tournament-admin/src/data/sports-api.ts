import { tournamentSportEndpoints, type TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { collectionApi } from '@torneo/panel/collection/collection-api'

const byOrderThenName = (a: TournamentSport, b: TournamentSport) =>
  a.order - b.order || a.name.localeCompare(b.name, 'es')

/** Sports, also offered in the forms of teams and fixtures. */
export const sports = collectionApi('tournament', tournamentSportEndpoints, byOrderThenName)
