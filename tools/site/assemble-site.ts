import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { LiveRemote } from '@torneo/contracts/remotes'
import { sectionApps } from '@torneo/contracts/sections'
import { PlainError } from '../shared/plain-error.ts'
import { publishPage } from './publish-page.ts'
import { publishRemote } from './publish-remote.ts'
import { setLive } from './live-remotes.ts'

/**
 * Puts what is built into a folder that the API serves: the shell at its root, each section app in a versioned folder, `/remotes.json` naming the
 * live ones, the families' page in `en-vivo`. What has no build but the shell is left as it was. Gives what is live. Safe to repeat, also on a site
 * in use.
 */
export async function assembleSite({ appsDir, siteDir }: { appsDir: string; siteDir: string }): Promise<readonly LiveRemote[]> {
  const shell = join(appsDir, 'shell/dist')
  if (!existsSync(join(shell, 'index.html'))) throw new PlainError(`The shell is not built (${shell} has no index.html): npm run build.`)
  await mkdir(siteDir, { recursive: true })
  const built = sectionApps.map((app) => join(appsDir, app, 'dist')).filter((dist) => existsSync(join(dist, 'section.json')))
  const remotes: LiveRemote[] = []
  for (const dist of built) remotes.push(await publishRemote(siteDir, dist))
  const live = await setLive(siteDir, remotes)
  await publishPage(siteDir, shell)
  const livePage = join(appsDir, 'live-page/dist')
  if (existsSync(join(livePage, 'index.html'))) await publishPage(join(siteDir, 'en-vivo'), livePage)
  return live
}
