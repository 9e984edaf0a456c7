import type { ReleasedVersions } from '../../data/releases/released-versions.repository'
import { isUnavailable } from '../../platform/database/database-errors'
import { unpackArchive } from '../../platform/site/section-archive'
import type { ReleaseKeys } from '../../platform/site/section-integrity'
import { checkedVersion } from '../../platform/site/section-version'

/**
 * Checks whether a version's stored archive still unpacks to the released files, since disks and people may change
 * bytes.
 */
export const createIntegrityCheck =
  (versions: ReleasedVersions, keys: ReleaseKeys | null) =>
  async (app: string, version: string): Promise<boolean> => {
    try {
      const archive = await versions.archive(app, version)
      if (!archive) return false
      await checkedVersion(await unpackArchive(archive), { app, version }, keys)
      return true
    } catch (error) {
      if (isUnavailable(error)) throw error
      return false
    }
  }
