import { sections } from '@torneo/contracts/sections'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useProduct } from './product.ts'

const product = useProduct()

/** What the page asks the API for, as it goes. */
function readsOf(page: Page): string[] {
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && request.method() === 'GET' && request.resourceType() === 'fetch') reads.push(pathname)
  })
  return reads
}

const linkTo = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: label, exact: true })

const paneAhead = (page: Page) => page.locator('main > div[style*="display: none"]')

it.each(['super', 'team_captain'] as const)('has each section of a %s there in the next frame once its row was hovered, and reads nothing more', async (role) => {
  const { page, errors } = await product.openPage({ role, width: 1440, height: 900 })
  const reads = readsOf(page)
  await page.locator('main').getByRole('heading').first().waitFor()
  for (const { label, path, owner } of sections.filter((row) => row.roles.includes(role) && row.owner !== 'shell')) {
    const link = linkTo(page, label)
    await link.hover()
    await paneAhead(page).waitFor({ state: 'attached' })
    reads.length = 0
    const shown = await link.evaluate((element) => new Promise((resolve) => {
      (element as HTMLElement).click()
      requestAnimationFrame(() => resolve({
        path: location.pathname,
        isWaiting: /Cargando/.test(document.querySelector('main')?.innerText ?? 'Cargando'),
        hasText: (document.querySelector('main')?.innerText.trim().length ?? 0) > 20,
      }))
    }))
    expect({ owner, ...shown as object }).toEqual({ owner, path, isWaiting: false, hasText: true })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect({ path, reads }).toEqual({ path, reads: [] })
  }
  expect(errors).toEqual([])
})

it('begins a screen anew that was left, and keeps what is typed on the one that is there while another is drawn ahead', async () => {
  const { page, errors } = await product.openPage({ role: 'super', width: 1440, height: 900 })
  const open = async (label: string) => {
    await linkTo(page, label).hover()
    await paneAhead(page).waitFor({ state: 'attached' })
    await linkTo(page, label).click()
  }
  const search = page.getByRole('searchbox', { name: 'Buscar por nombre o promoción' })
  await open('Equipos')
  await search.fill('Promo 00')
  await linkTo(page, 'Sponsors').hover()
  await paneAhead(page).waitFor({ state: 'attached' })
  expect(await search.inputValue()).toBe('Promo 00')
  await linkTo(page, 'Sponsors').click()
  await page.getByRole('button', { name: 'Nuevo sponsor' }).waitFor()
  await expect.poll(() => paneAhead(page).count()).toBe(0)
  await open('Equipos')
  expect(await search.inputValue()).toBe('')
  expect(errors).toEqual([])
})

it('reads nothing for a pointer that only crosses the sidebar', async () => {
  const { page } = await product.openPage({ role: 'super', width: 1440, height: 900 })
  const reads = readsOf(page)
  await page.locator('main').getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
  reads.length = 0
  const row = await linkTo(page, 'Equipos').boundingBox()
  if (!row) throw new Error('The row is not on the page')
  await page.mouse.move(row.x + 20, row.y + 8)
  // To the title: what the dashboard shows leads to sections too.
  await page.mouse.move(640, 20)
  await linkTo(page, 'Sponsors').hover()
  await paneAhead(page).waitFor({ state: 'attached' })
  expect(reads).toEqual(['/api/sponsors'])
})
