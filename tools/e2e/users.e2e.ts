import { beforeEach, describe, expect, it } from 'vitest'
import { useProduct } from './product.ts'

const product = useProduct()
beforeEach(product.restore)

const password = 'una-clave-larga'

describe('a super', () => {
  it('adds an admin who can sign in, and deactivates one who is out at once', async () => {
    const { page } = await product.openPage({ role: 'super', path: '/users', width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Nuevo Admin' }).click()
    const modal = page.getByRole('dialog')
    await modal.getByLabel('Nombre').fill('Marta Gil')
    await modal.getByLabel('Correo electrónico').fill('Marta@torneo.local')
    await modal.getByLabel('Contraseña').fill(password)
    await modal.getByRole('button', { name: /^(Crear|Guardar)/ }).click()
    await page.getByText('Usuario creado exitosamente').first().waitFor()
    await page.getByRole('dialog').getByText('marta@torneo.local').first().waitFor()
    await page.getByRole('button', { name: 'Listo' }).click()

    const hers = await product.openPage({ path: '/login' })
    await hers.page.getByLabel('Correo electrónico').fill('marta@torneo.local')
    await hers.page.getByLabel('Contraseña').fill(password)
    await hers.page.keyboard.press('Enter')
    await hers.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()

    await page.getByRole('button', { name: 'Desactivar a Marta Gil' }).or(page.getByRole('button', { name: /Desactivar.*Marta Gil/ })).first().click()
    const question = page.getByRole('alertdialog', { name: '¿Estás seguro de desactivar este usuario?' })
    await question.getByRole('button', { name: /^Desactivar/ }).click()
    await page.getByText('Marta Gil').waitFor({ state: 'detached' })
    expect((await hers.page.request.get('/api/account')).status()).toBe(401)
  })

  it('cannot touch a super, and only gives a captain a new password', async () => {
    const { page } = await product.openPage({ role: 'super', path: '/users', width: 1440, height: 900 })
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    await row('Lucía Ferreyra').getByText('No editable').waitFor()
    expect(await row('Lucía Ferreyra').getByRole('button').count()).toBe(0)
    expect(await row('Ana Ríos').getByRole('button').count()).toBe(1)
    await row('Ana Ríos').getByRole('button', { name: 'Nueva contraseña para Ana Ríos' }).waitFor()
    expect(await row('Carla Núñez').getByRole('button').count()).toBe(3)
  })

  it('gives somebody a link to choose a password, which is good once; whoever chose it sees where they are signed in', async () => {
    const { page } = await product.openPage({ role: 'super', path: '/users', width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Nueva contraseña para Carla Núñez' }).click()
    const modal = page.getByRole('dialog', { name: 'Enlace de acceso' })
    await modal.getByRole('button', { name: 'Crear enlace' }).click()
    const [, fragment = ''] = (await modal.locator('dd').textContent() ?? '').split('#')
    expect(fragment).toMatch(/^[\w-]{43}$/)

    const hers = await product.openPage({ path: `/acceso#${fragment}` })
    await hers.page.getByLabel('Contraseña nueva').fill('varias-palabras-juntas')
    await hers.page.keyboard.press('Enter')
    await hers.page.getByRole('heading', { name: 'Contraseña guardada' }).waitFor()
    await hers.page.getByRole('link', { name: 'Ir al ingreso' }).click()
    await hers.page.getByLabel('Correo electrónico').fill('landing@torneo.local')
    await hers.page.getByLabel('Contraseña').fill('varias-palabras-juntas')
    await hers.page.keyboard.press('Enter')
    await hers.page.getByRole('button', { name: /Carla Núñez/ }).click()
    await hers.page.getByRole('menuitem', { name: 'Dónde ingresaste' }).click()
    await hers.page.getByRole('list', { name: 'Sesiones abiertas' }).getByText('Este dispositivo').waitFor()

    const late = await product.openPage({ path: `/acceso#${fragment}` })
    await late.page.getByRole('heading', { name: 'Este enlace ya no sirve' }).waitFor()
  })

  it('is told of a taken email, and keeps what was typed', async () => {
    const { page } = await product.openPage({ role: 'super', path: '/users' })
    await page.getByRole('button', { name: 'Nuevo Admin' }).click()
    const modal = page.getByRole('dialog')
    await modal.getByLabel('Nombre').fill('Otra Carla')
    await modal.getByLabel('Correo electrónico').fill('landing@torneo.local')
    await modal.getByLabel('Contraseña').fill(password)
    await modal.getByRole('button', { name: /^(Crear|Guardar)/ }).click()
    await modal.getByText('Error al guardar el usuario. Verifica que el email no esté en uso.').first().waitFor()
    expect(await modal.getByLabel('Nombre').inputValue()).toBe('Otra Carla')
  })
})
