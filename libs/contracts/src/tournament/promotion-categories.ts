export const promotionCategories = ['Senior', 'Junior', 'Master'] as const
export type PromotionCategory = (typeof promotionCategories)[number]
export const defaultPromotionCategory: PromotionCategory = 'Senior'
