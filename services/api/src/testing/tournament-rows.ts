import type { TestApi } from './test-api'

type Row = { readonly _id: string } & Readonly<Record<string, unknown>>

/** Rows straight into collections: for what lies around the calls that a test is about. */
export async function insertRows({ raw }: TestApi, rows: Readonly<Record<string, readonly Row[]>>): Promise<void> {
  const stamps = { createdAt: new Date(), updatedAt: new Date(), rev: 1 }
  for (const [collection, documents] of Object.entries(rows)) {
    await raw.collection<Row>(collection).insertMany(documents.map((row) => ({ ...stamps, ...row })))
  }
}

/** The ids that are left in a collection, in order. */
export async function idsIn({ raw }: TestApi, collection: string): Promise<string[]> {
  return (await raw.collection<Row>(collection).find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id)
}
