import { matchesSearch } from '@torneo/domain/search'
import { sectionById } from '@torneo/contracts/sections'
import type { HelpArticle } from '@torneo/panel/help'

/** The articles that contain every word, whatever its accents; those with them in the title first. */
export function searchHelp(articles: readonly HelpArticle[], search: string): readonly HelpArticle[] {
  const rankOf = ({ title }: HelpArticle) => (matchesSearch([title], search) ? 0 : 1)
  return articles
    .filter(({ title, section, finds = '', steps, notes = [] }) => (
      matchesSearch([title, section ? sectionById(section).label : '', finds, ...steps, ...notes], search)))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
}
