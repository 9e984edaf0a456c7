import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { useProduct } from '../product/product.ts'
import { signInAfterLostSession } from './lost-session.ts'

const product = useProduct()
beforeEach(product.restore)

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: false }).first()
const save = (page: Page) => page.getByRole('button', { name: /^Guardar cambios/ })

async function openHero(role: 'super' | 'admin_landing' = 'admin_landing') {
  const opened = await product.openPage({ role, path: '/hero', width: 1440, height: 900 })
  await field(opened.page, 'Título').waitFor()
  return opened
}

async function storedTitle(page: Page): Promise<string> {
  const hero = (await (await page.request.get('/api/hero')).json()) as { title: string }
  return hero.title
}

describe('the hero', () => {
  it('is edited with its preview, saved, and still there after a reload', async () => {
    const { page, errors } = await openHero()
    await field(page, 'Título').fill('La gran vuelta')
    await page.getByRole('region', { name: 'Vista previa' }).getByText('La gran vuelta').waitFor()
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

  it('reports missing fields and sends nothing', async () => {
    const { page } = await openHero()
    await field(page, 'Subtítulo').fill('')
    await save(page).click()
    await page.getByText('El subtítulo es requerido').first().waitFor()
    await expect
      .poll(() => field(page, 'Subtítulo').evaluate((element) => element === document.activeElement))
      .toBe(true)
    const stored = (await (await page.request.get('/api/hero')).json()) as { subtitle: string }
    expect(stored.subtitle).not.toBe('')
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

  it('merges what two people changed in different fields, and asks about the same field', async () => {
    const first = await openHero()
    const second = await openHero('super')
    await field(first.page, 'Título').fill('Título de Carla')
    await field(second.page, 'Subtítulo').fill('Subtítulo de Lucía')
    await save(second.page).click()
    await second.page.getByText('Hero actualizado correctamente').waitFor()
    expect(await field(first.page, 'Título').inputValue()).toBe('Título de Carla')
    await save(first.page).click()
    await first.page.getByText('Hero actualizado correctamente').waitFor()
    const merged = (await (await first.page.request.get('/api/hero')).json()) as { title: string; subtitle: string }
    expect([merged.title, merged.subtitle]).toEqual(['Título de Carla', 'Subtítulo de Lucía'])

    // Another user's save appears in a form that is not being edited.
    await expect.poll(() => field(second.page, 'Título').inputValue()).toBe('Título de Carla')
    await field(second.page, 'Título').fill('Título de Lucía')
    await field(first.page, 'Título').fill('Otro título de Carla')
    await save(first.page).click()
    await expect.poll(() => storedTitle(first.page)).toBe('Otro título de Carla')
    await save(second.page).click()
    const dialog = second.page.getByRole('dialog', { name: 'Alguien guardó antes que tú' })
    await dialog.getByText('Carla Núñez', { exact: false }).first().waitFor()
    await dialog.getByRole('radio', { name: /Lo de Carla/ }).check()
    await dialog.getByRole('button', { name: 'Guardar mi elección' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => field(second.page, 'Título').inputValue()).toBe('Otro título de Carla')
    expect(await storedTitle(second.page)).toBe('Otro título de Carla')
  })

  it('saves what was typed after the session ended and the person signed in again', async () => {
    const { page } = await openHero()
    await field(page, 'Título').fill('Escrito a última hora')
    await signInAfterLostSession(page, product.mongodbUri)
    await save(page).click()
    await page.getByText('Hero actualizado correctamente').waitFor()
    expect(await field(page, 'Título').inputValue()).toBe('Escrito a última hora')
    expect(await storedTitle(page)).toBe('Escrito a última hora')
  })

  it('hides the button silently, keeping its text', async () => {
    const { page } = await openHero()
    const before = await field(page, 'Texto del botón').inputValue()
    await page.getByRole('switch', { name: /Mostrar botón/ }).click()
    await expect
      .poll(async () => ((await (await page.request.get('/api/hero')).json()) as { ctaVisible: boolean }).ctaVisible)
      .toBe(false)
    expect(await page.getByText('Hero actualizado correctamente').count()).toBe(0)
    await page.reload()
    await expect.poll(() => field(page, 'Texto del botón').inputValue()).toBe(before)
    expect(await field(page, 'Texto del botón').isDisabled()).toBe(true)
  })
})
