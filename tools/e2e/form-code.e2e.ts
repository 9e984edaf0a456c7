import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useProduct } from './product.ts'

const product = useProduct()

/** The shared code of forms, which comes with the first section (docs/adr/0031); its hash belongs to the build. */
const forms = '**/assets/forms-*.js'

const pane = (page: Page, label: string) => page.getByRole('alert').filter({ hasText: `No pudimos abrir ${label}` })
const retry = (page: Page) => page.getByRole('button', { name: 'Reintentar' })

const screens = [
  { label: 'Hero', path: '/hero', role: 'super', width: 1440, shown: (page: Page) => page.getByLabel('Título').first() },
  { label: 'Mi equipo', path: '/my-team', role: 'team_captain', width: 390, shown: (page: Page) => page.getByText('Partidos jugados') },
] as const

it.each(screens)('when the code of forms cannot be loaded, $label says so for as long as it is so, and one Reintentar recovers it without a reload', async ({ label, path, role, width, shown }) => {
  const { page } = await product.openPage({ role, path: null, width })
  await page.route(forms, (route) => route.abort('connectionreset'))
  await page.goto(path)
  await page.evaluate(() => { (window as unknown as { same: boolean }).same = true })
  await pane(page, label).waitFor()
  const again = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/forms-'))
  await retry(page).click()
  await again
  await page.getByRole('button', { name: 'Reintentar', disabled: false }).waitFor()
  await pane(page, label).waitFor()
  await page.unroute(forms)
  await retry(page).click()
  await shown(page).waitFor()
  expect(await pane(page, label).count()).toBe(0)
  expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true)
})

it('what was recovered saves', async () => {
  const { page } = await product.openPage({ role: 'super', path: null, width: 1440 })
  await page.route(forms, (route) => route.abort('connectionreset'))
  await page.goto('/sponsors')
  await pane(page, 'Sponsors').waitFor()
  await page.unroute(forms)
  await retry(page).click()
  await page.getByRole('button', { name: /^Editar / }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre', { exact: true }).fill('Panadería La Nueva')
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await page.getByText('Sponsor actualizado correctamente').waitFor()
  await expect.poll(() => dialog.count()).toBe(0)
})
