import { pageAddress } from '../matches/open-match'

/** Page of all champions. */
export const championsPath = `${pageAddress}/campeones`

/** Query parameter of a promotion on it. */
export const promotionParameter = 'promo'

export const championsAddress = (promotionId: string): string =>
  `${championsPath}?${new URLSearchParams({ [promotionParameter]: promotionId })}`
