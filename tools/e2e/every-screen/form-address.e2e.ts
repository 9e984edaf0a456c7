import { sections, type SectionId } from '@torneo/contracts/releases/sections'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useProduct } from '../product/product.ts'

const product = useProduct()

/** Sections without a list of records. */
const withoutList: readonly SectionId[] = [
  'dashboard',
  'hero',
  'about',
  'cta',
  'settings',
  'appearance',
  'live_control',
  'standings',
  'scorers',
  'competition',
  'general_cup',
]
const lists = sections.filter(({ id }) => !withoutList.includes(id))

const phone = { width: 390, height: 844 }
const form = (page: Page) => page.locator('[data-record-form]')
const isAt = (page: Page, address: string) => page.waitForURL((url) => url.pathname + url.search === address)

describe('a form has an address', () => {
  it.each(lists)('opens a new record of $path by link, button, Back and Forward', async ({ path, roles: [role] }) => {
    const { page, errors } = await product.openPage({ ...(role && { role }), path: `${path}?abrir=nuevo`, ...phone })
    await form(page).waitFor()
    await page.getByRole('button', { name: 'Cancelar' }).last().click()
    await form(page).waitFor({ state: 'detached' })
    await isAt(page, path)
    await page.locator('[id$="-new"]').last().click()
    await form(page).waitFor()
    await isAt(page, `${path}?abrir=nuevo`)
    await page.goBack()
    await form(page).waitFor({ state: 'detached' })
    await isAt(page, path)
    await page.goForward()
    await form(page).waitFor()
    expect(errors).toEqual([])
  })

  it('opens a record by link and in a second tab, asks on Back, and keeps its draft on reload', async () => {
    const { page, context, errors } = await product.openPage({ role: 'admin_landing', path: '/sponsors', ...phone })
    const { items } = (await (await page.request.get('/api/sponsors')).json()) as {
      items: { id: string; name: string }[]
    }
    const [first] = items
    const { id, name } = first ?? { id: '', name: '' }
    const address = `/sponsors?abrir=editar.${id}`
    await page.getByRole('button', { name: `Editar ${name}`, exact: true }).click()
    await isAt(page, address)

    const second = await context.newPage()
    await second.goto(address)
    await expect.poll(() => second.getByLabel('Nombre', { exact: true }).inputValue()).toBe(name)
    await second.close()

    await page.getByLabel('Nombre', { exact: true }).fill('A medio escribir')
    await page.evaluate(() => history.back())
    const question = page.getByRole('alertdialog', { name: 'Tienes cambios sin guardar' })
    await question.getByRole('button', { name: 'Seguir editando' }).click()
    await isAt(page, address)
    expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('A medio escribir')

    page.once('dialog', (leave) => void leave.accept())
    await page.reload()
    await page.getByRole('button', { name: 'Recuperar borrador' }).click()
    expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('A medio escribir')
    await page.evaluate(() => history.back())
    await question.getByRole('button', { name: 'Salir sin guardar' }).click()
    await form(page).waitFor({ state: 'detached' })
    await isAt(page, '/sponsors')
    expect(errors).toEqual([])
  })

  it('Back closes what is above a form first, and an address of no record leaves the list', async () => {
    const { page, errors } = await product.openPage({ role: 'admin_landing', path: '/sponsors?buscar=a', ...phone })
    await page.locator('#sponsors-new').click()
    await page.getByRole('button', { name: 'Elegir imagen' }).click()
    const picker = page.getByRole('dialog', { name: 'Elegir imagen' })
    await picker.waitFor()
    await page.evaluate(() => history.back())
    await picker.waitFor({ state: 'detached' })
    await form(page).waitFor()
    await isAt(page, '/sponsors?buscar=a&abrir=nuevo')

    await page.goto('/sponsors?buscar=a&abrir=editar.no-existe')
    await page.getByText('Ya no está en la lista. Si se eliminó, búscalo en la Papelera.').waitFor()
    await isAt(page, '/sponsors?buscar=a')
    expect(await form(page).count()).toBe(0)
    expect(errors).toEqual([])
  })
})
