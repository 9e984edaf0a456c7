import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useProduct } from '../product/product.ts'

const product = useProduct()

const retry = (page: Page) => page.getByRole('button', { name: 'Reintentar' })

/** Screens that load the form code themselves, or with a dialog opened from a list (docs/design/sections.md). */
const screens = [
  {
    label: 'Hero',
    path: '/hero',
    code: '/common-',
    alert: 'No pudimos abrir Hero',
    open: () => Promise.resolve(),
    shown: (page: Page) => page.getByLabel('Título').first(),
  },
  {
    label: 'Equipos',
    path: '/tournament/teams',
    code: '/opened-',
    alert: 'No pudimos abrir esta parte',
    open: (page: Page) =>
      page
        .getByRole('button', { name: /^Editar / })
        .first()
        .click(),
    shown: (page: Page) => page.getByRole('dialog').getByLabel('Nombre', { exact: true }),
  },
] as const

it.each(screens)(
  '$label announces unreachable code of forms while it lasts, and one Reintentar recovers it without a reload',
  async ({ path, code, alert, open, shown }) => {
    const { page } = await product.openPage({ role: 'super', path: null, width: 1440 })
    const pane = page.getByRole('alert').filter({ hasText: alert })
    const isForms = (url: URL) => url.pathname.includes(code)
    await page.route(isForms, (route) => route.abort('connectionreset'))
    await page.goto(path)
    await page.evaluate(() => {
      ;(window as unknown as { same: boolean }).same = true
    })
    await open(page)
    await pane.waitFor()
    const again = page.waitForEvent('requestfailed', (request) => isForms(new URL(request.url())))
    await retry(page).click()
    await again
    await pane.waitFor()
    await page.unroute(isForms)
    await retry(page).click()
    await shown(page).waitFor()
    expect(await pane.count()).toBe(0)
    expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true)
  },
)

it('saves a form whose code was recovered', async () => {
  const { page } = await product.openPage({ role: 'super', path: null, width: 1440 })
  const isForms = (url: URL) => url.pathname.includes('/opened-')
  await page.route(isForms, (route) => route.abort('connectionreset'))
  await page.goto('/tournament/teams')
  await page
    .getByRole('button', { name: /^Editar / })
    .first()
    .click()
  await retry(page).waitFor()
  await page.unroute(isForms)
  await retry(page).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre', { exact: true }).fill('Los de siempre')
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect.poll(() => dialog.count()).toBe(0)
  await page.getByText('Los de siempre').first().waitFor()
})
