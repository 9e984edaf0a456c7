import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { useProduct } from '../product/product.ts'

const product = useProduct()
beforeEach(product.restore)

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: false }).first()
const save = (page: Page) => page.getByRole('button', { name: /^Guardar cambios/ })

async function openHero(role: 'super' | 'admin_landing' = 'admin_landing') {
  const opened = await product.openPage({ role, path: '/hero', width: 1440, height: 900 })
  await field(opened.page, 'Título').waitFor()
  return opened
}

describe('the hero', () => {
  it('is edited with its preview, saved, and still there after a reload', async () => {
    const { page, errors } = await openHero()
    await field(page, 'Título').fill('La gran vuelta')
    await page.frameLocator('iframe').getByText('La gran vuelta').waitFor()
    await save(page).click()
    await page.getByText('Hero actualizado correctamente').waitFor()
    await page.reload()
    await expect.poll(() => field(page, 'Título').inputValue()).toBe('La gran vuelta')
    expect(errors).toEqual([])
  })

  it('keeps the save bar at the bottom of a window that is taller than the form', async () => {
    const { page } = await product.openPage({ role: 'admin_landing', path: '/hero', width: 1440, height: 1300 })
    await field(page, 'Título').waitFor()
    const below = await save(page).evaluate((button) => innerHeight - button.getBoundingClientRect().bottom)
    expect(below).toBeGreaterThanOrEqual(0)
    expect(below).toBeLessThan(40)
  })

  it('asks before unsaved work is left for another section app, and offers it as a draft afterwards', async () => {
    const { page } = await openHero('super')
    await field(page, 'Título').fill('A medio escribir')
    await page.getByRole('link', { name: 'Usuarios' }).click()
    const question = page.getByRole('alertdialog', { name: 'Tienes cambios sin guardar' })
    await question.getByRole('button', { name: 'Seguir editando' }).click()
    expect(await field(page, 'Título').inputValue()).toBe('A medio escribir')
    await page.getByRole('link', { name: 'Usuarios' }).click()
    await question.getByRole('button', { name: 'Salir sin guardar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Gestión de Usuarios' }).waitFor()
    await page.getByRole('link', { name: 'Hero', exact: true }).click()
    await page.getByRole('button', { name: 'Recuperar borrador' }).click()
    expect(await field(page, 'Título').inputValue()).toBe('A medio escribir')
  })

  it('asks before the browser goes back, too', async () => {
    const { page } = await product.openPage({ role: 'super', path: '/users', width: 1440, height: 900 })
    await page.getByRole('link', { name: 'Hero', exact: true }).click()
    await field(page, 'Título').fill('A medio escribir')
    await page.evaluate(() => history.back())
    const question = page.getByRole('alertdialog', { name: 'Tienes cambios sin guardar' })
    await question.getByRole('button', { name: 'Seguir editando' }).click()
    expect(new URL(page.url()).pathname).toBe('/hero')
    expect(await field(page, 'Título').inputValue()).toBe('A medio escribir')
    await page.evaluate(() => history.back())
    await question.getByRole('button', { name: 'Salir sin guardar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Gestión de Usuarios' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/users')
  })
})
