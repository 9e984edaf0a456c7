import type { PageContent } from './page-context'
import { pageTexts as texts } from './page-texts'

/** Lists the sections of the home view that have content, with their anchors, in their order. */
export function presentSections({ landing }: Pick<PageContent, 'landing'>) {
  return [
    { id: 'novedades', label: texts.news, isThere: (landing.news ?? []).length > 0 },
    { id: 'deportes', label: texts.sports, isThere: landing.landingSports.length > 0 },
    { id: 'calendario', label: texts.calendar, isThere: landing.schedule.length > 0 },
    { id: 'fotos', label: texts.photos, isThere: landing.galleryGroups.length > 0 },
    { id: 'hall-of-fame', label: texts.hallOfFame, isThere: landing.hallOfFame.length > 0 },
  ].filter(({ isThere }) => isThere)
}
