import { join } from 'node:path'
import { freePort } from '../shared/free-port.ts'
import type { Lifecycle } from '../shared/lifecycle.ts'
import { readable } from '../shared/log-lines.ts'
import { PlainError } from '../shared/plain-error.ts'
import { type Service, startService } from '../shared/service.ts'
import { waitForHttp } from '../shared/wait-for-http.ts'
import { toolPath, workspace } from '../shared/workspace.ts'

/**
 * Runs the API from source with `tsx watch`, which restarts it on each change of an imported file, `libs` included. A
 * watching build would be one process more and no faster. From the site the API serves only the last build of the
 * families' page; everything else comes from dev servers.
 */
export async function startApiFromSource(
  { mongodbUri, siteDir, siteService }: { mongodbUri: string; siteDir: string; siteService: string },
  life: Lifecycle,
): Promise<{ address: string; service: Service }> {
  const port = await freePort()
  const service = startService({
    args: [toolPath('tsx'), 'watch', '--clear-screen=false', join(workspace, 'services/api/src/main.ts')],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      MONGODB_URI: mongodbUri,
      SITE_DIR: siteDir,
      SITE_SERVICE: siteService,
    },
    onLine: (line) => console.log(`${'api'.padEnd(16)} ${readable([line])}`),
  })
  life.onStop(() => service.stop(5000))
  const address = `http://127.0.0.1:${port}`
  const ready = await Promise.race([waitForHttp(`${address}/readyz`, 60_000), service.ended.then(() => false)])
  if (!ready) throw new PlainError(`The API did not start:\n${readable(service.tail())}`)
  return { address, service }
}
