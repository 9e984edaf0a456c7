import { readHistory } from './history.ts'
import { readLiveOrThrow } from './site/live-remotes.ts'
import { existingVersions } from './version-folder.ts'

/** Formats an app's live version, history (newest first) and existing versions for a terminal. */
export async function listReleases(siteDir: string, app: string): Promise<string> {
  const live = (await readLiveOrThrow(siteDir)).find(({ name }) => name === app)
  const history = await readHistory(siteDir, app)
  const versions = await existingVersions(siteDir, app)
  const head = live
    ? `${app} ${live.version} is live${live.off === undefined ? '' : `, hidden: ${live.off}`}`
    : `${app} is not live`
  const lines = history
    .toReversed()
    .map(({ at, by, action, version, commit, message }) =>
      [at.slice(0, 16).replace('T', ' '), action.padEnd(8), version, commit ?? '', by, message ?? '']
        .filter(Boolean)
        .join('  '),
    )
  return [`${head} on ${siteDir}`, ...lines, `There: ${versions.join(', ') || 'nothing'}`].join('\n')
}
