import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { SportClosing } from '@torneo/contracts/competition/closing'
import { imageRecords } from '@torneo/contracts/records/record-shapes'
import { EditionTeam } from '@torneo/contracts/site/champions'
import { editionTeams } from '@torneo/domain/closing/edition-teams'
import { inSlices } from '@torneo/serving/in-slices'
import { Binary, BSON, type Document } from 'mongodb'
import { z } from 'zod/mini'
import type { ChangeFeed } from '../../platform/cache/change-feed'
import { row } from '../../platform/database/checked-collection'
import type { Database, Transaction } from '../../platform/database/database'
import { imagesOf } from '../content/record-images'
import type { EditionAnswer, EditionDocuments } from './edition-answer'
import { type EditionCollection, editionCollections } from './edition-collections'

const [zip, unzip] = [promisify(gzip), promisify(gunzip)]

type Stored = Document & { readonly _id: string }

/** A record of an archived edition. */
const ArchivedRecord = row({
  edition: z.string(),
  collection: z.enum(editionCollections),
  /** The ids by which calls name it, those of its batch included. */
  names: z.array(z.string()),
  /** Tells whether the record changed since it was copied. */
  hash: z.string(),
  record: z.looseObject({ _id: z.string() }),
})
type ArchivedRecord = z.output<typeof ArchivedRecord>

const other = (type: string) => ({ $not: { $type: type } })
/** Matches damaged records: all of them are too many to look through. */
const damagedRecords = {
  $or: [
    ...['_id', 'edition', 'collection', 'hash', 'record._id'].map((field) => ({ [field]: other('string') })),
    { names: other('array') },
    { names: { $elemMatch: other('string') } },
  ],
}

/** An edition as it was shown. `answer` is compressed JSON; `files` are the addresses of the images that it shows. */
const ArchivedEdition = row({
  name: z.string(),
  year: z.number(),
  at: z.date(),
  answer: z.instanceof(Binary),
  closings: z.array(SportClosing),
  teams: z.array(EditionTeam),
  files: z.array(z.string()),
})
type ArchivedEdition = z.output<typeof ArchivedEdition>

const namesOf = ({ _id, batch }: Document): string[] => [_id, batch].filter((name) => typeof name === 'string')

/** Number of documents that are copied by one command. */
const stagedAtOnce = 500

const rowOf = (edition: string, collection: EditionCollection, record: Stored): ArchivedRecord => ({
  _id: `${collection}/${record._id}`,
  edition,
  collection,
  names: namesOf(record),
  hash: hash('sha256', BSON.serialize(record), 'base64'),
  record,
})

const filesOf = (documents: EditionDocuments): string[] => [
  ...new Set(
    imageRecords.flatMap(({ collection, record }) =>
      (editionCollections as readonly string[]).includes(collection)
        ? (documents.get(collection) ?? [])
            .filter(({ deleted }) => !deleted)
            .flatMap((document) => imagesOf(record, document).map(({ address }) => address))
        : [],
    ),
  ),
]

export type EditionArchive = ReturnType<typeof createEditionArchive>

/** Stores archived editions: their records, and each one as it was shown (docs/design/editions.md). */
export function createEditionArchive(database: Database, changes: ChangeFeed) {
  const records = database.collection(
    'archived_records',
    ArchivedRecord,
    [{ key: { names: 1 } }, { key: { edition: 1, collection: 1 } }],
    damagedRecords,
  )
  const editions = database.collection('archived_editions', ArchivedEdition, [{ key: { year: 1 } }])
  /** The answer that was read last. */
  let known: { readonly id: string; readonly answer: Promise<EditionAnswer | null> } | null = null
  changes.on(['archived_editions'], () => {
    known = null
  })

  async function read(id: string): Promise<EditionAnswer | null> {
    const stored = await editions.findOne({ _id: id }, { projection: { answer: 1 } })
    return stored && (JSON.parse((await unzip(stored.answer.buffer)).toString()) as EditionAnswer)
  }

  const recordsOf = (edition: string, collection: EditionCollection, session?: Transaction): Promise<Stored[]> =>
    records
      .find({ edition, collection }, { projection: { record: 1 }, ...(session ? { session } : {}) })
      .map(({ record }) => record)
      .toArray()

  return {
    /** True if one of these ids names an archived edition or a record of one. */
    async holds(names: readonly string[]): Promise<boolean> {
      if (names.length === 0) return false
      const named = await records.distinct('edition', { names: { $in: [...names] } })
      return (await editions.findOne({ _id: { $in: [...names, ...named] } }, { projection: { _id: 1 } })) !== null
    },

    /** Finds an edition as it was shown; null if it is not archived. */
    async find(id: string): Promise<EditionAnswer | null> {
      if (known?.id === id && changes.isLive()) return known.answer
      const answer = read(id)
      known = { id, answer }
      answer.catch(() => (known = null))
      return answer
    },

    idOfYear: async (year: number): Promise<string | null> =>
      (await editions.findOne({ year }, { projection: { _id: 1 } }))?._id ?? null,

    /** Reads the records of a collection of an archived edition, deleted ones included. */
    records: recordsOf,

    /** Lists the closings of the archived editions. */
    closings: (): Promise<Pick<ArchivedEdition, 'year' | 'closings'>[]> =>
      editions.find({}, { projection: { year: 1, closings: 1 } }).toArray(),

    /** Lists the closings and teams of the archived editions. */
    memories: (): Promise<Pick<ArchivedEdition, '_id' | 'closings' | 'teams'>[]> =>
      editions.find({}, { projection: { closings: 1, teams: 1 } }).toArray(),

    /** Returns the archived edition of each of these records. */
    editionsOf: async (
      collection: EditionCollection,
      ids: readonly string[],
      session?: Transaction,
    ): Promise<Map<string, string>> => {
      const inside = session ? { session } : {}
      const named = { _id: { $in: ids.map((id) => `${collection}/${id}`) } }
      const rows = await records.find(named, { ...inside, projection: { edition: 1, 'record._id': 1 } }).toArray()
      const theirs = { _id: { $in: rows.map(({ edition }) => edition) } }
      const archived = new Set(await editions.distinct('_id', theirs, inside))
      return new Map(
        rows.flatMap(({ record, edition }) => (archived.has(edition) ? [[record._id, edition] as const] : [])),
      )
    },

    /**
     * Copies documents of an edition that is not archived yet, outside of the transaction that archives it: this is most
     * of the work. The copies count only once the edition is archived.
     */
    async stage(edition: string, documents: EditionDocuments): Promise<void> {
      for (const collection of editionCollections) {
        const rows = (documents.get(collection) ?? []).map((document) => rowOf(edition, collection, document))
        for (let from = 0; from < rows.length; from += stagedAtOnce)
          await records.bulkWrite(
            rows
              .slice(from, from + stagedAtOnce)
              .map(({ _id, ...row }) => ({
                updateOne: { filter: { _id }, update: { $setOnInsert: row }, upsert: true },
              })),
            { ordered: false },
          )
      }
    },

    /**
     * Makes the copies equal to the documents that the transaction read: only what changed since is written again.
     * Returns true if nothing had changed.
     */
    async settle(edition: string, documents: EditionDocuments, session: Transaction): Promise<boolean> {
      const staged = await records.find({ edition }, { projection: { hash: 1 }, session }).toArray()
      const hashes = new Map(staged.map(({ _id, hash }) => [_id, hash]))
      const changed: ArchivedRecord[] = []
      for (const collection of editionCollections)
        await inSlices(documents.get(collection) ?? [], (document) => {
          const row = rowOf(edition, collection, document)
          if (hashes.get(row._id) !== row.hash) changed.push(row)
          hashes.delete(row._id)
        })
      if (hashes.size > 0) await records.deleteMany({ _id: { $in: [...hashes.keys()] } }, { session })
      if (changed.length > 0)
        await records.bulkWrite(
          changed.map(({ _id, ...row }) => ({ updateOne: { filter: { _id }, update: { $set: row }, upsert: true } })),
          { session },
        )
      return changed.length + hashes.size === 0
    },

    /** Adds documents to an archived edition; one that is there already stays as it is. */
    async addRecords(
      edition: string,
      collection: EditionCollection,
      documents: readonly Stored[],
      session: Transaction,
    ): Promise<void> {
      if (documents.length === 0) return
      const rows = documents.map((document) => rowOf(edition, collection, document))
      await records.bulkWrite(
        rows.map(({ _id, ...row }) => ({
          updateOne: { filter: { _id }, update: { $setOnInsert: row }, upsert: true },
        })),
        { session },
      )
    },

    /** Stores an edition as it was shown. */
    async add(
      { tournament, ...answer }: EditionAnswer,
      documents: EditionDocuments,
      at: Date,
      session: Transaction,
    ): Promise<void> {
      if (!tournament) throw new Error('An edition has a tournament')
      const { id: _id, name, year } = tournament
      const { cupClosing = [], closings, sports } = answer
      const teams = editionTeams({ sports, teams: answer.teams, closings })
      const zipped = new Binary(await zip(JSON.stringify({ tournament, ...answer })))
      const stored = {
        _id,
        name: `${name} ${year}`,
        year,
        at,
        answer: zipped,
        closings: [...cupClosing, ...closings],
        teams,
        files: filesOf(documents),
      }
      await editions.insertOne(stored, { session })
    },

    /** Returns the id of the edition that was archived last. */
    latest: async (session: Transaction): Promise<string | null> =>
      (
        await editions
          .find({}, { session, projection: { _id: 1 } })
          .sort({ at: -1 })
          .limit(1)
          .toArray()
      )[0]?._id ?? null,

    /** Removes an edition from the archive; returns its documents. */
    async take(edition: string, session: Transaction): Promise<EditionDocuments> {
      const taken = new Map<string, Stored[]>()
      for (const collection of editionCollections) taken.set(collection, await recordsOf(edition, collection, session))
      await records.deleteMany({ edition }, { session })
      await editions.deleteOne({ _id: edition }, { session })
      return taken
    },
  }
}
