import type { ReleaseMaps } from '../../data/releases/release-maps.repository'
import type { ReleaseStateRepository } from '../../data/releases/release-state.repository'
import { createSectionErrorsRepository } from '../../data/releases/section-errors.repository'
import type { Database } from '../../platform/database/database'
import { createErrorCounts } from './error-counts'
import { createErrorJudge } from './judge-error'
import { createSourcePlaces } from './source-places'
import { createVersionAccess } from './version-access'
import { createVersionCodes, type VersionCodeParts } from './version-code'

interface Parts extends VersionCodeParts {
  readonly database: Database
  readonly maps: ReleaseMaps
  readonly states: ReleaseStateRepository
  readonly liveRows: Parameters<typeof createErrorJudge>[0]['liveRows']
  /** Resolves whether the panel has a section app of this name. */
  readonly isApp: (app: string) => Promise<boolean>
}

interface Log {
  warn(fields: object, message: string): void
}

export type SectionErrors = ReturnType<typeof createSectionErrors>

/** Counts errors of section apps in browsers and finds their source lines (docs/design/errors.md). */
export function createSectionErrors({ database, maps, states, liveRows, isApp, ...parts }: Parts, log: Log) {
  const codes = createVersionCodes(parts)
  const errors = createSectionErrorsRepository(database)
  const places = createSourcePlaces({ maps, siteDir: parts.siteDir, log })
  const accessTo = createVersionAccess({ codes, wasShown: states.wasShown })
  const judge = createErrorJudge({ codes, places, accessTo, liveRows })
  return { accessTo, isApp, list: errors.list, mark: errors.mark, counts: createErrorCounts({ errors, judge, log }) }
}
