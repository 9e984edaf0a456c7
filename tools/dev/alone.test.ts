import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findBrowser, launchBrowser } from '../e2e/product/browser.ts'
import { ownRows } from '../new/add-app.ts'
import { freePort } from '../shared/free-port.ts'
import { sectionApps } from '../shared/section-apps.ts'
import { workspace } from '../shared/workspace.ts'

let browser: Browser
let server: ViteDevServer | undefined

beforeAll(async () => {
  browser = await launchBrowser(await findBrowser({ log: (line) => console.error(line) }))
})
afterAll(async () => {
  await browser.close()
  await server?.close()
})

interface Row {
  readonly path: string
  readonly label: string
  readonly title?: string
}

async function rowsOf(app: string): Promise<readonly Row[]> {
  return ((await import(join(workspace, ownRows(app)))) as { readonly rows: readonly Row[] }).rows
}

it.each(sectionApps)('%s alone shows each of its screens', async (app) => {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const root = join(workspace, 'apps', app)
  await server?.close()
  // Avoids the default port, so that a running dev server is not disturbed.
  server = await createServer({ root, mode: 'standalone', logLevel: 'error', server: { port, origin: address } })
  await server.listen()
  const page = await browser.newPage({ baseURL: address })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  // Some images fail to load on purpose.
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load')) errors.push(message.text())
  })
  const [first, ...rows] = await rowsOf(app)
  if (!first) throw new Error(`${app} has no section`)
  await page.goto(first.path)
  for (const { label, title = label } of [first, ...rows]) {
    await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: label, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByText('Cargando datos...').waitFor({ state: 'hidden' })
    expect(await page.locator('main').textContent()).not.toBe('')
  }
  await page.close()
  expect(errors).toEqual([])
})
