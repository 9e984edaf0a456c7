import { News, NewsDraft, newsEndpoints } from '@torneo/contracts/content/news'
import { array, extend, optional, partial, string } from 'zod/mini'
import { articleDefaults, articleIndexes, cleanFields, completeArticle } from '../../data/content/articles'
import { contentCollection } from '../../data/content/content-collection'

/** Pinned ones first, then the newest. */
export const news = contentCollection({
  name: 'news',
  endpoints: newsEndpoints,
  record: News,
  draft: NewsDraft,
  sort: { pinned: -1, date: -1, createdAt: -1 },
  indexes: articleIndexes,
  defaults: articleDefaults,
  clean: cleanFields,
  complete: completeArticle({ name: 'news', fallback: 'novedad' }),
  scheduled: extend(partial(NewsDraft), { images: optional(array(string())) }),
  actions: { created: 'Novedad agregada', updated: 'Novedad actualizada', removed: 'Novedad eliminada' },
})
