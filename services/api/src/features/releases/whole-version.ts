import type { ReleasedVersions } from '../../data/released-versions.repository'
import { isUnavailable } from '../../platform/database-errors'
import { unpackArchive } from '../../platform/section-archive'
import type { ReleaseKeys } from '../../platform/section-integrity'
import { checkedVersion } from '../../platform/section-version'

/**
 * Checks whether a version's stored archive still unpacks to the released files, since disks and people may change
 * bytes.
 */
export const createWholeVersion = (versions: ReleasedVersions, keys: ReleaseKeys | null) => async (app: string, version: string): Promise<boolean> => {
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
