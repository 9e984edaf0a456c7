import { endpoint } from '../endpoint/endpoint'
import { closingReads } from '../endpoint/reads'
import { z } from '../fields/zod'

/** A champion without an entry in the Hall of Fame; several teams that share the place are joined ('A y B'). */
export const HallOfFameOffer = z.object({
  year: z.number(),
  category: z.string(),
  winner: z.string(),
  sportId: z.string(),
})
export type HallOfFameOffer = z.output<typeof HallOfFameOffer>

export const hallOfFameOfferEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/hall-of-fame/offers',
    reads: [...closingReads, 'hall_of_fame', 'archived_editions'],
    tag: 'hall-of-fame',
    access: { roles: ['super', 'admin_landing', 'admin_tournament'] },
    summary: 'Champions without an entry of their year and category (B46)',
    response: z.object({ items: z.array(HallOfFameOffer) }),
  }),
} as const
