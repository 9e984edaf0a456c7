import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { ReleaseMaps } from '../../data/releases/release-maps.repository'
import { type ReleasedVersions, versionId } from '../../data/releases/released-versions.repository'
import { createSectionErrorsRepository } from '../../data/releases/section-errors.repository'
import type { Database } from '../../platform/database/database'
import { createErrorCounts } from './error-counts'
import { createSourcePlaces } from './source-places'

interface Parts {
  readonly database: Database
  readonly siteDir: string | null
  readonly versions: ReleasedVersions
  readonly maps: ReleaseMaps
  readonly countFailure: (personId: string, app: string, version: string) => void
}

interface Log {
  warn(fields: object, message: string): void
}

export type SectionErrors = ReturnType<typeof createSectionErrors>

/** Counts errors of section apps in browsers and finds their source lines (docs/adr/0098). */
export function createSectionErrors({ database, siteDir, versions, maps, countFailure }: Parts, log: Log) {
  const known = new LRUCache<string, true>({ max: 1000 })

  const isInstalled = async (app: string, version: string) =>
    siteDir !== null &&
    (await access(join(siteDir, 'remotes', app, version)).then(
      () => true,
      () => false,
    ))

  async function isKnown(app: string, version: string): Promise<boolean> {
    const id = versionId(app, version)
    if (known.has(id)) return true
    if (!(await versions.find(app, version)) && !(await isInstalled(app, version))) return false
    known.set(id, true)
    return true
  }

  const errors = createSectionErrorsRepository(database)
  const places = createSourcePlaces({ maps, siteDir, log })
  return { isKnown, list: errors.list, counts: createErrorCounts({ errors, places, isKnown, countFailure, log }) }
}
