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
  /** Port to listen on; a free one by default. */
  readonly port?: number
  /** Host to listen on; 127.0.0.1 by default. */
  readonly host?: string
  readonly siteDir?: string
  readonly logFile?: string
  /** Build of the API; by default this checkout's. */
  readonly distDir?: string
  /** Environment of the API; by default this process's. */
  readonly env?: NodeJS.ProcessEnv
}

/** Long, because a process that exits is noticed immediately. */
const timeoutMs = 120_000

/**
 * Megabytes below which V8 does no full collection. After many sockets have closed, V8 lowers its limit to just above
 * the small remaining heap, and every 5 MB upload would trigger a full collection: three times the CPU time.
 */
const minimumHeap = '--initial-old-space-size=96'

/** Path of a program of the built API: `main`, `seed`, `user`, `stats` or `migrate`. */
export function apiProgram(name: string, distDir = join(workspace, 'services/api/dist')): string {
  const file = join(distDir, `${name}.js`)
  if (!existsSync(file)) throw new PlainError(`The API is not built (${file} is missing): npm run build.`)
  return file
}

/** A running API process with its local address. */
export interface RunningApi extends Service {
  readonly address: string
}

/**
 * Starts the built API and resolves when it is ready. Throws a PlainError with the end of its log if it exits or is not
 * ready in time.
 */
export async function startApi(options: ApiOptions): Promise<RunningApi> {
  const { host = '127.0.0.1', mongodbUri, siteDir, logFile, distDir, env = process.env } = options
  const port = options.port ?? (await freePort())
  const api = startService({
    args: [minimumHeap, apiProgram('main', distDir)],
    env: {
      ...env,
      PORT: String(port),
      HOST: host,
      MONGODB_URI: mongodbUri,
      NODE_ENV: 'production',
      ...(siteDir ? { SITE_DIR: siteDir } : {}),
    },
    ...(logFile ? { logFile } : {}),
  })
  const address = `http://${reachable(host)}:${port}`
  const ready = waitForHttp(`${address}/readyz`, timeoutMs).then((isReady) => (isReady ? 'ready' : 'late'))
  const outcome = await Promise.race([api.ended.then(() => 'ended'), ready])
  if (outcome === 'ready') return { ...api, address }
  await api.stop()
  const reason = outcome === 'ended' ? 'The API did not start:' : `The API was not ready within ${timeoutMs / 1000} s:`
  throw new PlainError(`${reason}\n${readable(api.tail())}`)
}

/** Host to connect to from this machine: a wildcard address becomes 127.0.0.1. */
export function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
