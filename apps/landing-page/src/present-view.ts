import type { PublicPageRequest } from '@torneo/domain/site/page-program'
import type { PublicView } from '@torneo/domain/site/public-page'
import { existingView } from '@torneo/domain/site/view-data'

/** Returns the requested view, or 'missing' where its record does not exist. */
export const presentView = ({
  view,
  landing,
  tournament,
}: Pick<PublicPageRequest, 'view' | 'landing' | 'tournament'>): PublicView => existingView(view, tournament, landing)
