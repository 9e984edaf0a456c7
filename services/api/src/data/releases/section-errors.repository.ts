import { SectionError } from '@torneo/contracts/releases/section-errors'
import { z } from 'zod/mini'
import { row } from '../../platform/database/checked-collection'
import type { Database, Transaction } from '../../platform/database/database'
import type { ReleaseStateRepository } from './release-state.repository'
import { versionId } from './released-versions.repository'
import { surplusErrors } from './surplus-errors'

const { id: _id, firstVersion: _firstVersion, visits: _visits, versions: _versions, ...fields } = SectionError.shape

/** Equal errors of one version. */
const StoredError = row({
  ...fields,
  /** Hashes of people with this error, not comparable with those of other errors. */
  people: z.array(z.string()),
  /** Short hash of the person who first had it, comparable within the app. */
  reporter: z.string(),
  firstAt: z.date(),
  lastAt: z.date(),
})
type StoredError = z.output<typeof StoredError>

/** Errors that a node counted since its last write. */
export type CountedError = Omit<StoredError, '_id' | 'people' | 'firstAt' | 'lastAt' | 'state'> & {
  readonly id: string
  readonly people: ReadonlySet<string>
}

/** Errors without a state: their messages hold any words. */
const ofEarlierRelease = { state: { $exists: false } }

/** Seconds since the last event after which an error is deleted. */
const lifetime = 14 * 24 * 3600
/** Maximum number of different errors of an app, and of people counted for one. */
const max = { errors: 50, people: 500 }

export type SectionErrorsRepository = ReturnType<typeof createSectionErrorsRepository>

/** Stores the errors of section apps, grouped and counted. */
export function createSectionErrorsRepository(database: Database, counts: ReleaseStateRepository['counts']) {
  const errors = database.collection('section_errors', StoredError, [
    { key: { lastAt: 1 }, expireAfterSeconds: lifetime },
    { key: { app: 1, lastAt: -1 } },
  ])

  const increment = ({ id, count, people, reporter, ...fields }: CountedError, now: Date) => ({
    updateOne: {
      filter: { _id: id },
      update: [
        {
          $set: {
            // Literal, because a message may begin with the sign of an expression.
            ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { $literal: value }])),
            count: { $add: [{ $ifNull: ['$count', 0] }, count] },
            people: { $slice: [{ $setUnion: [{ $ifNull: ['$people', []] }, [...people]] }, max.people] },
            reporter: { $ifNull: ['$reporter', { $literal: reporter }] },
            state: { $ifNull: ['$state', 'open'] },
            firstAt: { $ifNull: ['$firstAt', now] },
            lastAt: now,
          },
        },
      ],
      upsert: true,
    },
  })

  return {
    /** Adds what a node counted, and deletes the least important ones of apps with too many. */
    async add(counted: readonly CountedError[]): Promise<void> {
      const now = await database.now()
      const written = await errors.bulkWrite(
        [{ deleteMany: { filter: ofEarlierRelease } }, ...counted.map((one) => increment(one, now))],
        { ordered: false },
      )
      if (written.upsertedCount === 0) return
      for (const app of new Set(counted.map((one) => one.app))) {
        const surplus = surplusErrors(await errors.find({ app }).toArray(), max.errors)
        if (surplus.length > 0) await errors.deleteMany({ _id: { $in: surplus } })
      }
    },

    /** Lists the errors of an app, or of all apps, newest first. */
    async list(app: string | null, session?: Transaction): Promise<SectionError[]> {
      const inside = session ? { session } : {}
      const stored = await errors
        .find({ $nor: [ofEarlierRelease], ...(app === null ? {} : { app }) }, inside)
        .sort({ lastAt: -1, _id: 1 })
        .toArray()
      const visits = await counts(
        stored.map((one) => versionId(one.app, one.version)),
        session,
      )
      return stored.map((one) => {
        const { _id: id, people, reporter: _reporter, firstAt, lastAt, ...fields } = one
        const same = stored.filter((other) => isSame(other, one))
        const first = same.reduce((earliest, other) => (other.firstAt < earliest.firstAt ? other : earliest))
        return {
          ...fields,
          id,
          people: people.length,
          firstVersion: first.version,
          commit: first.commit,
          versions: same.map(({ version }) => version),
          visits: visits.get(versionId(one.app, one.version))?.visits ?? 0,
          firstAt: firstAt.toISOString(),
          lastAt: lastAt.toISOString(),
        }
      })
    },

    /** Sets the state of an error of an app, if it exists. */
    mark: async (
      { owner, id }: { readonly owner: string; readonly id: string },
      state: SectionError['state'],
      session: Transaction,
    ): Promise<void> => void (await errors.updateOne({ _id: id, app: owner }, { $set: { state } }, { session })),
  }
}

const isSame = (a: StoredError, b: StoredError) =>
  a.app === b.app && a.kind === b.kind && a.message === b.message && fileOf(a) === fileOf(b)

/** Source file of an error, which stays while lines move from version to version. */
const fileOf = ({ place, isSource }: StoredError) => (isSource ? place?.replace(/:\d+$/, '') : null)
