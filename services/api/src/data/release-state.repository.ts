import type { ReleaseChange } from '@torneo/contracts/releases'
import type { VersionCounts } from '@torneo/domain/release-trial'
import { wayBack } from '@torneo/domain/way-back'
import type { Author, Database, Transaction } from '../platform/database'
import { newId } from '../platform/ids'

export interface StoredTrial {
  readonly version: string
  /** Per cent. */
  readonly share: number
  readonly roles: readonly string[]
  readonly at: Date
  readonly by: Author
}

/** What is live of an app. */
export interface LiveApp {
  /** Null: that of the installation. */
  readonly version: string | null
  readonly at: Date
  readonly by: Author
  readonly off: string | null
  readonly trial: StoredTrial | null
}

/** What is live of all apps that were ever released here; one document, so that all nodes know one order of changes. */
export interface ReleaseState {
  readonly rev: number
  readonly apps: Readonly<Record<string, LiveApp>>
}

interface StoredChange {
  _id: string
  /** Of the state after it. */
  rev: number
  app: string
  at: Date
  by: Author
  action: string
  version: string | null
  detail: string
}

/** A change of one app, as it is to be told. */
export interface Changed {
  readonly next: LiveApp
  readonly action: 'release' | 'trial' | 'rollback' | 'taken-back' | 'off' | 'on'
  readonly detail?: string
}

const stateId = 'live'
/** Changes in an answer. */
const maxListed = 50
/** The actions that change which version is live. */
const goesLive = ['release', 'rollback']

const shown = ({ _id: id, at, by, action, version, detail }: StoredChange): ReleaseChange => ({ id, at: at.toISOString(), by, action, version, detail })
const inside = (session?: Transaction) => (session ? { session } : {})

export type ReleaseStateRepository = ReturnType<typeof createReleaseStateRepository>

/** What is live, how it came to be, and how it fares. */
export function createReleaseStateRepository(database: Database) {
  const states = database.collection<{ _id: string } & ReleaseState>('release_state')
  const changes = database.collection<StoredChange>('release_changes', [{ key: { app: 1, rev: -1 } }])
  const counts = database.collection<{ _id: string } & VersionCounts>('release_counts')

  const read = async (session?: Transaction): Promise<ReleaseState> => await states.findOne({ _id: stateId }, inside(session)) ?? { rev: 0, apps: {} }

  return {
    read,

    /** Writes the next state of an app; the transaction is retried when somebody else changed any. */
    async change(app: string, { rev, apps }: ReleaseState, { next, action, detail = '' }: Changed, { by, now, transaction }: { by: Author; now: Date; transaction: Transaction }): Promise<void> {
      const session = inside(transaction)
      await states.updateOne({ _id: stateId }, { $set: { rev: rev + 1, apps: { ...apps, [app]: next } } }, { ...session, upsert: true })
      const version = action === 'trial' ? next.trial?.version ?? null : next.version
      await changes.insertOne({ _id: newId(), rev: rev + 1, app, at: now, by, action, version, detail }, session)
    },

    /** Of an app, newest first. */
    changes: async (app: string, session?: Transaction): Promise<ReleaseChange[]> =>
      (await changes.find({ app }, inside(session)).sort({ rev: -1 }).limit(maxListed).toArray()).map(shown),

    /** The versions that one can go back through from what is live, the nearest last; null: that of the installation, which was there before any. */
    async wayBack(app: string, current: string | null, session?: Transaction): Promise<(string | null)[]> {
      const lives = changes.find({ app, action: { $in: goesLive } }, inside(session)).project<Pick<StoredChange, 'action' | 'version'>>({ action: 1, version: 1 })
      const steps = (await lives.sort({ rev: 1 }).toArray()).map(({ action, version }) => ({ version, isBack: action === 'rollback' }))
      return wayBack([{ version: null, isBack: false }, ...steps], current)
    },

    /** The versions that were live or on trial at some moment since then; null: that of the installation. */
    async shownSince(app: string, since: Date, session: Transaction): Promise<(string | null)[]> {
      const last = (actions: readonly string[]) => changes.find({ app, at: { $lte: since }, action: { $in: actions } }, { session }).sort({ rev: -1 }).limit(1).toArray()
      const before = [...await last(goesLive), ...await last(['trial'])]
      return [...before, ...await changes.find({ app, at: { $gt: since } }, { session }).toArray()].map(({ version }) => version)
    },

    counts: async (ids: readonly string[], session?: Transaction): Promise<ReadonlyMap<string, VersionCounts>> =>
      new Map((await counts.find({ _id: { $in: ids } }, inside(session)).toArray()).map(({ _id, ...found }) => [_id, found])),

    /** Adds what a node counted. */
    async addCounts(added: ReadonlyMap<string, VersionCounts>): Promise<void> {
      await counts.bulkWrite([...added].map(([_id, { visits, failures }]) => (
        { updateOne: { filter: { _id }, update: { $inc: { visits, failures } }, upsert: true } })), { ordered: false })
    },

    removeCounts: async (ids: readonly string[], session: Transaction): Promise<void> => void await counts.deleteMany({ _id: { $in: ids } }, { session }),
  }
}
