import { SectionError } from '@torneo/contracts/releases/section-errors'
import { z } from 'zod/mini'
import { row } from '../../platform/database/checked-collection'
import type { Database, Transaction } from '../../platform/database/database'
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
export function createSectionErrorsRepository(database: Database) {
  const errors = database.collection('section_errors', StoredError, [
    { key: { lastAt: 1 }, expireAfterSeconds: lifetime },
    { key: { app: 1, lastAt: -1 } },
  ])

  /** Adds to the counts of an error; everything else stays as its first report has it. */
  const increment = ({ id, count, people, ...fields }: CountedError, now: Date) => ({
    updateOne: {
      filter: { _id: id },
      update: [
        {
          $replaceWith: {
            $mergeObjects: [
              // Literal, because a message may begin with the sign of an expression.
              { $literal: { ...fields, state: 'open', firstAt: now } },
              '$$ROOT',
              {
                count: { $add: [{ $ifNull: ['$count', 0] }, count] },
                people: { $slice: [{ $setUnion: [{ $ifNull: ['$people', []] }, [...people]] }, max.people] },
                lastAt: now,
              },
            ],
          },
        },
      ],
      upsert: true,
    },
  })

  /** Gives a stack of built lines those of the source: maps may come after the first report. */
  const addSources = ({ id, place, stack, causes }: CountedError) => ({
    updateOne: {
      filter: {
        _id: id,
        isSource: false,
        stack: withoutSources(stack),
        causes: causes.map((cause) => ({ ...cause, stack: withoutSources(cause.stack) })),
      },
      update: { $set: { place, isSource: true, stack, causes } },
    },
  })

  /** Deletes the least important errors of an app with too many. */
  async function bound(app: string, now: Date): Promise<void> {
    if ((await errors.countDocuments({ app })) <= max.errors) return
    const surplus = surplusErrors(await errors.find({ app }).toArray(), max.errors, now)
    if (surplus.length > 0) await errors.deleteMany({ _id: { $in: surplus } })
  }

  return {
    /** Adds what a node counted, and deletes the least important ones of apps with too many. */
    async add(counted: readonly CountedError[]): Promise<void> {
      const now = await database.now()
      try {
        await errors.bulkWrite(
          [
            { deleteMany: { filter: ofEarlierRelease } },
            ...counted.filter(({ isSource }) => isSource).map(addSources),
            ...counted.map((one) => increment(one, now)),
          ],
          { ordered: false },
        )
      } finally {
        // A row that cannot be added to stops none of the others.
        for (const app of new Set(counted.map((one) => one.app))) await bound(app, now)
      }
    },

    /** Lists the errors of an app, or of all apps, newest first. */
    async list(app: string | null, session?: Transaction): Promise<z.input<typeof SectionError>[]> {
      const inside = session ? { session } : {}
      const stored = await errors
        .find({ $nor: [ofEarlierRelease], ...(app === null ? {} : { app }) }, inside)
        .sort({ lastAt: -1, _id: 1 })
        .toArray()
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

const withoutSources = (stack: StoredError['stack']) => stack.map((frame) => ({ ...frame, source: null }))

const isSame = (a: StoredError, b: StoredError) =>
  a.app === b.app && a.kind === b.kind && a.message === b.message && fileOf(a) === fileOf(b)

/** Source file of an error, which stays while lines move from version to version. */
const fileOf = ({ place, isSource }: StoredError) => (isSource ? place?.replace(/:\d+$/, '') : null)
