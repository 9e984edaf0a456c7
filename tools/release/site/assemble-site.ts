import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contractWords, serves, type ContractState } from '@torneo/contracts/endpoint/serves'
import type { LiveRemote } from '@torneo/contracts/releases/remotes'
import { readJson } from '../../shared/json-file.ts'
import { PlainError } from '../../shared/plain-error.ts'
import { workspace } from '../../shared/workspace.ts'
import type { LivePanel } from '../live-panel.ts'
import { folderLog, listInstalled, readInstalledOrThrow, wasReleasedInFolder } from './installed-list.ts'
import { publishPage } from './publish-page.ts'
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
  await publishPreview(join(siteDir, 'vista-previa'), shell)
}

/**
 * Installs the example landing page with the script that turns it into the panel's preview (B53), in the fonts of the
 * forms' own previews.
 */
async function publishPreview(folder: string, shell: string): Promise<void> {
  const example = join(workspace, 'tools/landing-example')
  await mkdir(folder, { recursive: true })
  for (const file of ['landing.css', 'landing.js', 'preview.js']) await cp(join(example, file), join(folder, file))
  await writeFile(join(folder, 'fonts.css'), await fontsOf(shell))
  const page = await readFile(join(example, 'index.html'), 'utf8')
  await writeFile(
    join(folder, 'index.html'),
    page
      .replace('href="landing.css">', 'href="landing.css">\n    <link rel="stylesheet" href="fonts.css">')
      .replace('<script src="landing.js"', '<script src="preview.js" defer></script>\n    <script src="landing.js"'),
  )
}

/** CSS for the shell's own font files, which a browser with the panel open has cached. */
async function fontsOf(shell: string): Promise<string> {
  const files = await readdir(join(shell, 'assets')).catch(() => [])
  const faces = [
    ['Inter', ':root'],
    ['Archivo', 'h1, h2, h3'],
  ].map(([family = '', where = '']) => {
    const file = files.find((name) => name.startsWith(`${family.toLowerCase()}-latin`) && name.endsWith('.woff2'))
    return file === undefined
      ? ''
      : `@font-face { font-family: '${family}'; font-weight: 100 900; font-display: swap; src: url('/assets/${file}'); }
${where} { font-family: '${family}', system-ui, sans-serif; }
`
  })
  return faces.join('')
}

/**
 * Installs the builds into the site folder that the API serves: the shell at its root, each section app in a versioned
 * folder and in `/remotes.json`, the families' page in `en-vivo`, the preview of the landing page in `vista-previa`.
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
