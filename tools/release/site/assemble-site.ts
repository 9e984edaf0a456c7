import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { LiveRemote } from '@torneo/contracts/remotes'
import { sectionApps } from '@torneo/contracts/sections'
import { contractWords, serves, type ContractState } from '@torneo/contracts/serves'
import { isTeams, readHistory } from '../history.ts'
import { readJson } from '../../shared/json-file.ts'
import { PlainError } from '../../shared/plain-error.ts'
import { publishPage } from './publish-page.ts'
import { publishRemote } from './publish-remote.ts'
import { assembleLive, readLive, readLiveOrRefuse } from './live-remotes.ts'

interface Folders {
  readonly appsDir: string
  readonly siteDir: string
}

function builtShell(appsDir: string): string {
  const shell = join(appsDir, 'shell/dist')
  if (!existsSync(join(shell, 'index.html'))) throw new PlainError(`The shell is not built (${shell} has no index.html): npm run build.`)
  return shell
}

async function publishPages({ appsDir, siteDir }: Folders): Promise<void> {
  await publishPage(siteDir, builtShell(appsDir))
  const livePage = join(appsDir, 'live-page/dist')
  if (existsSync(join(livePage, 'index.html'))) await publishPage(join(siteDir, 'en-vivo'), livePage)
}

/**
 * Puts what is built into a folder that the API serves: the shell at its root, each section app in a versioned folder, `/remotes.json` naming the
 * live ones, the families' page in `en-vivo`. What has no build but the shell is left as it was, and so is an app that its team has released, rolled
 * back or hidden on this site. Gives what is live. Safe to repeat, also on a site in use.
 */
export async function assembleSite({ appsDir, siteDir, log = () => undefined }: Folders & { readonly log?: (line: string) => void }): Promise<readonly LiveRemote[]> {
  builtShell(appsDir)
  await mkdir(siteDir, { recursive: true })
  const before = new Set((await readLive(siteDir)).map(({ name }) => name))
  const remotes: LiveRemote[] = []
  for (const app of sectionApps) {
    const dist = join(appsDir, app, 'dist')
    if (!existsSync(join(dist, 'section.json'))) continue
    if (before.has(app) && isTeams(await readHistory(siteDir, app))) log(`${app} stays as its team released it. To serve what is built here: npm run release -- ${app}`)
    else remotes.push(await publishRemote(siteDir, dist))
  }
  const live = await assembleLive(siteDir, remotes)
  await publishPages({ appsDir, siteDir })
  return live
}

/**
 * Puts the shell and the families' page alone into a site in use: its sections stay in the versions that their teams released. Gives what is live.
 * A PlainError, and nothing changes, where a live section needs more than this shell serves.
 */
export async function upgradeShell({ appsDir, siteDir }: Folders): Promise<readonly LiveRemote[]> {
  const served = await readJson<ContractState>(join(builtShell(appsDir), 'contracts.json'))
  const live = await readLiveOrRefuse(siteDir)
  for (const { name, version, requires } of live) {
    const here: ContractState = { ...requires, ...served }
    if (!serves(here, requires)) throw new PlainError(`${name} ${version} is live and requires ${contractWords(requires)}; this shell serves ${contractWords(here)}. Nothing was changed.`)
  }
  await publishPages({ appsDir, siteDir })
  return live
}
