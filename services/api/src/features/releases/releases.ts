import { checkedVersion, unpackArchive } from '@torneo/section-version/archive'
import type { ReleaseKeys } from '@torneo/section-version/integrity'
import type { UsersRepository } from '../../data/accounts/users.repository'
import type { ActivityRepository } from '../../data/audit/activity.repository'
import { createReleaseMaps } from '../../data/releases/release-maps.repository'
import { createReleaseStateRepository } from '../../data/releases/release-state.repository'
import { createReleasedVersions } from '../../data/releases/released-versions.repository'
import type { ChangeFeed } from '../../platform/cache/change-feed'
import type { Database } from '../../platform/database/database'
import { isUnavailable } from '../../platform/database/database-errors'
import { createInstalledSections } from './installed-sections'
import { createLiveSections } from './live-sections'
import { createReleaseChanges } from './release-changes'
import { createReleaseOverview } from './release-overview'
import { createVersionJudge } from './version-judge'

interface Settings {
  readonly siteDir: string | null
  readonly releaseKeys: ReleaseKeys | null
}

interface Parts {
  readonly config: Settings
  readonly database: Database
  readonly changes: ChangeFeed
  readonly users: UsersRepository
  readonly activity: ActivityRepository
}

interface Log {
  warn(fields: object, message: string): void
}

/** Author of automatic changes. */
const service = { id: '', name: 'El servicio' }

export type Releases = ReturnType<typeof createReleases>

/** Manages releases of section apps: stored versions and live versions (docs/design/releases.md). */
export function createReleases({ config, database, changes: feed, users, activity }: Parts, log: Log) {
  const versions = createReleasedVersions(database)
  const maps = createReleaseMaps(database)
  const states = createReleaseStateRepository(database)
  const installed = createInstalledSections(config.siteDir, log)
  const changes = createReleaseChanges({ versions, states, installed, activity, isIntact })
  const live = createLiveSections({ versions, states, installed, changes: feed, log })

  /** Checks a stored version again, since disks and people may change bytes. */
  async function isIntact(app: string, version: string): Promise<boolean> {
    try {
      const archive = await versions.archive(app, version)
      if (!archive) return false
      await checkedVersion(await unpackArchive(archive), { app, version }, config.releaseKeys)
      return true
    } catch (error) {
      if (isUnavailable(error)) throw error
      return false
    }
  }

  /** Takes back a live version that cannot be shown. */
  async function takeBack(app: string, version: string, reason: string): Promise<void> {
    const taken = await database.transaction(async (transaction) => {
      return changes.revertLive(app, version, { by: service, transaction, now: await database.now() })
    })
    if (taken) log.warn({ app, version, reason }, 'a version was taken back')
  }

  return {
    versions,
    takeBack,
    maps,
    states,
    installed,
    changes,
    live,
    isIntact,
    judge: createVersionJudge(),
    overview: createReleaseOverview({ versions, maps, states, installed, users }),
  }
}
