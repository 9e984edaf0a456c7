import type { RecordName } from '@torneo/contracts/records/record-names'
import type { SectionId } from '@torneo/contracts/releases/sections'
import { formatDay } from '@torneo/domain/format/format-day'
import type { Document } from 'mongodb'
import { anyRow } from '../../platform/database/checked-collection'
import type { Database } from '../../platform/database/database'
import { visible } from '../../platform/database/soft-delete'

/** A section's records and their names. `joined` looks up the name of a referenced record by its id. */
interface Named {
  readonly collection: string
  readonly section: SectionId
  readonly fields: readonly string[]
  readonly nameOf: (
    row: Document,
    joined: (id: unknown) => string,
  ) => Pick<RecordName, 'name' | 'detail' | 'email' | 'teamId'>
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
/** Includes the year, since the list mixes names of several years. */
const day = (value: unknown) => formatDay(text(value), 0)
const unknownTeam = 'Equipo no encontrado'

/** All collections with names and forms, in the order of the sidebar. */
const named: readonly Named[] = [
  {
    collection: 'landing_sports',
    section: 'landing_sports',
    fields: ['name', 'category'],
    nameOf: (row) => ({ name: text(row['name']), detail: text(row['category']) }),
  },
  {
    collection: 'schedule',
    section: 'schedule',
    fields: ['title', 'date'],
    nameOf: (row) => ({ name: text(row['title']), detail: day(row['date']) }),
  },
  {
    collection: 'gallery_groups',
    section: 'gallery',
    fields: ['title', 'date'],
    nameOf: (row) => ({ name: text(row['title']), detail: text(row['date']) }),
  },
  {
    collection: 'sponsors',
    section: 'sponsors',
    fields: ['name'],
    nameOf: (row) => ({ name: text(row['name']), detail: '' }),
  },
  {
    collection: 'hall_of_fame',
    section: 'hall_of_fame',
    fields: ['winner', 'category', 'year'],
    nameOf: (row) => ({
      name: text(row['winner']),
      detail: [row['category'], row['year']].map(text).filter(Boolean).join(' · '),
    }),
  },
  {
    collection: 'tournament_sports',
    section: 'tournament_sports',
    fields: ['name'],
    nameOf: (row) => ({ name: text(row['name']), detail: '' }),
  },
  {
    collection: 'promotions',
    section: 'promotions',
    fields: ['name', 'year'],
    nameOf: (row) => ({ name: text(row['name']), detail: text(row['year']) }),
  },
  {
    collection: 'teams',
    section: 'teams',
    fields: ['name', 'sportId'],
    nameOf: (row, joined) => ({ name: text(row['name']), detail: joined(row['sportId']) }),
  },
  {
    collection: 'players',
    section: 'teams',
    fields: ['name', 'teamId'],
    nameOf: (row, joined) => ({ name: text(row['name']), detail: joined(row['teamId']), teamId: text(row['teamId']) }),
  },
  {
    collection: 'matches',
    section: 'fixtures',
    fields: ['homeTeamId', 'awayTeamId', 'date'],
    nameOf: (row, joined) => ({
      name: [row['homeTeamId'], row['awayTeamId']].map((id) => joined(id) || unknownTeam).join(' – '),
      detail: day(row['date']),
    }),
  },
  {
    collection: 'users',
    section: 'users',
    fields: ['name', 'email', 'active'],
    nameOf: (row) => ({ name: text(row['name']), detail: '', email: text(row['email']) }),
  },
]

/** Collections that names are read from. */
export const namedCollections = named.map(({ collection }) => collection)

/**
 * Reads the names of all records of some sections for the command palette: a few bytes each, so that it can search
 * while the user types.
 */
export function createRecordNamesRepository(database: Database) {
  const rowsOf = async ({ collection, fields }: Pick<Named, 'collection' | 'fields'>): Promise<Document[]> => {
    const filter = collection === 'users' ? { active: true } : visible
    return database
      .collection(collection, anyRow<Document & { _id: string }>())
      .find(filter, { projection: Object.fromEntries(fields.map((field) => [field, 1])) })
      .sort({ _id: -1 })
      .toArray()
  }
  return {
    /** Lists names, newest first within a section. */
    async list(sections: readonly SectionId[]): Promise<RecordName[]> {
      const wanted = named.filter(({ section }) => sections.includes(section))
      const read = await Promise.all(wanted.map(async (of) => ({ of, rows: await rowsOf(of) })))
      const names = new Map(
        read
          .filter(({ of }) => of.collection === 'teams' || of.collection === 'tournament_sports')
          .flatMap(({ rows }) => rows.map((row) => [text(row['_id']), text(row['name'])])),
      )
      const joined = (id: unknown) => names.get(text(id)) ?? ''
      return read.flatMap(({ of, rows }) =>
        rows.map((row) => ({ id: text(row['_id']), section: of.section, ...of.nameOf(row, joined) })),
      )
    },
  }
}
