import type { Hero } from '@torneo/contracts/content/hero'
import { valuesLike } from '@torneo/panel/record/form-fields'

/** Values of the form. */
export type HeroValues = Omit<Hero, 'id' | 'createdAt' | 'updatedAt' | 'rev'>

/** The button starts visible without a record; a stored record decides itself (R17). */
export const heroValues = valuesLike<HeroValues>({
  title: '',
  subtitle: '',
  description: '',
  logoImage: '',
  backgroundImage: '',
  ctaText: '',
  ctaLink: '',
  ctaVisible: true,
})
