import type { ReleaseChange } from '@torneo/contracts/releases/releases'
import { rollbackPath } from '@torneo/domain/releases/rollback-path'
import { z } from 'zod/mini'
import { anyRow, row, StoredAuthor } from '../../platform/database/checked-collection'
import type { Author, Database, Transaction } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import { fits, invalidFieldsOf } from '../../platform/database/stored-shape'

const StoredTrial = z.readonly(
  z.object({
    version: z.string(),
    /** Always 100; earlier releases of the service stored a percentage of people and still require the field. */
    share: z.number(),
    roles: z.array(z.string()),
    at: z.date(),
    by: StoredAuthor,
  }),
)
export type StoredTrial = z.output<typeof StoredTrial>

/** Live state of one app. */
const LiveApp = z.readonly(
  z.object({
    /** Null: the version of the installation. */
    version: z.nullable(z.string()),
    at: z.date(),
    by: StoredAuthor,
    off: z.nullable(z.string()),
    trial: z.nullable(StoredTrial),
  }),
)
export type LiveApp = z.output<typeof LiveApp>

/**
 * Live state of all apps that were ever released here; one document, so that all nodes see the same order of changes.
 */
const ReleaseState = row({ rev: z.number(), apps: z.record(z.string(), LiveApp) })
export type ReleaseState = Readonly<Omit<z.output<typeof ReleaseState>, '_id'>>

const StoredChange = row({
  /** Rev of the state after the change. */
  rev: z.number(),
  app: z.string(),
  at: z.date(),
  by: StoredAuthor,
  action: z.string(),
  version: z.nullable(z.string()),
  detail: z.string(),
})
type StoredChange = z.output<typeof StoredChange>

/** A change of one app, as it is recorded. */
export interface Changed {
  readonly next: LiveApp
  readonly action: 'release' | 'trial' | 'rollback' | 'off' | 'on'
  readonly detail?: string
}

const stateId = 'live'
/** Maximum number of changes in a response. */
const maxListed = 50
/** Actions that change the live version. */
const goesLive = ['release', 'rollback']

const shown = ({ _id: id, at, by, action, version, detail }: StoredChange): ReleaseChange => ({
  id,
  at: at.toISOString(),
  by,
  action,
  version,
  detail,
})
const inside = (session?: Transaction) => (session ? { session } : {})

/** Ends a trial for a percentage of people, which an earlier release of the service began. */
const withoutPercentage = (live: LiveApp): LiveApp =>
  live.trial && live.trial.share < 100 ? { ...live, trial: null } : live

export type ReleaseStateRepository = ReturnType<typeof createReleaseStateRepository>

/** Stores which versions are live, and the history of that. */
export function createReleaseStateRepository(database: Database) {
  // Read app by app, since one row serves all apps.
  const states = database.collection('release_state', anyRow<{ _id: string; rev?: unknown; apps?: unknown }>())
  const invalidFields = (stored: object) => invalidFieldsOf(ReleaseState, stored)
  database.unreadable.declare('release_state', invalidFields)
  const changes = database.collection('release_changes', StoredChange, [{ key: { app: 1, rev: -1 } }])

  const appsOf = (stored: { readonly apps?: unknown } | null) =>
    fits(z.record(z.string(), z.unknown()), stored?.apps) ? (stored?.apps as Record<string, LiveApp>) : {}

  async function read(session?: Transaction): Promise<ReleaseState> {
    const stored = await states.findOne({ _id: stateId }, inside(session))
    if (!stored) return { rev: 0, apps: {} }
    const fields = invalidFields(stored)
    if (fields.length > 0) database.unreadable.report({ collection: 'release_state', id: stateId, fields })
    const rev =
      typeof stored.rev === 'number'
        ? stored.rev
        : ((await changes.find({}, inside(session)).sort({ rev: -1 }).limit(1).toArray())[0]?.rev ?? 0)
    const readable = Object.entries(appsOf(stored)).filter(([, live]) => fits(LiveApp, live))
    return { rev, apps: Object.fromEntries(readable.map(([app, live]) => [app, withoutPercentage(live)])) }
  }

  return {
    read,

    /** Writes the next state of an app; the transaction is retried if another change of any app came first. */
    async change(
      app: string,
      { rev }: ReleaseState,
      { next, action, detail = '' }: Changed,
      { by, now, transaction }: { by: Author; now: Date; transaction: Transaction },
    ): Promise<void> {
      const session = inside(transaction)
      const apps = appsOf(await states.findOne({ _id: stateId }, session))
      await states.updateOne(
        { _id: stateId },
        { $set: { rev: rev + 1, apps: { ...apps, [app]: next } } },
        { ...session, upsert: true },
      )
      const version = action === 'trial' ? (next.trial?.version ?? null) : next.version
      await changes.insertOne({ _id: newId(), rev: rev + 1, app, at: now, by, action, version, detail }, session)
    },

    /** Lists the changes of an app, newest first. */
    changes: async (app: string, session?: Transaction): Promise<ReleaseChange[]> =>
      (await changes.find({ app }, inside(session)).sort({ rev: -1 }).limit(maxListed).toArray()).map(shown),

    /**
     * Lists the versions that can be rolled back to from the live one, the nearest last; null: the installation's,
     * which precedes all others.
     */
    async rollbackPath(app: string, current: string | null, session?: Transaction): Promise<(string | null)[]> {
      const lives = changes.find(
        { app, action: { $in: goesLive } },
        { ...inside(session), projection: { action: 1, version: 1, rev: 1 } },
      )
      const steps = (await lives.sort({ rev: 1 }).toArray()).map(({ action, version }) => ({
        version,
        isRollback: action === 'rollback',
      }))
      return rollbackPath([{ version: null, isRollback: false }, ...steps], current)
    },

    /** Lists the versions that were live, for some roles too, at any moment since then; null: the installation's. */
    async shownSince(app: string, since: Date, session: Transaction): Promise<(string | null)[]> {
      const last = (actions: readonly string[]) =>
        changes
          .find({ app, at: { $lte: since }, action: { $in: actions } }, { session })
          .sort({ rev: -1 })
          .limit(1)
          .toArray()
      const before = [...(await last(goesLive)), ...(await last(['trial']))]
      return [...before, ...(await changes.find({ app, at: { $gt: since } }, { session }).toArray())].map(
        ({ version }) => version,
      )
    },

    /** Resolves whether a version was ever live, for some roles too. */
    wasShown: async (app: string, version: string): Promise<boolean> =>
      (await changes.findOne({ app, version, action: { $in: [...goesLive, 'trial'] } }, { projection: { _id: 1 } })) !==
      null,
  }
}
