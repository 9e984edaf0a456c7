import type { Hero } from '@torneo/contracts/hero'
import { valuesLike } from '@torneo/panel/form-fields'

/** The values of its form. */
export type HeroValues = Omit<Hero, 'id' | 'createdAt' | 'updatedAt' | 'rev'>

/** With no record yet the button starts visible; a stored record says for itself (R17). */
export const heroValues = valuesLike<HeroValues>({
  title: '', subtitle: '', description: '', logoImage: '', backgroundImage: '', ctaText: '', ctaLink: '', ctaVisible: true,
})
