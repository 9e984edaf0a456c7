import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { freePort } from '../shared/free-port.ts'
import { readable } from '../shared/log-lines.ts'
import { PlainError } from '../shared/plain-error.ts'
import { type Service, startService } from '../shared/service.ts'
import { waitForHttp } from '../shared/wait-for-http.ts'
import { workspace } from '../shared/workspace.ts'

export interface SiteOptions {
  /** Address of the API that the site follows. */
  readonly apiUrl: string
  /** The only folder that it writes to. */
  readonly cacheDir: string
  /** Folder of the built pages, which it reads. */
  readonly siteDir?: string | undefined
  /** Port of 127.0.0.1 to listen on; a free one by default. */
  readonly port?: number
  readonly logFile?: string
  /** Proxies before the API; the API itself is always trusted. */
  readonly trustProxy?: string | undefined
}

/** Long, because a process that exits is noticed immediately. */
const timeoutMs = 60_000

/** Renamed in Node 22.13. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

/** Node 20 grants neither of two folders if the path of one begins with the other's ('site', 'site-cache'): both as one. */
const readableFolders = (cacheDir: string, siteDir?: string): string[] =>
  siteDir && cacheDir.startsWith(siteDir)
    ? [`${siteDir}*`]
    : [cacheDir, ...(siteDir ? [siteDir] : [])].map((folder) => join(folder, '*'))

/**
 * Arguments of a program that reads its own folder, writes to one other, and starts neither programs nor add-ons: as
 * all run as one user here, this is the border between what is public and what is not (docs/design/site.md).
 */
export const confinedArguments = (program: string, cacheDir: string, siteDir?: string): string[] => [
  permission,
  '--no-warnings',
  `--allow-fs-read=${join(dirname(program), '*')}`,
  ...readableFolders(cacheDir, siteDir).map((path) => `--allow-fs-read=${path}`),
  // Pages' programs run in threads, and there in an engine of their own.
  '--allow-worker',
  `--allow-fs-write=${join(cacheDir, '*')}`,
  program,
]

/** A running site with its local address. */
export interface RunningSite extends Service {
  readonly address: string
}

/**
 * Starts the built site without any of this process's environment, and resolves when it answers. Throws a PlainError
 * with the end of its log if it exits or does not answer in time.
 */
export async function startSite({
  apiUrl,
  cacheDir,
  siteDir,
  logFile,
  trustProxy,
  ...options
}: SiteOptions): Promise<RunningSite> {
  const program = join(workspace, 'services/site/dist/main.mjs')
  if (!existsSync(program)) throw new PlainError(`The site is not built (${program} is missing): npm run build.`)
  await mkdir(cacheDir, { recursive: true })
  const port = options.port ?? (await freePort())
  const site = startService({
    args: confinedArguments(program, cacheDir, siteDir),
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      API_URL: apiUrl,
      CACHE_DIR: cacheDir,
      ...(siteDir ? { SITE_DIR: siteDir } : {}),
      TRUST_PROXY: ['loopback', ...(trustProxy ? [trustProxy] : [])].join(),
      NODE_ENV: 'production',
    },
    ...(logFile ? { logFile } : {}),
  })
  const address = `http://127.0.0.1:${port}`
  const ready = waitForHttp(`${address}/healthz`, timeoutMs).then((isReady) => (isReady ? 'ready' : 'late'))
  const outcome = await Promise.race([site.ended.then(() => 'ended'), ready])
  if (outcome === 'ready') return { ...site, address }
  await site.stop()
  const reason =
    outcome === 'ended' ? 'The site did not start:' : `The site was not ready within ${timeoutMs / 1000} s:`
  throw new PlainError(`${reason}\n${readable(site.tail())}`)
}
