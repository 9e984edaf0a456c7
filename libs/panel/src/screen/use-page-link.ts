import { onPublicPage } from '@torneo/domain/site/public-page'
import { useEditionQuery } from './edition-api'

/** Words of a link from a record to the public page (B63). */
export const pageLinkTexts = { open: 'Ver en la página', openOf: (name: string) => `Ver ${name} en la página` } as const

/**
 * Returns a function from an address below `publicPagePath` to that of the public page; it returns undefined while the
 * service serves none.
 */
export function usePageLink(): (path: string) => string | undefined {
  const page = useEditionQuery().data?.page
  return (path) => (page === undefined ? undefined : onPublicPage(page, path))
}
