import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { EmbeddedMongo } from '../../mongo/start-mongo.ts'
import { startTestMongo } from '../../mongo/test-mongo.ts'
import { buildProduct } from '../../product/build.ts'
import { fixedDemoAt, seedDatabase } from '../../product/seed-database.ts'
import { startServices } from '../../product/start-services.ts'
import { assembleSite } from '../../release/site/assemble-site.ts'
import { createLifecycle, type Lifecycle } from '../../shared/lifecycle.ts'
import { workspace } from '../../shared/workspace.ts'
import { findBrowser } from './browser.ts'
import type { TestProduct } from './claim-product.ts'
import { fillFromSnapshot, keepSnapshot } from './snapshot.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One product per worker, so that concurrent tests do not interfere. */
    products: TestProduct[]
    browserPath: string
  }
}

/** A single session fills long lists faster than the limit for users allows. */
const testLimits = { MAX_WRITES_MINUTE: '100000' }

/** Starts the built product once per worker, on a real database with the demo tournament, and a browser. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const life = createLifecycle()
  const log = (line: string) => console.error(line)
  try {
    const root = await mkdtemp(join(tmpdir(), 'torneo-e2e-'))
    life.onStop(() => rm(root, { recursive: true, force: true }))
    const browserPath = await findBrowser({ log })
    const [mongo] = await Promise.all([startDatabase(life), buildProduct(log)])
    const startProduct = async (name: string, mongodbUri: string): Promise<TestProduct> => {
      const siteDir = join(root, name)
      const logFile = join(root, `${name}.log`)
      await assembleSite({ appsDir: join(workspace, 'apps'), siteDir })
      const env = { ...process.env, ...testLimits }
      const product = await startServices({ mongodbUri, siteDir, logFile, env, cacheDir: join(root, `${name}-site`) })
      life.onStop(() => product.stop())
      return { address: product.address, mongodbUri, siteDir, logFile, claimFile: join(root, `${name}.claim`) }
    }
    await seedDatabase(mongo.uri, { demoAt: fixedDemoAt })
    const products = [await startProduct('product-1', mongo.uri)]
    await keepSnapshot(mongo.uri)
    for (let worker = 2; worker <= project.config.maxWorkers; worker += 1) {
      const uri = new URL(mongo.uri)
      uri.pathname = `/torneo_${worker}`
      await fillFromSnapshot(uri.toString())
      products.push(await startProduct(`product-${worker}`, uri.toString()))
    }
    project.provide('products', products)
    project.provide('browserPath', browserPath)
  } catch (error) {
    await life.stop()
    throw error
  }
  return () => life.stop()
}

/** Registered as soon as it runs, so that a failing build does not leave it running. */
async function startDatabase(life: Lifecycle): Promise<EmbeddedMongo> {
  const mongo = await startTestMongo()
  life.onStop(() => mongo.stop())
  return mongo
}
