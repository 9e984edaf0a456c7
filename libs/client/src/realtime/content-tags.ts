/** Tags that differ from the collection's name with hyphens. */
const otherTags: Readonly<Record<string, string>> = { activity: 'dashboard', preview_links: 'preview' }

/**
 * Tag of the reads that a write to a collection invalidates; collections of uploaded files are named '<bucket>.files'.
 */
export function tagOf(collection: string): string {
  if (collection.endsWith('.files')) return 'storage'
  return otherTags[collection] ?? collection.replaceAll('_', '-')
}
