import { landingSportEndpoints, type LandingSport } from '@torneo/contracts/landing-sports'
import { collectionApi } from '@torneo/panel/collection-api'

const newestFirst = (a: LandingSport, b: LandingSport) => b.createdAt.localeCompare(a.createdAt)

export const landingSports = collectionApi('landing', landingSportEndpoints, newestFirst)
