import { newsEndpoints, type News } from '@torneo/contracts/content/news'
import { collectionApi } from '@torneo/panel/collection/collection-api'

/** Pinned ones first, then the newest. */
const order = (a: News, b: News) =>
  Number(b.pinned) - Number(a.pinned) || b.date.localeCompare(a.date) || b.createdAt.localeCompare(a.createdAt)

export const news = collectionApi('landing', newsEndpoints, order)
