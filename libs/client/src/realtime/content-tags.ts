/** Where the tag of a collection's reads is not its own name with hyphens. */
const otherTags: Readonly<Record<string, string>> = { activity: 'dashboard' }

/** The tag of the reads that a write to a collection makes old; the collections of uploaded files are named '<bucket>.files'. */
export function tagOf(collection: string): string {
  if (collection.endsWith('.files')) return 'storage'
  return otherTags[collection] ?? collection.replaceAll('_', '-')
}
