import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { withDatabase } from '../operate/with-database.ts'
import { buildProduct } from '../product/build.ts'
import { hasNoAccounts, seedDatabase } from '../product/seed-database.ts'
import { readSettings } from '../product/settings.ts'
import { startSite } from '../product/site-process.ts'
import { assembleSite } from '../release/site/assemble-site.ts'
import { readInstalled } from '../release/site/installed-list.ts'
import { freePort } from '../shared/free-port.ts'
import type { Lifecycle } from '../shared/lifecycle.ts'
import { describeFailure } from '../shared/plain-error.ts'
import { workspace } from '../shared/workspace.ts'
import { startApiFromSource } from './api-from-source.ts'
import { devPort, requirePorts, startVite } from './vite-server.ts'

/**
 * Starts a database, and the shell, the API and these apps from source; the other apps are served from their last
 * build.
 */
export async function startPanel(
  apps: readonly string[],
  life: Lifecycle,
): Promise<{ address: string; ended: Promise<unknown> }> {
  await requirePorts(['shell', ...apps])
  const settings = readSettings(process.env)
  const log = (line: string) => console.log(line)
  await mkdir(settings.dataDir, { recursive: true })
  const [{ uri: mongodbUri }] = await Promise.all([
    withDatabase(settings, life, { mayBegin: true, log }),
    buildSections(settings.siteDir, log),
  ])
  if (settings.seed && (await hasNoAccounts(mongodbUri))) await seedDatabase(mongodbUri)
  const running = apps
    .filter((app) => app !== 'live-page')
    .map((app) => `${app}=http://localhost:${devPort(app)}/mf-manifest.json`)
  const sitePort = await freePort()
  const siteService = `http://127.0.0.1:${sitePort}`
  const siteDir = resolve(settings.siteDir)
  const api = await startApiFromSource({ mongodbUri, siteDir, siteService }, life)
  const cacheDir = join(settings.dataDir, 'site-cache')
  const site = await startSite({ apiUrl: api.address, cacheDir, siteDir, port: sitePort })
  life.onStop(() => site.stop())
  const env = {
    TORNEO_DEV_REMOTES: running.join(','),
    TORNEO_SITE_DIR: settings.siteDir,
    TORNEO_API: api.address,
    ...(apps.includes('live-page') ? { TORNEO_LIVE_PAGE: `http://localhost:${devPort('live-page')}` } : {}),
  }
  const servers = [
    await startVite('shell', life, { env }),
    ...(await Promise.all(apps.map((app) => startVite(app, life, { env })))),
  ]
  const ended = Promise.race([api, ...servers].map(({ service }) => service.ended))
  return { address: `http://localhost:${devPort('shell')}`, ended }
}

/** Builds the sections. A failure is expected while somebody edits the code; the last build is then used. */
async function buildSections(siteDir: string, log: (line: string) => void): Promise<void> {
  try {
    await buildProduct(log)
    await assembleSite({ appsDir: join(workspace, 'apps'), siteDir, log })
  } catch (error) {
    if ((await readInstalled(siteDir)).length === 0) throw error
    log(`${describeFailure(error)}\nGoing on with the sections as last built.`)
  }
}
