import { useContext } from 'react'
import { type PageContent, PageContext } from './page-context'

/** Returns the page's content. Throws outside of a page. */
export function usePage(): PageContent {
  const content = useContext(PageContext)
  if (!content) throw new Error('A part of the public page stands outside of its page')
  return content
}

/** Name of the site: of the settings, else of the tournament, else 'Torneo'. */
export const siteNameOf = ({ landing, tournament }: Pick<PageContent, 'landing' | 'tournament'>): string =>
  landing.settings?.siteName || tournament.tournament?.name || ''
