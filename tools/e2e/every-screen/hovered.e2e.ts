import { sections } from '@torneo/contracts/releases/sections'
import type { Locator, Page, Request } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { useProduct } from '../product/product.ts'

const product = useProduct()

/** Milliseconds without a request after which prefetching is over: 600 at the reference pace. */
const quietMs = inject('waitMs') / 100

/** Hovers a link, and resolves once every request that this led to is answered. */
async function hoverUntilPrefetched(page: Page, link: Locator): Promise<void> {
  const open = new Set<Request>()
  let last = Date.now()
  const begin = (request: Request) => {
    open.add(request)
    last = Date.now()
  }
  const end = (request: Request) => {
    open.delete(request)
    last = Date.now()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await link.hover()
  while (open.size > 0 || Date.now() - last < quietMs) await page.waitForTimeout(20)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}

/** The page's API requests for data of a section. */
function readsOf(page: Page): string[] {
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The public page beside an editor is a document of its own, which reads for itself.
    if (request.frame() !== page.mainFrame()) return
    // Ignores the history, which a form requests once it is open, and the shell's regular check for new releases.
    if (pathname.startsWith('/api/history/') || pathname === '/api/version') return
    if (pathname.startsWith('/api/') && request.method() === 'GET' && request.resourceType() === 'fetch')
      reads.push(pathname)
  })
  return reads
}

const linkTo = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: label, exact: true })

it.each(['super', 'team_captain'] as const)(
  'shows each section of a %s without a spinner once its row was hovered, and reads nothing more',
  async (role) => {
    const { page, errors } = await product.openPage({ role, width: 1440, height: 900 })
    const reads = readsOf(page)
    await page.locator('main').getByRole('heading').first().waitFor()
    let now = Date.now()
    for (const { label, path, owner } of sections.filter((row) => row.roles.includes(role) && row.owner !== 'shell')) {
      const link = linkTo(page, label)
      // Moves the clock, so that data of the last screen is stale at the hover, and fresh between hover and click on any
      // machine.
      await page.clock.setFixedTime((now += 60_000))
      await hoverUntilPrefetched(page, link)
      reads.length = 0
      const shown = await link.evaluate(async (element, at) => {
        const words = () => document.querySelector('main')?.innerText.trim() ?? ''
        const before = words()
        let hasWaited = false
        ;(element as HTMLElement).click()
        do {
          await new Promise(requestAnimationFrame)
          hasWaited ||= words().includes('Cargando')
        } while (location.pathname !== at || words() === before || words().length < 20)
        return { path: location.pathname, hasWaited }
      }, path)
      expect({ owner, ...shown }).toEqual({ owner, path, hasWaited: false })
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect({ path, reads }).toEqual({ path, reads: [] })
    }
    expect(errors).toEqual([])
  },
)

it('keeps what is typed on the screen that is open while another is prefetched, and when one comes back (B57)', async () => {
  const { page, errors } = await product.openPage({ role: 'super', width: 1440, height: 900 })
  const search = page.getByRole('searchbox', { name: 'Buscar por nombre o promoción' })
  await linkTo(page, 'Equipos').click()
  await search.fill('Promo 00')
  await hoverUntilPrefetched(page, linkTo(page, 'Sponsors'))
  expect(await search.inputValue()).toBe('Promo 00')
  await linkTo(page, 'Sponsors').click()
  await page.getByRole('button', { name: 'Nuevo sponsor' }).waitFor()
  await linkTo(page, 'Equipos').click()
  expect(await search.inputValue()).toBe('Promo 00')
  expect(errors).toEqual([])
})

it('reads nothing for a pointer that only crosses the sidebar', async () => {
  const { page } = await product.openPage({ role: 'super', width: 1440, height: 900 })
  const reads = readsOf(page)
  await page.locator('main').getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
  reads.length = 0
  // Runs in one task: on a slow machine the time between two mouse moves exceeds the hover delay.
  await linkTo(page, 'Equipos').evaluate((link) => {
    for (const type of ['pointerover', 'pointerout'])
      link.dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body }))
  })
  await hoverUntilPrefetched(page, linkTo(page, 'Sponsors'))
  expect(reads).toEqual(['/api/sponsors'])
})
