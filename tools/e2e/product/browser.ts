import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { PlainError } from '../../shared/plain-error.ts'
import { runTool } from '../../shared/run-tool.ts'
import { toolPath } from '../../shared/workspace.ts'

/**
 * Debian's packages. The headless shell has no window, tabs or toolbar, which slow down a new context: 480 ms instead
 * of 120.
 */
const packages = ['chromium-headless-shell', 'chromium']
const names = [...packages, 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']

const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)

/** Disable updates and prompts, and allow running as root. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, headless: true, args: flags })
}

export interface FindBrowserOptions {
  readonly log: (line: string) => void
  readonly env?: NodeJS.ProcessEnv
  /** Allows a missing browser to be downloaded. */
  readonly mayFetch?: boolean
}

/**
 * Finds a Chromium or Chrome that starts on this machine: `TORNEO_BROWSER`, an installed one, Playwright's download,
 * or, for root, Debian's package. Throws a PlainError that lists the attempts.
 */
export async function findBrowser({ log, env = process.env, mayFetch = true }: FindBrowserOptions): Promise<string> {
  const named = env.TORNEO_BROWSER
  if (named && !(await starts(named)))
    throw new PlainError(`TORNEO_BROWSER names ${named}, which is not a Chromium or Chrome that starts here.`)
  const present = named ?? (await firstThatStarts([...installed(env), ...(await downloaded(env))]))
  if (present) return present
  const fetched = mayFetch ? await fetchBrowser(log, env) : undefined
  if (fetched) return fetched
  throw new PlainError(
    'There is no Chromium or Chrome that starts on this machine and none could be fetched. ' +
      'Install one, or name it: TORNEO_BROWSER=/path/to/chrome npm test',
  )
}

async function fetchBrowser(log: (line: string) => void, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  log('Getting a browser (Playwright), once...')
  const { code, output } = await runTool(
    process.execPath,
    [toolPath('playwright-core'), 'install', 'chromium-headless-shell'],
    { env },
  )
  if (code !== 0)
    log(
      `  ${
        output
          .trim()
          .split('\n')
          .findLast((line) => line.includes('Error')) ?? 'it could not be fetched'
      }`,
    )
  const own = await firstThatStarts(await downloaded(env))
  if (own || process.getuid?.() !== 0) return own
  log(`Installing the package ${packages.join(' or ')}, once...`)
  const aptEnv = { ...env, DEBIAN_FRONTEND: 'noninteractive' }
  await runTool('apt-get', ['update', '-qq'], { env: aptEnv })
  for (const name of packages) {
    const { code } = await runTool('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      env: aptEnv,
    })
    if (code === 0) break
  }
  return firstThatStarts(installed(env))
}

function installed(env: NodeJS.ProcessEnv): string[] {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...(process.platform === 'darwin' ? macApps : []),
  ]
}

/** The browsers in Playwright's cache, of any Playwright version. */
async function downloaded(env: NodeJS.ProcessEnv): Promise<string[]> {
  const caches =
    process.platform === 'darwin' ? join(homedir(), 'Library/Caches') : env.XDG_CACHE_HOME || join(homedir(), '.cache')
  const folder = env.PLAYWRIGHT_BROWSERS_PATH || join(caches, 'ms-playwright')
  const entries = await readdir(folder, { recursive: true }).catch(() => [])
  return entries
    .filter((entry) => /[/\\](chrome-headless-shell|headless_shell|chrome)(\.exe)?$/.test(entry))
    .map((entry) => join(folder, entry))
}

async function firstThatStarts(candidates: readonly string[]): Promise<string | undefined> {
  for (const candidate of candidates) if (existsSync(candidate) && (await starts(candidate))) return candidate
  return undefined
}

/** An existing file may still not start: a download may lack system libraries, and a name on PATH may be a stub. */
async function starts(executablePath: string): Promise<boolean> {
  try {
    const browser = await launchBrowser(executablePath)
    await browser.close()
    return true
  } catch {
    return false
  }
}
