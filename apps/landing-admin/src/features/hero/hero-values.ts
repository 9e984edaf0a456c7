import type { Hero } from '@torneo/contracts/hero'

/** The hero as its form holds it. */
export type HeroValues = Omit<Hero, 'id' | 'createdAt' | 'updatedAt' | 'rev'>

/** With no record yet the button starts visible; a stored record says for itself (R17). */
const blank: HeroValues = {
  title: '', subtitle: '', description: '', logoImage: '', backgroundImage: '', ctaText: '', ctaLink: '', ctaVisible: true,
}

export function heroValues(hero: Hero | null): HeroValues {
  if (!hero) return blank
  const { title, subtitle, description, logoImage, backgroundImage, ctaText, ctaLink, ctaVisible } = hero
  return { title, subtitle, description, logoImage, backgroundImage, ctaText, ctaLink, ctaVisible }
}
