import type { Role } from '@torneo/contracts/people/roles'
import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { launchBrowser } from './browser.ts'
import { claimProduct } from './claim-product.ts'
import { followedByFamilies } from './followed.ts'
import { signIn } from './sign-in.ts'
import { restoreSnapshot } from './snapshot.ts'

export interface OpenPageOptions {
  /** Role of the demo account to sign in with; signed out by default. */
  readonly role?: Role
  /** First path to open; null for none. */
  readonly path?: string | null
  /** Viewport in pixels; the panel supports 360 to 1440. */
  readonly width?: number
  readonly height?: number
  readonly theme?: 'light' | 'dark'
  /** Origin to open; by default the panel of the e2e tests. */
  readonly address?: string
  /** Enables the service worker; without it, requests can be intercepted. */
  readonly hasWorker?: boolean
  /** Keeps the page open until the file ends, for tests that share it. */
  readonly keep?: boolean
}

export interface OpenedPage {
  readonly page: Page
  readonly context: BrowserContext
  /** Console errors and uncaught exceptions of the page. A test ends with `expect(errors).toEqual([])`. */
  readonly errors: string[]
}

/**
 * Opens pages of the built product for the e2e tests of one file: one browser, and a new context for each page, closed
 * after each test. Restores the demo data before the file. Must be called at the top of a `*.e2e.ts`.
 */
export function useProduct() {
  const own = claimProduct()
  let browser: Browser | undefined
  const contexts: BrowserContext[] = []

  const restore = async () => {
    await restoreSnapshot(own.mongodbUri)
    await followedByFamilies(own)
  }

  beforeAll(async () => {
    browser = await launchBrowser(inject('browserPath'))
    await restore()
  })
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close()
  })
  afterAll(async () => browser?.close())

  async function openPage({
    role,
    path = '/',
    width = 1280,
    height = 800,
    theme = 'light',
    keep = false,
    hasWorker = false,
    address = own.address,
  }: OpenPageOptions = {}): Promise<OpenedPage> {
    if (!browser) throw new Error('openPage belongs inside a test or a hook')
    const serviceWorkers = hasWorker ? 'allow' : 'block'
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width, height },
      colorScheme: theme,
      locale: 'es',
      serviceWorkers,
    })
    context.setDefaultTimeout(inject('waitMs'))
    await context.addInitScript(pauseEndlessAnimations)
    if (!keep) contexts.push(context)
    if (role) await signIn(context, role)
    const page = await context.newPage()
    const errors = collectErrors(page)
    if (path !== null) await page.goto(path)
    return { page, context, errors }
  }

  return { ...own, openPage, signIn, restore }
}

/** Pauses animations without an end, such as a pulsing dot: their 60 frames a second take a sixth of a core per page. */
function pauseEndlessAnimations(): void {
  document.addEventListener('animationstart', ({ target }) => {
    for (const animation of (target as Element).getAnimations({ subtree: true }))
      if (animation.effect?.getTiming().iterations === Infinity) animation.pause()
  })
}

function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isSessionQuestion(message))
      errors.push(`${message.text()} (${message.location().url})`)
  })
  return errors
}

/** True for the expected 401 that the browser logs when the panel requests the current user. */
function isSessionQuestion(message: ConsoleMessage): boolean {
  return message.text().includes('401') && message.location().url.endsWith('/api/account')
}
