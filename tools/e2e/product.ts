import type { Role } from '@torneo/contracts/roles'
import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { launchBrowser } from './browser.ts'
import { claimProduct } from './claim-product.ts'
import { signIn } from './sign-in.ts'
import { restoreSnapshot } from './snapshot.ts'

export interface OpenPageOptions {
  /** Signed in with this role's demo account; without it, signed out. */
  readonly role?: Role
  /** Where to go first; nowhere when it is null. */
  readonly path?: string | null
  /** Pixels; 360 to 1440 are the panel's. */
  readonly width?: number
  readonly height?: number
  readonly theme?: 'light' | 'dark'
  /** Another panel than the one of all e2e tests. */
  readonly address?: string
  /** Stays open until the file ends, for the tests that share it. */
  readonly keep?: boolean
}

export interface OpenedPage {
  readonly page: Page
  readonly context: BrowserContext
  /** What went wrong on the page so far: console errors and uncaught exceptions. A test ends with `expect(errors).toEqual([])`. */
  readonly errors: string[]
}

/**
 * The built product for the e2e tests of one file: one browser, a fresh context for each page, closed after each test, and the demo data
 * put back before the file. Call it at the top of a `*.e2e.ts`.
 */
export function useProduct() {
  const own = claimProduct()
  let browser: Browser | undefined
  const contexts: BrowserContext[] = []

  const restore = () => restoreSnapshot(own.mongodbUri)

  beforeAll(async () => {
    browser = await launchBrowser(inject('browserPath'))
    await restore()
  })
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close()
  })
  afterAll(async () => browser?.close())

  async function openPage({ role, path = '/', width = 1280, height = 800, theme = 'light', keep = false, address = own.address }: OpenPageOptions = {}): Promise<OpenedPage> {
    if (!browser) throw new Error('openPage belongs inside a test or a hook')
    const context = await browser.newContext({ baseURL: address, viewport: { width, height }, colorScheme: theme, locale: 'es' })
    context.setDefaultTimeout(60_000)
    if (!keep) contexts.push(context)
    if (role) await signIn(context, role)
    const page = await context.newPage()
    const errors = collectErrors(page)
    if (path !== null) await page.goto(path)
    return { page, context, errors }
  }

  return { ...own, openPage, signIn, restore }
}

function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isSessionQuestion(message)) errors.push(`${message.text()} (${message.location().url})`)
  })
  return errors
}

/** The panel asks who is signed in; the browser reports 401 as an error, which it is not. */
function isSessionQuestion(message: ConsoleMessage): boolean {
  return message.text().includes('401') && message.location().url.endsWith('/api/account')
}
