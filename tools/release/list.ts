import type { SectionApp } from '@torneo/contracts/sections'
import { readLiveOrRefuse } from './site/live-remotes.ts'
import { readHistory } from './history.ts'
import { versionsThere } from './version-folder.ts'

/** Who did what to an app and when, newest first, as lines for a terminal; what is live, and what is there to go back to. */
export async function listReleases(siteDir: string, app: SectionApp): Promise<string> {
  const live = (await readLiveOrRefuse(siteDir)).find(({ name }) => name === app)
  const history = await readHistory(siteDir, app)
  const there = await versionsThere(siteDir, app)
  const head = live ? `${app} ${live.version} is live${live.off === undefined ? '' : `, hidden: ${live.off}`}` : `${app} is not live`
  const lines = history.toReversed().map(({ at, by, action, version, commit, message }) =>
    [at.slice(0, 16).replace('T', ' '), action.padEnd(8), version, commit ?? '', by, message ?? ''].filter(Boolean).join('  '))
  return [`${head} on ${siteDir}`, ...lines, `There: ${there.join(', ') || 'nothing'}`].join('\n')
}
