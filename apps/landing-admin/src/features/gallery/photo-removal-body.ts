import { withRecovery } from '@torneo/domain/bin-words'
import { storedFileOf } from '@torneo/domain/stored-file'

/** The body of a question before photos leave a gallery: only our own files go to the bin, pasted addresses do not. */
export function photoRemovalBody(body: string, urls: readonly string[]): string {
  const stored = urls.filter((url) => storedFileOf(url, location.origin) !== null).length
  return stored > 0 ? withRecovery(body, 'files', stored) : body
}
