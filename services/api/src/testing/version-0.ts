import { readFileSync } from 'node:fs'
import { BSON, type Db, type Document } from 'mongodb'

/**
 * A database of version 0, before stored shapes had versions, with the API's answers at that time. Created through the API of commit 79e2d17:
 * eight fixtures, commands of two users with keys and without, undone commands, a deleted event, results and reverted results.
 */
interface Version0 {
  readonly at: Date
  /** The matches by their history. */
  readonly ids: Readonly<
    Record<'live' | 'started' | 'corrected' | 'finished' | 'walkover' | 'cancelled' | 'reopened' | 'scheduled', string>
  >
  /** Responses by path, with a session. */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly answers: Readonly<Record<string, any>>
  readonly collections: Readonly<Record<string, readonly Document[]>>
}

/** Shifts every stored time to the present, because keys and undoable starts expire. */
export function version0(): Version0 {
  const fixture = BSON.EJSON.parse(
    readFileSync(new URL('../migrations/version-0.fixture.json', import.meta.url), 'utf8'),
  ) as Version0
  const elapsed = Date.now() - fixture.at.getTime()
  const shift = (value: unknown): unknown => {
    if (value instanceof Date) return new Date(value.getTime() + elapsed)
    if (Array.isArray(value)) return value.map(shift)
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shift(field)]))
      : value
  }
  return { ...fixture, collections: shift(fixture.collections) as Version0['collections'] }
}

/** Fills an empty database with version 0. */
export async function writeVersion0(db: Db): Promise<Version0> {
  const version = version0()
  await Promise.all(
    Object.entries(version.collections).map(([name, documents]) => db.collection(name).insertMany([...documents])),
  )
  return version
}
