import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPortFree } from '../shared/free-port.ts'
import type { Lifecycle } from '../shared/lifecycle.ts'
import { PlainError } from '../shared/plain-error.ts'
import { type Service, startService } from '../shared/service.ts'
import { waitForHttp } from '../shared/wait-for-http.ts'
import { toolPath, workspace } from '../shared/workspace.ts'

/** Port of an app's dev server, from its vite.config.ts. */
export function devPort(app: string, root = workspace): number {
  const config = readFileSync(join(root, 'apps', app, 'vite.config.ts'), 'utf8')
  const [, port] = /\b(42\d\d)\b/.exec(config) ?? []
  if (!port) throw new PlainError(`apps/${app}/vite.config.ts names no port 42xx for its dev server.`)
  return Number(port)
}

/** Hides Vite's hint about a future version. */
const withoutHint = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' }

export interface ViteServer {
  readonly address: string
  readonly service: Service
}

/** Throws a PlainError for the first of these apps whose port is taken. */
export async function requirePorts(apps: readonly string[]): Promise<void> {
  for (const app of apps) {
    const port = devPort(app)
    if (!(await isPortFree(port, 'localhost')))
      throw new PlainError(`Port ${port} is taken, and ${app} needs it: stop what uses it.`)
  }
}

/** Starts `vite` in an app's folder and resolves once it responds. */
export async function startVite(
  app: string,
  life: Lifecycle,
  { args = [], env = {} }: { args?: string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<ViteServer> {
  const port = devPort(app)
  const service = startService({
    args: [toolPath('vite'), ...args],
    cwd: join(workspace, 'apps', app),
    env: { ...process.env, ...withoutHint, ...env },
    onLine: (line) => {
      if (line.trim()) console.log(`${app.padEnd(16)} ${line.trimStart()}`)
    },
  })
  life.onStop(() => service.stop(3000))
  const address = `http://localhost:${port}`
  const isReady = await Promise.race([waitForHttp(`${address}/`, 60_000), service.ended.then(() => false)])
  if (!isReady) throw new PlainError(`The dev server of ${app} did not start:\n${service.tail().join('\n')}`)
  return { address, service }
}
