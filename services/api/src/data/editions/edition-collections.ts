import { collectionNamed, collections, type CollectionName } from '@torneo/contracts/records/collections'

type Collections = typeof collections

/** A collection that belongs to one edition; all other collections live across editions. */
export type EditionCollection = {
  [Name in CollectionName]: Collections[Name]['edition'] extends null ? never : Name
}[CollectionName]

const isOfEdition = (name: string): name is EditionCollection => Boolean(collectionNamed(name)?.edition)

/** Collections of an edition, parents first. Their records move to the archive with it (docs/design/editions.md). */
export const editionCollections: readonly EditionCollection[] = Object.keys(collections).filter(isOfEdition)

/** Returns the field that names the parent of a record, with the parent's collection; null for a record without one. */
export function parentOf(name: EditionCollection): readonly [field: string, parent: EditionCollection] | null {
  const { edition, references } = collectionNamed(name) ?? {}
  const field = edition?.parent
  const parent = references?.[field ?? ''] ?? ''
  return field && isOfEdition(parent) ? [field, parent] : null
}
