import { allCollections, type RecordCollection } from '@torneo/contracts/records/collections'
import type { RecordName } from '@torneo/contracts/records/record-names'
import type { SectionId } from '@torneo/contracts/releases/sections'
import { formatDay } from '@torneo/domain/format/format-day'
import type { Document } from 'mongodb'
import { recordTitle, textOf } from '../../data/record-titles'
import { anyRow } from '../../platform/database/checked-collection'
import type { Database } from '../../platform/database/database'
import { visible } from '../../platform/database/soft-delete'

/** Collections with names and forms, in the order of the sidebar. */
const found = allCollections.flatMap(({ foundBy, ...collection }) => (foundBy ? [{ ...collection, foundBy }] : []))
type Found = (typeof found)[number]

/** Fields of which a title or a detail is made. */
const fieldsOf = ({ title, foundBy: { detail, along = [] } }: Found): readonly string[] => [
  ...(typeof title === 'string' ? [title] : (title?.references ?? [])),
  ...detail,
  ...along,
]

type NameOf = Parameters<typeof recordTitle>[2]

/** Formats a field that distinguishes records: a reference by its name, a date with its year, since names of several years mix. */
function detailOf({ references }: RecordCollection, row: Document, field: string, nameOf: NameOf): string {
  const target = references[field]
  if (target) return nameOf(target, textOf(row[field])) ?? ''
  return field === 'date' ? formatDay(textOf(row[field]), 0) : textOf(row[field])
}

/**
 * Reads the names of all records of some sections for the command palette: a few bytes each, so that it can search
 * while the user types.
 */
export function createRecordNamesRepository(database: Database) {
  const rowsOf = (of: Found): Promise<Document[]> =>
    database
      .collection(of.name, anyRow<Document & { _id: string }>())
      .find(
        { ...visible, ...of.foundBy.only },
        { projection: Object.fromEntries(fieldsOf(of).map((field) => [field, 1])) },
      )
      .sort({ _id: -1 })
      .toArray()
  return {
    /** Lists names, newest first within a section. */
    async list(sections: readonly SectionId[]): Promise<RecordName[]> {
      const read = await Promise.all(
        found.filter(({ section }) => sections.includes(section)).map(async (of) => ({ of, rows: await rowsOf(of) })),
      )
      const names = new Map(
        read.flatMap(({ of: { name, title }, rows }) =>
          typeof title === 'string' ? rows.map((row) => [`${name}/${textOf(row['_id'])}`, textOf(row[title])]) : [],
        ),
      )
      const nameOf: NameOf = (collection, id) => names.get(`${collection}/${id}`)
      return read.flatMap(({ of, rows }) => {
        const {
          section,
          foundBy: { detail, along = [], page },
        } = of
        return rows.map((row) => ({
          id: textOf(row['_id']),
          section,
          ...(page && { page }),
          name: recordTitle(of, row, nameOf),
          detail: detail
            .map((field) => detailOf({ ...of }, row, field, nameOf))
            .filter(Boolean)
            .join(' · '),
          ...Object.fromEntries(along.map((field) => [field, textOf(row[field])])),
        }))
      })
    },
  }
}
