import { sectionById } from '@torneo/contracts/releases/sections'
import type { HelpArticle } from '@torneo/panel/screen/help'

/** True when an article is about the current screen: its section's, or one below it, such as a team's roster. */
export function isAbout({ section }: HelpArticle, pathname: string): boolean {
  if (section === undefined) return false
  const { path } = sectionById(section)
  return pathname === path || pathname.startsWith(`${path}/`)
}
