import { existsSync } from 'node:fs'
import { cp, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { contractWords, serves, type ContractState } from '@torneo/contracts/endpoint/serves'
import type { LiveRemote } from '@torneo/contracts/releases/remotes'
import { publicPageApp } from '@torneo/contracts/releases/section-version'
import { manifestFile } from '@torneo/section-version/integrity'
import { readJson } from '../../shared/json-file.ts'
import { PlainError } from '../../shared/plain-error.ts'
import type { LivePanel } from '../live-panel.ts'
import { readSectionBuild, sealBuild } from '../section-source.ts'
import { folderLog, listInstalled, readInstalledOrThrow, wasReleasedInFolder } from './installed-list.ts'
import { publishFile, publishPage } from './publish-page.ts'
import { publishRemote } from './publish-remote.ts'

interface Folders {
  readonly appsDir: string
  readonly siteDir: string
}

function builtShell(appsDir: string): string {
  const shell = join(appsDir, 'shell/dist')
  if (!existsSync(join(shell, 'index.html')))
    throw new PlainError(`The shell is not built (${shell} has no index.html): npm run build.`)
  return shell
}

async function publishPages({ appsDir, siteDir }: Folders): Promise<void> {
  const shell = builtShell(appsDir)
  await publishPage(siteDir, shell)
  const livePage = join(appsDir, 'live-page/dist')
  if (existsSync(join(livePage, 'index.html'))) await publishPage(join(siteDir, 'en-vivo'), livePage)
  const landingPage = join(appsDir, 'landing-page/dist')
  if (existsSync(join(landingPage, 'index.html'))) await publishPublicPage(siteDir, landingPage)
}

/**
 * Installs the public page, its preview for the panel (B53), which uses the same files, and its version, which releases
 * by key follow.
 */
export async function publishPublicPage(siteDir: string, dist: string): Promise<void> {
  const folder = join(siteDir, 'inicio')
  const manifest = (await sealBuild(await readSectionBuild(dist))).get(manifestFile)
  if (manifest) await publishFile(join(folder, manifestFile), manifest)
  await publishPage(folder, dist)
  await mkdir(join(siteDir, 'vista-previa'), { recursive: true })
  await cp(join(dist, 'preview.html'), join(siteDir, 'vista-previa/index.html'))
}

/**
 * Installs the builds into the site folder that the API serves: the shell at its root, each section app in a versioned
 * folder and in `/remotes.json`, the families' page in `en-vivo`, the public page in `inicio` with its preview in `vista-previa`.
 * Only the shell's build is required; apps without a build, and apps that their team released into this folder with an
 * earlier version of the tools, are left unchanged. Returns the apps that the site contains. Idempotent, also on a site
 * in use.
 */
export async function assembleSite({
  appsDir,
  siteDir,
  log = () => undefined,
}: Folders & { readonly log?: (line: string) => void }): Promise<readonly LiveRemote[]> {
  builtShell(appsDir)
  await mkdir(siteDir, { recursive: true })
  const remotes: LiveRemote[] = []
  for (const app of (await readdir(appsDir)).sort()) {
    const dist = join(appsDir, app, 'dist')
    // A build without its app is left over from another branch.
    if (app === publicPageApp) continue
    if (![join(dist, 'section.json'), join(appsDir, app, 'package.json')].every((file) => existsSync(file))) continue
    if (await wasReleasedInFolder(siteDir, app))
      log(
        `${app} stays as its team released it into ${siteDir}. npm run release -- ${app} releases over it; ` +
          `to install what is built here, remove ${folderLog(siteDir, app)} and run this again.`,
      )
    else remotes.push(await publishRemote(siteDir, dist))
  }
  const installed = await listInstalled(siteDir, remotes)
  await publishPages({ appsDir, siteDir })
  return installed
}

/**
 * Installs only the shell and the families' page into a site in use. Returns the apps that the site contains. Throws a
 * PlainError, before any change, when one of them, or one that is live on the `panel` that serves the site, requires
 * more than this shell serves.
 */
export async function upgradeShell({
  appsDir,
  siteDir,
  panel,
}: Folders & { readonly panel: LivePanel | null }): Promise<readonly LiveRemote[]> {
  const served = await readJson<ContractState>(join(builtShell(appsDir), 'contracts.json'))
  const installed = await readInstalledOrThrow(siteDir)
  for (const { name, version, requires } of [...installed, ...(panel?.live ?? [])]) {
    const offered: ContractState = { ...requires, ...served }
    if (!serves(offered, requires))
      throw new PlainError(
        `${name} ${version} is live and requires ${contractWords(requires)}; this shell serves ${contractWords(offered)}. Nothing was changed.`,
      )
  }
  await publishPages({ appsDir, siteDir })
  return installed
}
