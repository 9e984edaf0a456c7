import { collectionNamed, type RecordCollection } from '@torneo/contracts/records/collections'
import { openSlot } from '@torneo/domain/competition/slot-label'
import type { Document } from 'mongodb'

/** Text of a stored field; empty for anything that is no text or number. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/**
 * Names a stored record for people. `nameOf` returns the name of the record in a reference field, undefined for a deleted
 * one; an empty reference is an open side.
 */
export function recordTitle(
  { title, references }: Pick<RecordCollection, 'title' | 'references'>,
  row: Document,
  nameOf: (collection: string, id: string) => string | undefined,
): string {
  if (title === null) return ''
  if (typeof title === 'string') return textOf(row[title])
  const names = title.references.map((field) =>
    row[field] === null ? openSlot : (nameOf(references[field] ?? '', textOf(row[field])) ?? title.missing),
  )
  return title.lead + names.join(' – ')
}

/** Lists the references in a record's title, with their collections. */
export const titleReferences = ({ title, references }: Pick<RecordCollection, 'title' | 'references'>) =>
  title === null || typeof title === 'string'
    ? []
    : title.references.map((field) => ({ field, collection: references[field] ?? '' }))

/** Field of the records that a reference names. */
export const nameField = (collection: string): string => {
  const title = collectionNamed(collection)?.title
  return typeof title === 'string' ? title : ''
}
