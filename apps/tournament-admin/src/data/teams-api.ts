import { teamEndpoints, type Team } from '@torneo/contracts/tournament/teams'
import { collectionApi } from '@torneo/panel/collection/collection-api'

/** Tags that affect teams: a team shows its promotion's year and colour, and is deleted with its promotion or sport. */
export const teamTags = [teamEndpoints.list.tag, 'promotions', 'tournament-sports']

const byName = (a: Team, b: Team) => a.name.localeCompare(b.name, 'es')

/** Teams, also offered in the forms of fixtures. */
export const teams = collectionApi('tournament', teamEndpoints, byName, teamTags)
