import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { useProduct } from '../product/product.ts'
import { signInAfterLostSession } from './lost-session.ts'

const product = useProduct()
beforeEach(product.restore)

const open = (role: 'super' | 'admin_landing' = 'admin_landing', size = { width: 1440, height: 900 }) =>
  product.openPage({ role, path: '/sponsors', ...size })
const modal = (page: Page) => page.getByRole('dialog').first()
const field = (page: Page, label: string) => modal(page).getByLabel(label, { exact: true })
const waitForText = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

interface Sponsor {
  readonly name: string
  readonly website: string
  readonly tier: string
}

async function sponsors(page: Page): Promise<Sponsor[]> {
  return ((await (await page.request.get('/api/sponsors')).json()) as { items: Sponsor[] }).items
}

async function edit(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Editar ${name}`, exact: true }).click()
  await field(page, 'Nombre').waitFor()
}

const save = (page: Page) => modal(page).getByRole('button', { name: 'Guardar cambios' }).click()

describe('two editors of the same record', () => {
  it('keep both changes when they do not conflict, and are asked when they do', async () => {
    const [carla, lucia] = [await open(), await open('super')]
    const [first] = await sponsors(carla.page)
    const name = first?.name ?? ''
    await edit(carla.page, name)
    await edit(lucia.page, name)

    await field(lucia.page, 'Sitio web').fill('https://lucia.example')
    await save(lucia.page)
    await waitForText(lucia.page, 'Sponsor actualizado correctamente')

    await field(carla.page, 'Nombre').fill('Nombre de Carla')
    await save(carla.page)
    await waitForText(carla.page, 'Sponsor actualizado correctamente')
    expect(await sponsors(carla.page)).toContainEqual(
      expect.objectContaining({ name: 'Nombre de Carla', website: 'https://lucia.example' }),
    )

    await lucia.page.reload()
    await edit(lucia.page, 'Nombre de Carla')
    await edit(carla.page, 'Nombre de Carla')
    // Types before the other user saves, because an untouched form would adopt their save.
    await field(carla.page, 'Nombre').fill('Otro nombre')
    await field(lucia.page, 'Nombre').fill('Nombre de Lucía')
    await save(lucia.page)
    await waitForText(lucia.page, 'Sponsor actualizado correctamente')
    await save(carla.page)
    const question = carla.page.getByRole('dialog', { name: 'Alguien guardó antes que tú' })
    await question.getByRole('radio', { name: /Lo de Lucía/ }).check()
    await question.getByRole('button', { name: 'Guardar mi elección' }).click()
    await question.waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await sponsors(carla.page)).map((sponsor) => sponsor.name))
      .toContain('Nombre de Lucía')
    expect((await sponsors(carla.page)).map((sponsor) => sponsor.name)).not.toContain('Otro nombre')
  })
})

describe('an offline form', () => {
  it('a save fails, says so, keeps the form, and succeeds once the connection is back', async () => {
    const { page, context } = await open()
    const [first] = await sponsors(page)
    await edit(page, first?.name ?? '')
    await field(page, 'Nombre').fill('Escrito sin red')
    await context.setOffline(true)
    await save(page)
    await modal(page).getByText('No hay conexión con el servidor', { exact: false }).waitFor()
    expect(await field(page, 'Nombre').inputValue()).toBe('Escrito sin red')
    await context.setOffline(false)
    await save(page)
    await waitForText(page, 'Sponsor actualizado correctamente')
    expect((await sponsors(page)).map(({ name }) => name)).toContain('Escrito sin red')
  })

  it('keeps typed text over a crash of the page, on a phone too', async () => {
    const { page, context } = await open('admin_landing', { width: 390, height: 844 })
    await page.getByRole('button', { name: 'Nuevo sponsor' }).first().click()
    await field(page, 'Nombre').fill('A medio escribir')
    await field(page, 'Sitio web').fill('a-medias.example')
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('a-medias.example')
    await page.close({ runBeforeUnload: false })
    const again = await context.newPage()
    await again.goto('/sponsors')
    await again.getByRole('button', { name: 'Nuevo sponsor' }).first().click()
    await again.getByRole('button', { name: 'Recuperar borrador' }).click()
    expect([await field(again, 'Nombre').inputValue(), await field(again, 'Sitio web').inputValue()]).toEqual([
      'A medio escribir',
      'a-medias.example',
    ])
  })
})

describe('a lost session', () => {
  it('the save of a modal succeeds after a new sign-in', async () => {
    const { page } = await open()
    const [first] = await sponsors(page)
    await edit(page, first?.name ?? '')
    await field(page, 'Nombre').fill('A última hora')
    await signInAfterLostSession(page, product.mongodbUri)
    await save(page)
    await waitForText(page, 'Sponsor actualizado correctamente')
    expect((await sponsors(page)).map(({ name }) => name)).toContain('A última hora')
  })
})

describe('a sign-out offline', () => {
  it('reaches the server when the connection is back, and lets nobody in before', async () => {
    const { page, context } = await open('super')
    await page.getByRole('button', { name: 'Nuevo sponsor' }).first().waitFor()
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    const account = async () => (await fetch(`${product.address}/api/account`, { headers: { cookie } })).status
    const note = page.getByText('Falta avisar al servidor: la sesión se cerrará al volver la conexión.')
    await context.route('**/api/**', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Salir' }).click()
    await note.waitFor()
    await page.reload()
    await note.waitFor()
    expect([
      await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).isVisible(),
      await account(),
    ]).toEqual([true, 200])

    await context.unroute('**/api/**')
    await note.waitFor({ state: 'detached' })
    expect(await account()).toBe(401)
    await page.goto('/users')
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).waitFor()
  })
})
