import { setTimeout as delay } from 'node:timers/promises'
import type { ClientSession, Collection, Db } from 'mongodb'
import { type LeaseRow, withLease } from './lease'
import type { Migration } from './migration'
import { migrations as released } from './migrations'
import { ShapesError } from './shapes-error'

/** Milliseconds between two checks whether another node is done. */
const pollInterval = 250

/** One document per completed migration, next to the lease. */
interface MigrationRow extends LeaseRow {
  readonly description?: string
  readonly at?: Date
  readonly changed?: number
}

const rowsOf = (db: Db): Collection<MigrationRow> => db.collection<MigrationRow>('migrations')

const newestOf = (migrations: readonly Migration[]): number => migrations.at(-1)?.version ?? 0

/** The version of the stored shapes that this service works on. */
export const newestVersion = newestOf(released)

/** The version of a database; 0 before its first migration. */
export async function versionOf(db: Db, session?: ClientSession): Promise<number> {
  const [last] = await rowsOf(db)
    .find({ _id: { $gte: 1 } }, session ? { session } : {})
    .sort({ _id: -1 })
    .limit(1)
    .toArray()
  return Number(last?._id ?? 0)
}

/** Throws a ShapesError for stored shapes that are newer than this service. */
export function rejectNewer(version: number, subject: string, newest = newestVersion): void {
  if (version <= newest) return
  throw new ShapesError(
    `${subject} has stored shapes of version ${version}, and this service knows them up to version ${newest}: ` +
      'use the newer service, or a backup that was made before the upgrade',
  )
}

/** The pending migrations, oldest first. Throws a ShapesError for a database that is newer than the service. */
export async function pendingOf(db: Db, migrations = released): Promise<readonly Migration[]> {
  const version = await versionOf(db)
  rejectNewer(version, `The database ${db.databaseName}`, newestOf(migrations))
  return migrations.filter((migration) => migration.version > version)
}

/** Throws a ShapesError unless the database has the newest version; an empty database is marked as such. */
export async function requireCurrent(db: Db): Promise<void> {
  const [pending, isEmpty] = [
    await pendingOf(db),
    (await db.listCollections({}, { nameOnly: true }).toArray()).length === 0,
  ]
  if (isEmpty) await migrate(db)
  else if (pending.length > 0) {
    throw new ShapesError(
      `The database ${db.databaseName} has stored shapes of version ${await versionOf(db)}, and this program works on ` +
        `version ${newestVersion}: npm run migrate, or a start of the service, brings it there`,
    )
  }
}

/**
 * Migrates a database to the newest version, on one node while the others wait. `log` is called before and after each migration.
 * Throws a ShapesError for a database that is newer than the service.
 */
export async function migrate(
  db: Db,
  log: (line: string) => void = () => undefined,
  migrations = released,
): Promise<void> {
  while ((await pendingOf(db, migrations)).length > 0) {
    const isDone = await withLease(rowsOf(db), async (signal) => {
      // Read again under the lease: another node may have just finished.
      for (const { version, description, up } of await pendingOf(db, migrations)) {
        log(`migration ${version} begins: ${description}`)
        const changed = await up(db, signal)
        signal.throwIfAborted()
        await rowsOf(db).updateOne(
          { _id: version },
          [{ $set: { description: { $literal: description }, at: '$$NOW', changed } }],
          { upsert: true },
        )
        log(`migration ${version} is done: ${changed} documents changed`)
      }
    })
    if (!isDone) await delay(pollInterval)
  }
}
