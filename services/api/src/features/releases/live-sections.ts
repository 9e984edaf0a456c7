import type { User } from '@torneo/contracts/people/users'
import type { LiveRemote } from '@torneo/contracts/releases/remotes'
import { publicPageApp } from '@torneo/contracts/releases/section-version'
import { isReached } from '@torneo/domain/releases/section-roles'
import { unpackArchive } from '@torneo/section-version/archive'
import { DamagedFile, entryFile, type Files, filesOf } from '@torneo/section-version/integrity'
import { LRUCache } from 'lru-cache'
import type { LiveApp, ReleaseState, ReleaseStateRepository } from '../../data/releases/release-state.repository'
import { type ReleasedVersions, type StoredRelease, versionId } from '../../data/releases/released-versions.repository'
import type { ChangeFeed } from '../../platform/cache/change-feed'
import { openSession } from '../../platform/sessions/session-cookie'
import type { SiteSections } from '../../platform/site/section-files'
import type { InstalledSections } from './installed-sections'

/** Bytes of released files in memory: some twenty versions. */
const maxSize = 32 * 1024 * 1024

type Person = Pick<User, 'role'>

const versionsIn = ({ version, trial }: LiveApp): string[] =>
  [version, trial?.version].filter((one) => one !== null && one !== undefined)

interface Known {
  readonly state: ReleaseState
  readonly released: ReadonlyMap<string, StoredRelease>
}

/** State of an app at a moment, and its installed version. */
interface EntryParts {
  readonly live: LiveApp | undefined
  readonly base: LiveRemote | undefined
  readonly person: Person | null
  readonly known: Known
}

interface Parts {
  readonly versions: ReleasedVersions
  readonly states: ReleaseStateRepository
  readonly installed: InstalledSections
  readonly changes: ChangeFeed
  readonly log: { warn(fields: object, message: string): void }
}

/**
 * Determines what is live, from this node's memory: read from the database after each change, and still served while
 * the database is unavailable. Versions released here override the installation's.
 */
export function createLiveSections({ versions, states, installed, changes, log }: Parts) {
  let known: Known = { state: { rev: 0, apps: {} }, released: new Map() }
  let isOld = true
  let reading: Promise<void> | null = null

  // Hashes are verified when a file is served (section-files.ts).
  const files = new LRUCache<string, Files>({
    maxSize,
    sizeCalculation: (unpacked) => [...unpacked.values()].reduce((sum, { length }) => sum + length, 1),
    fetchMethod: async (id) => {
      const [app = '', version = ''] = id.split('@')
      const archive = await versions.archive(app, version)
      return archive
        ? unpackArchive(archive).catch(() => {
            throw new DamagedFile(`the archive of ${id} cannot be unpacked`)
          })
        : undefined
    },
  })

  async function read(): Promise<void> {
    isOld = false
    try {
      const state = await states.read()
      const ids = Object.entries(state.apps).flatMap(([app, live]) =>
        versionsIn(live).map((version) => versionId(app, version)),
      )
      const released = new Map(
        (await versions.findAll(ids)).map((release) => [versionId(release.app, release.version), release]),
      )
      known = { state, released }
      // Loaded ahead of requests, so that the panel also opens while the database is unavailable.
      for (const id of ids)
        files
          .fetch(id)
          .catch((error: unknown) => log.warn({ err: error, version: id }, 'a released version cannot be read'))
    } catch (error) {
      isOld = true
      log.warn({ err: error }, 'the live sections cannot be read; the last known ones are served')
    }
  }

  changes.on(['release_state'], () => {
    isOld = true
    void current()
  })

  async function current(): Promise<Known> {
    // Callers during a read wait for it; a change meanwhile triggers another read.
    while (isOld || reading) {
      reading ??= read().finally(() => {
        reading = null
      })
      await reading
      if (isOld && !changes.isLive()) break
    }
    return known
  }

  function entryOf(app: string, { live, base, person, known: { released } }: EntryParts): LiveRemote[] {
    if (!live) return base ? [base] : []
    const releaseOf = (version: string | null) => (version === null ? undefined : released.get(versionId(app, version)))
    const { trial } = live
    const isOnTrial =
      trial && person && isReached(person.role, trial.roles, releaseOf(trial.version)?.manifest.sections ?? [])
    const version = isOnTrial ? trial.version : live.version
    const release = releaseOf(version)
    const entry = release
      ? { ...release.manifest, entry: `/remotes/${app}/${release.version}/${entryFile}` }
      : version === null
        ? base
        : undefined
    if (!entry) return []
    const { off: _, ...shown } = entry as LiveRemote
    return [live.off === null ? shown : { ...shown, off: live.off }]
  }

  return {
    /** Lists the sections for a user, or for an anonymous client. Rejects only if no list was ever read. */
    async list(person: Person | null): Promise<LiveRemote[]> {
      const [now, base] = await Promise.all([current(), installed.list()])
      const names = [...new Set([...base.map(({ name }) => name), ...Object.keys(now.state.apps)])]
        .filter((name) => name !== publicPageApp)
        .toSorted()
      return names.flatMap((app) =>
        entryOf(app, { live: now.state.apps[app], base: base.find(({ name }) => name === app), person, known: now }),
      )
    },

    state: async (): Promise<ReleaseState> => (await current()).state,

    /** Returns the state that was read last, without waiting for a change of it. */
    known: () => ({ state: known.state, isCurrent: !isOld && !reading }),

    /** Returns the files of a released version; undefined if it was never released here. */
    version: (app: string, version: string): Promise<Files | undefined> => files.fetch(versionId(app, version)),

    name: 'live sections',
    start: (): void => void current(),
    stop: async (): Promise<void> => void (await reading),
  }
}

interface SiteParts {
  readonly changes: ChangeFeed
  readonly live: ReturnType<typeof createLiveSections>
  readonly states: ReleaseStateRepository
}

/** Provides the panel's sections to the site: the list for a client, and the files of released versions. */
export function sectionsOfSite({ changes, live, states }: SiteParts): SiteSections {
  /** Versions known to have been live, for some roles too, cached because that never changes. */
  const shown = new LRUCache<string, true>({ max: 1000 })

  return {
    async list(request) {
      // The panel also opens without the database, and does not wait for it.
      const session = changes.isLive() ? await openSession(request).catch(() => null) : null
      request.user = session?.user ?? null
      return live.list(request.user)
    },
    mayPreview: async (request) => (await openSession(request))?.user.role === 'super',
    async wasShown(app, version) {
      const id = versionId(app, version)
      if (shown.has(id)) return true
      const now = (await live.state()).apps[app]
      if (now?.version !== version && now?.trial?.version !== version && !(await states.wasShown(app, version)))
        return false
      shown.set(id, true)
      return true
    },
    async released(app, version) {
      const found = await live.version(app, version)
      return found && filesOf(found)
    },
  }
}
