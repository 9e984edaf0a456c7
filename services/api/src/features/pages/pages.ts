import { LandingPage, LandingPageDraft, landingPageEndpoints } from '@torneo/contracts/content/pages'
import { array, extend, optional, partial, string } from 'zod/mini'
import { articleDefaults, articleIndexes, cleanFields, completeArticle } from '../../data/content/articles'
import { contentCollection } from '../../data/content/content-collection'

/** Sorts in the chosen order, else by title. */
export const pages = contentCollection({
  name: 'pages',
  endpoints: landingPageEndpoints,
  record: LandingPage,
  draft: LandingPageDraft,
  sort: { priority: -1, title: 1 },
  indexes: articleIndexes,
  defaults: articleDefaults,
  clean: cleanFields,
  complete: completeArticle({ name: 'pages', fallback: 'pagina' }),
  scheduled: extend(partial(LandingPageDraft), { images: optional(array(string())) }),
  ordering: { endpoint: landingPageEndpoints.move, action: 'Páginas ordenadas', subjectOf: ({ title }) => title },
  actions: { created: 'Página agregada', updated: 'Página actualizada', removed: 'Página eliminada' },
})
