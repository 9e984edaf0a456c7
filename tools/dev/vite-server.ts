import { join } from 'node:path'
import { isPortFree } from '../shared/free-port.ts'
import type { Lifecycle } from '../shared/lifecycle.ts'
import { PlainError } from '../shared/plain-error.ts'
import { type Service, startService } from '../shared/service.ts'
import { toolPath, workspace } from '../shared/workspace.ts'
import { waitForHttp } from '../shared/wait-for-http.ts'

/** The ports of the dev servers; the same numbers as in each vite.config.ts. */
export const devPorts = { 'shell': 4200, 'landing-admin': 4201, 'tournament-admin': 4202, 'users-admin': 4203, 'live-page': 4204 } as const
export type DevApp = keyof typeof devPorts

/** Hides Vite's hint about a future version. */
const withoutHint = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' }

export interface ViteServer {
  readonly address: string
  readonly service: Service
}

/** Throws a PlainError for the first of these apps whose port is taken. */
export async function requirePorts(apps: readonly DevApp[]): Promise<void> {
  for (const app of apps) {
    const port = devPorts[app]
    if (!(await isPortFree(port, 'localhost'))) throw new PlainError(`Port ${port} is taken, and ${app} needs it: stop what uses it.`)
  }
}

/** Starts `vite` in an app's folder and resolves once it responds. */
export async function startVite(app: DevApp, life: Lifecycle, { args = [], env = {} }: { args?: string[]; env?: NodeJS.ProcessEnv } = {}): Promise<ViteServer> {
  const port = devPorts[app]
  const service = startService({
    args: [toolPath('vite'), ...args],
    cwd: join(workspace, 'apps', app),
    env: { ...process.env, ...withoutHint, ...env },
    onLine: (line) => { if (line.trim()) console.log(`${app.padEnd(16)} ${line.trimStart()}`) },
  })
  life.onStop(() => service.stop(3000))
  const address = `http://localhost:${port}`
  const isReady = await Promise.race([waitForHttp(`${address}/`, 60_000), service.ended.then(() => false)])
  if (!isReady) throw new PlainError(`The dev server of ${app} did not start:\n${service.tail().join('\n')}`)
  return { address, service }
}
