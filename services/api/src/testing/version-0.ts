import { readFileSync } from 'node:fs'
import { BSON, type Db, type Document } from 'mongodb'

/**
 * A database as the service wrote it before stored shapes had versions, and what it answered then. It was made through the API of commit
 * 79e2d17: eight fixtures, commands of two organisers with keys and without, undone ones, a deleted event, results and their taking back.
 */
interface Version0 {
  readonly at: Date
  /** The matches by what was done to them. */
  readonly ids: Readonly<Record<'live' | 'started' | 'corrected' | 'finished' | 'walkover' | 'cancelled' | 'reopened' | 'scheduled', string>>
  /** By path, with a session. */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly answers: Readonly<Record<string, any>>
  readonly collections: Readonly<Record<string, readonly Document[]>>
}

/** The same with every stored time moved, so that it was written a moment ago: keys and starts are good for a while only. */
export function version0(): Version0 {
  const fixture = BSON.EJSON.parse(readFileSync(new URL('../migrations/version-0.fixture.json', import.meta.url), 'utf8')) as Version0
  const passed = Date.now() - fixture.at.getTime()
  const moved = (value: unknown): unknown => {
    if (value instanceof Date) return new Date(value.getTime() + passed)
    if (Array.isArray(value)) return value.map(moved)
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, moved(field)])) : value
  }
  return { ...fixture, collections: moved(fixture.collections) as Version0['collections'] }
}

/** Fills an empty database with it. */
export async function writeVersion0(db: Db): Promise<Version0> {
  const whole = version0()
  await Promise.all(Object.entries(whole.collections).map(([name, documents]) => db.collection(name).insertMany([...documents])))
  return whole
}
