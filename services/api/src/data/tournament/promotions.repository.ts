import { defaultPromotionCategory } from '@torneo/contracts/tournament/promotion-categories'
import { defaultTeamColor, Promotion, PromotionDraft } from '@torneo/contracts/tournament/promotions'
import type { Database } from '../../platform/database/database'
import { createRepository, type OwnFields, type RecordFields } from '../../platform/database/repository'

/** A stored promotion; its captain is stored on the user (R33). */
export type StoredPromotion = RecordFields & Omit<OwnFields<Promotion>, 'captainId'>

/** Stores the graduating classes, newest year first. */
export function createPromotionsRepository(database: Database) {
  return createRepository<StoredPromotion, PromotionDraft>(database, {
    name: 'promotions',
    shape: Promotion,
    indexes: [{ key: { year: -1 } }],
    sort: { year: -1, name: 1 },
    draft: PromotionDraft,
    derived: ['captainId'],
    defaults: { category: defaultPromotionCategory, color: defaultTeamColor },
  })
}
