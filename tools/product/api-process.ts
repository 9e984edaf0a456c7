import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../shared/free-port.ts'
import { readable } from '../shared/log-lines.ts'
import { PlainError } from '../shared/plain-error.ts'
import { type Service, startService } from '../shared/service.ts'
import { waitForHttp } from '../shared/wait-for-http.ts'
import { workspace } from '../shared/workspace.ts'

export interface ApiOptions {
  readonly mongodbUri: string
  /** Without it, a free one. */
  readonly port?: number
  /** Without it, 127.0.0.1. */
  readonly host?: string
  readonly siteDir?: string
  readonly logFile?: string
  /** The folder of another build of it than this checkout's. */
  readonly distDir?: string
  /** More settings for it, see architecture.md. */
  readonly env?: NodeJS.ProcessEnv
}

const patienceMs = 30_000

/**
 * Megabytes of heap below which V8 leaves it alone. When a crowd of sockets has left, V8 sets its limit just above the little that remains, and
 * every upload of 5 MB would make it collect everything: three times the processor time.
 */
const heapFloor = '--initial-old-space-size=96'

/** A program of the built API: `main`, `seed`, `user`, `stats` or `migrate`. */
export function apiProgram(name: string, distDir = join(workspace, 'services/api/dist')): string {
  const file = join(distDir, `${name}.js`)
  if (!existsSync(file)) throw new PlainError(`The API is not built (${file} is missing): npm run build.`)
  return file
}

/** The built API as a process, and where this machine reaches it. */
export interface RunningApi extends Service {
  readonly address: string
}

/** Starts the built API and resolves when it serves. Throws a PlainError with the end of its log when it ends instead. */
export async function startApi(options: ApiOptions): Promise<RunningApi> {
  const { host = '127.0.0.1', mongodbUri, siteDir, logFile, distDir, env = process.env } = options
  const port = options.port ?? await freePort()
  const api = startService({
    args: [heapFloor, apiProgram('main', distDir)],
    env: { ...env, PORT: String(port), HOST: host, MONGODB_URI: mongodbUri, NODE_ENV: 'production', ...(siteDir ? { SITE_DIR: siteDir } : {}) },
    ...(logFile ? { logFile } : {}),
  })
  const address = `http://${reachable(host)}:${port}`
  const ready = waitForHttp(`${address}/readyz`, patienceMs).then((came) => (came ? 'ready' : 'late'))
  const outcome = await Promise.race([api.ended.then(() => 'ended'), ready])
  if (outcome === 'ready') return { ...api, address }
  await api.stop()
  const reason = outcome === 'ended' ? 'The API did not start:' : `The API was not ready within ${patienceMs / 1000} s:`
  throw new PlainError(`${reason}\n${readable(api.tail())}`)
}

/** Where a host that means "every address" answers from this machine. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
