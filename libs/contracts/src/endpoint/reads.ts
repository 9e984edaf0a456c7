import type { Endpoint } from './endpoint'

/** Collections of the landing page's content with several records. */
export const contentListReads = [
  'landing_sports',
  'schedule',
  'gallery_groups',
  'sponsors',
  'hall_of_fame',
  'news',
  'pages',
] as const

/** Collections with words of the landing page. */
export const wordReads = ['hero', 'about', ...contentListReads, 'cta', 'settings'] as const

/** Collections of the landing page's content. */
export const contentReads = [...wordReads, 'appearance'] as const

/** Collections of uploaded images, one per bucket. */
export const imageReads = ['general.files', 'sponsors.files', 'gallery.files', 'tournament.files'] as const

/** Collections whose records show uploaded images. */
export const imageUseReads = [
  'hero',
  'settings',
  'appearance',
  'gallery_groups',
  'sponsors',
  'hall_of_fame',
  'news',
  'pages',
  'promotions',
  'teams',
  'players',
  'scheduled_saves',
  'archived_editions',
] as const

/** Collections that a match is read from: its sport and phase, and its teams with their promotions. */
export const matchReads = ['matches', 'teams', 'promotions', 'tournament_sports', 'competitions'] as const

/** Collections that tables are computed from. */
export const tableReads = [...matchReads, 'players', 'line_ups'] as const

/** Collections that the podiums and the Copa General of the open edition are computed from. */
export const closingReads = [...tableReads, 'tournaments', 'general_cup'] as const

/** Tags that differ from the collection's name with hyphens. */
const otherTags: Readonly<Record<string, string>> = {
  activity: 'dashboard',
  preview_links: 'preview',
  'releases.files': 'releases',
}

/** Tag of the client's reads that a write to a collection invalidates. All buckets of images share one. */
export const tagOf = (collection: string): string =>
  otherTags[collection] ?? (collection.endsWith('.files') ? 'storage' : collection.replaceAll('_', '-'))

/**
 * Tags of a response in the client's cache: of its calls, and of the collections that it is read from. `without`:
 * collections whose writes leave it as it is on the screen that reads it.
 */
export function tagsOf({ tag, reads = [] }: Endpoint, without: readonly string[] = []): readonly string[] {
  const kept = without.map(tagOf)
  return [...new Set([tag, ...reads.map(tagOf)])].filter((one) => !kept.includes(one))
}
