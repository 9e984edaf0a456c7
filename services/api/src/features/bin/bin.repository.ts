import { binDays, type BinItem } from '@torneo/contracts/bin'
import type { Document } from 'mongodb'
import type { Database, Transaction } from '../../platform/database'
import { batchIndex, type Deletion } from '../../platform/hidden'
import { type BinCollection, type ContentCollection, binCollectionsWith } from './bin-collections'

/** A hidden record: deleted by somebody, or with a record that it depends on. */
interface Hidden extends Document {
  readonly _id: string
  readonly deleted: Deletion & { readonly captainId?: string | null }
}

/** The root of a batch: the record that somebody deleted. */
export interface Deleted {
  readonly of: BinCollection
  readonly root: Hidden
  readonly title: string
}

/** A record that a restored one refers to: hidden, with its title, or purged. */
type MissingReference = { readonly title: string } | 'gone'

const binDuration = binDays * 24 * 3_600_000
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

export type BinRepository = ReturnType<typeof createBinRepository>

/** `content`: the collections of the landing page. */
export function createBinRepository(database: Database, content: readonly ContentCollection[]) {
  const binCollections = binCollectionsWith(content)
  const collections = binCollections.map((of) => ({ of, stored: database.collection<Hidden>(of.name, [batchIndex]) }))
  const teams = database.collection<{ _id: string; name?: unknown }>('teams')

  async function titlesOf(found: readonly Omit<Deleted, 'title'>[], session?: Transaction): Promise<Deleted[]> {
    const teamIds = found.flatMap(({ root: { homeTeamId, awayTeamId } }) => [textOf(homeTeamId), textOf(awayTeamId)]).filter((id) => id !== '')
    const rows = await teams.find({ _id: { $in: teamIds } }, { projection: { name: 1 }, ...(session ? { session } : {}) }).toArray()
    const names = new Map(rows.map(({ _id, name }) => [_id, textOf(name)]))
    return found.map(({ of, root }) => ({
      of, root, title: of.name === 'matches'
        ? [root['homeTeamId'], root['awayTeamId']].map((id) => names.get(textOf(id)) ?? 'Equipo no encontrado').join(' – ')
        : textOf(root[of.title]),
    }))
  }

  return {
    /** All batches, newest first, each with its number of records; the files of a record do not count. */
    async list(): Promise<(Deleted & { readonly item: BinItem })[]> {
      const rowsOf = ({ name, title, isFile }: BinCollection): Document[] => [
        { $match: { 'deleted.batch': { $exists: true } } },
        { $project: { deleted: 1, teamId: 1, homeTeamId: 1, awayTeamId: 1, [title]: 1, collection: name, records: { $literal: isFile ? 0 : 1 } } },
      ]
      const [first, ...others] = collections
      const isRoot = { $eq: ['$_id', '$deleted.batch'] }
      const found = await first?.stored.aggregate<{ readonly root: Hidden; readonly records: number }>([
        ...rowsOf(first.of), ...others.map(({ of }) => ({ $unionWith: { coll: of.name, pipeline: rowsOf(of) } })),
        { $group: { _id: '$deleted.batch', records: { $sum: '$records' }, root: { $max: { $cond: [isRoot, '$$ROOT', null] } } } },
        { $match: { root: { $ne: null } } }, { $sort: { 'root.deleted.at': -1, _id: 1 } },
      ]).toArray() ?? []
      const records = new Map(found.map((row) => [row.root.deleted.batch, Math.max(1, row.records)]))
      const deleted = await titlesOf(found.flatMap(({ root }) => {
        const of = binCollections.find(({ name }) => name === root['collection'])
        return of ? [{ of, root }] : []
      }))
      return deleted.map(({ of, root, title }) => {
        const { at, by, batch } = root.deleted
        const until = new Date(at.getTime() + binDuration).toISOString()
        return { of, root, title, item: { batch, collection: of.name, id: root._id, title, at: at.toISOString(), by, records: records.get(batch) ?? 1, until } }
      })
    },

    /** Null for an unknown batch. The collections are read in sequence: a transaction takes neither parallel calls nor `$unionWith`. */
    async find(batch: string, session: Transaction): Promise<Deleted | null> {
      for (const { of, stored } of collections) {
        const root = await stored.findOne({ '_id': batch, 'deleted.batch': batch }, { session })
        if (root) return (await titlesOf([{ of, root }], session))[0] ?? null
      }
      return null
    },

    /** Restores the records of a batch, not its files. When `missing` is not null, the caller must abort the transaction. */
    async restore(batch: string, session: Transaction): Promise<{ readonly records: number; readonly missing: MissingReference | null }> {
      const referredIds = new Map<string, Set<string>>()
      let records = 0
      for (const { of: { references, isFile }, stored } of collections) {
        const fields = Object.entries(references)
        const rows = fields.length === 0 ? [] : await stored.find<Document>({ 'deleted.batch': batch }, { session }).toArray()
        for (const row of rows) for (const [field, target] of fields) referredIds.set(target, (referredIds.get(target) ?? new Set()).add(textOf(row[field])))
        if (!isFile) records += (await stored.updateMany({ 'deleted.batch': batch }, { $unset: { deleted: '' } }, { session })).modifiedCount
      }
      for (const [target, ids] of referredIds) {
        const rows = await database.collection<Partial<Hidden>>(target).find({ _id: { $in: [...ids] } }, { projection: { name: 1, deleted: 1 }, session }).toArray()
        const hidden = rows.find(({ deleted }) => deleted)
        if (hidden) return { records, missing: { title: textOf(hidden['name']) } }
        if (rows.length < ids.size) return { records, missing: 'gone' }
      }
      return { records, missing: null }
    },

    /** Deletes the records of a batch permanently, with their history and the `match_log` of matches. */
    async purge(batch: string, session: Transaction): Promise<void> {
      const purged: string[] = []
      for (const { of, stored } of collections) {
        if (of.isFile) continue
        const ids = await stored.find({ 'deleted.batch': batch }, { projection: { _id: 1 }, session }).map(({ _id }) => _id).toArray()
        if (ids.length > 0) await stored.deleteMany({ _id: { $in: ids } }, { session })
        purged.push(...ids)
      }
      await database.collection('match_log').deleteMany({ matchId: { $in: purged } }, { session })
      await database.collection('activity').updateMany({ recordId: { $in: purged } }, { $unset: { recordId: '', changes: '' } }, { session })
    },

    /** The batches older than 30 days, including batches of which only files are left. */
    async expired(now: Date): Promise<string[]> {
      const filter = { 'deleted.batch': { $exists: true }, 'deleted.at': { $lt: new Date(now.getTime() - binDuration) } }
      const found = await Promise.all(collections.map(({ stored }) => stored.distinct('deleted.batch', filter)))
      return [...new Set(found.flat())]
    },
  }
}
