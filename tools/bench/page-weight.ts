import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { LiveRemote } from '@torneo/contracts/remotes'
import type { Browser, Page } from 'playwright-core'
import { demoAccounts, demoPassword } from '../product/demo-accounts.ts'
import type { Row } from './table.ts'

export interface PageWeightOptions {
  readonly browser: Browser
  readonly address: string
  readonly siteDir: string
  readonly remotes: readonly LiveRemote[]
}

/**
 * What a visitor's browser really asks for: kB of JavaScript (1000 bytes, gzip) and requests at the sign-in, on the dashboard, on the families' page,
 * and what each section app adds on its first visit. What the idle dashboard fetches ahead for a section counts as that section's.
 */
export async function pageWeights({ browser, address, siteDir, remotes }: PageWeightOptions): Promise<Row[]> {
  const weigh = (paths: Iterable<string>) => totalGzip(siteDir, paths)
  const login = await visit(browser, address, '/login')
  const rows: Row[] = [
    { what: 'Sign-in, first load: JavaScript', measured: await weigh(login.scripts), bar: 'at most 190 kB' },
    { what: 'Sign-in, first load: requests', measured: String(login.requests) },
  ]
  const families = await visit(browser, address, '/en-vivo')
  rows.push({ what: 'The families\' page, first load: JavaScript', measured: await weigh(families.scripts), bar: 'at most 115 kB' })
  await families.page.context().close()
  const { page, scripts, requests } = await visit(browser, address, '/', true)
  const shell = new Set([...scripts].filter((path) => !path.startsWith('/remotes/')))
  rows.push(
    { what: 'Dashboard, first load: JavaScript', measured: await weigh(shell), bar: 'at most 220 kB' },
    { what: 'Dashboard with sections fetched ahead: requests', measured: String(requests) },
  )
  for (const { name, sections } of remotes) {
    const before = new Set(scripts)
    await page.goto(`${address}${sections[0]?.path ?? '/'}`)
    await page.waitForLoadState('networkidle')
    const added = [...scripts].filter((path) => path.startsWith(`/remotes/${name}/`) || (!before.has(path) && !path.startsWith('/remotes/')))
    rows.push({ what: `${name}, first visit: JavaScript more`, measured: await weigh(added), bar: 'at most 60 kB' })
  }
  await page.context().close()
  await login.page.context().close()
  return rows
}

interface Visit {
  readonly page: Page
  /** Paths of the scripts asked for so far; it goes on growing. */
  readonly scripts: Set<string>
  readonly requests: number
}

async function visit(browser: Browser, address: string, path: string, signedIn = false): Promise<Visit> {
  const context = await browser.newContext({ baseURL: address })
  if (signedIn) await context.request.post('/api/account/sessions', { data: { email: demoAccounts.super, password: demoPassword } })
  const page = await context.newPage()
  const scripts = new Set<string>()
  let requests = 0
  page.on('request', (request) => {
    requests += 1
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return { page, scripts, requests }
}

async function totalGzip(siteDir: string, paths: Iterable<string>): Promise<string> {
  let bytes = 0
  for (const path of paths) bytes += gzipSync(await readFile(join(siteDir, path)), { level: 9 }).length
  return `${(bytes / 1000).toFixed(1)} kB`
}
