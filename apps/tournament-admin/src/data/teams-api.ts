import { teamEndpoints, type Team } from '@torneo/contracts/teams'
import { collectionApi } from '@torneo/panel/collection-api'

/** A team shows year and colour of its promotion, and goes with its promotion or sport. */
export const teamTags = [teamEndpoints.list.tag, 'promotions', 'tournament-sports']

const byName = (a: Team, b: Team) => a.name.localeCompare(b.name, 'es')

/** Fixtures choose from them too. */
export const teams = collectionApi('tournament', teamEndpoints, byName, teamTags)
