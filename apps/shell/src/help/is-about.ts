import { sectionById } from '@torneo/contracts/sections'
import type { HelpArticle } from '@torneo/panel/help'

/** Whether an article is done where one stands: on its section's screen, or on one below it, such as a team's list. */
export function isAbout({ section }: HelpArticle, pathname: string): boolean {
  if (section === undefined) return false
  const { path } = sectionById(section)
  return pathname === path || pathname.startsWith(`${path}/`)
}
