import { beforeEach, describe, expect, it } from 'vitest'
import { axe } from '../every-screen/axe.ts'
import { useProduct } from '../product/product.ts'

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
    await modal.locator('input[type=password]').fill(password)
    await modal.getByRole('button', { name: /^(Crear|Guardar)/ }).click()
    await page.getByText('Usuario creado exitosamente').first().waitFor()
    await page.getByRole('dialog').getByText('marta@torneo.local').first().waitFor()
    await page.getByRole('button', { name: 'Listo' }).click()

    const hers = await product.openPage({ path: '/login' })
    await hers.page.getByLabel('Correo electrónico').fill('marta@torneo.local')
    await hers.page.getByLabel('Contraseña').fill(password)
    await hers.page.keyboard.press('Enter')
    await hers.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()

    await page
      .getByRole('button', { name: 'Desactivar a Marta Gil' })
      .or(page.getByRole('button', { name: /Desactivar.*Marta Gil/ }))
      .first()
      .click()
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
    const [, fragment = ''] = ((await modal.locator('dd').textContent()) ?? '').split('#')
    expect(fragment).toMatch(/^[\w-]{43}$/)

    const hers = await product.openPage({ path: `/acceso#${fragment}` })
    await hers.page.getByLabel('Contraseña nueva').fill('varias-palabras-juntas')
    await hers.page.keyboard.press('Enter')
    await hers.page.getByRole('button', { name: /Carla Núñez/ }).click()
    await hers.page.getByRole('menuitem', { name: 'Dónde ingresaste' }).click()
    await hers.page.getByRole('list', { name: 'Sesiones abiertas' }).getByText('Este dispositivo').waitFor()

    const late = await product.openPage({ path: `/acceso#${fragment}` })
    await late.page.getByRole('heading', { name: 'Este enlace ya no sirve' }).waitFor()
  })
})

describe('the second factor', () => {
  // Passkeys require a host name, not an IP address.
  const address = product.address.replace('127.0.0.1', 'localhost')

  it('is set up with a passkey, asked for at the sign-in, enough alone, and replaced by a recovery code; nothing of it fails axe', async () => {
    const { page, context } = await product.openPage({ path: '/login', address, width: 390, height: 844 })
    const devices = await context.newCDPSession(page)
    await devices.send('WebAuthn.enable')
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    const signIn = async () => {
      await page.getByLabel('Correo electrónico').fill('landing@torneo.local')
      await page.getByLabel('Contraseña').fill('torneo2025')
      await page.keyboard.press('Enter')
    }
    const isIn = () => page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    const signOut = () => page.getByRole('button', { name: 'Salir' }).click()
    const dialog = page.getByRole('dialog')
    const violations = async () => {
      await page.waitForFunction(() =>
        document
          .getAnimations()
          .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
      )
      return axe(page)
    }

    await signIn()
    await page.getByRole('button', { name: /Carla Núñez/ }).click()
    await page.getByRole('menuitem', { name: 'Verificación en dos pasos' }).click()
    await dialog.getByRole('button', { name: 'Agregar llave de acceso' }).click()
    await dialog.getByLabel('Nombre').fill('Teléfono de Carla')
    await dialog.getByLabel('Contraseña actual').fill('torneo2025')
    await page.keyboard.press('Enter')
    const list = dialog.getByRole('list', { name: 'Códigos' })
    await list.waitFor()
    const codes = await list.getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    expect(await violations()).toEqual([])
    await dialog.getByRole('button', { name: 'Ya los guardé' }).click()
    await dialog.getByText('Teléfono de Carla').waitFor()
    expect(await violations()).toEqual([])
    await dialog.getByRole('button', { name: 'Listo' }).click()

    await signOut()
    await signIn()
    await page.getByRole('button', { name: 'Usar llave de acceso' }).waitFor()
    expect(await violations()).toEqual([])
    expect((await page.request.get('/api/account')).status()).toBe(401)
    await page.getByRole('button', { name: 'Usar llave de acceso' }).click()
    await isIn()
    await signOut()
    await page.getByRole('button', { name: 'Iniciar sesión con llave de acceso' }).click()
    await isIn()
    await signOut()
    await signIn()
    await page.getByRole('button', { name: 'Usar un código de recuperación' }).click()
    await page.getByLabel('Código de recuperación').fill(codes[0] ?? '')
    await page.keyboard.press('Enter')
    await page.getByText('Te quedan 9 códigos de recuperación').waitFor()

    const { page: boss } = await product.openPage({ role: 'super', path: '/users', width: 1440, height: 900 })
    await boss.getByRole('button', { name: 'Quitar el segundo paso de Carla Núñez' }).click()
    await boss.getByRole('button', { name: 'Quitar segundo paso' }).click()
    await boss.getByText('Segundo paso quitado').first().waitFor()
    expect((await page.request.get('/api/account')).status()).toBe(401)
  })
})
