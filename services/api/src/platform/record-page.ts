import type { Collection, Document, Sort } from 'mongodb'
import type { Transaction } from './database'
import { createKeptRows } from './kept-rows'

/** Names sort as Spanish readers expect; digits by digit (contract, Common). An index for a list must have it too, or it is not used. */
export const spanish = { locale: 'es', numericOrdering: false }

/** What the records of a page name: stages that find it by `items`, and the fields that they add. */
interface Beside {
  readonly stages: readonly Document[]
  readonly fields: readonly string[]
}

export interface PageOptions {
  readonly filter: Document
  readonly limit: number
  readonly offset: number | undefined
  readonly beside?: Beside
  /** Stored fields that nobody asks for. */
  readonly without?: readonly string[]
  readonly transaction?: Transaction | undefined
}

/** Rows come as the bytes that were sent. */
interface Found extends Document {
  readonly total: number
  readonly items: readonly Buffer[]
  readonly beside?: readonly [Buffer]
}

const besideStages = ({ stages, fields }: Beside): Document[] =>
  [...stages, { $project: { total: 1, items: 1, beside: [Object.fromEntries(fields.map((field) => [field, `$${field}`]))] } }]

/** Reads pages of a collection, see ADR 0017. */
export function createPageReader<R extends object, S extends Document>(collection: Collection<S>, order: Sort, read: (row: Document) => R | null) {
  const keptRow = createKeptRows(read)

  /**
   * A page, the total and what its records name, in one round trip: one document, so that 200 of the records must fit in its 16 MB.
   * The records are frozen, those that cannot be read are left out; `beside` is one document for `createKeptRows`.
   */
  return async ({ filter, limit, offset = 0, beside, without = [], transaction }: PageOptions) => {
    const left = Object.fromEntries(['updatedBy', 'singleKey', 'holds', ...without].map((field) => [field, 0]))
    const page = [{ $match: filter }, { $sort: order }, { $skip: offset }, { $limit: limit }, { $project: left }]
    const [found] = await collection.aggregate<Found>([
      { $match: filter }, { $count: 'total' }, { $lookup: { from: collection.collectionName, pipeline: page, as: 'items' } },
      ...(beside ? besideStages(beside) : []),
    ], { collation: spanish, fieldsAsRaw: { items: true, beside: true }, ...(transaction ? { session: transaction } : {}) }).toArray()
    const rows = found?.items ?? []
    const items = rows.flatMap((row) => keptRow(row) ?? [])
    return { total: (found?.total ?? 0) - (rows.length - items.length), items, beside: found?.beside?.[0] }
  }
}
