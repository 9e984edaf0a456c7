import { promotionEndpoints, type Promotion } from '@torneo/contracts/tournament/promotions'
import { collectionApi } from '@torneo/panel/collection/collection-api'

const newestFirst = (a: Promotion, b: Promotion) => b.year - a.year || a.name.localeCompare(b.name, 'es')

/** Promotions, also offered in the forms of teams. */
export const promotions = collectionApi('tournament', promotionEndpoints, newestFirst)
