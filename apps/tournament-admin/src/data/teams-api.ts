import { teamEndpoints, type Team } from '@torneo/contracts/tournament/teams'
import { collectionApi } from '@torneo/panel/collection/collection-api'

const byName = (a: Team, b: Team) => a.name.localeCompare(b.name, 'es')

/** Teams, also offered in the forms of fixtures. */
export const teams = collectionApi('tournament', teamEndpoints, byName)
