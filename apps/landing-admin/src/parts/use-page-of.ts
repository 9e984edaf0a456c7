import { landingPartPath, type LandingPart } from '@torneo/domain/site/public-page'
import { usePageLink } from '@torneo/panel/screen/use-page-link'

/** Returns a function from a record to its place on the public page; it returns undefined without a page. */
export function usePageOf(
  part: LandingPart,
): (record: { readonly id: string; readonly slug?: string }) => string | undefined {
  const link = usePageLink()
  return ({ id, slug = id }) => link(landingPartPath(part, slug))
}
