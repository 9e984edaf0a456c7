import type { FailureKind } from '@torneo/contracts/releases/section-failures'

/** Error messages for a missing dynamic import (Chromium, Firefox, Safari), and of the loader of remotes; whole sentences. */
const missingFile =
  /^(?:\w*Error: )?(?:(?:Failed to fetch|error loading) dynamically imported module(?:: \S*)?|Importing a module script failed\.?|\[ Federation Runtime \].*)$/is

/** Error message of a load that made no progress. */
export const timeoutMessage = 'timeout'

/** True for errors of files that could not be fetched; all others were thrown by code. */
export const isFetchError = (message: string): boolean => missingFile.test(message) || message === timeoutMessage

/** Milliseconds in which a failure is classified. */
const checkMs = 3000

/** Classifies an error while loading or rendering a section from this manifest. */
export async function kindOfError(entry: string, message: string): Promise<FailureKind> {
  if (!isFetchError(message)) return 'broken'
  const unknown = message === timeoutMessage ? 'timeout' : 'unreachable'
  return Promise.race([
    import('./check-failure').then(({ kindOfFetchError }) => kindOfFetchError(entry, message)).catch(() => unknown),
    new Promise<FailureKind>((resolve) => setTimeout(() => resolve(unknown), checkMs)),
  ])
}
