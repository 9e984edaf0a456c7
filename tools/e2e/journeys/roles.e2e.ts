import { roles, type Role } from '@torneo/contracts/people/roles'
import { sections } from '@torneo/contracts/releases/sections'
import { describe, expect, it } from 'vitest'
import { useProduct } from '../product/product.ts'

const product = useProduct()

const labelsOf = (role: Role) => sections.filter((row) => row.roles.includes(role)).map((row) => row.label)

describe.each(roles)('a %s', (role) => {
  it('sees in the sidebar only what is theirs', async () => {
    const { page, errors } = await product.openPage({ role, width: 1440, height: 900 })
    const nav = page.getByRole('navigation', { name: 'Secciones' })
    await nav.waitFor()
    expect(await nav.getByRole('link').allTextContents()).toEqual(labelsOf(role))
    expect(errors).toEqual([])
  })

  it('is denied every section that is not, by its address too', async () => {
    const { page } = await product.openPage({ role })
    for (const { path, id } of sections.filter((row) => !row.roles.includes(role))) {
      await page.goto(path)
      await page.getByText('Acceso Denegado').waitFor()
      const sentence =
        id === 'users' ? 'No tienes permisos para gestionar usuarios' : 'No tienes permisos para acceder a esta sección'
      expect(await page.getByText(sentence).isVisible()).toBe(true)
    }
  })
})

it('opens the menu over a phone and closes it after a click', async () => {
  const { page, errors } = await product.openPage({ role: 'super', width: 390, height: 844 })
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Usuarios' }).click()
  await page.getByRole('heading', { level: 1, name: 'Gestión de Usuarios' }).waitFor()
  expect(await page.getByRole('navigation', { name: 'Secciones' }).isVisible()).toBe(false)
  expect(errors).toEqual([])
})

it('sends someone without a session to the sign-in, and on to where they were going', async () => {
  const { page, errors } = await product.openPage({ path: '/tournament/sports' })
  await page.getByRole('heading', { name: 'Panel de Administración' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
  await page.getByLabel('Correo electrónico').fill('torneo@torneo.local')
  await page.getByLabel('Contraseña').fill('mala-clave')
  await page.keyboard.press('Enter')
  await page.getByText('Credenciales incorrectas. Por favor, intenta de nuevo.').waitFor()
  await page.getByLabel('Contraseña').fill('torneo2025')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Deportes del torneo' }).waitFor()
  await page.getByRole('button', { name: 'Salir' }).click()
  await page.getByRole('heading', { name: 'Panel de Administración' }).waitFor()
  // The only expected error is the browser's report of the rejected password.
  expect(errors.filter((error) => !error.includes('/api/account/sessions'))).toEqual([])
})

it('keeps the chosen theme and the collapsed sidebar for the next visit', async () => {
  const { page, context } = await product.openPage({ role: 'super', width: 1440 })
  await page.getByRole('button', { name: 'Lucía Ferreyra' }).click()
  await page.getByRole('menuitemradio', { name: 'Oscuro' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Contraer el menú' }).click()
  await page.getByRole('button', { name: 'Expandir el menú' }).waitFor()
  await expect
    .poll(async () => {
      const account = (await (await context.request.get('/api/account')).json()) as { prefs: object }
      return account.prefs
    })
    .toEqual({ theme: 'dark', sidebarCollapsed: true })
  await page.reload()
  await page.getByRole('button', { name: 'Expandir el menú' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')

  // The page is dark, with a loading state, before any of the panel's code has run.
  await page.route('**/assets/*.js', () => new Promise(() => undefined))
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => document.documentElement.style.colorScheme)).toBe('dark')
  const start = page.locator('#root > .start')
  await start.waitFor()
  expect(
    await start.evaluate((element) => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(element, '::before').animationName,
    ]),
  ).toEqual(['rgb(15, 16, 19)', 'start-turn, start-appear'])
  for (const [path, type] of [
    ['/favicon.ico', 'image/'],
    ['/favicon.svg', 'image/svg'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const) {
    const icon = await page.request.get(path)
    expect([icon.status(), icon.headers()['content-type']?.startsWith(type)]).toEqual([200, true])
  }
})

it('lets a keyboard skip the menu', async () => {
  const { page } = await product.openPage({ role: 'super', width: 1440 })
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('contenido')
})
