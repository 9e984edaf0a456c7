import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@torneo/contracts/people/roles'
import type { BrowserContext } from 'playwright-core'
import { findBrowser, launchBrowser } from '../e2e/product/browser.ts'
import { signIn } from '../e2e/product/sign-in.ts'
import { startTestMongo } from '../mongo/test-mongo.ts'
import { buildProduct } from '../product/build.ts'
import { fixedDemoAt, seedDatabase } from '../product/seed-database.ts'
import { startServices } from '../product/start-services.ts'
import { assembleSite } from '../release/site/assemble-site.ts'
import type { Lifecycle } from '../shared/lifecycle.ts'
import { workspace } from '../shared/workspace.ts'

export interface Viewport {
  /** Width and height in CSS pixels. */
  readonly width: number
  readonly height: number
}

export type Theme = 'light' | 'dark'

export interface ContextOptions {
  readonly viewport: Viewport
  /** Role of the demo account; signed out by default. */
  readonly role?: Role
  readonly theme?: Theme
  /** Pixels of the picture per CSS pixel. */
  readonly density?: number
}

export interface Studio {
  openContext(options: ContextOptions): Promise<BrowserContext>
}

/** Starts the built product on a temporary database with the demo tournament, and a browser. Both stop with `life`. */
export async function openStudio(life: Lifecycle, log: (line: string) => void): Promise<Studio> {
  const siteDir = await mkdtemp(join(tmpdir(), 'torneo-pictures-'))
  life.onStop(async () => {
    for (const folder of [siteDir, `${siteDir}-cache`]) await rm(folder, { recursive: true, force: true })
  })
  const [executablePath, mongo] = [await findBrowser({ log }), await startTestMongo()]
  life.onStop(() => mongo.stop())
  await buildProduct(log)
  await seedDatabase(mongo.uri, { demoAt: fixedDemoAt })
  await assembleSite({ appsDir: join(workspace, 'apps'), siteDir })
  const api = await startServices({ mongodbUri: mongo.uri, siteDir, cacheDir: `${siteDir}-cache` })
  life.onStop(() => api.stop())
  const browser = await launchBrowser(executablePath)
  life.onStop(() => browser.close())
  return {
    async openContext({ viewport, role, theme = 'light', density = 1 }) {
      const context = await browser.newContext({
        baseURL: api.address,
        viewport,
        deviceScaleFactor: density,
        colorScheme: theme,
        hasTouch: viewport.width < 800,
        isMobile: viewport.width < 800,
        locale: 'es',
        reducedMotion: 'reduce',
      })
      if (role) await signIn(context, role)
      return context
    },
  }
}
