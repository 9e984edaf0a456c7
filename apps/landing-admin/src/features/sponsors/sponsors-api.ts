import { sponsorEndpoints, type Sponsor } from '@torneo/contracts/sponsors'
import { collectionApi } from '@torneo/panel/collection-api'

/** R19: by the words of the tiers. */
const byTierThenName = (a: Sponsor, b: Sponsor) => a.tier.localeCompare(b.tier) || a.name.localeCompare(b.name, 'es')

export const sponsors = collectionApi('landing', sponsorEndpoints, byTierThenName)
