import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { EmbeddedMongo } from '../mongo/start-mongo.ts'
import { startTestMongo } from '../mongo/test-mongo.ts'
import { startApi } from '../product/api-process.ts'
import { buildProduct } from '../product/build.ts'
import { seedDatabase } from '../product/seed-database.ts'
import { freePort } from '../shared/free-port.ts'
import { createLifecycle, type Lifecycle } from '../shared/lifecycle.ts'
import { workspace } from '../shared/workspace.ts'
import { assembleSite } from '../site/assemble-site.ts'
import { findBrowser } from './browser.ts'
import { keepSnapshot } from './snapshot.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built product serves, `http://127.0.0.1:<port>`. */
    address: string
    browserPath: string
    /** Its database, which a journey may look into. */
    mongodbUri: string
    /** The folder it serves, which a journey may break and mend. */
    siteDir: string
    /** What the service writes about itself. */
    logFile: string
  }
}

/** The product as people run it, once for all journeys: built, on a real database with the demo tournament, and a browser to look at it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const life = createLifecycle()
  const log = (line: string) => console.error(line)
  try {
    const root = await mkdtemp(join(tmpdir(), 'torneo-e2e-'))
    life.onStop(() => rm(root, { recursive: true, force: true }))
    const siteDir = join(root, 'site')
    const logFile = join(root, 'api.log')
    const browserPath = await findBrowser({ log })
    const [mongo] = await Promise.all([startDatabase(life), buildProduct(log)])
    await assembleSite({ appsDir: join(workspace, 'apps'), siteDir })
    await seedDatabase(mongo.uri)
    const port = await freePort()
    const api = await startApi({ port, host: '127.0.0.1', mongodbUri: mongo.uri, siteDir, logFile })
    life.onStop(() => api.stop())
    await keepSnapshot(mongo.uri)
    project.provide('address', `http://127.0.0.1:${port}`)
    project.provide('browserPath', browserPath)
    project.provide('mongodbUri', mongo.uri)
    project.provide('siteDir', siteDir)
    project.provide('logFile', logFile)
  } catch (error) {
    await life.stop()
    throw error
  }
  return () => life.stop()
}

/** Registered the moment it runs: a build that fails meanwhile must not leave it behind. */
async function startDatabase(life: Lifecycle): Promise<EmbeddedMongo> {
  const mongo = await startTestMongo()
  life.onStop(() => mongo.stop())
  return mongo
}
