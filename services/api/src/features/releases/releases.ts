import type { UsersRepository } from '../../data/accounts/users.repository'
import type { ActivityRepository } from '../../data/audit/activity.repository'
import { createReleaseStateRepository } from '../../data/releases/release-state.repository'
import { createReleasedVersions, versionId } from '../../data/releases/released-versions.repository'
import type { ChangeFeed } from '../../platform/cache/change-feed'
import type { Database } from '../../platform/database/database'
import type { ReleaseKeys } from '../../platform/site/section-integrity'
import { createInstalledSections } from './installed-sections'
import { createIntegrityCheck } from './integrity-check'
import { createLiveSections } from './live-sections'
import { recordChange } from './record-change'
import { createReleaseChanges } from './release-changes'
import { createReleaseCounts, reasonToRevert } from './release-counts'
import { createReleaseOverview } from './release-overview'

interface Settings {
  readonly siteDir: string | null
  readonly releaseKeys: ReleaseKeys | null
  /** False: only the folder determines what is live. */
  readonly releasesInDatabase: boolean
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

/** Manages releases of section apps: stored versions, live versions, and their failures (docs/adr/0055). */
export function createReleases({ config, database, changes: feed, users, activity }: Parts, log: Log) {
  const versions = createReleasedVersions(database)
  const states = createReleaseStateRepository(database)
  const installed = createInstalledSections(config.siteDir, log)
  const isIntact = createIntegrityCheck(versions, config.releaseKeys)
  const changes = createReleaseChanges({ versions, states, installed, isIntact })
  const isUsed = config.releasesInDatabase
  const live = createLiveSections({ isUsed, versions, states, installed, changes: feed, log })

  /** Ends each trial that fails more often than the live version. */
  async function judgeTrials(): Promise<void> {
    const { apps } = await live.state()
    for (const [app, { version, trial }] of Object.entries(apps)) {
      if (!trial) continue
      const against = version ?? (await installed.find(app))?.version ?? ''
      const [ours, theirs] = [versionId(app, trial.version), versionId(app, against)]
      const counts = await states.counts([ours, theirs])
      const reason = reasonToRevert(counts.get(ours), counts.get(theirs))
      if (reason === null) continue
      const taken = await database.transaction(async (transaction) => {
        const write = { by: service, transaction, now: await database.now() }
        const done = await changes.revert(app, trial.version, reason, write)
        if (done) await recordChange(activity, app, done, write)
        return done
      })
      if (taken) log.warn({ app, version: trial.version, reason }, 'a trial was reverted')
    }
  }

  return {
    versions,
    states,
    installed,
    changes,
    live,
    isIntact,
    overview: createReleaseOverview({ versions, states, installed, users }),
    counts: createReleaseCounts({ isUsed, states, log }, judgeTrials),
  }
}
