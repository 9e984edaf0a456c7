import type { About } from '@torneo/contracts/about'

/** The text as its form holds it. */
export type AboutValues = Omit<About, 'id' | 'createdAt' | 'updatedAt' | 'rev'>

export function aboutValues(about: About | null): AboutValues {
  if (!about) return { title: '', description: '', quote: '', highlights: [] }
  const { title, description, quote, highlights } = about
  return { title, description, quote, highlights }
}
