import { withRecovery } from '@torneo/domain/format/bin-labels'
import { parseFileAddress } from '@torneo/domain/records/stored-file'

/**
 * Body of the question before photos are removed from a gallery: only stored files go to the bin, not pasted addresses.
 */
export function photoRemovalBody(body: string, urls: readonly string[]): string {
  const stored = urls.filter((url) => parseFileAddress(url, location.origin) !== null).length
  return stored > 0 ? withRecovery(body, 'files', stored) : body
}
