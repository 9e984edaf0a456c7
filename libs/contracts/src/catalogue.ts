import { accountEndpoints } from './account'
import { dashboardEndpoints } from './dashboard'
import type { Endpoint } from './endpoint'
import { heroEndpoints } from './hero'
import { systemEndpoints } from './system'
import { tournamentSportEndpoints } from './tournament-sports'
import { userEndpoints } from './users'

/** Every call of the contract: read by the OpenAPI page, the fake API and the permission matrix. */
export const allEndpoints: readonly Endpoint[] = [
  accountEndpoints, userEndpoints, heroEndpoints, tournamentSportEndpoints, dashboardEndpoints, systemEndpoints,
].flatMap((group) => Object.values<Endpoint>(group))
