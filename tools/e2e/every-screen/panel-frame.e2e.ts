import { expect, it } from 'vitest'
import { useProduct } from '../product/product.ts'
import { shiftsOf, totalOf, watchShifts } from './layout-shifts.ts'

const product = useProduct()

it("a phone's layout stays still while a screen loads", async () => {
  const { page } = await product.openPage({ role: 'super', path: null, width: 390, height: 844 })
  await watchShifts(page)
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  for (const [path, there] of [
    ['/', 'Actividad reciente'],
    ['/sponsors', 'Nuevo sponsor'],
    ['/settings', 'Nombre del sitio'],
  ] as const) {
    await page.goto(path)
    await page.getByText(there).first().waitFor()
    const shifts = await shiftsOf(page)
    expect({ path, moved: totalOf(shifts) < 0.02 ? [] : shifts }).toEqual({ path, moved: [] })
  }
})

it('/ goes to the search of a screen; Ctrl K finds a record by its name anywhere, and Enter opens it', async () => {
  const { page } = await product.openPage({ role: 'super', path: '/schedule' })
  await page.getByRole('button', { name: 'Nuevo evento' }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('nada')
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('nada')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Buscar en el panel' })
  await palette.getByRole('combobox').fill('banco arroyo')
  await palette.getByRole('option', { name: /^Banco Arroyo/ }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('dialog').getByLabel('Nombre').inputValue()).toBe('Banco Arroyo')
  expect(new URL(page.url()).pathname).toBe('/sponsors')
})

it("toasts lie over the header, side by side: the screen's main button stays free", async () => {
  const { page } = await product.openPage({ role: 'super', path: '/schedule', width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Nuevo evento' }).waitFor()
  let deletions = 0
  await page.route('**/api/schedule/*', (route) => {
    deletions += 1
    return deletions === 1 ? route.continue() : route.abort('connectionrefused')
  })
  // Runs inside the page, because both toasts must be visible before the first disappears.
  const { toasts, button } = await page.evaluate(async () => {
    const until = async (look: () => Element | null | undefined | false): Promise<HTMLElement> => {
      for (;;) {
        const found = look()
        if (found) return found as HTMLElement
        await new Promise(requestAnimationFrame)
      }
    }
    const all = () => [...document.querySelectorAll('[data-toast]')]
    for (const count of [1, 2]) {
      ;(await until(() => document.querySelector('main button[aria-label^="Eliminar"]'))).click()
      ;(
        await until(() =>
          [...document.querySelectorAll('dialog[open] button')].find(({ textContent }) =>
            textContent.startsWith('Eliminar'),
          ),
        )
      ).click()
      // The second deletion fails with two toasts.
      await until(() => all().length >= count && !document.querySelector('dialog[open]') && document.body)
    }
    const bottoms = all().map((toast) => toast.getBoundingClientRect().bottom)
    const add = [...document.querySelectorAll('main button')].find(({ textContent }) => textContent === 'Nuevo evento')
    return { toasts: bottoms, button: add?.getBoundingClientRect().top ?? 0 }
  })
  expect(toasts.length).toBeGreaterThan(1)
  expect(Math.max(...toasts)).toBeLessThan(button)
})

it('shows once that the connection is lost, and the full name in large letters', async () => {
  const { page, context } = await product.openPage({
    role: 'super',
    path: '/tournament/standings',
    width: 1440,
    height: 900,
  })
  await page.getByText('En línea').waitFor()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const [brand, width] = await page
    .locator('#sidebar')
    .evaluate((sidebar) => [
      sidebar.querySelector('span')?.getBoundingClientRect().right ?? Infinity,
      sidebar.getBoundingClientRect().right,
    ])
  expect(brand).toBeLessThanOrEqual(width ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await context.setOffline(true)
  const cut = page.getByText('Sin conexión').filter({ visible: true })
  await cut.first().waitFor()
  expect(await cut.count()).toBe(1)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('banner').getByText('Sin conexión').waitFor()
})
