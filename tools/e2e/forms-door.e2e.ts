import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useProduct } from './product.ts'

const product = useProduct()

/** What the shell fetches when a screen has a form (docs/adr/0019-few-files.md); its hash belongs to the build. */
const forms = '**/assets/forms-*.js'

const pane = (page: Page, label: string) => page.getByRole('alert').filter({ hasText: `No pudimos abrir ${label}` })
const retry = (page: Page) => page.getByRole('button', { name: 'Reintentar' })
const link = (page: Page, label: string) => page.getByRole('link', { name: label, exact: true })

/** Opens a screen on a panel that cannot fetch what forms are made with, and marks the page, to see later that it is still the same one. */
async function openWithoutForms(role: 'super' | 'team_captain', path: string, width = 1440): Promise<Page> {
  const { page } = await product.openPage({ role, path: null, width })
  await page.route(forms, (route) => route.abort('connectionreset'))
  await page.goto(path)
  await page.evaluate(() => { (window as unknown as { same: boolean }).same = true })
  return page
}

const isSamePage = (page: Page) => page.evaluate(() => (window as unknown as { same?: boolean }).same)

const screens = [
  { label: 'Hero', path: '/hero', role: 'super', width: 1440, there: (page: Page) => page.getByLabel('Título').first() },
  { label: 'Sobre', path: '/about', role: 'super', width: 390, there: (page: Page) => page.getByLabel('Título').first() },
] as const

describe.each(screens)('when what the form of $label is made with cannot be fetched', ({ label, path, role, width, there }) => {
  it('its pane says so for as long as it is so, and one Reintentar heals it without a reload', async () => {
    const page = await openWithoutForms(role, path, width)
    await pane(page, label).waitFor()
    const again = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/forms-'))
    await retry(page).click()
    await again
    await page.getByRole('button', { name: 'Reintentar', disabled: false }).waitFor()
    await pane(page, label).waitFor()
    await page.unroute(forms)
    await retry(page).click()
    await there(page).waitFor()
    expect(await pane(page, label).count()).toBe(0)
    expect(await isSamePage(page)).toBe(true)
  })
})

it('a list is there without it, its form says so in its own frame, and one Reintentar heals that', async () => {
  const page = await openWithoutForms('team_captain', '/my-team', 390)
  await page.getByText('Partidos jugados').waitFor()
  await page.getByRole('button', { name: 'Agregar jugador' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agregar jugador' })
  await dialog.getByRole('alert').filter({ hasText: 'No pudimos abrir esta parte' }).waitFor()
  await page.unroute(forms)
  await dialog.getByRole('button', { name: 'Reintentar' }).click()
  await dialog.getByLabel('Nombre', { exact: true }).waitFor()
  expect(await isSamePage(page)).toBe(true)
})

it('what has no form goes on, a list stays until its form is opened, and what was healed saves', async () => {
  const page = await openWithoutForms('super', '/hero')
  await pane(page, 'Hero').waitFor()
  await link(page, 'Posiciones').click()
  await page.getByRole('table').first().waitFor()
  await link(page, 'Sponsors').click()
  await page.getByRole('button', { name: 'Nuevo sponsor' }).click()
  await pane(page, 'Sponsors').waitFor()

  await page.unroute(forms)
  await retry(page).click()
  await page.getByRole('button', { name: /^Editar / }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre', { exact: true }).fill('Panadería La Nueva')
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await page.getByText('Sponsor actualizado correctamente').waitFor()
  expect(await isSamePage(page)).toBe(true)
})
