import { SectionError } from '@torneo/contracts/releases/section-errors'
import { z } from 'zod/mini'
import { row } from '../../platform/database/checked-collection'
import type { Database } from '../../platform/database/database'

const { id: _id, firstVersion: _firstVersion, ...fields } = SectionError.shape

/** Equal errors of one version. */
const StoredError = row({
  ...fields,
  /** Hashes of people with this error, not comparable with those of other errors. */
  people: z.array(z.string()),
  firstAt: z.date(),
  lastAt: z.date(),
})
type StoredError = z.output<typeof StoredError>

/** Errors that a node counted since its last write. */
export type CountedError = Omit<StoredError, '_id' | 'people' | 'firstAt' | 'lastAt'> & {
  readonly id: string
  readonly people: ReadonlySet<string>
}

/** Seconds since the last event after which an error is deleted. */
const lifetime = 14 * 24 * 3600
/** Maximum number of different errors of an app, and of people counted for one. */
const max = { errors: 50, people: 500 }

export type SectionErrorsRepository = ReturnType<typeof createSectionErrorsRepository>

/** Stores the errors of section apps, grouped and counted. */
export function createSectionErrorsRepository(database: Database) {
  const errors = database.collection('section_errors', StoredError, [
    { key: { lastAt: 1 }, expireAfterSeconds: lifetime },
    { key: { app: 1, lastAt: -1 } },
  ])

  const increment = ({ id, count, people, ...fields }: CountedError, now: Date) => ({
    updateOne: {
      filter: { _id: id },
      update: [
        {
          $set: {
            // Literal, because a message may begin with the sign of an expression.
            ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { $literal: value }])),
            count: { $add: [{ $ifNull: ['$count', 0] }, count] },
            people: { $slice: [{ $setUnion: [{ $ifNull: ['$people', []] }, [...people]] }, max.people] },
            firstAt: { $ifNull: ['$firstAt', now] },
            lastAt: now,
          },
        },
      ],
      upsert: true,
    },
  })

  return {
    /** Adds what a node counted, and deletes the oldest errors of apps with too many. */
    async add(counted: readonly CountedError[]): Promise<void> {
      const now = await database.now()
      const written = await errors.bulkWrite(
        counted.map((one) => increment(one, now)),
        { ordered: false },
      )
      if (written.upsertedCount === 0) return
      for (const app of new Set(counted.map((one) => one.app))) {
        const newestFirst = errors.find({ app }, { projection: { _id: 1 } }).sort({ lastAt: -1 })
        const old = (await newestFirst.skip(max.errors).toArray()).map(({ _id }) => _id)
        if (old.length > 0) await errors.deleteMany({ _id: { $in: old } })
      }
    },

    /** Lists the errors of an app, or of all apps, newest first. */
    async list(app: string | null): Promise<SectionError[]> {
      const stored = await errors
        .find(app === null ? {} : { app })
        .sort({ lastAt: -1, _id: 1 })
        .toArray()
      const isSame = (a: StoredError, b: StoredError) =>
        a.app === b.app && a.kind === b.kind && a.message === b.message && fileOf(a) === fileOf(b)
      return stored.map((one) => {
        const { _id: id, people, firstAt, lastAt, ...fields } = one
        const first = stored.reduce((earliest, other) =>
          isSame(other, one) && (!isSame(earliest, one) || other.firstAt < earliest.firstAt) ? other : earliest,
        )
        return {
          ...fields,
          id,
          people: people.length,
          firstVersion: first.version,
          firstAt: firstAt.toISOString(),
          lastAt: lastAt.toISOString(),
        }
      })
    },
  }
}

/** Source file of an error, which stays while lines move from version to version. */
const fileOf = ({ place, isSource }: StoredError) => (isSource ? place?.replace(/:\d+$/, '') : null)
