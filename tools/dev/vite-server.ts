import { join } from 'node:path'
import { isPortFree } from '../shared/free-port.ts'
import type { Lifecycle } from '../shared/lifecycle.ts'
import { PlainError } from '../shared/plain-error.ts'
import { type Service, startService } from '../shared/service.ts'
import { toolPath, workspace } from '../shared/workspace.ts'
import { waitForHttp } from '../shared/wait-for-http.ts'

/** Where each app's dev server listens; the same numbers as in its vite.config.ts. */
export const devPorts = { 'shell': 4200, 'landing-admin': 4201, 'tournament-admin': 4202, 'users-admin': 4203, 'live-page': 4204 } as const
export type DevApp = keyof typeof devPorts

/** Hides a hint about a future Vite, which would be printed at each start. */
const quiet = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' }

export interface ViteServer {
  readonly address: string
  readonly service: Service
}

/** Throws a PlainError for the first of these apps whose port is taken; asked before anything is started. */
export async function requirePorts(apps: readonly DevApp[]): Promise<void> {
  for (const app of apps) {
    const port = devPorts[app]
    if (!(await isPortFree(port, 'localhost'))) throw new PlainError(`Port ${port} is taken, and ${app} needs it: stop what uses it.`)
  }
}

/** Starts `vite` in an app's folder and resolves when it answers. */
export async function startVite(app: DevApp, life: Lifecycle, { args = [], env = {} }: { args?: string[]; env?: NodeJS.ProcessEnv } = {}): Promise<ViteServer> {
  const port = devPorts[app]
  const service = startService({
    args: [toolPath('vite'), ...args],
    cwd: join(workspace, 'apps', app),
    env: { ...process.env, ...quiet, ...env },
    onLine: (line) => { if (line.trim()) console.log(`${app.padEnd(16)} ${line.trimStart()}`) },
  })
  life.onStop(() => service.stop(3000))
  const address = `http://localhost:${port}`
  const outcome = await Promise.race([waitForHttp(`${address}/`, 60_000), service.ended.then(() => false)])
  if (!outcome) throw new PlainError(`The dev server of ${app} did not start:\n${service.tail().join('\n')}`)
  return { address, service }
}
