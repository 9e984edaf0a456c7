import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readable } from '../shared/log-lines.ts'
import { PlainError } from '../shared/plain-error.ts'
import { type Service, startService } from '../shared/service.ts'
import { waitForHttp } from '../shared/wait-for-http.ts'
import { workspace } from '../shared/workspace.ts'

export interface ApiOptions {
  readonly port: number
  readonly host: string
  readonly mongodbUri: string
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

/** Starts the built API and resolves when it serves. Throws a PlainError with its last words when it ends instead. */
export async function startApi({ port, host, mongodbUri, siteDir, logFile, distDir, env = process.env }: ApiOptions): Promise<Service> {
  const api = startService({
    args: [heapFloor, apiProgram('main', distDir)],
    env: { ...env, PORT: String(port), HOST: host, MONGODB_URI: mongodbUri, NODE_ENV: 'production', ...(siteDir ? { SITE_DIR: siteDir } : {}) },
    ...(logFile ? { logFile } : {}),
  })
  const address = `http://${reachable(host)}:${port}`
  const ready = waitForHttp(`${address}/readyz`, patienceMs).then((came) => (came ? 'ready' : 'late'))
  const outcome = await Promise.race([api.ended.then(() => 'ended'), ready])
  if (outcome === 'ready') return api
  await api.stop()
  const reason = outcome === 'ended' ? 'The API did not start:' : `The API was not ready within ${patienceMs / 1000} s:`
  throw new PlainError(`${reason}\n${readable(api.tail())}`)
}

/** Where a host that means "every address" answers from this machine. */
export function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
