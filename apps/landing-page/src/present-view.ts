import type { PublicPageRequest } from '@torneo/domain/site/page-program'
import type { PublicView } from '@torneo/domain/site/public-page'

/** Returns the requested view, or 'missing' where its promotion or gallery does not exist. */
export function presentView({
  view,
  landing,
  tournament,
}: Pick<PublicPageRequest, 'view' | 'landing' | 'tournament'>): PublicView {
  if (view.kind !== 'promotion' && view.kind !== 'gallery') return view
  const records: readonly { readonly id: string }[] =
    view.kind === 'promotion' ? tournament.promotions : landing.galleryGroups
  return records.some(({ id }) => id === view.id) ? view : { kind: 'missing' }
}
