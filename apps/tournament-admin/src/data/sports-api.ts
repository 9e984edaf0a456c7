import { tournamentSportEndpoints, type TournamentSport } from '@torneo/contracts/tournament-sports'
import { collectionApi } from '@torneo/panel/collection-api'

const byOrderThenName = (a: TournamentSport, b: TournamentSport) => a.order - b.order || a.name.localeCompare(b.name, 'es')

/** Teams and fixtures choose from them too. */
export const sports = collectionApi('tournament', tournamentSportEndpoints, byOrderThenName)
